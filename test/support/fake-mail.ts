import { Buffer } from "node:buffer";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A letter as the server was given it. */
export interface Received {
  readonly to: readonly string[];
  /** Each line of the head, unfolded, by its name in lower case, as it was sent. */
  readonly head: ReadonlyMap<string, readonly string[]>;
  readonly text: string;
  readonly html: string;
  readonly raw: string;
  /** The subject, decoded. */
  readonly subject: string;
}

/** What the server does with a letter: takes it, answers with a number and words, or breaks off before or after it was given the whole. */
export type Treatment = "take" | { readonly at: "to" | "data" | "from"; readonly answer: string } | "break off" | "take and break off";

/** A mail server of a test on 127.0.0.1. */
export interface FakeMail {
  /** `smtp://127.0.0.1:…` */
  readonly url: string;
  /** Every letter that it was given whole, taken or not. */
  readonly received: readonly Received[];
  /** How many connections were opened. */
  readonly connections: () => number;
  /** What is done with letters to an address from now on; `take` unless said. */
  readonly treat: (address: string, treatment: Treatment) => void;
  /** Called when a letter was given whole, before it is answered; the answer waits for it. */
  onLetter: (letter: Received) => Promise<void> | void;
  readonly close: () => Promise<void>;
}

/** Opens a mail server. With a password it takes letters from nobody without. */
export async function openFakeMail(password: string | null = null): Promise<FakeMail> {
  const received: Received[] = [];
  const treatments = new Map<string, Treatment>();
  let connections = 0;
  const of = (address: string) => treatments.get(address) ?? "take";
  const refusal = (address: string, at: "to" | "data" | "from") => {
    const treatment = of(address);
    return typeof treatment === "string" || treatment.at !== at ? null : answerOf(treatment.answer);
  };
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", ...(password === null ? ["AUTH"] : [])],
    authOptional: password === null,
    allowInsecureAuth: true,
    logger: false,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onAuth: (auth, _session, done) => (auth.password === password ? done(null, { user: "house" }) : done(new Error("no"))),
    onMailFrom: ({ address }, _session, done) => done(refusal(address, "from")),
    onRcptTo: ({ address }, _session, done) => done(refusal(address, "to")),
    onData(stream, session, done) {
      const pieces: Buffer[] = [];
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const first = to[0] ?? "";
      if (of(first) === "break off") return cut(session);
      stream.on("data", (piece: Buffer) => pieces.push(piece));
      stream.on("end", async () => {
        const letter = readLetter(to, Buffer.concat(pieces).toString("latin1"));
        received.push(letter);
        await mail.onLetter(letter);
        if (of(first) === "take and break off") return cut(session);
        done(refusal(first, "data"));
      });
    },
  });
  // smtp-server hides the sockets; a connection that breaks off is one of them.
  function cut(session: { readonly remotePort: number }): void {
    for (const connection of (server as unknown as { readonly connections: Set<{ readonly _socket: import("node:net").Socket }> })
      .connections) {
      if (connection._socket.remotePort === session.remotePort) connection._socket.destroy();
    }
  }
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const mail: FakeMail = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    connections: () => connections,
    treat: (address, treatment) => treatments.set(address, treatment),
    onLetter: () => undefined,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  return mail;
}

function answerOf(answer: string): Error {
  return Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });
}

function readLetter(to: readonly string[], raw: string): Received {
  const { head, body } = readPart(raw);
  const parts = partsOf(head, body);
  const of = (type: string) => parts.find((part) => part.type === type)?.text ?? "";
  return { to, head, raw, text: of("text/plain"), html: of("text/html"), subject: decodeWords(head.get("subject")?.[0] ?? "") };
}

function readPart(raw: string): { readonly head: ReadonlyMap<string, readonly string[]>; readonly body: string } {
  const end = raw.indexOf("\r\n\r\n");
  const head = new Map<string, string[]>();
  for (const line of raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n")) {
    const [, name = "", value = ""] = /^([^:]+):\s*(.*)$/s.exec(line) ?? [];
    head.set(name.toLowerCase(), [...(head.get(name.toLowerCase()) ?? []), value]);
  }
  return { head, body: raw.slice(end + 4) };
}

function partsOf(head: Received["head"], body: string): readonly { readonly type: string; readonly text: string }[] {
  const type = head.get("content-type")?.[0] ?? "text/plain";
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (boundary !== undefined) {
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((each) => {
        const part = readPart(each.replace(/^\r\n/, ""));
        return partsOf(part.head, part.body);
      });
  }
  return [{ type: type.split(";")[0] ?? "", text: decoded(body, head.get("content-transfer-encoding")?.[0] ?? "7bit") }];
}

function decoded(body: string, how: string): string {
  if (how === "base64") return Buffer.from(body, "base64").toString("utf8");
  const bytes = how === "quoted-printable" ? unquoted(body.replace(/=\r\n/g, "")) : body;
  return Buffer.from(bytes, "latin1").toString("utf8").replaceAll("\r\n", "\n");
}

function unquoted(text: string): string {
  return text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Encoded words of a head (RFC 2047), as text. */
export function decodeWords(line: string): string {
  return line.replace(/\?=\s+=\?/g, "?==?").replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, how: string, text: string) => {
    if (how.toUpperCase() === "B") return Buffer.from(text, "base64").toString("utf8");
    return Buffer.from(unquoted(text.replaceAll("_", " ")), "latin1").toString("utf8");
  });
}
