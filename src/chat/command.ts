import { madeWhenAsked } from "#kernel/own-files.ts";
import type { Ability } from "./ability.ts";
import type { Answer, Audience, Begun } from "./answer.ts";
import type { Call } from "./call.ts";
import type { Given, Options } from "./option.ts";
import type { Prose } from "./prose.ts";

/** A button of a command's cards: who sees the answer, and what it does. The id is what stands in its address. */
export interface Press<House> {
  readonly kind: "press";
  readonly answers: Audience;
  readonly may: Ability | null;
  readonly run: (house: House, call: Call<null>, id: string) => Promise<Answer | Begun>;
}

/** A select of a command's cards; `values` are what was picked. */
export interface Pick<House> {
  readonly kind: "pick";
  readonly answers: Audience;
  readonly may: Ability | null;
  readonly run: (house: House, call: Call<null>, id: string, values: readonly string[]) => Promise<Answer | Begun>;
}

/** Options as they were typed, by their names; nothing of it is read yet. */
export type Typed = Readonly<Record<string, string>>;

/**
 * What people can say, declared once and read by every platform, by the help, the manifests and the typed line. `path` is
 * the file's own path; `may` is checked by dispatch before anything else; what `answers` says is fixed before running,
 * since platforms ask for it first.
 */
export interface Command<House, O extends Options = Options> {
  readonly path: string;
  readonly may: Ability;
  readonly answers: Audience;
  /** Opens the form when nothing was given. */
  readonly form: boolean;
  /** What cannot be undone is asked once: always, or where the function says so. */
  readonly confirms: boolean | ((given: Given<O>) => boolean);
  /** Refuses what would be refused after the question as well, so that nobody confirms in vain. Null where nothing can be said before. */
  readonly before: ((house: House, call: Call<Given<O>>) => Promise<void>) | null;
  /** What is said before a refusal or a question, of what was typed: words of danger are answered even where nothing else can be done. Null for most. */
  readonly first: ((house: House, call: Call<null>, typed: Typed) => Promise<Prose | null>) | null;
  readonly options: O;
  /**
   * The option that takes a message: platforms with a menu on each message offer the command there, with the text and the
   * address of that message in this option. Null for most.
   */
  readonly onMessage: string | null;
  /** The option that takes a person: platforms with a menu on each person offer the command there. Null for most. */
  readonly onPerson: string | null;
  readonly run: (house: House, call: Call<Given<O>>) => Promise<Answer>;
  readonly presses: Readonly<Record<string, Press<House> | Pick<House>>>;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of commands holds options of every type
export type AnyCommand<House> = Command<House, any>;

/** What an author writes. */
export interface CommandDeclaration<House, O extends Options> {
  readonly path: string;
  readonly may: Ability;
  readonly answers: Audience | "with a form";
  readonly confirms?: boolean | ((given: Given<O>) => boolean);
  readonly before?: (house: House, call: Call<Given<O>>) => Promise<void>;
  readonly first?: (house: House, call: Call<null>, typed: Typed) => Promise<Prose | null>;
  readonly options: O;
  /** The option that takes a message, where the command can be said about one. */
  readonly onMessage?: keyof O & string;
  /** The option that takes a person, where the command can be said about one. */
  readonly onPerson?: keyof O & string;
  readonly run: (house: House, call: Call<Given<O>>) => Promise<Answer>;
  readonly presses?: Readonly<Record<string, Press<House> | Pick<House>>>;
}

/** Declares a command: `command<House>()({ path, may, answers, options, run, presses })`; the types of `call.given` follow. */
export function command<House>() {
  return function declare<const O extends Options>(declaration: CommandDeclaration<House, O>): Command<House, O> {
    return {
      path: declaration.path,
      may: declaration.may,
      answers: declaration.answers === "with a form" ? "to the asker" : declaration.answers,
      form: declaration.answers === "with a form",
      confirms: declaration.confirms ?? false,
      before: declaration.before ?? null,
      first: declaration.first ?? null,
      options: declaration.options,
      onMessage: declaration.onMessage ?? null,
      onPerson: declaration.onPerson ?? null,
      run: declaration.run,
      presses: declaration.presses ?? {},
    };
  };
}

/** Declares what a button does. `may` where it asks for another ability than its command. */
export function press<House>(answers: Audience, run: Press<House>["run"], may: Ability | null = null): Press<House> {
  return { kind: "press", answers, may, run };
}

/** Declares what a select does. */
export function pick<House>(answers: Audience, run: Pick<House>["run"], may: Ability | null = null): Pick<House> {
  return { kind: "pick", answers, may, run };
}

/** A command of which the path alone is known: `read` gives its declaration when more of it is asked for. */
export function commandLater<House>(path: string, read: () => AnyCommand<House>): AnyCommand<House> {
  return madeWhenAsked<AnyCommand<House>>({
    path: () => path,
    may: () => read().may,
    answers: () => read().answers,
    form: () => read().form,
    confirms: () => read().confirms,
    before: () => read().before,
    first: () => read().first,
    options: () => read().options,
    onMessage: () => read().onMessage,
    onPerson: () => read().onPerson,
    run: () => read().run,
    presses: () => read().presses,
  });
}
