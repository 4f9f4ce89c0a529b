import { z } from "zod";
import { fold } from "#kernel/fold.ts";
import { Misuse } from "#kernel/refusal.ts";

/** What somebody may say of themselves in the directory. */
export const PROFILE_PARTS = ["about", "skills", "city", "phone", "mail", "site"] as const;

export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** What somebody has said of themselves, and which of it the other members see. What is not shown is for the register alone. */
export const profileSchema = z.object({
  about: z.string().optional(),
  skills: z.string().optional(),
  city: z.string().optional(),
  phone: z.string().optional(),
  mail: z.string().optional(),
  site: z.string().optional(),
  /** The postal address, for letters: never in the directory. */
  address: z.string().optional(),
  show: z.array(z.enum(PROFILE_PARTS)).default([]),
});

export type Profile = z.infer<typeof profileSchema>;

export function readProfile(text: string): Profile {
  return profileSchema.parse(JSON.parse(text));
}

/** What may be typed of a profile: an empty word such as `-` takes something away. */
export type TypedProfile = Readonly<Partial<Record<ProfilePart | "address" | "show", string | undefined>>>;

const AWAY = new Set(["-", "none", "aucun", "aucune", "rien", "nothing"]);

/** The profile after what was typed. Throws a Misuse of the option that cannot be read. */
export function changedProfile(before: Profile, typed: TypedProfile): Profile {
  const next: Record<string, unknown> = { ...before };
  for (const part of [...PROFILE_PARTS, "address"] as const) {
    const said = typed[part];
    if (said === undefined) continue;
    if (AWAY.has(fold(said))) delete next[part];
    else next[part] = part === "mail" ? readMail(said) : part === "site" ? readSite(said) : said;
  }
  if (typed.show !== undefined) next["show"] = readShown(typed.show);
  return profileSchema.parse(next);
}

/** Reads an address of mail. Throws a Misuse of the option `mail`. */
export function readMail(typed: string): string {
  const text = typed.trim();
  if (!isMail(text)) throw new Misuse("mail", "member-mail-unclear", { typed: text.slice(0, 60) });
  return text;
}

/** Whether a text can be an address of mail (RFC 5321 section 4.5.3.1 for its lengths). */
export function isMail(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>(),;:"\\[\]]{1,64}@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]{2,}$/.test(text);
}

function readSite(typed: string): string {
  const url = URL.parse(/^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (url === null || !/^https?:$/.test(url.protocol) || !url.hostname.includes("."))
    throw new Misuse("site", "member-site-unclear", { typed: typed.slice(0, 60) });
  return url.href;
}

/** The words for the parts, in every language that Parvis speaks. */
const PART_WORDS: Readonly<Record<string, ProfilePart>> = {
  about: "about",
  presentation: "about",
  skills: "skills",
  competences: "skills",
  city: "city",
  ville: "city",
  phone: "phone",
  telephone: "phone",
  mail: "mail",
  email: "mail",
  courriel: "mail",
  site: "site",
};

function readShown(typed: string): ProfilePart[] {
  if (AWAY.has(fold(typed))) return [];
  if (["all", "everything", "tout"].includes(fold(typed))) return [...PROFILE_PARTS];
  const words = typed.split(/[,;\s]+/).filter((word) => word !== "");
  return [
    ...new Set(
      words.map((word) => {
        const part = Object.hasOwn(PART_WORDS, fold(word)) ? PART_WORDS[fold(word)] : undefined;
        if (part === undefined)
          throw new Misuse("show", "member-show-unclear", { typed: word.slice(0, 40), known: PROFILE_PARTS.join(", ") });
        return part;
      }),
    ),
  ];
}

/** What two accounts of one person say of them: where both do, what `own` says; nothing is shown that was not shown beside what is said. */
export function joinedProfile(own: Profile, other: Profile): Profile {
  const kept = other.show.filter((part) => own[part] === undefined && other[part] !== undefined);
  return { ...other, ...own, show: [...new Set([...own.show.filter((part) => own[part] !== undefined), ...kept])] };
}

/** The parts that another member sees, in their order. */
export function shownParts(profile: Profile): readonly (readonly [ProfilePart, string])[] {
  return PROFILE_PARTS.flatMap((part) => {
    const said = profile[part];
    return said !== undefined && profile.show.includes(part) ? [[part, said] as const] : [];
  });
}
