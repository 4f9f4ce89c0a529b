import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import type { House } from "#house.ts";
import { webCard } from "#membership/desk-cards.ts";

/** Gives a link that opens one's own pages in the browser, once. */
export const web = command<House>()({
  path: "parvis web",
  may: "look around",
  answers: "to the asker",
  options: {},
  async run(house, call) {
    return show(webCard(`${house.defaults.url}/desk/enter/${await house.web.ask(call.by)}`, call.voice));
  },
});
