import fc from 'fast-check';
import { diffWords } from '@domain/word-diff';
import { comparisonRow } from '@server/modules/regulations/documents/comparison';

const word = fc.constantFrom(
  'вовремя',
  'раньше',
  'из-за',
  'ключ',
  '10',
  ',',
  '.',
  ' ',
  '  ',
  '\n',
  'Smena',
  '«',
  '»',
);
const sentence = fc.array(word, { maxLength: 30 }).map((words) => words.join(''));

test('unchanged and removed parts form the old text, unchanged and added parts the new one', () => {
  fc.assert(
    fc.property(sentence, sentence, (from, to) => {
      const without = (kind: string) =>
        diffWords(from, to)
          .filter((part) => part.kind !== kind)
          .map(({ text }) => text)
          .join('');
      expect([without('added'), without('removed')]).toEqual([from, to]);
    }),
  );
});

test('a rewritten text is one change', () => {
  const text = (letter: string) => Array.from({ length: 8_000 }, (_, index) => `${letter}${index}`).join(' ');
  // Without a limit of edits this would exceed the test timeout.
  expect(diffWords(text('а'), text('б')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});

test('Russian is compared by words, not by letters', () =>
  expect(diffWords('Срок три дня.', 'Срок пять дней.')).toEqual([
    { kind: 'same', text: 'Срок ' },
    { kind: 'removed', text: 'три дня' },
    { kind: 'added', text: 'пять дней' },
    { kind: 'same', text: '.' },
  ]));

test('a word with a hyphen is one word', () =>
  expect(diffWords('что-то', 'кто-то')).toEqual([
    { kind: 'removed', text: 'что-то' },
    { kind: 'added', text: 'кто-то' },
  ]));

test('a clause on the sheet: removed words struck out on the left, added ones underlined on the right', () => {
  const clause = (text: string) => ({ id: 'c1', level: 1, number: '1', html: `<p>${text}</p>`, text });
  const [, before, after] = comparisonRow(
    { kind: 'changed', from: clause('Приходим вовремя и молча'), to: clause('Приходим раньше и молча') },
    'изменён',
  );
  expect(before).toEqual({
    text: [
      { text: 'Приходим ' },
      { text: 'вовремя', color: '#a12626', decoration: 'lineThrough' },
      { text: ' и молча' },
    ],
  });
  expect(after).toEqual({
    text: [
      { text: 'Приходим ' },
      { text: 'раньше', color: '#0f6b3c', decoration: 'underline' },
      { text: ' и молча' },
    ],
  });
  const added = comparisonRow({ kind: 'added', from: null, to: clause('Новый') }, 'добавлен');
  expect(added.slice(1)).toEqual([
    { text: [] },
    { text: [{ text: 'Новый', color: '#0f6b3c', decoration: 'underline' }] },
  ]);
});
