/** One setting that `parvis setup` can ask for. */
export interface Setting {
  readonly name: string;
  /** The option of the command line: `--discord-token`. */
  readonly flag: string;
  /** What it belongs to: asked for when that is wanted. */
  readonly part: Part;
  /** Whether it is typed unseen. */
  readonly hidden: boolean;
  /** Whether its part does not work without it. */
  readonly needed: boolean;
}

/** What may be set up, in the order of asking. */
export type Part = "house" | "database" | "discord" | "slack-socket" | "slack-http" | "mail" | "web";

function setting(part: Part, name: string, how: "hidden" | "shown", need: "needed" | "optional"): Setting {
  const flag = name
    .replace(/^PARVIS_/u, "")
    .toLowerCase()
    .replaceAll("_", "-");
  return { name, flag, part, hidden: how === "hidden", needed: need === "needed" };
}

/** Every setting, in the order of asking. The sentence that asks for it is `setup-ask-` and its flag. */
export const settings: readonly Setting[] = [
  setting("house", "PARVIS_LOCALE", "shown", "needed"),
  setting("house", "PARVIS_ZONE", "shown", "needed"),
  setting("house", "PARVIS_DATA", "shown", "optional"),
  setting("database", "DATABASE_URL", "hidden", "needed"),
  setting("database", "PARVIS_SECRET", "hidden", "optional"),
  setting("discord", "DISCORD_TOKEN", "hidden", "needed"),
  setting("discord", "DISCORD_APPLICATION_ID", "shown", "optional"),
  setting("discord", "DISCORD_PUBLIC_KEY", "shown", "optional"),
  setting("slack-socket", "SLACK_BOT_TOKEN", "hidden", "needed"),
  setting("slack-socket", "SLACK_APP_TOKEN", "hidden", "needed"),
  setting("slack-http", "SLACK_SIGNING_SECRET", "hidden", "needed"),
  setting("slack-http", "SLACK_CLIENT_ID", "shown", "optional"),
  setting("slack-http", "SLACK_CLIENT_SECRET", "hidden", "optional"),
  setting("mail", "SMTP_URL", "hidden", "needed"),
  setting("mail", "MAIL_FROM", "shown", "needed"),
  setting("web", "PARVIS_URL", "shown", "optional"),
  setting("web", "PARVIS_HOST", "shown", "optional"),
  setting("web", "PARVIS_PORT", "shown", "optional"),
  setting("web", "PARVIS_SITE", "shown", "optional"),
  setting("web", "PARVIS_BACKUP", "shown", "optional"),
];
