/** The paper formats of a chart. `page`: one sheet of the chart's own size. */
export const paperFormats = ['a4', 'a3', 'page'] as const;

export type PaperFormat = (typeof paperFormats)[number];

/** The export formats of the chart. */
export const chartFormats = ['png', ...paperFormats] as const;

export type ChartFormat = (typeof chartFormats)[number];
