import type { Id } from "#kernel/ids.ts";
import type { Message, Wall } from "#platforms/web/wall.ts";
import { change } from "#store/change.ts";
import type { Db } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";

const findOne = hot((q, p: { readonly community: Id; readonly id: string }) =>
  q.selectFrom("wall").select("message").where("community", "=", p.community).where("id", "=", p.id),
);

const lastOne = hot((q, p: { readonly community: Id }) =>
  q.selectFrom("wall").select("sequence").where("community", "=", p.community).orderBy("sequence", "desc").limit(1),
);

const seenBy = hot(
  (q, p: { readonly community: Id; readonly team: string; readonly room: string; readonly user: string; readonly most: number }) =>
    q
      .selectFrom("wall")
      .select("message")
      .where("community", "=", p.community)
      .where("team", "=", p.team)
      .where((e) =>
        e.or([
          e.and([e("room", "=", p.room), e("user", "is", null)]),
          e.and([e("room", "=", p.room), e("user", "=", p.user)]),
          e.and([e("room", "=", ""), e("user", "=", p.user)]),
        ]),
      )
      .orderBy("sequence", "desc")
      .limit(p.most),
);

const put = hotWrite(
  (q, p: { community: Id; id: string; sequence: number; team: string; room: string; user: string | null; message: string }) =>
    q
      .insertInto("wall")
      .values({ community: p.community, id: p.id, sequence: p.sequence, team: p.team, room: p.room, user: p.user, message: p.message })
      .onConflict((conflict) => conflict.columns(["community", "id"]).doUpdateSet({ message: p.message })),
);

const remove = hotWrite((q, p: { community: Id; id: string }) =>
  q.deleteFrom("wall").where("community", "=", p.community).where("id", "=", p.id),
);

/** The page's messages in the database of the community, so that a restart loses none. */
export function storedWall(db: Db, community: () => Id): Wall {
  return {
    async hang(message) {
      await change(db, async (tx) => {
        const last = await lastOne.first(tx, { community: community() });
        const { id, team, room, user } = message;
        const sequence = (last?.sequence ?? 0) + 1;
        await put.run(tx, { community: community(), id, sequence, team, room, user, message: JSON.stringify(message) });
      });
    },
    async find(id) {
      const row = await findOne.first(db, { community: community(), id });
      return row === null ? null : (JSON.parse(row.message) as Message);
    },
    async takeDown(id) {
      await change(db, (tx) => remove.run(tx, { community: community(), id }));
    },
    async seen(team, room, user, most) {
      const rows = await seenBy.all(db, { community: community(), team, room, user, most });
      return rows.map((row) => JSON.parse(row.message) as Message).reverse();
    },
  };
}
