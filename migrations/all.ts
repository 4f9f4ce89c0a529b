import { house } from "./0001-house.ts";
import { telling } from "./0002-telling.ts";
import { membership } from "./0003-membership.ts";

/** Every migration, in the order of its number. A new one is added at the end and never edited once it is on main. */
export const migrations = [house, telling, membership] as const;
