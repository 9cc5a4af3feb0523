import { QUESTION_TYPES } from '@domain/questions/question';
import { CELL_NOTES, CELL_PROBLEMS, TABLE_FIELDS, TABLE_REMARKS } from '@domain/questions/table/cells';
import { fieldOf, headingOf, typeName, typeOf } from '@domain/questions/table/words';
import testsEn from '@locales/en-us/tests.json';
import testsRu from '@locales/ru/tests.json';

const LANGUAGES = [
  { lang: 'ru' as const, words: testsRu },
  { lang: 'en-us' as const, words: testsEn },
];

describe.each(LANGUAGES)('in $lang', ({ lang, words }) => {
  it('types are named in tables as on the screen, and every name maps back to its type', () => {
    for (const type of QUESTION_TYPES) {
      expect(typeName(type, lang)).toBe(words.type[type]);
      expect(typeOf(` ${typeName(type, lang).toUpperCase()} `)).toBe(type);
      expect(typeOf(type)).toBe(type);
    }
  });

  it('every heading maps back to its column', () => {
    for (const field of TABLE_FIELDS) expect(fieldOf(`${headingOf(field, lang)} *`)).toBe(field);
  });

  it('every remark about a row has a text', () => {
    expect(Object.keys(words.import.problem)).toEqual(expect.arrayContaining([...CELL_PROBLEMS]));
    expect(Object.keys(words.import.note).sort()).toEqual([...CELL_NOTES].sort());
    expect(Object.keys(words.import.remark).sort()).toEqual([...TABLE_REMARKS].sort());
  });
});
