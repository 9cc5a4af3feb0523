import { createEntrySearch } from '@src/features/faq/lib/entry-search';

const entry = (id: number, title: string, text = '', synonyms: string[] = []) => ({
  id,
  title,
  text,
  synonyms,
});
const entries = [
  entry(1, 'Как пройти тест?', 'Откройте список и нажмите «Начать».'),
  entry(2, 'Как загрузить сотрудников?', 'Годится файл XLSX.', ['импорт', '1С']),
  entry(3, 'Зачем нужен отчёт?', 'В нём видны просрочки, тест тут ни при чём.'),
];
const search = createEntrySearch(entries);
const found = (text: string) => search(text).map(({ id }) => id);

it.each([
  ['the beginning of a word', 'загруз', [2]],
  ['another word for it', 'импорт', [2]],
  ['a word with a mistake', 'сотрудинков', [2]],
  ['the wrong keyboard layout', 'ntcn', [1, 3]],
  ['ё written as е', 'отчет', [3]],
  ['words in any order', 'сотрудников как', [2]],
])('finds by %s', (_, typed, ids) => {
  expect(found(typed)).toEqual(ids);
});

it('ranks a question that contains it before an answer that mentions it', () => {
  expect(found('тест')).toEqual([1, 3]);
});

it('ranks a long question that contains it before an answer consisting of that word', () => {
  const title = 'Как пройти отпуск по уходу и передать дела тому, кто остаётся за вас';
  const both = createEntrySearch([entry(1, 'Правила', 'отпуск'), entry(2, title)]);
  expect(both('отпуск').map(({ id }) => id)).toEqual([2, 1]);
});

it('finds nothing unless every word matches', () => {
  expect(found('тест парковка')).toEqual([]);
  expect(found('—')).toEqual([]);
});
