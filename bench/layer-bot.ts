import { Client, Events, GatewayIntentBits, MessageFlags } from "discord.js";

/**
 * A bare bot in a process of its own: `interactionCreate`, `interaction.reply`, nothing else. Its first argument is the
 * address of the fake Discord, its second the token. Asked `begin` and `end`, it says how much processor time lay between, in microseconds.
 */
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: process.argv[2] as string, retries: 3 } });
const CONTENT = "You are coming to “Gathering 1”: Friday 20 March 2099, 18:00 (Europe/Paris). One seat is yours.";
let begun = process.cpuUsage();

client.on(Events.InteractionCreate, (interaction) => {
  if (!interaction.isChatInputCommand()) return;
  interaction.reply({ content: CONTENT, flags: MessageFlags.Ephemeral }).catch(fail);
});
client.on(Events.Error, fail);

function fail(error: unknown): never {
  console.error(error);
  process.exit(1);
}

process.on("message", (asked) => {
  if (asked === "begin") begun = process.cpuUsage();
  const { user, system } = process.cpuUsage(begun);
  process.send?.(asked === "begin" ? "begun" : user + system);
});
process.on("disconnect", () => process.exit(0));

client.once(Events.ClientReady, () => process.send?.("ready"));
client.login(process.argv[3]).catch(fail);
