/** The arguments of a method: what must be there, what may, and groups of which one is needed. `token` and `team_id` may stand everywhere. */
interface MethodArguments {
  readonly needs: readonly string[];
  readonly may: readonly string[];
  readonly oneOf?: readonly string[];
  /** A scope without which it answers `missing_scope`. */
  readonly scope?: string;
}

/** The methods that the fake Slack answers, after the reference of August 2026. */
export const METHODS: Readonly<Record<string, MethodArguments>> = {
  "auth.test": { needs: [], may: [] },
  "auth.revoke": { needs: [], may: ["test"] },
  "api.test": { needs: [], may: ["error", "foo"] },
  "apps.connections.open": { needs: [], may: [] },
  "apps.manifest.export": { needs: ["app_id"], may: [] },
  "bots.info": { needs: [], may: ["bot"], scope: "users:read" },
  "oauth.v2.access": { needs: [], may: ["client_id", "client_secret", "code", "redirect_uri", "grant_type", "refresh_token"] },
  "chat.postMessage": {
    needs: ["channel"],
    may: [
      ...[
        "text",
        "blocks",
        "attachments",
        "markdown_text",
        "as_user",
        "icon_emoji",
        "icon_url",
        "link_names",
        "metadata",
        "mrkdwn",
        "parse",
      ],
      ...["reply_broadcast", "thread_ts", "unfurl_links", "unfurl_media", "username"],
    ],
    oneOf: ["text", "blocks", "attachments", "markdown_text"],
    scope: "chat:write",
  },
  "chat.postEphemeral": {
    needs: ["channel", "user"],
    may: [
      "text",
      "blocks",
      "attachments",
      "markdown_text",
      "as_user",
      "icon_emoji",
      "icon_url",
      "link_names",
      "parse",
      "thread_ts",
      "username",
    ],
    oneOf: ["text", "blocks", "attachments", "markdown_text"],
    scope: "chat:write",
  },
  "chat.update": {
    needs: ["channel", "ts"],
    may: ["text", "blocks", "attachments", "markdown_text", "as_user", "file_ids", "link_names", "metadata", "parse", "reply_broadcast"],
    oneOf: ["text", "blocks", "attachments", "markdown_text"],
    scope: "chat:write",
  },
  "conversations.history": { needs: ["channel"], may: ["cursor", "include_all_metadata", "inclusive", "latest", "limit", "oldest"] },
  "conversations.replies": { needs: ["channel", "ts"], may: ["cursor", "include_all_metadata", "inclusive", "latest", "limit", "oldest"] },
  "conversations.info": { needs: ["channel"], may: ["include_locale", "include_num_members"] },
  "conversations.open": {
    needs: [],
    may: ["channel", "users", "return_im", "prevent_creation"],
    oneOf: ["channel", "users"],
    scope: "im:write",
  },
  "users.info": { needs: ["user"], may: ["include_locale"], scope: "users:read" },
  "views.open": { needs: ["view"], may: ["trigger_id", "interactivity_pointer"], oneOf: ["trigger_id", "interactivity_pointer"] },
  "views.push": { needs: ["view"], may: ["trigger_id", "interactivity_pointer"], oneOf: ["trigger_id", "interactivity_pointer"] },
  "views.update": { needs: ["view"], may: ["external_id", "view_id", "hash"], oneOf: ["external_id", "view_id"] },
  "views.publish": { needs: ["user_id", "view"], may: ["hash"] },
  "files.getUploadURLExternal": { needs: ["filename", "length"], may: ["alt_txt", "snippet_type"], scope: "files:write" },
  "files.info": { needs: ["file"], may: ["count", "cursor", "limit", "page"], scope: "files:read" },
  "files.delete": { needs: ["file"], may: [], scope: "files:write" },
  "files.completeUploadExternal": {
    needs: ["files"],
    may: ["blocks", "channel_id", "channels", "initial_comment", "thread_ts"],
    scope: "files:write",
  },
};

/** What is wrong with a call: an unknown method or argument, or one that is missing. */
export function callProblems(method: string, given: Readonly<Record<string, unknown>>): readonly string[] {
  const known = METHODS[method];
  if (known === undefined) return [`unknown_method ${method}`];
  const found: string[] = [];
  for (const name of known.needs) if (given[name] === undefined || given[name] === "") found.push(`${method} needs ${name}`);
  for (const name of Object.keys(given)) {
    if (!known.needs.includes(name) && !known.may.includes(name) && name !== "token" && name !== "team_id")
      found.push(`${method} has no argument ${name}`);
  }
  if (known.oneOf?.every((name) => given[name] === undefined) === true) found.push(`${method} needs one of ${known.oneOf.join(", ")}`);
  return found;
}
