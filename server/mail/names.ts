/** The parts of a text that mail programs turn into links: a scheme, an address, a dot between a word and a top-level domain. */
const LIKE_A_LINK = /:\/\/|@|[\p{L}\p{N}][.。．｡]\p{L}\p{L}/u;
const ZERO_WIDTH_SPACE = '\u200b';

/** Changes a user's text so that it looks the same but mail programs find no link in it. */
export function withoutLinks(text: string): string {
  return text.replace(/\S+/g, (word) =>
    LIKE_A_LINK.test(word) ? word.replace(/[.。．｡:/@]/g, (sign) => sign + ZERO_WIDTH_SPACE) : word,
  );
}

/** Values that are not names: codes, addresses and hashes that the email is about. */
const EXACT: ReadonlySet<string> = new Set(['code', 'email', 'address', 'head']);

/** Returns the values of an email's placeholders, without links in users' text. */
export function safeParams(
  params: Readonly<Record<string, string | number>>,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' && !EXACT.has(name) ? withoutLinks(value) : value,
    ]),
  );
}
