import type { Ability } from "./ability.ts";
import { writeAddress } from "./address.ts";
import { type Card, card, list, paragraph } from "./card.ts";
import type { AnyCommand } from "./command.ts";
import { choiceLabel, commandAbout, commandName, optionAbout, optionName } from "./names.ts";
import type { Options } from "./option.ts";
import { code, type Prose, plain, prose } from "./prose.ts";
import type { Voice } from "./voice.ts";

// biome-ignore lint/suspicious/noExplicitAny: help reads the declarations of commands over any house
type Declared = AnyCommand<any>;

/** What the reader may say, by first word, written from the declarations; a select opens each. */
export function helpCard(commands: readonly Declared[], may: (ability: Ability) => boolean, voice: Voice): Card {
  const allowed = commands.filter((each) => may(each.may));
  const firsts = [...new Set(allowed.map((each) => firstOf(each.path)))];
  const items = firsts.map((first) => {
    const seconds = allowed.filter((each) => firstOf(each.path) === first && each.path.includes(" "));
    const words = seconds.map((each) => commandName(voice.locale, each.path).split(" ")[1] as string);
    const names = words.length === 0 ? "" : ` – ${words.join(", ")}`;
    return prose`${code(`/${plainName(first, voice)}`)} ${about(first, voice)}${names}`;
  });
  const choices = firsts.map((first) => ({ value: first, label: `/${plainName(first, voice)}`, about: about(first, voice) }));
  return card({
    summary: voice.text("help-summary"),
    title: voice.say("help-title"),
    blocks: [paragraph(voice.say("help-intro")), list(items)],
    controls: [
      [
        {
          kind: "pick",
          label: voice.text("help-pick"),
          address: writeAddress({ command: "parvis help", press: "about", id: "" }),
          choices,
          many: false,
        },
      ],
    ],
    footer: voice.say("help-footer"),
  });
}

/** Everything under one first word, with options and what each takes; null when there is nothing the reader may say. */
export function helpAboutCard(commands: readonly Declared[], first: string, may: (ability: Ability) => boolean, voice: Voice): Card | null {
  const below = commands.filter((each) => firstOf(each.path) === first && may(each.may));
  if (below.length === 0) return null;
  const title = `/${plainName(first, voice)}`;
  return card({
    summary: voice.text("said-of", { what: title, said: about(first, voice) }),
    title: [plain(title)],
    blocks: [
      paragraph([plain(about(first, voice))]),
      ...below.flatMap((each) => [
        paragraph(prose`${code(`/${commandName(voice.locale, each.path)}`)} ${commandAbout(voice.locale, each.path)}`),
        ...optionBlocks(each, voice),
      ]),
    ],
  });
}

function optionBlocks(command: Declared, voice: Voice) {
  const items: Prose[] = Object.entries(command.options as Options).map(([name, option]) => {
    const { spec, required } = option;
    const label = code(optionName(voice.locale, command.path, name));
    const said = optionAbout(voice.locale, command.path, name);
    const known =
      spec.kind === "choice"
        ? ` (${voice.list(spec.choices.map((each: string) => choiceLabel(voice.locale, command.path, name, each)))})`
        : "";
    return required ? prose`${label} ${said}${known}` : voice.say("help-optional", { option: label, about: `${said}${known}` });
  });
  return items.length === 0 ? [] : [list(items)];
}

function firstOf(path: string): string {
  return path.split(" ")[0] as string;
}

function plainName(first: string, voice: Voice): string {
  return commandName(voice.locale, first);
}

function about(first: string, voice: Voice): string {
  return commandAbout(voice.locale, first);
}
