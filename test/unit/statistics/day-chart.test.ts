import type { SvgElement } from '@domain/chart/chart-drawing';
import { drawDays } from '@server/pdf/day-chart';

/** The curves of a PDF. */
const chart = (days: readonly [date: string, expected: number, actual: number][]) =>
  drawDays({
    lang: 'ru',
    days: days.map(([date, expected, actual]) => ({ date, expected, actual })),
    names: { expected: 'Назначено', actual: 'Подписано' },
  });
const inside = (drawing: SvgElement | null, name: string) =>
  (drawing?.children ?? []).flatMap((child) =>
    typeof child !== 'string' && child.name === name ? [child] : [],
  );
const lines = (drawing: SvgElement | null) => inside(drawing, 'path').map(({ attributes }) => attributes.d);

test('a number stays until the day on which it changes; days are as far apart as in the calendar', () => {
  const found = lines(
    chart([
      ['2027-01-01', 0, 0],
      ['2027-01-02', 1_000, 500],
      ['2027-01-05', 1_000, 1_000],
    ]),
  );
  // The plot is 692 wide and 138 high; its lower left corner is at 44, 162.
  expect(found.slice(-2)).toEqual(['M44.0 162.0H217.0V24.0H736.0V24.0', 'M44.0 162.0H217.0V93.0H736.0V24.0']);
  expect(found.at(-3)).toBe('M44.0 162.0H217.0V93.0H736.0V24.0V162H44Z');
});

test('the largest number and the days stand beside it', () => {
  const drawing = chart([
    ['2027-01-01', 1_000, 2],
    ['2027-01-05', 1_200, 3],
  ]);
  const words = inside(drawing, 'text').map(({ children }) => children.join('').replaceAll(/\s/g, ' '));
  expect(words).toEqual(['1 200', '0', '01.01.2027', '05.01.2027', 'Назначено', 'Подписано']);
});

test('nothing but zeros is a line at the bottom; one day is no course', () => {
  const zeros = chart([
    ['2027-01-01', 0, 0],
    ['2027-01-02', 0, 0],
  ]);
  expect(lines(zeros).at(-1)).toBe('M44.0 162.0H736.0V162.0');
  expect([chart([['2027-01-01', 1, 1]]), chart([])]).toEqual([null, null]);
});
