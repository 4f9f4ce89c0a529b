import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { isAbsolute, join, resolve } from "node:path";
import { readZone, type Zone } from "#calendar/calendar.ts";
import { machineZone } from "#kernel/clock.ts";
import { type Locale, nearestLocale } from "#locales/locale.ts";
import { RunProblem } from "#problem.ts";
import { reasonOf } from "#store/problem.ts";

/** Everything that is set from outside, read once, with its usual values. */
export interface Config {
  /** Folder for the database, uploads and backups; absolute. */
  readonly data: string;
  readonly databaseUrl: string;
  readonly host: string;
  readonly port: number;
  /** Whether an address to listen on was named, so that Parvis listens even where no platform comes to it over HTTP. */
  readonly listens: boolean;
  /** Public address used in links, without a slash at its end; null where it follows from host and port. */
  readonly url: string | null;
  readonly locale: Locale;
  readonly zone: Zone;
  readonly log: "debug" | "info" | "warn" | "error";
  /** Null where it is made and kept in `data`. */
  readonly secret: string | null;
  readonly secretOld: string | null;
  /** Whether the public site is served. */
  readonly site: boolean;
  /** The local hour, `03:30`, at which a copy is made every night; null for never. */
  readonly backup: string | null;
  readonly discord: DiscordConfig | null;
  readonly slack: SlackConfig | null;
  /** How letters go to members without chat; null where none do. */
  readonly mail: MailConfig | null;
}

export interface MailConfig {
  readonly url: string;
  readonly from: { readonly name: string; readonly address: string };
}

export interface DiscordConfig {
  readonly token: string;
  readonly applicationId: string | null;
  readonly publicKey: string | null;
  readonly apiUrl: string | null;
}

export interface SlackConfig {
  readonly botToken: string | null;
  readonly appToken: string | null;
  readonly signingSecret: string | null;
  readonly clientId: string | null;
  readonly clientSecret: string | null;
  /** What the doctor may read the app's manifest with. */
  readonly configToken: string | null;
  readonly apiUrl: string | null;
  /** How many sockets at once. */
  readonly connections: 1 | 2;
}

/** One mistake in the configuration: which variable, and a sentence of the locale files that says how to mend it. */
export interface ConfigProblem {
  readonly variable: string;
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Characters of a secret, at least. */
const SHORTEST = 32;

/** Adds what stands in `.env` of the current folder; what the environment says already wins. Throws a `RunProblem` where it cannot be read. */
export function loadEnvFile(): void {
  if (!existsSync(".env")) return;
  readOrSay(".env", "config-file-unreadable");
  process.loadEnvFile(".env");
}

/** Reads the configuration. Reports every mistake at once, never one after the other. */
export function readConfig(env: Env): { readonly config: Config } | { readonly problems: readonly ConfigProblem[] } {
  const problems: ConfigProblem[] = [];
  const wrong = (variable: string, key: string, values: ConfigProblem["values"] = {}) => {
    problems.push({ variable, key, values: { variable, ...values } });
  };
  const value = (name: string) => {
    const text = env[name]?.trim();
    return text === undefined || text === "" ? null : text;
  };
  const data = folderOf(value("PARVIS_DATA") ?? "./data");
  const port = readPort(value("PARVIS_PORT"), wrong);
  const host = value("PARVIS_HOST") ?? "127.0.0.1";
  const config: Config = {
    data,
    databaseUrl: readDatabaseUrl(value("DATABASE_URL"), data, wrong),
    host,
    port,
    listens: value("PARVIS_PORT") !== null || value("PARVIS_HOST") !== null,
    url: readUrl("PARVIS_URL", value("PARVIS_URL"), wrong),
    locale: readLocaleSetting(value("PARVIS_LOCALE"), wrong),
    zone: readZoneSetting(value("PARVIS_ZONE"), wrong),
    log: readLevel(value("PARVIS_LOG"), wrong),
    secret: readSecret("PARVIS_SECRET", value("PARVIS_SECRET"), wrong),
    secretOld: readSecret("PARVIS_SECRET_OLD", value("PARVIS_SECRET_OLD"), wrong),
    site: readSwitch("PARVIS_SITE", value("PARVIS_SITE"), wrong) ?? true,
    backup: readBackup(value("PARVIS_BACKUP"), wrong),
    discord: readDiscord(value, wrong),
    slack: readSlack(value, wrong),
    mail: readMail(value, wrong),
  };
  if (config.databaseUrl.startsWith("postgres") && config.secret === null) wrong("PARVIS_SECRET", "config-secret-needed");
  return problems.length > 0 ? { problems } : { config };
}

/** The address under which links lead here: the one given, else the one that follows from host and port. */
export function publicAddress({ url, host, port }: Pick<Config, "url" | "host" | "port">): string {
  const name = host === "0.0.0.0" || host === "::" || host === "[::]" ? "127.0.0.1" : host;
  return url ?? `http://${name.includes(":") && !name.startsWith("[") ? `[${name}]` : name}:${port}`;
}

type Wrong = (variable: string, key: string, values?: ConfigProblem["values"]) => void;

function folderOf(text: string): string {
  return isAbsolute(text) ? text : resolve(text);
}

function readPort(text: string | null, wrong: Wrong): number {
  if (text === null) return 4400;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : -1;
  if (port >= 0 && port <= 65_535) return port;
  wrong("PARVIS_PORT", "config-port", { typed: text });
  return 4400;
}

function readDatabaseUrl(text: string | null, data: string, wrong: Wrong): string {
  if (text === null) return `sqlite:${join(data, "parvis.db")}`;
  if (/^postgres(ql)?:\/\/.+/.test(text) && URL.canParse(text)) return text;
  if (/^sqlite:.+/.test(text)) return text;
  wrong("DATABASE_URL", "config-database");
  return `sqlite:${join(data, "parvis.db")}`;
}

function readUrl(variable: string, text: string | null, wrong: Wrong): string | null {
  if (text === null) return null;
  const parsed = URL.parse(text);
  if (parsed !== null && (parsed.protocol === "http:" || parsed.protocol === "https:")) return text.replace(/\/+$/, "");
  wrong(variable, "config-url", { typed: text });
  return null;
}

function readLocaleSetting(text: string | null, wrong: Wrong): Locale {
  if (text === null) return "en";
  const locale = nearestLocale(text);
  if (locale === null) wrong("PARVIS_LOCALE", "config-locale", { typed: text });
  return locale ?? "en";
}

function readZoneSetting(text: string | null, wrong: Wrong): Zone {
  const own = readZone(machineZone()) ?? (readZone("UTC") as Zone);
  if (text === null) return own;
  const zone = readZone(text);
  if (zone === null) wrong("PARVIS_ZONE", "config-zone", { typed: text });
  return zone ?? own;
}

function readLevel(text: string | null, wrong: Wrong): Config["log"] {
  if (text === null) return "info";
  if (text === "debug" || text === "info" || text === "warn" || text === "error") return text;
  wrong("PARVIS_LOG", "config-log", { typed: text });
  return "info";
}

function readSwitch(variable: string, text: string | null, wrong: Wrong): boolean | null {
  if (text === null) return null;
  if (/^(?:on|yes|true|1)$/i.test(text)) return true;
  if (!/^(?:off|no|false|0)$/i.test(text)) wrong(variable, "config-switch", { typed: text });
  return false;
}

function readBackup(text: string | null, wrong: Wrong): string | null {
  if (text === null || /^(?:off|no|false|0|never)$/i.test(text)) return null;
  const match = /^(\d{1,2})[:h](\d{2})$/i.exec(text);
  const hour = match === null ? null : `${(match[1] as string).padStart(2, "0")}:${match[2]}`;
  if (hour !== null && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(hour)) return hour;
  wrong("PARVIS_BACKUP", "config-backup", { typed: text });
  return null;
}

function readSecret(variable: string, text: string | null, wrong: Wrong): string | null {
  if (text !== null && text.length < SHORTEST) wrong(variable, "config-secret-short", { length: text.length });
  return text;
}

function readDiscord(value: (name: string) => string | null, wrong: Wrong): DiscordConfig | null {
  const token = value("DISCORD_TOKEN");
  const rest = { applicationId: value("DISCORD_APPLICATION_ID"), publicKey: value("DISCORD_PUBLIC_KEY") };
  const apiUrl = readUrl("DISCORD_API_URL", value("DISCORD_API_URL"), wrong);
  if (rest.applicationId !== null && !/^\d{15,21}$/.test(rest.applicationId)) wrong("DISCORD_APPLICATION_ID", "config-digits");
  if (rest.publicKey !== null && !/^[0-9a-f]{64}$/i.test(rest.publicKey)) wrong("DISCORD_PUBLIC_KEY", "config-hex");
  if (token === null) {
    if (rest.applicationId !== null || rest.publicKey !== null) wrong("DISCORD_TOKEN", "config-token-missing");
    return null;
  }
  if (/^Bot\s/i.test(token) || /\s/.test(token)) wrong("DISCORD_TOKEN", "config-token-shape");
  return { token, ...rest, apiUrl };
}

function readSlack(value: (name: string) => string | null, wrong: Wrong): SlackConfig | null {
  const slack: SlackConfig = {
    botToken: value("SLACK_BOT_TOKEN"),
    appToken: value("SLACK_APP_TOKEN"),
    signingSecret: value("SLACK_SIGNING_SECRET"),
    clientId: value("SLACK_CLIENT_ID"),
    clientSecret: value("SLACK_CLIENT_SECRET"),
    configToken: value("SLACK_CONFIG_TOKEN"),
    apiUrl: readUrl("SLACK_API_URL", value("SLACK_API_URL"), wrong),
    connections: value("SLACK_CONNECTIONS") === "2" ? 2 : 1,
  };
  const connections = value("SLACK_CONNECTIONS") ?? "1";
  if (!["1", "2"].includes(connections)) wrong("SLACK_CONNECTIONS", "config-connections", { typed: connections.slice(0, 20) });
  const { apiUrl: _, connections: __, ...said } = slack;
  if (Object.values(said).every((each) => each === null)) return null;
  if (slack.botToken !== null && !slack.botToken.startsWith("xoxb-")) wrong("SLACK_BOT_TOKEN", "config-token-prefix", { prefix: "xoxb-" });
  if (slack.appToken !== null && !slack.appToken.startsWith("xapp-")) wrong("SLACK_APP_TOKEN", "config-token-prefix", { prefix: "xapp-" });
  if (slack.configToken !== null && !slack.configToken.startsWith("xoxe"))
    wrong("SLACK_CONFIG_TOKEN", "config-token-prefix", { prefix: "xoxe.xoxp-" });
  if (slack.appToken === null && slack.signingSecret === null) wrong("SLACK_APP_TOKEN", "config-slack-way-in");
  if ((slack.clientId === null) !== (slack.clientSecret === null)) wrong("SLACK_CLIENT_SECRET", "config-slack-client");
  if (slack.botToken === null && slack.clientId === null) wrong("SLACK_BOT_TOKEN", "config-slack-token");
  return slack;
}

function readMail(value: (name: string) => string | null, wrong: Wrong): MailConfig | null {
  const [url, typed] = [value("SMTP_URL"), value("MAIL_FROM")];
  if (url === null && typed === null) return null;
  const server = url === null ? null : URL.parse(url);
  const known = server !== null && /^smtps?:$/.test(server.protocol) && server.hostname !== "";
  if (url === null) wrong("SMTP_URL", "config-smtp-missing");
  else if (!known) wrong("SMTP_URL", "config-smtp");
  const from = typed === null ? null : readSender(typed);
  if (typed === null) wrong("MAIL_FROM", "config-sender-missing");
  else if (from === null) wrong("MAIL_FROM", "config-sender", { typed: typed.slice(0, 80) });
  return url === null || !known || from === null ? null : { url, from };
}

/** `parvis@example.org`, or with a name before it: `Parvis <parvis@example.org>`; null for anything else. */
function readSender(typed: string): MailConfig["from"] | null {
  const [, quoted = "", between] = /^(.*?)\s*<([^<>]*)>$/s.exec(typed) ?? [];
  const address = (between ?? typed).trim();
  const name = between === undefined ? "" : quoted.replace(/^"(.*)"$/s, "$1");
  const shaped = /^[^\s@<>(),;:"\\[\]]{1,64}@[^\s@<>(),;:"\\[\]]+$/.test(address);
  return shaped && address.length <= 254 && !/\p{Cc}/u.test(typed) ? { name, address } : null;
}

/**
 * The secret that is configured, else the one that is made once and kept in the data folder, readable by its owner alone. Throws a
 * `RunProblem` where that file cannot be read or made, or holds no secret: with a wrong one nothing that is sealed can be opened.
 */
export function keptSecret(config: Pick<Config, "data" | "secret">): string {
  if (config.secret !== null) return config.secret;
  const path = join(config.data, "secret");
  if (existsSync(path)) return secretIn(path);
  const secret = randomBytes(32).toString("hex");
  try {
    mkdirSync(config.data, { recursive: true });
    writeFileSync(path, `${secret}\n`, { mode: 0o600, flag: "wx" });
    return secret;
  } catch (error) {
    // Another process has made it meanwhile.
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return secretIn(path);
    if (existsSync(path)) rmSync(path);
    throw new RunProblem("config-secret-unwritable", { path, reason: reasonOf(error) });
  }
}

function secretIn(path: string): string {
  const secret = readOrSay(path, "config-secret-unreadable").trim();
  if (secret.length < SHORTEST) throw new RunProblem("config-secret-damaged", { path });
  return secret;
}

/** The text of a file, or a `RunProblem` with this sentence, whose holes are `path` and `reason`. */
export function readOrSay(path: string, key: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new RunProblem(key, { path, reason: reasonOf(error) });
  }
}
