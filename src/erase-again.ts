import { commands } from "#commands/all.ts";
import { type Config, keptSecret, publicAddress } from "#config.ts";
import type { EraseAgain } from "#copies/erasures.ts";
import { openHouse } from "#house.ts";
import { openVault } from "#kernel/vault.ts";
import { nearestLocale } from "#locales/locale.ts";
import { findCommunity } from "#membership/store.ts";
import { instantOut } from "#store/column.ts";

/** How a database that was restored forgets again those who had asked for it since the copy was made, and lets go of works withdrawn since. */
export function eraseAgain(config: Config): EraseAgain {
  return async (store, erasures, withdrawals = []) => {
    const { db, clock, ids } = store;
    const vault = openVault(keptSecret(config));
    const { house } = openHouse(
      { db, clock, ids, vault },
      { zone: config.zone, locale: config.locale, url: publicAddress(config) },
      commands,
    );
    let erased = 0;
    for (const { community, person, at } of erasures) {
      const facts = await findCommunity.first(db, { community });
      if (facts === null) continue;
      const about = { id: community, name: facts.name, zone: facts.zone, locale: nearestLocale(facts.locale) ?? "en" };
      if (await house.forgetting.forgetAgain({ community: about, person, now: instantOut(at) })) erased += 1;
    }
    for (const { community, work, at } of withdrawals) await house.works.withdrawAgain(community, work, instantOut(at));
    return erased;
  };
}
