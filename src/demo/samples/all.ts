import type { Sample } from "#demo/sample.ts";
import { culture } from "./culture.ts";
import { ministry } from "./ministry.ts";
import { union } from "./union.ts";

/** The sample associations, the first being the one shown when none is named. */
export const samples: readonly Sample[] = [culture, union, ministry];
