import Database from "better-sqlite3";
import { Client, Events, GatewayIntentBits, MessageFlags } from "discord.js";

/**
 * A bare bot that does not lose an answer: it writes each one to SQLite, durably, and then replies with a fixed text. Its
 * arguments are the address of the fake Discord, the token, and the file of its database.
 */
const [api = "", token = "", file = ""] = process.argv.slice(2);
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api, retries: 3 } });
const CONTENT = "You are coming to “Gathering 1”: Friday 20 March 2099, 18:00 (Europe/Paris). One seat is yours.";

const db = new Database(file);
db.pragma("journal_mode = WAL");
db.pragma("synchronous = FULL");
db.exec("create table if not exists answers (gathering text, user text, answer text, at text, primary key (gathering, user))");
const keep = db.prepare(
  "insert into answers values (?, ?, ?, ?) on conflict (gathering, user) do update set answer = excluded.answer, at = excluded.at",
);

client.on(Events.InteractionCreate, (interaction) => {
  if (!interaction.isChatInputCommand()) return;
  const { options, user } = interaction;
  keep.run(options.getString("gathering") ?? "", user.id, options.getString("answer") ?? "yes", new Date().toISOString());
  interaction.reply({ content: CONTENT, flags: MessageFlags.Ephemeral }).catch(fail);
});
client.on(Events.Error, fail);

function fail(error: unknown): never {
  console.error(error);
  process.exit(1);
}

process.on("disconnect", () => process.exit(0));
client.once(Events.ClientReady, () => process.send?.("ready"));
client.login(token).catch(fail);
