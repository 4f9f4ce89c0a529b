import type { Card } from "#chat/card.ts";
import type { AccountRef, Platform, Sent } from "#chat/platform.ts";
import type { Clock } from "#kernel/clock.ts";
import type { Log } from "#kernel/log.ts";
import { mailCan, mailLimits } from "./limits.ts";
import { type MailSettings, postman } from "./outgoing.ts";
import { headLine } from "./prose.ts";
import { render } from "./render.ts";

/** What the platform is made with. */
export interface MailParts extends MailSettings {
  readonly clock: Clock;
  readonly log: Log;
}

/** What an address of mail cannot hold, whoever wrote it down: it would end the line in which it is said to the server. */
const NO_ADDRESS = /[\s<>\u0000-\u001f\u007f]|^$/u;

/** Letters, outgoing only: an account is an address. Nothing is heard, no room is posted in, and what was sent is never changed. */
export function mailPlatform(parts: MailParts): Platform {
  const post = postman(parts, parts);
  const host = parts.from.address.slice(parts.from.address.lastIndexOf("@") + 1);

  async function whisper(account: AccountRef, card: Card, key: string): Promise<Sent> {
    const address = account.user;
    if (NO_ADDRESS.test(address) || !address.includes("@")) return { kind: "never", reason: "no mail address" };
    return post.send({
      ...render(card),
      messageId: `<${key.replace(/[^\w.-]/g, "-")}@${host}>`,
      from: { name: headLine(card.letter?.from ?? parts.from.name), address: parts.from.address },
      to: { name: headLine(card.letter?.to ?? ""), address },
      headers: headOf(card.letter?.refuse ?? null),
    });
  }

  return {
    name: "mail",
    can: mailCan,
    limits: mailLimits,
    start: async () => undefined,
    stop: post.close,
    stands: () => true,
    post: async () => ({ kind: "never", reason: "mail has no rooms" }),
    edit: async () => ({ kind: "gone" }),
    whisper,
  };
}

/** No machine answers what a machine sent (RFC 3834); who refuses does it with one press, without a page (RFC 8058). */
function headOf(refuse: string | null): Readonly<Record<string, string>> {
  const machine = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };
  return refuse === null
    ? machine
    : { ...machine, "List-Unsubscribe": `<${refuse}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
