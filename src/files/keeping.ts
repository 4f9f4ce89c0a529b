import type { Keeping } from "#store/keeping.ts";
import { dropUnused } from "./store.ts";

/** A file that was given and of which nothing was made. */
export const filesKeeping: readonly Keeping[] = [{ what: "files that nothing was made of", days: 1, remove: dropUnused }];
