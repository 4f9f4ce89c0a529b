/** What would be registered with a mail server: nothing. */
export function manifest(): readonly string[] {
  return [];
}
