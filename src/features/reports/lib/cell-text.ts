import { formatDate } from '@src/lib/dates';
import type { ReportSource } from '../api';

type Cell = ReportSource['columns'][number]['cell'];

/** Formats a value of a report for its reader: dates and times are ISO texts in the contract. */
export function cellText(cell: Cell, value: string, lang: string): string {
  if (value === '') return '';
  if (cell === 'day') return formatDate(value, 'date', lang);
  return cell === 'instant' ? formatDate(value, 'dateTime', lang) : value;
}
