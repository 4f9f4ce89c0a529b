import { readFileSync } from "node:fs";
import { Command } from "commander";
import { readZone, type Zone } from "#calendar/calendar.ts";
import { machineClock, machineZone } from "#kernel/clock.ts";
import { Misuse } from "#kernel/refusal.ts";
import { isUnread, type Unread } from "#kernel/unread.ts";
import { VERSION } from "#kernel/version.ts";
import { nearestLocale } from "#locales/locale.ts";
import { speak } from "#locales/speak.ts";
import { inShort, RunProblem, terminalLocale } from "#problem.ts";
import { settings } from "#setup/settings.ts";
import { configured, fail, runStart, start } from "#start.ts";

/** Reads the command line and runs what it names. What is asked for goes to standard output; everything else to standard error. */
export async function runCommandLine(argv: readonly string[]): Promise<void> {
  const locale = terminalLocale(process.env);
  try {
    await program().parseAsync(argv);
  } catch (error) {
    fail(error, locale);
  }
}

function program(): Command {
  const parvis = new Command("parvis").description("One bot for the whole life of an association").version(VERSION).showHelpAfterError();
  parvis
    .command("demo")
    .description("open the playground on a sample association, in the browser, no account needed")
    .option("--sample <name>", "union, culture or ministry")
    .action(async (options: { readonly sample?: string }) => {
      const { openDemo } = await import("#demo/open-demo.ts");
      await runStart((config) => openDemo(config, options.sample ?? null));
    });
  parvis
    .command("start")
    .description("connect every platform that is configured; without any, open the playground")
    .option("--only <parts>", "some parts alone, where several processes share a PostgreSQL: web, discord-http, slack-http, worker, …")
    .action((options: { readonly only?: string }) => runStart((config) => start(config, options.only ?? null)));
  parvis
    .command("migrate")
    .description("bring the database up to date; a copy is taken before")
    .option("--json", "say it as JSON")
    .action(async (options: { readonly json?: true }) => {
      const { migrateConfigured } = await import("#start.ts");
      print(options.json === true, await migrateConfigured(configured(), terminalLocale(process.env)));
    });
  parvis
    .command("play")
    .description("play a scenario on a fresh community; exit 1 at the first expectation that fails")
    .argument("<file>")
    .option("--export <out>", "write the community's export to this file at the end")
    .option("--database <url>", "play on this PostgreSQL instead of a SQLite file of its own")
    .action(async (file: string, options: { readonly export?: string; readonly database?: string }) => {
      const { playFile } = await import("#scenario/play.ts");
      process.exitCode = await playFile(file, { exportTo: options.export ?? null, database: options.database ?? null });
    });
  parvis
    .command("export")
    .description("write a community as readable JSON")
    .option("--community <name>", "which, where the database holds several")
    .option("--out <file>", "to this file rather than to standard output")
    .option("--json", "as it is in any case")
    .action(async (options: { readonly community?: string; readonly out?: string }) => {
      const { exportConfigured } = await import("#export/export-configured.ts");
      await exportConfigured(configured(), { community: options.community ?? null, out: options.out ?? null });
    });
  parvis
    .command("manifest")
    .description("print the Slack app manifest: what to paste into Slack's “Create an app from a manifest”")
    .option("--single", "only /parvis, with the fewest scopes")
    .option("--languages <list>", "whose names become commands", "en,fr")
    .option("--socket", "Slack is reached over a socket (the default)")
    .option("--url <url>", "Slack comes to this public address over HTTP")
    .option("--shared", "several workspaces install the app")
    .option("--json", "as it is in any case")
    .action(async (options: Readonly<Record<string, string | true | undefined>>) => {
      const { slackManifest } = await import("#start.ts");
      print(true, { data: await slackManifest(options), lines: [] });
    });
  parvis
    .command("register")
    .description("make the commands known to Discord, where they differ from what it has; parvis start does so too")
    .option("--guild <id>", "in one server alone, where they are there at once")
    .option("--dry-run", "only say what differs")
    .option("--json", "say it as JSON")
    .action(async (options: { readonly guild?: string; readonly dryRun?: true; readonly json?: true }) => {
      const { registerConfigured } = await import("#start.ts");
      const how = options.dryRun === true ? "only look" : "write";
      const report = await registerConfigured(configured(), options.guild ?? null, how, terminalLocale(process.env));
      print(options.json === true, report);
      if (!report.well) process.exitCode = 1;
    });
  parvis
    .command("doctor")
    .description("say whether what is configured works, and how to mend what does not; exit 1 when something is wrong")
    .option("--json", "say it as JSON")
    .action(async (options: { readonly json?: true }) => {
      const { diagnose } = await import("#doctor.ts");
      const diagnosis = await diagnose(configured(), terminalLocale(process.env));
      print(options.json === true, diagnosis);
      if (!diagnosis.well) process.exitCode = 1;
    });
  addSetup(parvis);
  addCopies(parvis);
  addPure(parvis);
  return parvis;
}

/** The smallest files that say something; docs/routing.md names every field. */
const ROUTE_EXAMPLE = `
requests.json:
  { "now": "2027-03-22T10:00", "zone": "Europe/Paris", "language": "fr",
    "requests": [{ "id": "R1", "category": "transport", "zone": "north", "languages": ["pt"], "urgency": "week" }] }
volunteers.json:
  [{ "id": "V1", "categories": ["transport"], "zones": ["north"], "languages": ["fr", "pt"], "given": 1 }]
docs/routing.md names every field.
`;
/** What writes the configuration: asked in a terminal, or given as options. */
function addSetup(parvis: Command): void {
  const setup = parvis
    .command("setup")
    .description("write the configuration: asks in a terminal, or takes what is given as options; every answer is checked first")
    .option("--file <file>", "the file to write", ".env")
    .option("--offline", "do not ask the platforms whether the tokens work")
    .option("--json", "say it as JSON");
  for (const { name, flag } of settings) setup.option(`--${flag} <value>`, name);
  setup.action(async (options: Readonly<Record<string, string | true | undefined>>) => {
    const locale = terminalLocale(process.env);
    const given = Object.fromEntries(
      settings.flatMap(({ name, flag }) => {
        const value = options[camelCase(flag)];
        return typeof value === "string" ? [[name, value.trim()]] : [];
      }),
    );
    const { setUp } = await import("#setup/setup.ts");
    const ask = options["offline"] === true ? "nobody" : "the platforms";
    const how = { file: String(options["file"]), env: process.env, ask, locale } as const;
    const inTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true && Object.keys(given).length === 0;
    const answers = inTerminal
      ? await (await import("#setup/questions.ts")).askForSettings(how, { input: process.stdin, output: process.stdout })
      : given;
    if (answers === null) process.exitCode = 1;
    else print(options["json"] === true, await setUp(answers, how));
  });
}

function camelCase(flag: string): string {
  return flag.replace(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());
}

/** What carries everything away and brings it back. */
function addCopies(parvis: Command): void {
  parvis
    .command("dump")
    .description("write everything that the database holds to one file, from which any database can be filled")
    .argument("<file>", "compressed where its name ends in .gz")
    .option("--json", "say it as JSON")
    .action(async (file: string, options: { readonly json?: true }) => {
      const { dumpReport } = await import("#copies/reports.ts");
      print(options.json === true, await dumpReport(configured(), file, terminalLocale(process.env)));
    });
  parvis
    .command("load")
    .description("fill a new, empty database with a dump, whichever database it came from")
    .argument("<file>")
    .option("--json", "say it as JSON")
    .action(async (file: string, options: { readonly json?: true }) => {
      const { loadReport } = await import("#copies/reports.ts");
      print(options.json === true, await loadReport(configured(), file, terminalLocale(process.env)));
    });
  parvis
    .command("backup")
    .description("copy the database, even while Parvis runs, and look the copy through")
    .option("--out <file>", "rather than a file in the folder of the backups")
    .option("--rotate", "remove what is older than needed: a copy stays of 7 days, 4 weeks and 12 months")
    .option("--json", "say it as JSON")
    .action(async (options: { readonly out?: string; readonly rotate?: true; readonly json?: true }) => {
      const { backupReport } = await import("#copies/reports.ts");
      const how = { out: options.out ?? null, rotate: options.rotate === true };
      print(options.json === true, await backupReport(configured(), process.env, how, terminalLocale(process.env)));
    });
  parvis
    .command("restore")
    .description("put a backup in the place of the database; what is there is copied first")
    .argument("<file>")
    .option("--json", "say it as JSON")
    .action(async (file: string, options: { readonly json?: true }) => {
      const { restoreReport } = await import("#copies/reports.ts");
      const { eraseAgain } = await import("#erase-again.ts");
      const config = configured();
      print(options.json === true, await restoreReport(config, process.env, file, eraseAgain(config), terminalLocale(process.env)));
    });
}

/** What needs no database. */
function addPure(parvis: Command): void {
  parvis
    .command("tally")
    .description("count a ballot file (BLT) with the code that counts votes")
    .argument("<file>")
    .option("--method <name>", "yes-no, plurality, approval, score, irv, scottish-stv (stv), meek-stv or schulze", "yes-no")
    .option("--seats <number>", "in place of the file's own number")
    .option("--unranked <rule>", "last or none: what an unranked candidate means")
    .option("--overvote <rule>", "skip or exhaust: what a shared rank means")
    .option("--lot <names>", "the order of a published draw, separated by commas, for what no other rule settles")
    .option("--draw <seed>", "the published seed of a draw over this file, in place of --lot")
    .option("--json", "as JSON")
    .action(async (file: string, options: Readonly<Record<string, string | undefined>>) => {
      const { tallyReport } = await import("#assemblies/count/report.ts");
      print(options.json !== undefined, tallyReport(readBytes(file), options, terminalLocale(process.env)));
    });
  parvis
    .command("occurrences")
    .description("the dates that a repeat rule gives")
    .argument("<rule>")
    .requiredOption("--start <local>", "the first date and hour, such as 2027-03-21T02:30")
    .option("--zone <zone>", "an IANA name", process.env.PARVIS_ZONE ?? machineZone())
    .option("--count <number>", "how many", "10")
    .option("--from <instant>", "only those at or after this instant")
    .option("--until <date>", "none after this local date")
    .option(
      "--except <dates>",
      "what to leave out, separated by commas: dates, 2027-12-20 to 2028-01-04, August, public holidays; or a file .ics, or its address: https://…",
    )
    .option("--locale <locale>", "en or fr", terminalLocale(process.env))
    .option("--json", "as JSON")
    .action(async (rule: string, options: Readonly<Record<string, string | undefined>>) => {
      const { occurrencesReport } = await import("#phrases/reports.ts");
      const { except, ...others } = options;
      if (except === undefined || !isCalendar(except)) return printRead(options, occurrencesReport(rule, options));
      const { readCalendarFile } = await import("#calendar/calendar-files.ts");
      const read = readCalendarFile(await calendarText(except), (readZone(options.zone ?? "") ?? "UTC") as Zone);
      if (isUnread(read)) throw new Misuse("except", read.key, read.values);
      printRead(options, occurrencesReport(rule, others, { pauses: [read.pause] }));
    });
  parvis
    .command("route")
    .description("who would be asked for which request, and why: the rules of aid on two files")
    .requiredOption("--requests <file>", "JSON: a list of requests, or an object with “requests” and the terms")
    .requiredOption("--volunteers <file>", "JSON: a list of volunteers")
    .option("--optimal", "all requests together: the most served, then the least cost, then the shortest ways")
    .option("--json", "as JSON")
    .addHelpText("after", ROUTE_EXAMPLE)
    .action(async (options: Readonly<Record<string, string | true | undefined>>) => {
      const [{ routeReport }, { routeFile }] = await Promise.all([import("#aid/routing/report.ts"), import("#aid/routing/files.ts")]);
      const file = (name: string) => routeFile(name, readBytes(name));
      const files = { requests: file(String(options.requests)), volunteers: file(String(options.volunteers)) };
      const how = { optimal: options.optimal === true, now: machineClock.now(), locale: terminalLocale(process.env) };
      print(options.json === true, routeReport(files, how));
    });
  parvis
    .command("when")
    .description("how a date in words is read")
    .argument("<text>")
    .option("--now <local>", "the local time of asking, such as 2027-03-20T12:00")
    .option("--zone <zone>", "an IANA name", process.env.PARVIS_ZONE ?? machineZone())
    .option("--locale <locale>", "en or fr", terminalLocale(process.env))
    .option("--json", "as JSON")
    .action(async (text: string, options: Readonly<Record<string, string | undefined>>) => {
      const { whenReport } = await import("#phrases/reports.ts");
      printRead(options, whenReport(text, options));
    });
}

/** What a report says: as data, and as lines for people. */
export interface Report {
  readonly data: unknown;
  readonly lines: readonly string[];
}

function print(asJson: boolean, report: Report): void {
  process.stdout.once("error", endQuietly);
  for (const piece of asJson ? jsonPieces(report.data) : report.lines) process.stdout.write(asJson ? piece : `${piece}\n`);
}

/** Whoever reads what is printed may have seen enough, as `head` has: that is no fault. */
function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
}

/** JSON in pieces: all of a large report is longer than a string may be. */
function* jsonPieces(data: unknown): Generator<string> {
  const lists = typeof data === "object" && data !== null && Object.values(data).every(Array.isArray);
  if (!lists || Object.keys(data).length === 0) return yield `${JSON.stringify(data, null, 2)}\n`;
  let opening = "{";
  for (const [name, items] of Object.entries(data as Readonly<Record<string, readonly unknown[]>>)) {
    yield `${opening}\n  ${JSON.stringify(name)}: [`;
    for (const [at, item] of items.entries())
      yield `${at === 0 ? "" : ","}\n    ${JSON.stringify(item, null, 2).replaceAll("\n", "\n    ")}`;
    yield items.length === 0 ? "]" : "\n  ]";
    opening = ",";
  }
  yield "\n}\n";
}

/** What was read of words; where there is nothing, a sentence in the language of the question says why. */
function printRead(options: Readonly<Record<string, string | undefined>>, read: Report & { readonly unread: Unread | null }): void {
  const { data, lines, unread } = read;
  const said = unread === null ? [] : [speak(nearestLocale(options.locale) ?? "en", unread.key, inShort(unread.values))];
  print(options.json !== undefined, { data, lines: [...lines, ...said] });
}

function isCalendar(except: string): boolean {
  return /\.ics$/i.test(except) || /^(?:https?|webcal):\/\/\S+$/i.test(except);
}

/** A calendar from a file or from an address of the web. */
async function calendarText(named: string): Promise<string> {
  if (!/^(?:https?|webcal):/i.test(named)) return readBytes(named).toString("utf8");
  const { webReader } = await import("#kernel/web-text.ts");
  const read = await webReader()(named, null);
  if (read !== "same" && isUnread(read)) throw new Misuse("except", read.key, read.values);
  return read === "same" ? "" : read.text;
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new RunProblem("cli-file-unreadable", { path, reason: error instanceof Error ? error.message : String(error) });
  }
}
