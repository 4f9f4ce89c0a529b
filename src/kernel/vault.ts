import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

/**
 * Keeps what must not lie open in the database: keys of secret votes, tokens. AES-256-GCM under a key drawn from
 * `PARVIS_SECRET`; what is sealed carries the id of its key, so that `PARVIS_SECRET_OLD` still opens what it sealed.
 */
export interface Vault {
  /** Seals bytes as text: `keyId.nonce.sealed`, base64url. */
  readonly seal: (bytes: Uint8Array) => string;
  /** Opens what was sealed. Throws when it was altered, or sealed under a secret that is not given any more. */
  readonly open: (sealed: string) => Buffer;
}

interface SealingKey {
  readonly id: string;
  readonly key: Buffer;
}

function sealingKey(secret: string): SealingKey {
  const key = createHash("sha256").update(`parvis vault\n${secret}`).digest();
  return { id: createHash("sha256").update(key).digest("base64url").slice(0, 8), key };
}

/** A vault under `secret`; `old` secrets only open. Secrets are texts of any length, at least 32 characters in earnest. */
export function openVault(secret: string, old: readonly string[] = []): Vault {
  const current = sealingKey(secret);
  const known = new Map([current, ...old.map(sealingKey)].map((each) => [each.id, each.key]));
  return {
    seal(bytes) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", current.key, nonce);
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
      return `${current.id}.${nonce.toString("base64url")}.${sealed.toString("base64url")}`;
    },
    open(text) {
      const [id, nonce, sealed] = text.split(".") as [string, string, string];
      const key = known.get(id);
      if (key === undefined) throw new Error("Something was sealed under a secret that is not given any more (PARVIS_SECRET_OLD).");
      const bytes = Buffer.from(sealed, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(nonce, "base64url"));
      decipher.setAuthTag(bytes.subarray(-16));
      return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]);
    },
  };
}
