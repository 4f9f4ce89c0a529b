import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FakeDiscord } from "#test/support/fake-discord.ts";
import type { Body } from "./body.ts";
import type { FakeInteraction } from "./world.ts";

/** One recorded payload: an interaction, or an event of the gateway that somebody's program forwarded (`GATEWAY_…`). */
export interface Recorded {
  readonly name: string;
  readonly payload: Body;
}

/** Every payload that the JSON files of a folder hold, at the top or below a name; what is none (ids, notes) is left out. */
export function recordedIn(folder: string): readonly Recorded[] {
  const files = readdirSync(folder).filter((file) => /(?:^|[_-])discord\.json$/.test(file));
  return files.flatMap((file) => {
    const whole = JSON.parse(readFileSync(join(folder, file), "utf8")) as Body;
    return payloadsIn(whole).map(([name, payload]) => ({ name: `${file} ${name}`, payload }));
  });
}

function payloadsIn(whole: Body): readonly (readonly [string, Body])[] {
  if (isPayload(whole)) return [["", whole]];
  return Object.entries<Body>(whole).filter(([, value]) => isPayload(value));
}

function isPayload(value: Body): boolean {
  return isForwarded(value) || (typeof value?.token === "string" && typeof value?.type === "number");
}

function isForwarded(value: Body): boolean {
  return typeof value?.type === "string" && value.type.startsWith("GATEWAY_");
}

/** Sends one to whoever is connected; the interaction where it is one. */
export function replay(fake: FakeDiscord, { payload }: Recorded): FakeInteraction | null {
  if (!isForwarded(payload)) return fake.interact(payload);
  const { type, data } = payload;
  fake.gateway.dispatch(type.replace("GATEWAY_", ""), data, data.guild_id ?? null);
  return null;
}
