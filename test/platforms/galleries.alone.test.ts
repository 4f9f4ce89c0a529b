// The scenarios are played once for both: what they show is tried on each platform.
import "./gallery-on-discord.ts";
import "./gallery-on-slack.ts";
