/** One measured value with its limit. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The limit: `max` at most, `min` at least; if absent, the value is only reported. */
  bar?: { kind: 'max' | 'min'; value: number };
  /** How it was measured, if the name does not say so. */
  note?: string;
}

/** The middle value: a typical run, regardless of the worst one. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The value that `share` percent of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const index = Math.min(sorted.length - 1, Math.max(0, Math.ceil((share / 100) * sorted.length) - 1));
  return sorted[index] ?? Number.NaN;
}

/** Whether a figure meets its limit; null if it has none. */
export function isMet({ value, bar }: Figure): boolean | null {
  if (!bar) return null;
  return bar.kind === 'max' ? value <= bar.value : value >= bar.value;
}

function verdict(figure: Figure): string {
  const met = isMet(figure);
  if (met === null) return '     ';
  return met ? 'ok   ' : 'SHORT';
}

const shown = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** Formats a figure as a line of the table. */
export function line(figure: Figure): string {
  const { name, value, unit, bar, note } = figure;
  const limit = bar ? `${bar.kind === 'max' ? '≤' : '≥'} ${shown(bar.value)}` : '';
  const columns = [
    verdict(figure),
    name.padEnd(62),
    `${shown(value).padStart(9)} ${unit.padEnd(8)}`,
    limit.padEnd(9),
  ];
  return `${columns.join(' ')} ${note ?? ''}`.trimEnd();
}
