site-language = Language
site-optional = (optional)
site-sorry = This page is not there
site-gone = This link leads nowhere: it was used up, taken back or has ended. Whoever sent it to you can send another.
site-failed = Something went wrong on our side. Nothing was changed. Please try again in a moment.
site-too-large = What was sent is too long. Nothing was changed.
site-not-from-here = What was sent did not come from the page itself. Nothing was changed. Open the link again and answer there.
page-used = This was answered already, or the link has ended. Nothing was changed.
