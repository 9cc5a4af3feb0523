import fc from 'fast-check';
import { TABLE_FIELDS } from '@domain/questions/table/cells';
import { fromRows } from '@domain/questions/table/from-rows';
import { readRow } from '@domain/questions/table/read-row';
import { headingOf } from '@domain/questions/table/words';
import { questionCells } from '@domain/questions/table/write-cells';
import { QUESTIONS } from '../questions';
import { anyQuestion, withoutIds } from './any-question';

const ids = () => {
  let next = 0;
  return () => `n${(next += 1)}`;
};

it('a question written into a table is the same when it is read, in both languages', () => {
  fc.assert(
    fc.property(anyQuestion, fc.constantFrom('ru' as const, 'en-us' as const), (question, lang) => {
      const cells = questionCells(question, null, lang);
      const { question: read, problems } = readRow(cells, ids());
      expect(problems).toEqual([]);
      expect(read && withoutIds(read)).toEqual(withoutIds(question));
    }),
    { numRuns: 2000 },
  );
});

it('so is a whole table: headings, rows and omitted cells', () => {
  fc.assert(
    fc.property(fc.array(anyQuestion, { minLength: 1, maxLength: 5 }), (questions) => {
      const rows = questions.map((question) => {
        const cells = questionCells(question, { code: 'Р-1', clause: '4.2', version: '1.0' }, 'ru');
        return TABLE_FIELDS.map((field) => cells[field] ?? '');
      });
      const table = fromRows(
        [TABLE_FIELDS.map((field) => headingOf(field, 'ru')), ...rows].map((cells, index) => ({
          ...{ number: index + 1, cells },
        })),
      );
      expect(table.remarks).toEqual([]);
      const read = table.rows.map(({ cells }) => readRow(cells, ids()));
      expect(read.flatMap(({ problems }) => problems)).toEqual([]);
      expect(read.map(({ question }) => question && withoutIds(question))).toEqual(questions.map(withoutIds));
      expect(read.every(({ clause }) => clause?.code === 'Р-1' && clause.clause === '4.2')).toBe(true);
    }),
    { numRuns: 200 },
  );
});

it('the kinds of question that a table cannot contain are named, and nothing else is lost silently', () => {
  for (const question of [QUESTIONS.hotspot, QUESTIONS.fileAnswer]) {
    const { question: read, problems } = readRow(questionCells(question, null, 'ru'), ids());
    expect(read).toBeNull();
    expect(problems).toContainEqual(expect.objectContaining({ field: 'type', code: 'typeNotInTables' }));
  }
});
