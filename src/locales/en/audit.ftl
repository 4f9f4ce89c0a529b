parvis-audit = audit
    .about = Who did what and when: nobody can change it
parvis-audit-page = page
    .about = Which page; the newest first
parvis-audit-person = person
    .about = Who did it, or whom it concerns
parvis-audit-action = action
    .about = A word of what was done, such as power or dues
parvis-audit-from = from
    .about = From this day on
parvis-audit-to = to
    .about = Through this day
record-found =
    { $count ->
        [0] Nothing of the kind is written down
        [one] One thing is written down
       *[other] { $count } things are written down
    }
record-footer = Page { $page } of { $pages }. What is written down here is changed by nobody; votes, and what was confided, never stand in it.
record-line = { $when } · { $who } · { $what }
record-by-itself = Parvis by itself
record-in-confidence = somebody, in confidence
record-no-action = Nothing that was done here is called “{ $typed }”. There is: { $known }.
record-to-early = { $to } lies before { $from }: name a later day, or leave one of them out.
record-from-ahead = { $from } is still ahead: nothing is written down from there on yet.
audit-action =
    { $action ->
        [gathering-proposed] Gathering proposed
        [gathering-changed] Gathering changed
        [gathering-cancelled] Gathering called off
        [gathering-answered-for] Answered for somebody else
        [gathering-slot] Tasks of a gathering settled
        [gathering-rota] Task of a gathering goes round
        [gathering-message] Message of a gathering posted
        [gathering-workshop] Workshop described
        [gathering-material] Materials of a gathering changed
        [gathering-promoted] Gathering shown elsewhere
        [gathering-waits] Gathering sent for approval
        [gathering-approved] Gathering approved
        [gathering-refused] Gathering not approved
        [attendance-marked] Attendance marked
        [programme-chosen] Programme of the week settled
        [assembly-convened] Assembly convened
        [own-roles-settled] Roles of one’s own settled
        [notice-handed-over] Notice given on paper
        [second-call-convened] Second call convened
        [assembly-opened] Assembly opened
        [assembly-closed] Assembly closed
        [assembly-adjourned] Assembly adjourned
        [agenda-extended] Agenda extended
        [attendance-signed] Attendance sheet signed
        [departure-signed] Departure signed
        [proxy-given] Proxy given
        [proxy-revoked] Proxy revoked
        [proxy-declined] Proxy declined
        [rules-changed] Rules of the statutes changed
        [minutes-drawn-up] Minutes drawn up
        [minutes-corrected] Minutes corrected
        [minutes-approved] Minutes approved
        [motion-proposed] Motion proposed
        [motion-seconded] Motion seconded
        [motion-text-extended] Text of a motion extended
        [motion-withdrawn] Motion withdrawn
        [motion-taken-up-again] Motion taken up again
        [amendment-proposed] Amendment proposed
        [secret-ballot-asked-for] Secret ballot asked for
        [vote-opened] Vote opened
        [vote-closed] Vote closed
        [quorum-missing] Not put to the vote: quorum missing
        [candidates-called] Candidates called for
        [candidate-named] Candidate named
        [candidate-accepted] Candidacy accepted
        [candidate-declined] Candidacy declined
        [candidate-withdrawn] Candidacy withdrawn
        [office-settled] Office settled
        [mandate-entered] Mandate entered
        [mandate-ended] Mandate ended
        [poll-opened] Poll opened
        [poll-closed] Poll closed
        [aid-asked] Help asked for
        [aid-changed] Request for help changed
        [aid-corrected] Request for help corrected
        [aid-offered] Help offered
        [aid-offered-on] Request passed on
        [aid-claimed] Request for help taken on
        [aid-claim-refused] Taking on refused
        [aid-declined] Request for help declined
        [aid-extended] Promised time extended
        [aid-handed-over] Request for help handed over
        [aid-released] Request for help given back
        [aid-done] Help given
        [aid-confirmed] Help confirmed
        [aid-withdrawn] Request for help withdrawn
        [aid-wrote] Word passed on between requester and helper
        [aid-proposed] Open requests proposed together
        [aid-removed] Confided words removed
        [aid-duty-set] Duty for danger settled
        [aid-volunteered] Offer to help settled
        [aid-leave-planned] Leave of a volunteer planned
        [aid-leave-ended] Leave of a volunteer ended
        [aid-check-recorded] Check of a volunteer recorded
        [aid-check-revoked] Check of a volunteer revoked
        [aid-kept-apart] Two people kept apart
        [aid-may-meet] Two people may meet again
        [need-confided] Need confided
        [need-confided-changed] Confided need changed
        [need-submitted] Need submitted
        [need-supported] Need supported
        [need-support-taken-back] Support of a need taken back
        [need-discussed] Need discussed
        [need-joined] Needs joined
        [need-tabled] Need put to the assembly
        [need-withdrawn] Need withdrawn
        [campaign-started] Campaign started
        [campaign-closed] Campaign closed
        [campaign-action-set-up] Action of a campaign set up
        [campaign-task-taken] Task of a campaign taken
        [campaign-task-open] Task of a campaign given back
        [campaign-task-done] Task of a campaign done
        [survey-asked] Survey opened
        [survey-closed] Survey closed
        [mandate-written-down] Negotiating mandate written down
        [negotiation-logged] Negotiation logged
        [agreement-drafted] Text of an agreement written
        [ratification-asked] Ratification put to the vote
        [withdrawal-of-mandate-asked] Withdrawal of a mandate put to the vote
        [agreement-signed] Agreement signed
        [signing-link-made] Link to sign given
        [paper-signature-written-down] Signature on paper written down
        [notice-of-termination-given] Notice of termination given
        [counterpart-written-down] Counterpart written down
        [breach-followed-up] Breach followed up
        [reply-asked] Reply to a breach asked for
        [service-added] Service added
        [service-codes-added] Codes of a service added
        [service-ended] Service ended
        [charter-published] Charter published
        [charter-signed] Charter signed
        [charter-signed-from-outside] Charter signed by an outside party
        [charter-invitation] Invitation to sign a charter given
        [course-opened] Course opened
        [course-finished] Course finished
        [course-cancelled] Course called off
        [course-asked] Place in a course asked for
        [course-waiting] Waiting for a place in a course
        [course-enrolled] Enrolled in a course
        [course-declined] Not admitted to a course
        [course-left] Course left
        [exchange-begun] Exchange begun
        [exchange-changed] Exchange changed
        [exchange-ended] Exchange ended
        [lessons-planned] Lessons planned
        [lesson-changed] Lesson changed
        [lesson-marked] Attendance of a lesson marked
        [lesson-caught-up] Lesson caught up with
        [absence-announced] Absence of a lesson announced
        [absence-taken-back] Absence of a lesson taken back
        [course-changed] Course changed
        [exercise-handed-in] Exercise handed in
        [exercise-answered] Exercise answered
        [certificate-given] Certificate given
        [announcement-posted] Announcement posted
        [announcement-scheduled] Announcement scheduled
        [announcement-waiting] Announcement sent for approval
        [announcement-approved] Announcement approved
        [announcement-refused] Announcement not approved
        [announcement-changed] Announcement changed
        [announcement-withdrawn] Announcement withdrawn
        [topic-added] Topic added
        [report-received] Report received
        [report-hint] Report: a hint given
        [report-warning] Report: a warning given
        [report-suspension] Report: a suspension proposed
        [report-exclusion] Report: an exclusion proposed
        [report-resolve] Report settled
        [report-dismiss] Report closed without follow-up
        [report-pass] Report passed on
        [measure-hint] Hint given
        [measure-warning] Warning given
        [measure-proposed] Suspension proposed
        [measure-active] Measure in force
        [measure-dropped] Measure dropped
        [measure-appealed] Appeal against a measure
        [measure-lifted] Measure lifted
        [measure-over] Measure over
        [member-applied] Membership applied for
        [member-admitted] Member admitted
        [member-refused] Application refused
        [member-returned] Member returned
        [member-resigned] Member resigned
        [member-exclusion-proposed] Exclusion proposed
        [member-heard] Heard on the proposed exclusion
        [member-exclusion-dropped] Exclusion dropped
        [member-excluded] Member excluded
        [membership-lapsed] Membership lapsed
        [dues-paid] Dues paid
        [profile-changed] Profile changed
        [register-taken-out] Register taken out
        [members-imported] Members imported
        [own-data-taken-out] Own data taken out
        [person-forgotten] Person forgotten
        [people-joined] Accounts joined into one person
        [account-vouched-for] Code given for the new account of somebody
        [account-unlinked] Account unlinked
        [space-attached] Space attached
        [space-left] Space left
        [promises-given-back] Promises given back after an absence
        [roles-changed] Roles changed
        [roles-followed] Roles followed from the platform
        [platform-role-set] Role of a platform settled
        [power-given] Power given
        [power-revoked] Power taken back
        [power-ended] Power ended
        [power-fallen] Power fallen
        [community-settled] Settings changed
        [channel-chosen] Channel for announcements chosen
        [kept-too-long] What is kept no longer removed
        [aid-reopened] Request for help opened again
        [signature-shown] Signature shown on the site, or not
        [guest-registered-on-the-site] Guest registered on the site
        [work-shared] Work shared
        [work-edited] Work corrected
        [work-commented] Comment on a work
        [work-comment-removed] Comment on a work taken back
        [work-taken-out] Work taken out of an exhibition
        [work-withdrawn] Work withdrawn
        [exhibition-opened] Exhibition hung
        [exhibition-changed] Exhibition changed
        [exhibition-closed] Exhibition closed
        [partner-invited] Invitation for another association
        [partner-accepted] Partner accepted
        [partner-linked] Partner confirmed
        [partner-ended] Partnership ended
        [shared-with-partner] Shared with a partner
        [no-longer-shared-with-partner] No longer shared with a partner
        [partner-followed] Partner elsewhere added
        [gathering-of-a-partner-ended] Gathering of a partner ended
        [web-session-opened] Pages opened in the browser
        [post-tried-again] Post tried again
        [aid-closed] Request for help closed
        [gathering-calendar-followed] Calendar of a gathering followed
        [candidate-completed] Candidacy completed
       *[other] { $action }
    }
