# What `parvis play` says of a scenario: how it cannot be read, and what was expected and seen.

scenario-empty = The scenario is empty. It begins with: community "Name".
scenario-continues-nothing = This line starts with white space, so it goes on from the line before, and there is none: { $text }. Begin it at the margin.
scenario-quote-open = A quotation mark is not closed: { $text }. Inside a text, write \" for a quotation mark.
scenario-pattern-open = A regular expression is not closed: { $text }. It stands between slashes, as in /text/i.
scenario-pattern-bad = This is no regular expression: { $text } ({ $reason }).
scenario-pattern-endless = A regular expression of this line comes to no end: it repeats what is repeated already, as (a+)+ does. Write it without.
scenario-text-missing =
    { $text ->
        [scenario-none] A text is missing. Write it in quotes, "like this", or as a regular expression, /like this/i.
       *[other] A text in quotes, "like this", or a regular expression, /like this/i, should stand in place of: { $text }
    }
scenario-value-unnamed = A name and a value, as in name:"value", should stand in place of: { $text }
scenario-value-missing = "{ $name }:" has no value. Write it right after the colon, in quotes when it has several words.
scenario-too-much = Nothing more can stand here: { $text }. A text of several words needs quotes.
scenario-path-bad = This part of the path cannot be read: { $text }. A path is like gatherings.G1.occurrences[0].registrations[state=going].length.
scenario-name-bad =
    { $text ->
        [scenario-none] A name is missing. It is one word of letters, digits, - or _.
       *[other] "{ $text }" cannot be a name: it is one word of letters, digits, - or _.
    }
scenario-room-bad = "{ $text }" cannot be a channel: write #general, or #general@slack.
scenario-name-taken = Nobody can be called { $name }: statements begin with that word.
scenario-deed-unknown =
    { $text ->
        [scenario-none] What is done is missing after the colon: a command that begins with /, press "Label", choose "Label" value, or submit name:"value".
       *[other] "{ $text }" is nothing that can be done. What can: a command that begins with /, press "Label", choose "Label" value, submit name:"value".
    }
scenario-label-missing = A label in quotes should follow { $deed }, as in { $deed } "Join".
scenario-handle-bad = A handle should follow "on": a capital letter with a number, such as G1.
scenario-choice-missing = What is chosen under "{ $label }" is missing: choose "{ $label }" value, or several separated by commas.
scenario-twice = "{ $name }" is given twice.
scenario-expect-nothing = What is expected is missing: expect alice sees "…", expect #general has "…", expect refused, or expect export PATH is VALUE.
scenario-room-verb = After { $room } comes has "text" or lacks "text".
scenario-expect-unknown = "{ $text }" is nothing that can be expected: alice sees "…", #general has "…", #general lacks "…", refused, export PATH is VALUE, export PATH lacks "…".
scenario-export-verb = After the path comes is VALUE or lacks "text".
scenario-value-nothing = The value is missing after "is".
scenario-value-words = A value of several words needs quotes: is "{ $text }".
scenario-value-json = This begins like JSON and cannot be read as such: { $text }
scenario-statement-unknown = "{ $text }" is no statement. Statements begin with { $known }, or with somebody’s name and a colon.
scenario-option-unknown = "{ $name }" is not known here. What is: { $known }.
scenario-community-name = The community has no name: community "Name".
scenario-community-first = The first statement is the community, as in community "Name", and not: { $text }
scenario-community-twice = There is one community in a scenario, and it is named already.
scenario-zone-bad = "{ $text }" is no time zone. A zone is like Europe/Paris.
scenario-locale-bad = "{ $text }" is no language that Parvis speaks: { $known }.
scenario-time-bad =
    { $text ->
        [scenario-none] The time is missing: a date and an hour, as in 2027-03-28 10:30.
       *[other] "{ $text }" is no time: write a date that exists and an hour, as in 2027-03-28 10:30.
    }
scenario-step-bad =
    { $text ->
        [scenario-none] How far is missing: { $word } 3d, { $word } 90m, { $word } 1h30, or { $word } to 2027-03-28 10:00.
       *[other] "{ $text }" is no length of time: { $word } 3d, { $word } 90m, { $word } 1h30, or { $word } to 2027-03-28 10:00.
    }
scenario-date-bad = "{ $text }" is no date for { $name }: write { $name }:2027-12-31.
scenario-role-bad = "{ $text }" is no role. Roles are { $known }.
scenario-role-guest = A guest is not a member and has no other role.
scenario-link-bad = Both accounts need their space: link alice@discord alice@slack.
scenario-space-unknown = There is no space { $space }. Known are { $known }; another one is added with: space { $space }
scenario-space-twice = The space { $space } is there already.
scenario-person-unknown = Nobody is called { $name }. Known are { $known }; someone else is added with: person { $name }
scenario-person-twice = There is already someone called { $name }. Another account of the same person is added with link.
scenario-account-unknown = { $name } has no account on { $space }, only on { $known }. Another one is added with link.
scenario-link-two-people = { $one } and { $other } are two people; link gives one person a second account.
scenario-link-twice = { $name } has that account on { $space } already.
scenario-channel-unknown = There is no channel { $channel } on { $space } (it is on: { $known }). Another one is added with: channel { $channel }
scenario-channel-twice = The channel { $channel } is there already on { $space }.
scenario-together-nested = "together" began in line { $line } and has not ended yet.
scenario-together-empty = Nothing stands between "together" and "end".
scenario-together-only-acts = Only what people do may stand between "together" and "end", and not: { $text }
scenario-together-open = "together" is not ended: close it with a line "end".
scenario-end-alone = There is no "together" that this could end.
scenario-clock-late = The clock has been moved in line { $line } already. The first clock comes before.
scenario-clock-far = The clock goes no further than the year 9998.
scenario-file-no-text = { $file } is no text. A scenario is a text file in UTF-8.
scenario-clock-back = The clock stands at { $now } and is not turned back to { $to }.

scenario-joined-late = { $name } cannot have joined on { $joined }: the clock stands at { $now }.
scenario-no-button = { $who } sees no button "{ $label }". Buttons in sight: { $seen }.
scenario-no-button-on = { $who } sees no button "{ $label }" on { $on }. Buttons in sight: { $seen }.
scenario-no-select = { $who } sees no select "{ $label }". Selects in sight: { $seen }.
scenario-no-choice = "{ $value }" is not among the choices of "{ $label }": { $known }.
scenario-one-choice = "{ $label }" takes one choice only.
scenario-no-form = No form is open before { $who }.
scenario-no-input = The form does not ask for "{ $name }". It asks for { $known }.

scenario-expected = expected: { $what }
scenario-seen = seen: { $what }
scenario-expected-sees = { $who } sees { $wanted }
scenario-expected-sees-nothing = { $who } sees nothing more
scenario-expected-has = #{ $room } has { $wanted }
scenario-expected-lacks = #{ $room } never had { $wanted }
scenario-expected-refused = the last act is refused
scenario-expected-refused-with = the last act is refused with { $wanted }
scenario-expected-export = export { $path } is { $value }
scenario-expected-export-lacks = export { $path } lacks { $wanted }
scenario-seen-nothing = nothing
scenario-seen-no-act = nobody has done anything yet
scenario-seen-outcome =
    { $outcome ->
        [done] it was done
        [asked] something was asked before it is done
        [incident] an incident
        [misuse] it was not understood
       *[refused] it was refused
    }
scenario-seen-missing = nothing stands at { $path }; at { $walked } there is { $last }

scenario-passed =
    { $count ->
        [one] { $file }: played to the end, one expectation met
       *[other] { $file }: played to the end, { $count } expectations met
    }
scenario-incident = an incident (reference { $reference })
scenario-file-missing = The scenario { $file } cannot be read: { $reason }
scenario-export-unwritable = The export cannot be written to { $file }: { $reason }
scenario-database-there = { $file } is there already. A scenario is played on a fresh database: name a file that does not exist yet.
