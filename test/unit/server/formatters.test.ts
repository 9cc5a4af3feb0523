import { dateFormat, numberFormat } from '@server/formatters';
import { instantCell } from '@server/spreadsheets/spreadsheet';

const RUSSIAN_DAY = { timeZone: 'Europe/Moscow', dateStyle: 'short' } as const;

it('creates one formatter for a language and its options, however often it is requested', () => {
  expect(dateFormat('ru', { ...RUSSIAN_DAY })).toBe(dateFormat('ru', RUSSIAN_DAY));
  expect(numberFormat('ru', {})).toBe(numberFormat('ru', {}));
});

it('distinguishes languages, time zones and styles', () => {
  const at = new Date('2026-03-01T22:30:00Z');
  expect(dateFormat('ru', RUSSIAN_DAY).format(at)).toBe('02.03.2026');
  expect(dateFormat('ru', { ...RUSSIAN_DAY, timeZone: 'UTC' }).format(at)).toBe('01.03.2026');
  expect(dateFormat('en-US', RUSSIAN_DAY).format(at)).toBe('3/2/26');
  expect(numberFormat('ru', {}).format(1.5)).toBe('1,5');
  expect(numberFormat('en-US', {}).format(1.5)).toBe('1.5');
});

it('spreadsheet cells create no formatter each: their memory is invisible to the garbage collector', () => {
  instantCell(new Date(), 'Asia/Omsk');
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  for (let row = 0; row < 100; row += 1) instantCell(new Date(row), 'Asia/Omsk');
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});
