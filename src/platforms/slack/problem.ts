/** Something about Slack that whoever runs Parvis must mend: `key` names the sentence that says what would do. */
export class SlackProblem extends Error {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(key: string, values: Readonly<Record<string, string | number>> = {}) {
    super(`${key} ${Object.values(values).join(" ")}`.trim());
    this.name = "SlackProblem";
    this.key = key;
    this.values = values;
  }
}

/** What Slack says of a token that is good no more, or never was. */
export const TURNED_DOWN: ReadonlySet<string> = new Set([
  ...["invalid_auth", "not_authed", "account_inactive", "token_revoked", "token_expired", "team_disabled", "not_allowed_token_type"],
]);
