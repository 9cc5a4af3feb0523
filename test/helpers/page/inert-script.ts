/** What an attacker writes where a text belongs. */
export const SCRIPT = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

const WRITTEN = new Set(['text', 'alt', 'unit', 'explanation', 'feedback', 'title', 'comment', 'name']);

/** Returns the value with script in everything in it that an author writes; ids and types stay. */
export function withScript(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return WRITTEN.has(field) ? `${value} ${SCRIPT}` : value;
  if (Array.isArray(value)) return value.map((item) => withScript(item, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withScript(item, name)]));
}

/** Checks that no text of the page has become an element. */
export function expectInert(): void {
  expect(document.querySelector('script, [onerror], img[src="x"]')).toBeNull();
  expect(document.body.textContent).toContain(SCRIPT);
}
