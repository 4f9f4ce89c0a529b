import { codeOf, type MailSettings, openTransport } from "./outgoing.ts";

/** What was found of the mail server. */
export interface MailFound {
  readonly state: "well" | "note" | "wrong";
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Asks the server whether it takes letters from us, without sending one; `url` is the public address that letters lead to. */
export async function examine({ url, from, site }: MailSettings & { readonly site: string | null }): Promise<readonly MailFound[]> {
  const host = new URL(url).host;
  const transport = await openTransport(url);
  const found: MailFound[] = [];
  try {
    await transport.verify();
    found.push({ state: "well", key: "mail-doctor-well", values: { host, from: from.address } });
  } catch (error) {
    const { code } = error as { readonly code?: string };
    const known = code === "EAUTH" || code === "ENOAUTH" ? "mail-doctor-password" : "mail-doctor-unreachable";
    found.push({ state: "wrong", key: known, values: { host, error: codeOf(error) } });
  } finally {
    transport.close();
  }
  if (site === null) found.push({ state: "note", key: "mail-doctor-no-address", values: {} });
  else if (!site.startsWith("https://")) found.push({ state: "note", key: "mail-doctor-no-https", values: { url: site } });
  return found;
}
