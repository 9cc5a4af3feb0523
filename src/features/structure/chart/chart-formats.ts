/** The export formats of the chart. `page`: one sheet of the chart's own size. */
export const chartFormats = ['png', 'a4', 'a3', 'page'] as const;

export type ChartFormat = (typeof chartFormats)[number];
