import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Bytes of a ballot before sealing: all of one length, so that a ciphertext does not tell what is in it. */
const BALLOT_BYTES = 512;
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** A fresh key for one secret vote: 32 random bytes. */
export function newVoteKey(): Buffer {
  return randomBytes(32);
}

function hmac(key: Buffer, ...parts: readonly string[]): Buffer {
  return createHmac("sha256", key).update(parts.join("\n")).digest();
}

function lettersOf(bytes: Buffer, count: number): string {
  let text = "";
  for (let index = 0; index < count; index += 1) text += LETTERS[(bytes[index] as number) % LETTERS.length];
  return text;
}

/**
 * The receipt of one elector's ballot: made from the vote's key, the elector and the first interaction, so the same act
 * delivered again gives the same receipt, and none is ever stored. Its last four letters tie it to the elector as long as
 * the key lives, so that nobody replaces another's ballot with a receipt read over a shoulder. About 59 bits.
 */
export function receiptOf(key: Buffer, elector: string, interaction: string): string {
  const body = lettersOf(hmac(key, "receipt", elector, interaction), 12);
  return grouped(body + checkOf(key, elector, body));
}

function checkOf(key: Buffer, elector: string, body: string): string {
  return lettersOf(hmac(key, "check", elector, body), 4);
}

function grouped(letters: string): string {
  return letters.replace(/(.{4})(?=.)/g, "$1-");
}

/** A receipt as it was typed, in its usual form; null when it cannot be one. */
export function readReceipt(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return letters.length === 16 && [...letters].every((letter) => LETTERS.includes(letter)) ? grouped(letters) : null;
}

/** Whether a receipt is this elector's. */
export function isReceiptOf(key: Buffer, elector: string, receipt: string): boolean {
  const letters = receipt.replaceAll("-", "");
  const expected = Buffer.from(checkOf(key, elector, letters.slice(0, 12)));
  const given = Buffer.from(letters.slice(12));
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** Where a ballot lies in the box: found by its receipt, and by nothing else. */
export function boxIdOf(key: Buffer, receipt: string): string {
  return hmac(key, "box", receipt).toString("base64url");
}

/** A mark and its receipt, sealed under the vote's key. Every sealed ballot has the same length. */
export function sealBallot(key: Buffer, receipt: string, mark: string): string {
  const plain = Buffer.alloc(BALLOT_BYTES);
  const text = Buffer.from(JSON.stringify([receipt, mark]));
  if (text.length > BALLOT_BYTES - 2) throw new RangeError("A ballot is longer than a sealed ballot can be.");
  plain.writeUInt16BE(text.length);
  text.copy(plain, 2);
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString("base64url");
}

/** Opens a sealed ballot. Throws when it was altered. */
export function openBallot(key: Buffer, sealed: string): { readonly receipt: string; readonly mark: string } {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(-16));
  const plain = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
  const [receipt, mark] = JSON.parse(plain.subarray(2, 2 + plain.readUInt16BE()).toString()) as [string, string];
  return { receipt, mark };
}
