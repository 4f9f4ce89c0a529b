import { type Answer, replace, show } from "#chat/answer.ts";
import type { Call } from "#chat/call.ts";
import { command, press } from "#chat/command.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { postsCard } from "#membership/desk-cards.ts";

async function listed(house: House, call: Call<unknown>) {
  return postsCard(await house.posts.held(call.by), call.voice);
}

/** Lists what waits to be told and what was given up; each can be tried again. */
export const posts = command<House>()({
  path: "parvis posts",
  may: "change any gathering",
  answers: "to the asker",
  options: {},
  run: async (house, call): Promise<Answer> => show(await listed(house, call)),
  presses: {
    again: press<House>("to the asker", async (house, call, id) => {
      await house.posts.again(call.by, id as Id);
      return replace(await listed(house, call));
    }),
  },
});
