when-empty = Say a date and an hour, such as “28/03/2027 10h30” or “next Sunday 10:30”.
when-unclear = I could not read “{ $text }”. Try “2027-03-28 10:30”, or words such as “next Sunday 10:30”.
when-without-hour = “{ $text }” is { $date }, but the hour is missing. Add it, such as “{ $text } at 10:30”.
when-without-day = “{ $text }” names an hour, but no day. Add the day, such as “tomorrow { $text }”.
when-hour-too-many = A date without an hour is wanted here; “{ $text }” has one. Try “2027-03-28”.
when-past = “{ $text }” is { $date }, which is past. Give a date that lies ahead.
when-past-words = “{ $text }” lies in the past. Give a date that lies ahead.
when-past-without-year = “{ $text }” was { $date }, which is past. If you mean next year, add { $year }.
when-no-such-day = I could not read “{ $text }”: there is no such day in { $month } { $year }, which has { $days } days.
when-no-such-month = I could not read “{ $text }”: there is no month { $month }. The day and the month may be the wrong way round.
when-no-such-hour = I could not read “{ $text }”: there is no such hour. Hours go from 00:00 to 23:59.
wall-hour-unclear = I could not read “{ $typed }” as a time of day. Try 18:30.
when-other-weekday = “{ $text }” does not agree with itself: that date is { $date }, not a { $weekday }. Correct the weekday or the date.
when-other-part = “{ $text }” does not agree with the part of the day named beside it. Write the hour alone, such as “19:30”.
rule-empty = Say how often, such as “weekly”, “every 2 weeks on thu” or “monthly on 1st sun”.
rule-unclear = I could not read “{ $text }”. Try “weekly on wed, fri”, “every 2 weeks on thu”, “monthly on 1st sun” or “wed 19:30, sun 10:00”.
rule-ambiguous = “{ $text }” can be read in more than one way. Try “every 2 weeks on thu” or “monthly on 2nd thu”.
rule-every-nth = “{ $text }” may mean one week in several, or one day of the month. Write “every 2 weeks on tue”, or “monthly on 2nd tue”.
rule-no-such-day = “{ $text }” names a day that never comes: that month has at most { $days } days.
rule-hour-unclear = “{ $text }” may be before noon or after it. Write “7am”, “7pm” or “19:00”.
rule-hour-too-many = “{ $text }” repeats by the hour or the minute and cannot have an hour of its own as well.
rule-midnight = “{ $text }” ends at midnight: say which day it belongs to by writing “00:00” or “23:59”.
rule-date-unclear = “{ $text }” names a date that can be read in more than one way. Write it as “2027-06-30”.
rule-limit-twice = “{ $text }” says twice when it ends. Keep one end.
rrule-without-freq = “{ $text }” does not say how often: FREQ is missing. Try “FREQ=WEEKLY;BYDAY=WE”.
rrule-unclear = I could not read “{ $text }” in the rule. RFC 5545 says how each part is written, such as “FREQ=MONTHLY;BYDAY=1SU”.
rrule-unknown-part = Rules with “{ $text }” cannot be kept here. Leave that part out, or say the rule in words.
rrule-twice = “{ $text }” is given twice in the rule. Keep one.
rrule-together = “{ $text }” do not go together in one rule. Leave one of them out.
duration-unclear = I could not read “{ $text }” as a length of time. Try “90m”, “1h30”, “2 h” or “1 day”.
duration-out-of-bounds = “{ $text }” is out of bounds: more than nothing and at most 400 days will do.
hours-unclear = I could not read “{ $text }” as hours of the week. Try “mon-fri 18:00-21:00”, or “sat 9:00-12:00, sun 14:00-18:00”.
zone-unknown = “{ $text }” is not a time zone of a place. A fixed offset such as EST or UTC+1 goes wrong when the clocks change. Try “Europe/Paris”.
local-unclear = I could not read “{ $text }” as a local date and hour. Write it as “2027-03-28T10:30”.
date-unclear = I could not read “{ $text }” as a date. Write it as “2027-06-30”.
instant-unclear = I could not read “{ $text }” as an instant. Write it as “2027-03-28T08:30:00Z”.
count-unclear = “{ $text }” is not a number of dates. Give a whole number from 0 to { $most }.
when-offset = “{ $text }” is an offset from UTC. Hours here are those of the clocks in this community: leave it out, and write the local hour.
when-vague = “{ $text }” may be several days. Write the day, such as “2027-03-31 10:30” or “31 March at 10:30”.
rule-twice = “{ $text }” may mean twice in that time, or once in twice that time. Write “every 2 weeks”, “every 2 months”, or the days themselves: “mon, thu”.
rule-working-day = “{ $text }” depends on which days are worked. Write “mon-fri” for every one of them; for the last from Monday to Friday, “FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1”.
rule-how-long = “{ $text }” does not say how many dates that makes for this repetition. Write “10 times”, or “until 2027-06-30”.
rule-range-backwards = “{ $text }” ends before it begins. Write the first day, then the last: “2027-12-20–2028-01-04”.
rule-holidays-where = “{ $text }”: only the public holidays of France are known here, and this community’s zone is elsewhere. Name the dates, or write “public holidays of mainland France”.
rule-holidays-which = “{ $text }” may be public holidays or holidays from school. Write “public holidays”, or the first and the last day: “2027-12-20–2028-01-04”.
except-empty = Say what is left out, such as “2027-04-04”, “2027-12-20–2028-01-04”, “August” or “public holidays”.
except-unclear = I could not read “{ $text }” among what is left out. Try “2027-04-04”, “2027-12-20–2028-01-04”, “August” or “public holidays”.
calendar-file-unclear = “{ $text }” is not a calendar file. Choose a file that ends in .ics, as calendars export it.
calendar-file-empty = This calendar file holds no { $text }: there is no day in it to leave out.
calendar-file-event = The event “{ $text }” of this calendar file has no date that can be read. Remove it from the file, or give its date.
calendar-file-long = This calendar file holds { $text } events; { $most } at most are read. Choose one with fewer.
holiday-new-year = New Year’s Day
holiday-good-friday = Good Friday
holiday-easter-monday = Easter Monday
holiday-labour = Labour Day
holiday-victory = Victory 1945
holiday-ascension = Ascension
holiday-whit-monday = Whit Monday
holiday-national = Bastille Day
holiday-assumption = Assumption
holiday-all-saints = All Saints’ Day
holiday-armistice = Armistice 1918
holiday-christmas = Christmas
holiday-saint-stephen = Saint Stephen’s Day
holiday-abolition = Abolition of slavery
holiday-citizenship = Citizenship Day
holiday-gospel = Arrival of the Gospel
holiday-autonomy = Autonomy Day
holiday-matarii = Matari’i i ni’a
holiday-pierre-chanel = Saint Peter Chanel
holiday-peter-and-paul = Saints Peter and Paul
holiday-territory = Territory Day
feast-rosh-hashanah = Rosh Hashanah, from the eve
feast-yom-kippur = Yom Kippur, from the eve
feast-sukkot = Sukkot, from the eve
feast-shemini-atzeret = Shemini Atzeret and Simchat Torah, from the eve
feast-pesach = Pesach, from the eve
feast-shavuot = Shavuot, from the eve
pause-dates = { $from } to { $to }
pause-months = { $months }, every year
pause-french-holidays =
    { $region ->
       *[metropole] public holidays (mainland France)
        [alsace-moselle] public holidays (Alsace-Moselle)
        [guadeloupe] public holidays (Guadeloupe)
        [guyane] public holidays (French Guiana)
        [martinique] public holidays (Martinique)
        [mayotte] public holidays (Mayotte)
        [nouvelle-caledonie] public holidays (New Caledonia)
        [polynesie] public holidays (French Polynesia)
        [reunion] public holidays (Réunion)
        [saint-barthelemy] public holidays (Saint Barthélemy)
        [saint-martin] public holidays (Saint Martin)
        [saint-pierre-et-miquelon] public holidays (Saint Pierre and Miquelon)
        [wallis-et-futuna] public holidays (Wallis and Futuna)
    }
pause-hebrew-feasts = the feasts of the Hebrew calendar, each from its eve on
pause-calendar =
    { $count ->
        [one] the days of one event of a calendar file
       *[other] the days of { $count } events of a calendar file
    }
when-far = “{ $text }” is too far away: dates are read up to the year { $year }. A digit may be too many.
locale-unknown = “{ $text }” is not a language that is spoken here. Give en or fr.
rule-gives-none = “{ $text }” gives no date: what it asks for never comes together, or it ends before it begins. Look at the start, the end and what is left out.
rule-which-days = “{ $text }” does not say on which days. Name them: “tue, fri”, or “tue 19:30, fri 18:00”.
rule-times-days = “{ $text }” says { $times } times and names { $days } days. Name each day: “tue, fri”.
rule-which-of-month = “{ $text }” does not say which ones. Write “monthly on 1st sun”, “1st and 3rd sun of the month”, or “every 2 weeks on sun”.
rule-which-months = “{ $text }” may be meant for this year or for every year. Add “every year”; or give the first date as the start, and “until 31 July”.
rule-never = “{ $text }”: what is held once needs no rule. Leave the repetition out.
rule-part-hour = “{ $text }” does not say at what hour. Add it, such as “sun 10:30”; without an hour, write the days alone: the start gives it.
rule-hours-between = “{ $text }” gives two hours. Write the one at which it begins, such as “sun 10:30”; how long it lasts is the duration.
rule-month-end = “{ $text }” may be several days. Write “monthly on last day”, “monthly on 1” or “monthly on last fri”.
rule-week-or-all = “{ $text }” may be Monday to Friday, or all seven days. Write “mon-fri” or “daily”.
rule-start = “{ $text }” says when it starts, which the start says already. Give the first date there, and here how it repeats; an end is written “until 2027-06-30”.
rule-feast-moves = “{ $text }” falls on another date every year, and no rule follows it. Give each date by itself, or the same day of the year.
rule-feast-again = “{ $text }” leaves out a feast that comes again: the next one is { $next }, and this repetition goes on after it. Name each date with its year, such as “2027-03-28, 2028-04-16”, or give an end, such as “until 2027-06-30”.
rule-nth-alone = “{ $text }” may be that day of every month, or one date. Write “monthly on 2nd tue” or “monthly on 15”.
rule-weekend-which = “{ $text }” may be the Saturday, the Sunday or both, and the first Sunday is not always beside the first Saturday. Write “monthly on 1st sat”.
rule-except-of-month = “{ $text }” does not say clearly which dates are left out. Name them by their date, or write the ones that are held: “monthly on 2nd, 3rd and 4th sun”.
rule-except-days = “{ $text }” is none of the days of this rule, or all of them. Name the days that are held: “mon, tue, thu”.

# A calendar on the web.

calendar-web-unclear = I could not read “{ $text }” as an address of the web. Write it whole: https://calendar.example.org/holidays.ics
calendar-web-not-https = “{ $text }” does not begin with https. Only such addresses are read; paste the file itself instead.
calendar-web-closed = { $text } is not an address of the open internet. Name a calendar that everybody can read, or paste the file itself.
calendar-web-unreachable = { $text } could not be reached. Check the address, or paste the file itself.
calendar-web-late = { $text } took too long to answer. Try again later, or paste the file itself.
calendar-web-big = What { $text } sends is larger than { $most } KB. Choose a smaller calendar, or paste the days that count.
calendar-web-status = { $text } answers with error { $status }: no calendar is there. Check the address.
calendar-web-turns = “{ $text }” refers on and on. Give the address where the calendar itself is.
calendar-addresses-many = At most { $max } calendars of the web are read at once. Leave some out.
clock-gap = On { $date } the clocks go forward and { $asked } does not exist: { $shown } is taken.
clock-overlap = On { $date } the clocks go back and { $asked } comes twice: the first of the two is taken.
