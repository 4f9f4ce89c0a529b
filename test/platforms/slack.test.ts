import { blockPings, blockText, mentionsIn } from "#test/support/slack/check-blocks.ts";
import { slackStage, until } from "#test/support/slack/stage.ts";
import { platformContract } from "./contract.ts";

for (const kind of ["socket", "http"] as const) {
  platformContract(`slack over ${kind}`, async () => {
    const stage = await slackStage(kind);
    const { fake, platform } = stage;
    const { team } = fake;
    const person = stage.person("paul");
    const room = { platform: "slack", team: team.id, room: "CGENERAL01", name: "general" };
    const account = { platform: "slack", team: team.id, user: person.user };
    const at = (where: string) => {
      const [, channel, ts] = where.split(" ");
      return team.messages.find((message) => message.channel === channel && message.ts === ts) ?? null;
    };
    /** What came of an act has arrived once nothing more is called or told for a while. */
    const answered = async (act: Promise<unknown>) => {
      const before = team.ephemerals.length + team.messages.length + team.modals.size;
      await act;
      const began = performance.now();
      await until(() => team.ephemerals.length + team.messages.length + team.modals.size > before || performance.now() - began > 300);
    };
    return {
      platform,
      room,
      lostRoom: { ...room, room: "CGONE00001" },
      account,
      lostAccount: { ...account, user: "UGONE00001" },
      textAt: async (where) => {
        const message = at(where);
        return message === null ? null : `${blockText(message.blocks)}\n${message.text}`;
      },
      countIn: async ({ room: channel }) => team.messages.filter((message) => message.channel === channel).length,
      privateText: async ({ user }) => {
        const direct = team.messages.filter((message) => team.channels.get(message.channel)?.im === user);
        return [...team.ephemerals.filter((each) => each.user === user), ...direct].map((each) => blockText(each.blocks)).join("\n");
      },
      pings: async (where) => {
        const message = at(where);
        return message === null ? [] : [...blockPings(message.blocks), ...mentionsIn(message.text)];
      },
      type: (_account, { room: channel }, line) => {
        const [command = "", ...rest] = line.split(" ");
        return answered(person.slash(command, rest.join(" "), channel));
      },
      press: (_account, label) => answered(person.press(label)),
      submit: async (_account, values) => {
        await until(() => person.modal()?.view["callback_id"] === "form", "the form");
        await answered(person.submit(values));
      },
      close: stage.close,
    };
  });
}
