import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { saidByPicking } from "#chat/fit-controls.ts";
import type { Said, Utterance } from "#chat/platform.ts";
import { after, DAY, HOUR, type Instant } from "#kernel/clock.ts";
import type { Desk } from "./desk.ts";
import { filesIn, readForm } from "./form.ts";
import { lookOf, rememberLook } from "./look.ts";
import { receive } from "./receive.ts";
import { addressOf, backTo, paneHash, readView } from "./view.ts";

type Body = Readonly<Record<string, unknown>>;
type Action = (context: Context, desk: Desk) => Promise<Response>;

/** What each address that forms are sent to does. Every one of them goes back to the page it came from. */
export const actions: Readonly<Record<string, Action>> = {
  "/say": hearing((body) => ({ kind: "line", text: text(body, "line") })),
  "/run": hearing((body) => ({ kind: "command", path: text(body, "path"), given: {} })),
  "/press": hearing((body) => ({ kind: "press", address: text(body, "address") })),
  "/pick": hearing((body) => saidByPicking(text(body, "address"), texts(body, "values"))),
  "/form": hearing((body) => ({ kind: "form", address: text(body, "address"), values: readForm(body) }), filesIn),
  "/dismiss": dismiss,
  "/try": takeStep,
  "/clock": turnClock,
  "/look": chooseLook,
};

function text(body: Body, name: string): string {
  const value = body[name];
  if (Array.isArray(value)) return String(value.at(-1) ?? "");
  return typeof value === "string" ? value : "";
}

function texts(body: Body, name: string): readonly string[] {
  const value = body[name];
  if (value === undefined) return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}

async function bodyOf(context: Context): Promise<Body> {
  return await context.req.parseBody({ all: true });
}

/** A form that says something to Parvis in somebody's name. */
function hearing(saidIn: (body: Body) => Said, open?: (body: Body) => Utterance["open"]): Action {
  return async function hear(context, desk) {
    const body = await bodyOf(context);
    const said = saidIn(body);
    const look = lookOf(context);
    const view = await readView(desk.demo, new URLSearchParams({ as: text(body, "as"), room: text(body, "room") }), look);
    const empty = said.kind === "line" && said.text.trim() === "";
    if (view === null || empty) return context.redirect(backTo(body["back"]), 303);
    const key = text(body, "key");
    const reply = await receive(
      { ears: desk.ears(), wall: desk.wall, now: desk.demo.now },
      {
        person: view.as,
        room: view.room,
        look,
        zone: view.community.zone,
        said,
        key: key === "" ? randomUUID() : key,
        open: open?.(body),
        message: text(body, "message") || null,
        called: desk.called(look.locale).find((command) => command.path === text(body, "path"))?.name ?? null,
      },
    );
    desk.live.ring();
    const unread = said.kind === "line" && reply.outcome === "misuse" && reply.answer.kind !== "ask";
    return context.redirect(backTo(body["back"], unread ? said.text : ""), 303);
  };
}

async function dismiss(context: Context, desk: Desk): Promise<Response> {
  const body = await bodyOf(context);
  const view = await readView(desk.demo, new URLSearchParams({ as: text(body, "as") }), lookOf(context));
  const message = await desk.wall.find(text(body, "message"));
  if (message !== null && message.user !== null && message.user === view?.as.user) await desk.wall.takeDown(message.id);
  desk.live.ring();
  return context.redirect(backTo(body["back"]), 303);
}

async function takeStep(context: Context, desk: Desk): Promise<Response> {
  const body = await bodyOf(context);
  const look = lookOf(context);
  const back = backTo(body["back"]);
  const view = await readView(desk.demo, new URL(back, "http://127.0.0.1").searchParams, look);
  const place = Number(text(body, "step"));
  const step = (await desk.demo.tries(look.locale))[place];
  if (view === null || step === undefined) return context.redirect(back, 303);
  desk.taken.add(place);
  if ("turn" in step) {
    await turn(desk, step.turn);
    return context.redirect(back, 303);
  }
  const person = view.people.find((one) => one.handle === step.as) ?? view.as;
  const room = view.rooms.find((one) => one.room === step.room) ?? view.room;
  const hears = { ears: desk.ears(), wall: desk.wall, now: desk.demo.now };
  const said: Said = { kind: "line", text: step.line };
  await receive(hears, { person, room, look, zone: view.community.zone, said, key: randomUUID(), message: null, called: null });
  desk.live.ring();
  const seen = person === view.as || (person === view.beside && view.behind === null);
  const there = addressOf(view, seen ? { room: room.room } : { as: person.handle, room: room.room });
  return context.redirect(there + paneHash(person.handle), 303);
}

async function turnClock(context: Context, desk: Desk): Promise<Response> {
  const body = await bodyOf(context);
  const by = text(body, "by");
  if (by === "hour") await turn(desk, HOUR);
  if (by === "day") await turn(desk, DAY);
  if (by === "week") await turn(desk, 7 * DAY);
  if (by === "next") await turn(desk, "next due");
  return context.redirect(backTo(body["back"]), 303);
}

async function chooseLook(context: Context): Promise<Response> {
  const body = await bodyOf(context);
  rememberLook(context, { locale: body["locale"], theme: body["theme"] });
  return context.redirect(backTo(body["back"]), 303);
}

/** Turns the clock: by so many milliseconds, or to whatever is due next. */
async function turn(desk: Desk, by: number | "next due"): Promise<void> {
  const now = desk.demo.now();
  const to: Instant | null = by === "next due" ? await desk.demo.nextDue() : after(now, by);
  if (to !== null && to >= now) await desk.demo.advance(to);
  desk.live.ring();
}
