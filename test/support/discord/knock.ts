import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import type { FakeDiscord } from "#test/support/fake-discord.ts";
import type { Body } from "./body.ts";
import type { FakeInteraction } from "./world.ts";

/** What Discord signs with, and what it shows in the developer portal. */
export interface SigningKeys {
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

export function signingKeys(): SigningKeys {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  return { publicKey: publicKey.export({ format: "der", type: "spki" }).subarray(12).toString("hex"), privateKey };
}

/** How a request differs from one of Discord's. */
export interface Spoiling {
  readonly spoilt?: true;
  readonly unsigned?: true;
}

/** A request to the interactions endpoint, as Discord sends it at `now` (milliseconds since the epoch). */
export function signedRequest(address: string, keys: SigningKeys, payload: Body, now: number, spoiling: Spoiling = {}): Request {
  const body = JSON.stringify(payload);
  const time = String(Math.floor(now / 1_000));
  const signature = sign(null, Buffer.from(time + body), keys.privateKey).toString("hex");
  return new Request(address, {
    method: "POST",
    body: spoiling.spoilt ? `${body} ` : body,
    headers: {
      "content-type": "application/json",
      ...(spoiling.unsigned ? {} : { "x-signature-ed25519": signature, "x-signature-timestamp": time }),
    },
  });
}

/** Knocks at the endpoint with an interaction, and takes the answer of the request as the fake takes a callback. */
export async function knock(fake: FakeDiscord, address: string, keys: SigningKeys, payload: Body, now: number): Promise<FakeInteraction> {
  const interaction = fake.register(payload);
  const response = await fetch(signedRequest(address, keys, payload, now));
  if (response.status !== 200) throw new Error(`The endpoint answered ${response.status}`);
  await fetch(`${fake.api}/v10/interactions/${payload.id}/${payload.token}/callback`, {
    method: "POST",
    body: await response.arrayBuffer(),
    headers: { "content-type": response.headers.get("content-type") ?? "" },
  });
  return interaction;
}
