import { valueText, type Wording } from '@server/modules/history/words';

const wordingIn = (lang: Wording['lang']): Wording => ({
  lang,
  timezone: 'Europe/Moscow',
  names: { of: () => undefined, person: () => null },
});
const placeOf = (field: string) => ({ field, objectType: 'organization', siblings: {} });

test.each([
  ['ru', /^Москва/],
  ['en-us', /^Moscow/],
] as const)('the history shows a time zone by its name in %s, not by its code', (lang, name) => {
  const shown = valueText('Europe/Moscow', placeOf('timezone'), wordingIn(lang));
  expect(shown).toMatch(name);
  expect(shown).not.toContain('/');
});

test.each([
  ['ru', 'пн, вт, вс'],
  ['en-us', 'Mon, Tue, Sun'],
] as const)('the history shows working days by their names in %s, not by numbers', (lang, names) => {
  expect(valueText([1, 2, 7], placeOf('workDays'), wordingIn(lang))).toBe(names);
});
