/** What mail programs make a link of: a scheme, an address, a dot between a word and a top-level domain. */
const LIKE_A_LINK = /:\/\/|@|[\p{L}\p{N}][.。．｡]\p{L}\p{L}/u;
const ZERO_WIDTH_SPACE = '\u200b';

/** What somebody wrote, as it is read, but in which no mail program finds an address to lead people to. */
export function withoutLinks(text: string): string {
  return text.replace(/\S+/g, (word) =>
    LIKE_A_LINK.test(word) ? word.replace(/[.。．｡:/@]/g, (sign) => sign + ZERO_WIDTH_SPACE) : word,
  );
}

/** What is no name: codes, addresses and hashes that the letter is about. */
const EXACT: ReadonlySet<string> = new Set(['code', 'email', 'address', 'head']);

/** The values of a letter's placeholders, without links in what people wrote. */
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
