import limits from '@graphql/limits.json';
import type { QuestionCells } from '@domain/questions/table/cells';
import { fromRows } from '@domain/questions/table/from-rows';
import { readRow } from '@domain/questions/table/read-row';

const read = (cells: QuestionCells) => {
  let next = 0;
  return readRow(cells, () => `n${(next += 1)}`);
};
const choice = { type: 'Один ответ', text: 'Кто?', options: 'Кассир\nОхранник\nДиректор' };
const rightTexts = (right: string, cells: QuestionCells = choice): string[] => {
  const { question } = read({ ...cells, right });
  if (question?.type !== 'single' && question?.type !== 'multiple') return [];
  const { rightIds } = question.key;
  return question.task.options.filter(({ id }) => rightIds.includes(id)).map(({ text }) => text);
};

it.each(['2', '№2', 'B', 'б', 'B)', 'Охранник', ' охранник '])(
  'the right option is named as «%s»',
  (right) => {
    expect(rightTexts(right)).toEqual(['Охранник']);
  },
);

it.each(['1, 3', '1;3', 'A, C', '1\n3', 'Кассир\nДиректор', 'Кассир, Директор'])(
  'several right options are named as «%s»',
  (right) => {
    expect(rightTexts(right, { ...choice, type: 'Несколько ответов' })).toEqual(['Кассир', 'Директор']);
  },
);

it('ambiguity is reported: a number that is an option too, a letter that two alphabets have', () => {
  const numbers = { ...choice, options: '2\n3\n4', right: '2' };
  expect(read(numbers).notes).toEqual([
    { field: 'right', code: 'readAs', params: { text: '2', option: '3' } },
  ]);
  expect(rightTexts('2', numbers)).toEqual(['3']);
  expect(read({ ...choice, right: 'В' }).notes).toEqual([
    { field: 'right', code: 'readAs', params: { text: 'В', option: 'Директор' } },
  ]);
});

const wrong: [string, QuestionCells, string, string][] = [
  ['an unknown type', { ...choice, type: 'Кроссворд', right: '1' }, 'type', 'typeUnknown'],
  ['a type that no table can hold', { ...choice, type: 'hotspot', right: '1' }, 'type', 'typeNotInTables'],
  ['no question', { ...choice, text: '', right: '1' }, 'text', 'textEmpty'],
  ['no right answer', choice, 'right', 'oneRight'],
  ['two where one is asked for', { ...choice, right: '1, 2' }, 'right', 'oneRight'],
  ['an option that is not there', { ...choice, right: '7' }, 'right', 'rightUnknown'],
  ['options that are the same', { ...choice, options: 'а\nА', right: '1' }, 'options', 'optionsSame'],
  ['one option', { ...choice, options: 'а', right: '1' }, 'options', 'optionsFew'],
  ['no points', { ...choice, right: '1', points: '0' }, 'points', 'pointsWrong'],
  ['points in thousandths', { ...choice, right: '1', points: '0,005' }, 'points', 'pointsWrong'],
  ['a difficulty of 6', { ...choice, right: '1', difficulty: '6' }, 'difficulty', 'difficultyWrong'],
  ['neither yes nor no', { ...choice, right: '1', shuffle: 'иногда' }, 'shuffle', 'yesNoWrong'],
  [
    'a clause without its regulation',
    { ...choice, right: '1', clause: '4.2' },
    'regulation',
    'clauseMissing',
  ],
  ['no verdict', { type: 'Верно или неверно', text: 'Так?', right: 'может быть' }, 'right', 'trueFalseWrong'],
  ['no number', { type: 'Число', text: 'Сколько?', right: 'много' }, 'right', 'numberWrong'],
  [
    'a tolerance that is no number',
    { type: 'Число', text: '?', right: '1', tolerance: 'чуть' },
    'tolerance',
    'numberWrong',
  ],
  [
    'no expression',
    { type: 'Короткий ответ', text: '?', right: 'а', pattern: '(' },
    'pattern',
    'patternWrong',
  ],
  [
    'an expression with too many steps',
    { type: 'Короткий ответ', text: '?', right: 'а', pattern: '(abcdefghij){30}' },
    'pattern',
    'patternLarge',
  ],
  ['a pair without «=»', { type: 'Соответствие', text: '?', options: 'а = 1\nб' }, 'options', 'pairWrong'],
  [
    'two «=» in a pair',
    { type: 'Соответствие', text: '?', options: 'а = 1\nб = 2 = 3' },
    'options',
    'pairWrong',
  ],
  ['a gap that nothing closes', { type: 'Пропуски', text: '?', options: 'с {{9 утра' }, 'options', 'gapOpen'],
  ['no gaps', { type: 'Пропуски', text: '?', options: 'с 9 утра' }, 'options', 'gapsNone'],
  ['a criterion without points', { type: 'Эссе', text: '?', options: 'Полнота' }, 'options', 'rubricLine'],
];
it.each(wrong)('%s is reported on its own cell', (_name, cells, field, code) => {
  const { question, problems } = read(cells);
  expect(question).toBeNull();
  expect(problems).toContainEqual(expect.objectContaining({ field, code }));
});

it('exceeded limits are reported on their cell, with the limit', () => {
  const many = Array.from({ length: limits.testOptions + 1 }, (_, index) => `Вариант ${index}`).join('\n');
  const cells = {
    ...{ ...choice, right: '1', options: many, text: 'а'.repeat(limits.testQuestionText + 1) },
    tags: Array.from({ length: limits.testTags + 1 }, (_, index) => `тег${index}`).join(', '),
  };
  expect(read(cells).problems).toEqual([
    {
      field: 'text',
      code: 'tooLong',
      params: { max: limits.testQuestionText, length: limits.testQuestionText + 1 },
    },
    { field: 'tags', code: 'tooMany', params: { max: limits.testTags, count: limits.testTags + 1 } },
    { field: 'options', code: 'tooMany', params: { max: limits.testOptions, count: limits.testOptions + 1 } },
  ]);
});

it('an unnamed type is guessed, and that is reported', () => {
  const types = [
    { text: '?', options: 'а\nб', right: '1' },
    { text: '?', options: 'а\nб\nв', right: '1, 2' },
    { text: '?', right: 'верно' },
    { text: '?', right: '3,5' },
    { text: '?', right: 'Анна' },
  ].map((cells) => read(cells));
  expect(types.map(({ question }) => question?.type)).toEqual([
    'single',
    'multiple',
    'trueFalse',
    'number',
    'shortText',
  ]);
  expect(types.every(({ notes }) => notes.some(({ code }) => code === 'typeGuessed'))).toBe(true);
});

it('a cell that the type does not use is reported', () => {
  const { question, notes } = read({ ...choice, right: '1', tolerance: '5', pattern: 'а+' });
  expect(question).not.toBeNull();
  expect(notes).toEqual([
    { field: 'tolerance', code: 'unused' },
    { field: 'pattern', code: 'unused' },
  ]);
});

it('a formula is a text, and a program is a text', () => {
  const formula = '=HYPERLINK("https://example.invalid";"Кто?")';
  const { question, notes } = read({
    ...choice,
    text: formula,
    options: '<script>alert(1)</script>\n=1+1',
    right: '2',
  });
  expect(question).toMatchObject({
    text: formula,
    task: { options: [{ text: '<script>alert(1)</script>' }, { text: '=1+1' }] },
  });
  expect(notes).toEqual([{ field: 'text', code: 'formula' }]);
});

describe('a table', () => {
  const rowsOf = (...rows: string[][]) => rows.map((cells, index) => ({ number: index + 1, cells }));

  it('is detected by its headings, in either language, below a title; options may have their own columns', () => {
    const { rows, remarks } = fromRows(
      rowsOf(
        ['Тест по кассе'],
        ['Question', 'Вариант 1', 'Вариант 2', 'Вариант 3', 'Правильный ответ', 'Автор'],
        ['Кто?', 'Кассир', '', 'Директор', '2', 'Иванов'],
        ['', '', '', '', '', ''],
      ),
    );
    expect(rows).toEqual([
      {
        number: 3,
        cells: { text: 'Кто?', options: 'Кассир\nДиректор', right: '2' },
        problems: [],
        notes: [],
      },
    ]);
    expect(remarks).toEqual([{ code: 'columns', params: { names: '«Автор»', count: 1 } }]);
  });

  it('without headings uses the columns of the template where it begins with a type; otherwise nothing is guessed', () => {
    const { rows } = fromRows(rowsOf(['Один ответ', 'Кто?', 'Кассир\nДиректор', '2']));
    expect(rows[0]?.cells).toEqual({
      ...{ type: 'Один ответ', text: 'Кто?' },
      options: 'Кассир\nДиректор',
      right: '2',
    });
    expect(fromRows(rowsOf(['а', 'б'], ['в', 'г']))).toEqual({
      rows: [],
      remarks: [{ code: 'noHeadings', params: {} }],
    });
  });
});

it('ten thousand rows with expressions are read without blocking anybody', () => {
  const cells = { type: 'Короткий ответ', text: '=A1&"?"', right: 'аа', pattern: '(a+)+$' };
  for (let number = 0; number < 10_000; number += 1) expect(read(cells).problems).toHaveLength(0);
});
