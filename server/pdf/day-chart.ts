import type { Content } from 'pdfmake/interfaces';
import { chartFont, type SvgElement } from '@domain/chart/chart-drawing';
import { paperColours } from '@domain/chart/paper-colours';
import { daysBetween, dayText } from '@server/modules/days';
import { numberFormat } from '@server/formatters';
import type { Lang } from '@server/graphql/context';
import { svgText } from './svg';

/** Two curves by day, each from 0 upwards. */
export interface DayChart {
  lang: Lang;
  days: readonly { date: string; expected: number; actual: number }[];
  names: { expected: string; actual: string };
}

const size = { width: 740, height: 180 };
const plot = { left: 44, right: size.width - 4, top: 24, bottom: size.height - 18 };
const font = { 'font-family': chartFont, 'font-size': 8, fill: paperColours.textSecondary };
const colours = { expected: paperColours.borderStrong, actual: paperColours.item.blue };

const element = (
  name: string,
  attributes: SvgElement['attributes'],
  children: SvgElement['children'] = [],
): SvgElement => ({ name, attributes, children });

const words = (text: string, x: number, y: number, anchor: 'start' | 'end') =>
  element('text', { ...font, x, y, 'text-anchor': anchor }, [text]);

const line = (y: number) =>
  element('path', {
    ...{ d: `M${plot.left} ${y}H${plot.right}`, stroke: paperColours.borderStrong, 'stroke-width': 0.3 },
  });

function legend(name: string, colour: string, x: number): SvgElement[] {
  return [
    element('path', { d: `M${x} 8h16`, stroke: colour, 'stroke-width': 2 }),
    words(name, x + 20, 11, 'start'),
  ];
}

/** Draws the curves; a number stays until the day on which it changes. Without at least two days, there is nothing to draw. */
export function drawDays({ lang, days, names }: DayChart): SvgElement | null {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last || days.length < 2) return null;
  const max = Math.max(1, ...days.flatMap(({ expected, actual }) => [expected, actual]));
  const length = daysBetween(first.date, last.date);
  const x = (day: string) => plot.left + ((plot.right - plot.left) * daysBetween(first.date, day)) / length;
  const y = (value: number) => plot.bottom - ((plot.bottom - plot.top) * value) / max;
  const path = (of: 'expected' | 'actual') =>
    days
      .map((day, place) => {
        const [across, up] = [x(day.date).toFixed(1), y(day[of]).toFixed(1)];
        return place === 0 ? `M${across} ${up}` : `H${across}V${up}`;
      })
      .join('');
  const number = numberFormat(lang, {});
  const { width, height } = size;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    [
      ...[line(plot.top), line(plot.bottom)],
      words(number.format(max), plot.left - 4, plot.top + 3, 'end'),
      words(number.format(0), plot.left - 4, plot.bottom + 3, 'end'),
      words(dayText(first.date), plot.left, size.height - 6, 'start'),
      words(dayText(last.date), plot.right, size.height - 6, 'end'),
      ...legend(names.expected, colours.expected, plot.left),
      ...legend(names.actual, colours.actual, plot.left + size.width / 4),
      element('path', {
        ...{
          d: `${path('actual')}V${plot.bottom}H${plot.left}Z`,
          fill: colours.actual,
          'fill-opacity': 0.16,
        },
      }),
      element('path', { d: path('expected'), fill: 'none', stroke: colours.expected, 'stroke-width': 1.5 }),
      element('path', { d: path('actual'), fill: 'none', stroke: colours.actual, 'stroke-width': 1.5 }),
    ],
  );
}

/** Returns the curves as vectors with a title, which stays with them on one page. */
export function dayChartContent(title: string, chart: DayChart): Content[] {
  const drawing = drawDays(chart);
  if (!drawing) return [];
  return [
    {
      unbreakable: true,
      margin: [0, 12, 0, 0],
      stack: [
        { text: title, fontSize: 8, color: '#555555' },
        { svg: svgText(drawing), width: size.width },
      ],
    },
  ];
}
