import { writeAddress } from "#chat/address.ts";
import { type Card, card, facts, list, paragraph, pressControl } from "#chat/card.ts";
import { code, plain, plainText, prose, strong } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Linking, SideSeen } from "./linking.ts";
import type { AccountSeen, AccountsSeen } from "./unlinking.ts";

/** Whom a code is for: oneself, oneself and another space besides, or somebody who has lost their accounts. */
export type CodeFor = { readonly kind: "own" } | { readonly kind: "own and a space" } | { readonly kind: "lost"; readonly name: string };

/** The code, and where to say it. */
export function linkCodeCard(given: string, whose: CodeFor, voice: Voice): Card {
  const line = code(`/parvis link ${given}`);
  const said = whose.kind === "lost" ? voice.say("link-code-lost", { line, name: strong(whose.name) }) : voice.say("link-code", { line });
  return card({
    summary: plainText(said),
    title: voice.say("link-title"),
    blocks: [
      paragraph(said),
      paragraph(voice.say(whose.kind === "lost" ? "link-code-lost-why" : "link-code-why")),
      ...(whose.kind === "own and a space" ? [paragraph(voice.say("link-code-space"))] : []),
    ],
  });
}

/** Both accounts, and the question whether they are one person's. */
export function linkCard(linking: Linking, voice: Voice): Card {
  const to = (press: string) => writeAddress({ command: "parvis link", press, id: linking.id });
  const vouched = linking.first.platform === "" ? "yes" : "no";
  const said =
    linking.state === "linked"
      ? voice.say("link-done", { vouched })
      : linking.state === "asked"
        ? voice.say("link-ask", { vouched })
        : voice.say("link-waits", { vouched });
  const asks = linking.state !== "linked";
  return card({
    summary: plainText(said),
    tone: asks ? "warning" : "good",
    title: voice.say("link-title"),
    blocks: [
      paragraph(said),
      facts(
        [voice.text("link-first-label"), [plain(sideText(linking.first))]],
        [voice.text("link-second-label"), [plain(sideText(linking.second))]],
      ),
    ],
    controls: asks
      ? [[pressControl(voice.text("label-confirm"), to("confirm"), "danger"), pressControl(voice.text("label-cancel"), to("cancel"))]]
      : [],
  });
}

function sideText({ name, platform }: SideSeen): string {
  return platform === "" ? name : `${name} (${platform})`;
}

/** That another account would be joined to its reader, who may not be the one who has it. */
export function vouchedCard(account: SideSeen, by: string, voice: Voice): Card {
  const said = voice.say("account-vouched", { account: strong(sideText(account)), by: strong(by) });
  return card({ summary: plainText(said), tone: "warning", title: voice.say("link-title"), blocks: [paragraph(said)] });
}

/** Somebody's accounts, each of which can be unlinked. */
export function accountsCard({ name, own, accounts }: AccountsSeen, voice: Voice): Card {
  const said = voice.say("accounts-found", { count: accounts.length, name, own: own ? "yes" : "no" });
  const choices = accounts.map((each) => ({ value: each.id, label: sideText(each) }));
  const address = writeAddress({ command: "parvis unlink", press: "chosen", id: "" });
  return card({
    summary: plainText(said),
    title: said,
    blocks: [list(accounts.map((each) => prose`${strong(sideText(each))} · ${voice.moment(each.since, "day")}`))],
    controls: accounts.length === 0 ? [] : [[{ kind: "pick", label: voice.text("label-unlink"), address, choices, many: false }]],
  });
}

/** The question whether an account is to be unlinked, or that it was. */
export function unlinkCard(account: AccountSeen, state: "asked" | "unlinked", voice: Voice): Card {
  const holes = { account: strong(sideText(account)), name: account.person, own: account.own ? "yes" : "no", left: account.left } as const;
  const said = voice.say(state === "asked" ? "unlink-ask" : "unlink-done", holes);
  const to = (press: string) => writeAddress({ command: "parvis unlink", press, id: account.id });
  return card({
    summary: plainText(said),
    tone: state === "asked" ? "warning" : "good",
    title: voice.say("link-title"),
    blocks: [paragraph(said)],
    controls: state === "asked" ? [[pressControl(voice.text("label-confirm"), to("now"), "danger")]] : [],
  });
}

/** That an account of its reader, or the one they read it with, belongs to somebody else now. */
export function unlinkedCard(account: SideSeen, reader: "person" | "account", voice: Voice): Card {
  const said = voice.say("account-unlinked", { account: strong(sideText(account)), reader });
  return card({ summary: plainText(said), tone: "warning", title: voice.say("link-title"), blocks: [paragraph(said)] });
}
