import type { AnyCommand } from "#chat/command.ts";
import type { Options } from "#chat/option.ts";

/** What would be registered, one line a command: `/gathering join gathering: seats?:`. Paper itself accepts any line. */
export function manifest(commands: readonly AnyCommand<never>[]): readonly string[] {
  return commands.map(({ path, options }) => {
    const words = Object.entries(options as Options).map(([name, option]) => (option.required ? `${name}:` : `${name}?:`));
    return [`/${path}`, ...words].join(" ");
  });
}
