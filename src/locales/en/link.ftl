parvis-link = link
    .about = Join your accounts on several platforms: you are one person, with one vote
parvis-link-code = code
    .about = The code that your other account was given
parvis-link-answer = answer
    .about = What you say to the question that is open before you
parvis-link-answer-confirm = confirm
parvis-link-answer-cancel = cancel
link-look-first = Say the code first: both accounts are shown then, and you confirm what you have seen.
link-title = One person, several accounts
link-code = From your other account type { $line } within ten minutes.
link-code-why = You will be shown both accounts there, and asked here once more before anything is joined. Give the code to nobody.
link-code-space = In a Discord server or a Slack workspace that has no association yet, the same line, typed by whoever administers it, attaches it to this one.
link-ask =
    { $vouched ->
        [yes] Whoever has lost their accounts, and the new account: joined, they are one person, with one vote. Confirm only where you know that they are.
       *[no] Are both of these accounts yours? Joined, they are one person, with one vote. An account can be taken away again with /parvis unlink; what was joined stays joined.
    }
link-waits =
    { $vouched ->
        [yes] Whoever gave the code is asked now. Nothing is joined until they confirm too.
       *[no] Your other account is asked now. Nothing is joined until it confirms too.
    }
link-done =
    { $vouched ->
        [yes] The new account is theirs now. An account that is lost for good is taken away with /parvis unlink.
       *[no] Both accounts are one person now.
    }
link-first-label = First account
link-second-label = Second account
link-cancelled = Nothing was joined.
link-space-taken = This space belongs to an association already. /parvis status says to which.
link-no-such-code = There is no such code, or it is older than ten minutes. Type /parvis link on your first account for another.
link-same-person = This account is the same person already.
link-over = This question is over. Type /parvis link to begin again.
link-not-confirmed = The other account must confirm first.
link-both-voted = Both accounts have voted in { $handle }, which is still open. They can be joined once it is closed.
notice-link-asked = a question about joining accounts
parvis-link-person = person
    .about = Somebody who has lost their accounts: a code for their new one
parvis-unlink = unlink
    .about = Your accounts; take one away that is yours no longer
parvis-unlink-account = account
    .about = Which one: its name or its platform
parvis-unlink-person = person
    .about = Whose; yours if left out
link-code-lost = From the new account of { $name } type { $line } within ten minutes.
link-code-lost-why = Both will be shown there, and you are asked here once more before anything is joined. Give the code only to somebody whom you know to be that person. They are told on the accounts that they still have.
link-vouched-member = This account is a member’s already: it is joined by its own code, with /parvis link on the other account.
link-too-often = Too many codes were said in vain. Wait ten minutes, then ask for a new one with /parvis link on your first account.
account-vouched = { $account } says that it is your new account, and { $by } was asked to confirm it. If it is not, say so to { $by } or to another person who administers the association, before it is joined to you.
account-unlinked =
    { $reader ->
        [person] The account { $account } is yours no longer here. Everything that you did with it stays yours.
       *[account] This account, { $account }, belongs to nobody’s membership here any more: you speak as a guest. If that is a mistake, whoever administers the association can give you a code.
    }
accounts-found =
    { $own ->
        [yes]
            { $count ->
                [one] You have one account here
               *[other] You have { $count } accounts here
            }
       *[no]
            { $count ->
                [0] { $name } has no account here
                [one] { $name } has one account here
               *[other] { $name } has { $count } accounts here
            }
    }
unlink-ask =
    { $own ->
        [yes] { $account } will be yours no longer: whoever speaks from it is a guest. Votes, answers, promises and powers stay with you.
       *[no]
            { $left ->
                [0] { $account } is the last account of { $name }: nothing reaches them here without it, until /parvis link person gives their new one a code. Votes, answers, promises and powers stay with them.
               *[other] { $account } will belong to { $name } no longer: whoever speaks from it is a guest. Votes, answers, promises and powers stay with them.
            }
    }
unlink-done =
    { $own ->
        [yes] { $account } is yours no longer.
       *[no]
            { $left ->
                [0] { $account } belongs to { $name } no longer. For their new account, /parvis link person:… gives a code.
               *[other] { $account } belongs to { $name } no longer.
            }
    }
unlink-last = This is your only account here. To leave the association there is /member resign, and /parvis forget to be forgotten.
unlink-this-one = You are speaking from this account. Say it from another one of yours.
unlink-gone = There is no such account, or it is yours no longer. /parvis unlink shows your accounts.
unlink-no-such = There is no account “{ $typed }”. There are: { $known }.
unlink-several = Several accounts are called “{ $typed }”. Say which: { $known }.
notice-account-vouched = a question about a new account
notice-account-unlinked = an account that was taken away
