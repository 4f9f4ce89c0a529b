import { type Card, card, list, paragraph } from "#chat/card.ts";
import { code, joined, type Prose, plain, strong } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { PlatformRole } from "./platform-roles.ts";
import { isOwnRole, roleName } from "./role.ts";

/** The roles of a platform that mean something here. */
export function platformRolesCard(roles: readonly PlatformRole[], voice: Voice): Card {
  const how = voice.say("platform-roles-how", { line: code(voice.text("platform-roles-line")) });
  const items = roles.map((role) => roleLine(role, voice));
  return card({
    summary: voice.text("platform-roles-summary", { count: roles.length }),
    title: voice.say("platform-roles-title"),
    blocks: items.length === 0 ? [paragraph(voice.say("platform-roles-none")), paragraph(how)] : [list(items), paragraph(how)],
  });
}

function roleLine({ name, gives, notify }: PlatformRole, voice: Voice): Prose {
  const parts: Prose[] = [];
  if (gives !== null && isOwnRole(gives)) parts.push(voice.say("platform-role-gives-own", { role: roleName(gives) }));
  else if (gives !== null) parts.push(voice.say("platform-role-gives", { role: gives }));
  if (notify) parts.push(voice.say("platform-role-notified"));
  return [strong(`@${name}`), plain(" · "), ...joined(parts, ", ")];
}
