assembly-report = report
    .about = The year’s report: needs, agreements, services, campaigns
assembly-report-year = year
    .about = Which year; this one if left out
year-title = Report of the year { $year }
year-summary = { $year }: needs adopted { $adopted }, agreements { $agreements }, uses of services { $uses }.
year-file = report-{ $year }
year-file-markdown = The report as text
year-file-pdf = The report to print
year-none = Nothing this year.
year-membership = Membership
year-members = Members in force
year-joined = Joined in the year
year-left-members = Left in the year
year-assemblies = Assemblies
year-handle = No.
year-name = Name
year-entitled = Entitled
year-motions = Motions
year-adopted-count = Adopted
year-needs = Needs
year-needs-adopted = Needs adopted
year-needs-count =
    { $submitted ->
        [one] { $submitted } need was submitted, with { $supported } expressions of support.
       *[other] { $submitted } needs were submitted, with { $supported } expressions of support.
    }
year-supports = Supported by
year-vote = Vote
year-negotiations = Negotiations
year-counterpart = With
year-steps = Steps
year-state = State today
year-agreements = Agreements
year-term = Term
year-breaches = Breaches
year-services = Services
year-uses = Uses
year-left = Left today
year-campaigns = Campaigns
year-signed = Signed
year-pledged = Pledged
year-obtained = What was obtained
year-to-come = { $year } has not begun. Name a year that has.
