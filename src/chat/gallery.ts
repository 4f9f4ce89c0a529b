import { after, DAY, HOUR } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { type Card, card, facts, file, list, paragraph, pressControl, quote } from "./card.ts";
import type { Form, Input } from "./form.ts";
import { code, link, member, plain, prose, strong } from "./prose.ts";
import type { Voice } from "./voice.ts";

/** One example: a card or a form, with what it shows. `name` is the same in every language. */
export type Example =
  | { readonly name: string; readonly about: string; readonly kind: "card"; readonly card: Card }
  | { readonly name: string; readonly about: string; readonly kind: "form"; readonly form: Form };

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 240"><rect width="640" height="240" fill="#d9e4dc"/><path d="M0 240V150l120-60 90 50 130-90 140 110 160-70v150z" fill="#5c8374"/><circle cx="520" cy="62" r="30" fill="#e9b44c"/></svg>',
)}`;

const ADDRESS = "parvis.help/example/x";

/** An example of every kind of block, control, tone, span and input, in one language: what a platform must be able to show. */
export function galleryOf(voice: Voice): readonly Example[] {
  return [
    shown("gathering", voice, gathering(voice)),
    shown("full", voice, full(voice)),
    shown("motion", voice, motion(voice)),
    shown("result", voice, result(voice)),
    shown("aid", voice, aid(voice)),
    shown("listing", voice, listing(voice)),
    shown("spans", voice, spans(voice)),
    shown("picks", voice, picks(voice)),
    shown("hostile", voice, hostile(voice)),
    { name: "form", about: voice.text("gallery-form"), kind: "form", form: everyInput(voice) },
  ];
}

function shown(
  name: "gathering" | "full" | "motion" | "result" | "aid" | "listing" | "spans" | "picks" | "hostile",
  voice: Voice,
  made: Card,
): Example {
  return { name, about: voice.text(`gallery-${name}`), kind: "card", card: made };
}

function gathering(voice: Voice): Card {
  const start = after(voice.now, 5 * DAY);
  return card({
    summary: voice.text("gallery-gathering-summary"),
    tone: "good",
    title: prose`${strong("G12")} · ${voice.say("gallery-gathering-title")}`,
    blocks: [
      paragraph(voice.say("gallery-gathering-text")),
      facts([voice.text("gallery-when"), prose`${voice.moment(start)}`], [voice.text("gallery-where"), voice.say("gallery-place")]),
      { kind: "progress", label: voice.text("gallery-seats"), have: 9, need: 12 },
      { kind: "picture", url: PICTURE, alt: voice.text("gallery-picture-alt") },
    ],
    controls: [
      [
        pressControl(voice.text("gallery-join"), ADDRESS, "main"),
        pressControl(voice.text("gallery-leave"), ADDRESS),
        { kind: "link", label: voice.text("gallery-page"), url: "https://example.org/g12" },
      ],
    ],
    footer: prose`${voice.say("gallery-begins")} ${voice.moment(start, "from now")}`,
  });
}

function full(voice: Voice): Card {
  return card({
    summary: voice.text("gallery-full-summary"),
    tone: "warning",
    title: voice.say("gallery-full-title"),
    blocks: [paragraph(voice.say("gallery-full-summary"))],
    controls: [[pressControl(voice.text("gallery-leave"), ADDRESS, "danger")]],
  });
}

function motion(voice: Voice): Card {
  return card({
    summary: voice.text("gallery-motion-summary"),
    title: prose`${strong("M3")} · ${voice.say("gallery-motion-title")}`,
    blocks: [
      quote(voice.say("gallery-motion-text")),
      facts([voice.text("gallery-closes"), prose`${voice.moment(after(voice.now, 6 * HOUR), "short")}`]),
      { kind: "progress", label: voice.text("gallery-turnout"), have: 479, need: 1_204 },
    ],
    controls: [
      [
        pressControl(voice.text("gallery-for"), ADDRESS, "main"),
        pressControl(voice.text("gallery-against"), ADDRESS),
        pressControl(voice.text("gallery-abstain"), ADDRESS),
      ],
    ],
  });
}

function result(voice: Voice): Card {
  return card({
    summary: voice.text("gallery-result-summary"),
    tone: "closed",
    title: prose`${strong("M2")} · ${voice.say("gallery-result-title")}`,
    blocks: [
      {
        kind: "tally",
        rows: [
          { label: voice.text("gallery-for"), count: 257 },
          { label: voice.text("gallery-against"), count: 222 },
          { label: voice.text("gallery-abstain"), count: 54 },
        ],
      },
      { kind: "divider" },
      paragraph(voice.say("gallery-result-summary")),
      file("M2.csv", "text/csv", "ballot,choice\r\n1,for\r\n", voice.text("gallery-file-alt")),
    ],
  });
}

function aid(voice: Voice): Card {
  return card({
    summary: voice.text("gallery-aid-summary"),
    title: prose`${strong("R7")} · ${voice.say("gallery-aid-title")}`,
    blocks: [paragraph(voice.say("gallery-aid-summary"))],
    controls: [[pressControl(voice.text("gallery-claim"), ADDRESS, "main"), pressControl(voice.text("gallery-decline"), ADDRESS)]],
  });
}

function listing(voice: Voice): Card {
  const items = Array.from({ length: 60 }, (_, at) => {
    const day = voice.moment(after(voice.now, (at + 1) * 7 * DAY), "short");
    return prose`${strong(`G${20 + at}`)} · ${voice.say("gallery-listing-item")} · ${day}`;
  });
  return card({
    summary: voice.text("gallery-listing-title"),
    title: voice.say("gallery-listing-title"),
    blocks: [{ ...list(items), kind: "list", items, more: ADDRESS }],
  });
}

function spans(voice: Voice): Card {
  const { now } = voice;
  return card({
    summary: voice.text("gallery-spans-title"),
    title: voice.say("gallery-spans-title"),
    blocks: [
      list([
        prose`${strong(voice.text("gallery-span-strong"))}`,
        prose`${code("/gathering join G12")}`,
        prose`${link(voice.text("gallery-span-link"), "https://example.org/")}`,
        prose`${member("00000000-0000-7000-8000-000000000001" as Id, "Inès Moreau")}`,
        prose`${{ kind: "room", room: "general", name: "general" }}`,
        prose`${voice.moment(now)}`,
        prose`${voice.moment(now, "short")}`,
        prose`${voice.moment(now, "day")}`,
        prose`${voice.moment(now, "hour")}`,
        prose`${voice.moment(after(now, 3 * DAY), "from now")}`,
      ]),
    ],
  });
}

function picks(voice: Voice): Card {
  const choices = (["gallery-for", "gallery-against", "gallery-abstain"] as const).map((key) => ({ value: key, label: voice.text(key) }));
  return card({
    summary: voice.text("gallery-picks-title"),
    title: voice.say("gallery-picks-title"),
    controls: [
      [{ kind: "pick", label: voice.text("gallery-pick-one"), address: ADDRESS, choices, many: false, chosen: ["gallery-against"] }],
      [{ kind: "pick", label: voice.text("gallery-pick-many"), address: ADDRESS, choices, many: true, chosen: ["gallery-for"] }],
    ],
  });
}

/** What a member could type to break a page or to call everybody: it must look exactly as typed. */
export const HOSTILE = `<script>alert("1")</script> <!channel> @everyone *bold* _low_ [a](javascript:alert(1)) & "quotes" 'more' \`code\` <@U1>`;

function hostile(voice: Voice): Card {
  return card({
    summary: voice.text("gallery-hostile-title"),
    title: voice.say("gallery-hostile-title"),
    blocks: [
      paragraph([plain(HOSTILE)]),
      list([[plain(HOSTILE)]]),
      facts([HOSTILE, [strong(HOSTILE)]]),
      quote([link(HOSTILE, "javascript:alert(1)")]),
    ],
  });
}

function everyInput(voice: Voice): Form {
  const input = (kind: Input["kind"], more: Partial<Input>): Input => ({
    kind,
    name: kind,
    label: voice.text(`gallery-input-${kind}`),
    help: voice.text("gallery-input-help"),
    required: false,
    start: "",
    wrong: null,
    max: 400,
    choices: [],
    ...more,
  });
  return {
    title: voice.text("gallery-form-title"),
    intro: voice.text("gallery-form-intro"),
    inputs: [
      input("line", { required: true, start: voice.text("gallery-gathering-title") }),
      input("lines", {}),
      input("whole", { start: "0", wrong: voice.text("gallery-input-wrong") }),
      input("choice", { choices: [{ value: "for", label: voice.text("gallery-for") }] }),
      input("day", {}),
      input("moment", { required: true }),
      input("person", {}),
      input("file", {}),
    ],
    submit: voice.text("gallery-submit"),
    address: ADDRESS,
  };
}
