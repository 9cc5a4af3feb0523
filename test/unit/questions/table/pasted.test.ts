import fc from 'fast-check';
import type { QuestionTable } from '@domain/questions/table/cells';
import { fromAiken } from '@domain/questions/table/from-aiken';
import { fromGift } from '@domain/questions/table/from-gift';
import { readRow } from '@domain/questions/table/read-row';
import { formatOf } from '@domain/questions/table/text-format';

const ids = () => {
  let next = 0;
  return () => `n${(next += 1)}`;
};
const questionsOf = ({ rows }: QuestionTable) => rows.map(({ cells }) => readRow(cells, ids()).question);
const only = (table: QuestionTable) => {
  const [row] = table.rows;
  if (!row || table.rows.length !== 1) throw new Error(`${table.rows.length} rows`);
  return { row, question: readRow(row.cells, ids()).question };
};

describe('Aiken', () => {
  it('questions with options and one answer, in Latin or Cyrillic letters', () => {
    const text = [
      'Когда открывается касса?',
      'A. В 8:00',
      'B. В 9:00',
      'ANSWER: B',
      '',
      'Кто снимает кассу',
      'в конце дня?',
      'А) Кассир',
      'В) Охранник',
      'ОТВЕТ: В',
    ].join('\n');
    const [first, second] = questionsOf(fromAiken(text));
    expect(first).toMatchObject({
      text: 'Когда открывается касса?',
      type: 'single',
      task: { options: [{ text: 'В 8:00' }, { text: 'В 9:00', id: 'n3' }] },
      key: { rightIds: ['n3'] },
    });
    expect(second).toMatchObject({ text: 'Кто снимает кассу\nв конце дня?', key: { rightIds: ['n3'] } });
  });

  it('a question without an answer, and one whose letter no option has, are rows with an error', () => {
    const { rows } = fromAiken('Один?\nA. а\nB. б\n\nДва?\nA. а\nB. б\nANSWER: D');
    const problems = rows.map(({ cells }) => readRow(cells, ids()).problems);
    expect(problems[0]).toEqual([{ field: 'right', code: 'oneRight' }]);
    expect(problems[1]).toEqual([{ field: 'right', code: 'rightUnknown', params: { text: 'D' } }]);
    expect(rows.map(({ number }) => number)).toEqual([1, 5]);
  });
});

describe('GIFT', () => {
  const cases: [string, string, object][] = [
    ['one of several', 'Кто? {=Кассир ~Охранник#Нет ~Никто}', { type: 'single', text: 'Кто?' }],
    ['true or false', 'Касса закрыта в 8 {FALSE}', { type: 'trueFalse', key: { isTrue: false } }],
    ['a short answer', 'Как зовут? {=Анна =Аня}', { type: 'shortText', key: { variants: ['Анна', 'Аня'] } }],
    ['a number', 'Сколько? {#3:0.5}', { type: 'number', key: { value: '3', tolerance: '0.5' } }],
    ['a range', 'Сколько? {#1..4}', { type: 'number', key: { value: '2.5', tolerance: '1.5' } }],
    [
      'pairs',
      'Соотнесите {=а -> 1 =б -> 2}',
      { type: 'matching', task: { left: [{ text: 'а' }, { text: 'б' }] } },
    ],
    ['an essay', 'Опишите {}', { type: 'openText', key: { rubric: [] } }],
    ['several', 'Какие? {~%50%а ~%50%б ~в}', { type: 'multiple', key: { rightIds: ['n2', 'n3'] } }],
    [
      'a gap',
      'Касса открыта с {=9 ~10} утра.',
      { type: 'fillGaps', task: { text: 'Касса открыта с {{g1}} утра.', gaps: [{ id: 'g1' }] } },
    ],
    [
      'escaped signs',
      'Сколько будет 2\\=2 \\{или нет\\}? {=да ~нет}',
      { text: 'Сколько будет 2=2 {или нет}?' },
    ],
    ['an explanation', 'Кто? {=а ~б####Потому что}', { explained: { explanation: 'Потому что' } }],
  ];
  it.each(cases)('%s', (_name, text, expected) => {
    expect(only(fromGift(text)).question).toMatchObject(expected);
  });

  it('feedback on options stays', () => {
    const { question } = only(fromGift('Кто? {=Кассир#Да ~Охранник ~Никто#Нет}'));
    expect(Object.values(question?.explained.feedback ?? {})).toEqual(['Да', 'Нет']);
  });

  const named: [string, string, string][] = [
    ['several numbers', 'Сколько? {#=1:0 =%50%2:1}', 'giftNumbers'],
    ['a short answer that brings a part', 'Имя? {=Анна =%50%Аня}', 'giftWeight'],
    ['braces that nothing closes', 'Кто? {=а ~б', 'giftUnclosed'],
    ['a description without a question', 'Прочитайте правила.', 'giftAnswers'],
  ];
  it.each(named)('unsupported parts are named and make no question yet: %s', (_name, text, code) => {
    const { row } = only(fromGift(text));
    expect(row.problems).toEqual([expect.objectContaining({ code })]);
    expect(row.cells.text).not.toBe('');
  });

  const noted: [string, string, string][] = [
    ['uneven weights', 'Какие? {~%70%а ~%30%б ~%-100%в}', 'giftWeights'],
    ['two answers of which one was enough', 'Какой? {=а =б ~в}', 'giftSeveral'],
    ['feedback on a verdict', 'Верно? {T#Нет#Да}', 'giftFeedback'],
    ['marks of another program', '[html]<b>Кто?</b> {=а ~б}', 'giftFormat'],
  ];
  it.each(noted)('a lost part of a question is reported: %s', (_name, text, code) => {
    const { row, question } = only(fromGift(text));
    expect(question).not.toBeNull();
    expect(row.notes).toContainEqual(expect.objectContaining({ code }));
  });

  it('titles and categories are reported for the whole text; comments are dropped', () => {
    const { rows, remarks } = fromGift(
      '// черновик\n$CATEGORY: Касса/Начало\n\n::Первый::Кто? {=а ~б}\n\n::Второй::Где? {=а ~б}',
    );
    expect(rows.map(({ cells, number }) => [number, cells.text])).toEqual([
      [4, 'Кто?'],
      [6, 'Где?'],
    ]);
    expect(remarks).toEqual([
      { code: 'giftTitles', params: { count: 2 } },
      { code: 'giftCategories', params: { count: 1, names: '«Касса/Начало»' } },
    ]);
  });

  it('any text is read to the end: each block is a row, with a question or with its error', () => {
    const sign = fc.constantFrom(
      '{',
      '}',
      '=',
      '~',
      '#',
      ':',
      '\\',
      '%50%',
      '->',
      '\n',
      '\n\n',
      'а',
      'T',
      '####',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 40 }), (signs) => {
        const { rows } = fromGift(signs.join(''));
        for (const { cells, problems } of rows) {
          const read = readRow(cells, ids());
          expect(read.question !== null || read.problems.length + problems.length > 0).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});

it('the format of a pasted text is detected', () => {
  expect(formatOf('Тип\tВопрос\nОдин ответ\tКто?')).toBe('table');
  expect(formatOf('Вопрос;Варианты;Верные ответы\nКто?;а')).toBe('table');
  expect(formatOf('Кто?\nA. а\nB. б\nANSWER: A')).toBe('aiken');
  expect(formatOf('::Кто::Кто? {=а ~б}')).toBe('gift');
});
