import { readFileSync } from "node:fs";
import type { FakeSlack } from "#test/support/fake-slack.ts";
import type { Node } from "./check-blocks.ts";
import { deliverOverHttp, type Taken } from "./delivery.ts";
import type { Way } from "./person.ts";

/** The payloads of one file in `payloads`, by their names: in the shape of those that Slack sends. */
export function payloadsOf(file: "commands" | "interactions" | "events" | "strange"): Readonly<Record<string, Node>> {
  return JSON.parse(readFileSync(new URL(`payloads/${file}.json`, import.meta.url), "utf8")) as Record<string, Node>;
}

/** Delivers a payload as Slack would deliver one of its kind: events as JSON, commands as a form, the rest as a form around JSON. */
export function replay(fake: FakeSlack, way: Way, payload: Node): Promise<Taken> {
  const kind =
    "event" in payload || payload["type"] === "event_callback" ? "events_api" : "command" in payload ? "slash_commands" : "interactive";
  if (way.kind === "socket") return fake.line.deliver(kind, payload);
  if (kind === "events_api") return deliverOverHttp(way.url, fake.signingSecret, JSON.stringify(payload), { json: true });
  const form = kind === "slash_commands" ? textsOf(payload) : { payload: JSON.stringify(payload) };
  return deliverOverHttp(way.url, fake.signingSecret, new URLSearchParams(form).toString());
}

function textsOf(payload: Node): Record<string, string> {
  return Object.fromEntries(Object.entries(payload).map(([key, value]) => [key, String(value)]));
}
