import { AppError } from '@server/errors';
import { checkDates } from '@server/modules/employees/writing/employee-input';

/** The dates of a person against each other, on 28 November 2026. */

const none = { dateBirth: null, dateJobStart: null, dateAdaptEnd: null, dateJobEnd: null };

function rejection(dates: Partial<Record<keyof typeof none, string>>): string[] | null {
  try {
    checkDates({ ...none, ...dates }, '2026-11-28');
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [error.code, error.details.field ?? ''];
  }
}

const age = ['employee.age', 'dateBirth'];
const adaptation = ['employee.adaptBeforeStart', 'dateAdaptEnd'];
const end = ['employee.endBeforeStart', 'dateJobEnd'];

test.each([
  ['no dates', {}, null],
  ['fourteen years today', { dateBirth: '2012-11-28' }, null],
  ['fourteen years tomorrow', { dateBirth: '2012-11-29' }, age],
  ['a hundred years today', { dateBirth: '1926-11-28' }, null],
  ['a hundred years yesterday', { dateBirth: '1926-11-27' }, age],
  ['an adaptation of one day', { dateJobStart: '2026-02-02', dateAdaptEnd: '2026-02-02' }, null],
  ['an adaptation before work', { dateJobStart: '2026-02-02', dateAdaptEnd: '2026-02-01' }, adaptation],
  ['an adaptation without a start', { dateAdaptEnd: '2026-02-01' }, null],
  ['one day of work', { dateJobStart: '2026-02-02', dateJobEnd: '2026-02-02' }, null],
  ['an end before the start', { dateJobStart: '2026-02-02', dateJobEnd: '2026-02-01' }, end],
  ['an end without a start', { dateJobEnd: '2026-02-01' }, null],
])('%s', (_what, dates, expected) => expect(rejection(dates)).toEqual(expected));
