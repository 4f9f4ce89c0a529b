import assert from "node:assert/strict";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import { isUnread } from "#kernel/unread.ts";
import { isPublicAddress, type Reaching, webReader } from "#kernel/web-text.ts";

/** A server on this machine that stands for the outside; what it is asked for decides how it answers. */
const server = createServer(answer);
let port = 0;
const asked: string[] = [];

function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const path = incoming.url ?? "";
  asked.push(path);
  if (path === "/good.ics" && incoming.headers["if-none-match"] === '"one"') return void outgoing.writeHead(304).end();
  if (path === "/good.ics") return void outgoing.writeHead(200, { etag: '"one"' }).end("BEGIN:VCALENDAR");
  if (path === "/moved.ics") return void outgoing.writeHead(301, { location: `https://calendar.test:${port}/good.ics` }).end();
  if (path === "/home.ics") return void outgoing.writeHead(302, { location: "https://127.0.0.1/secret" }).end();
  if (path === "/plain.ics") return void outgoing.writeHead(302, { location: "http://calendar.test/good.ics" }).end();
  if (path === "/turning.ics") return void outgoing.writeHead(302, { location: "/turning.ics" }).end();
  if (path === "/endless.ics") {
    outgoing.writeHead(200);
    const more = () => {
      while (outgoing.write("X".repeat(10_000)));
    };
    outgoing.on("drain", more);
    more();
    return;
  }
  if (path === "/broken.ics") {
    outgoing.writeHead(200, { "content-length": "1000" });
    outgoing.write("BEGIN");
    return void setImmediate(() => outgoing.destroy());
  }
  if (path === "/silent.ics") return;
  outgoing.writeHead(404).end();
}

before(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  port = (server.address() as AddressInfo).port;
});
after(() => {
  server.closeAllConnections();
  server.close();
});

/** Reads from the server above as if it were outside: by its own line and port, and its address let through. */
function reader(reaching: Partial<Reaching> = {}) {
  const ask = ((url: URL, ...rest: [object, () => void]) =>
    request(new URL(url.href.replace("https:", "http:")), ...rest)) as unknown as Reaching["ask"];
  const resolve = ((name: string, _options: object, found: (error: Error | null, all: object[]) => void) =>
    name === "calendar.test"
      ? found(null, [{ address: "127.0.0.1", family: 4 }])
      : found(new Error("ENOTFOUND"), [])) as unknown as Reaching["resolve"];
  const ports = ["", String(port)];
  return webReader({ ask, resolve, allows: (address) => address === "127.0.0.1" || isPublicAddress(address), ports, ...reaching });
}

const at = (path: string) => `https://calendar.test:${port}/${path}`;

async function refusedFor(address: string, read = reader()): Promise<string> {
  const found = await read(address, null);
  return found !== "same" && isUnread(found) ? found.key : assert.fail(`${address} was read.`);
}

test("a text is read, and read again only where it has changed", async () => {
  assert.deepEqual(await reader()(at("good.ics"), null), { text: "BEGIN:VCALENDAR", tag: '"one"' });
  assert.equal(await reader()(at("good.ics"), '"one"'), "same");
  assert.deepEqual(await reader()(at("moved.ics"), null), { text: "BEGIN:VCALENDAR", tag: '"one"' });
  assert.deepEqual(await reader()(at("good.ics").replace("https:", "webcal:"), null), { text: "BEGIN:VCALENDAR", tag: '"one"' });
});

test("what is endless, broken, silent, missing or goes in a circle is refused by its name", async () => {
  assert.equal(await refusedFor(at("endless.ics")), "calendar-web-big");
  assert.equal(await refusedFor(at("broken.ics")), "calendar-web-unreachable");
  assert.equal(await refusedFor(at("silent.ics"), reader({ patience: 50 })), "calendar-web-late");
  assert.equal(await refusedFor(at("missing.ics")), "calendar-web-status");
  assert.equal(await refusedFor(at("turning.ics")), "calendar-web-turns");
  assert.equal(await refusedFor("https://nowhere.test/x.ics"), "calendar-web-unreachable");
});

test("only https is read, also where an address refers on", async () => {
  for (const address of [
    "http://calendar.test/good.ics",
    "ftp://calendar.test/x",
    "file:///etc/passwd",
    "data:text/calendar,x",
    at("plain.ics"),
  ]) {
    assert.equal(await refusedFor(address), "calendar-web-not-https", address);
  }
  assert.equal(await refusedFor("holidays"), "calendar-web-unclear");
});

test("addresses of this machine and of its network are not asked, however they are written or led to", async () => {
  const before = asked.length;
  const closed = webReader({ ask: () => assert.fail("Somebody was asked.") });
  const written = ["127.0.0.1", "127.1", "2130706433", "0x7f000001", "0177.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "[fe80::1]", "[fd00::1]"];
  const others = [
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "[64:ff9b::7f00:1]",
    "[2002:7f00:1::]",
  ];
  for (const host of [...written, ...others]) assert.equal(await refusedFor(`https://${host}/x.ics`, closed), "calendar-web-closed", host);
  for (const host of ["calendar.test:22", "user:word@calendar.test"])
    assert.equal(await refusedFor(`https://${host}/x.ics`, closed), "calendar-web-closed");
  assert.equal(asked.length, before);
  assert.equal(
    await refusedFor(at("home.ics"), reader({ allows: (address) => address === "127.0.0.1" && asked.at(-1) !== "/home.ics" })),
    "calendar-web-closed",
  );
  // A name that leads inside is refused when it is looked up, before anything is sent.
  assert.equal(await refusedFor("https://localhost/x.ics", webReader()), "calendar-web-closed");
});

test("addresses of the open internet are", () => {
  for (const address of ["93.184.215.14", "172.15.0.1", "172.32.0.1", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"])
    assert.ok(isPublicAddress(address));
  for (const address of ["", "calendar.test", "2001:db8::1", "::", "ff02::1"]) assert.ok(!isPublicAddress(address), address);
});
