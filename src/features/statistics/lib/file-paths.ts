import type { ContentKind } from '@src/content/content-kind';
import type { StatisticFilter } from '@src/api/generated/types';
import type { StatisticRemindVariables } from '../api';

/** Returns the query string of what is requested; unset filters are left out. */
function queryOf(asked: object): string {
  const given = Object.entries(asked).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    return text === '' || text === 'false' ? [] : [[name, text]];
  });
  return new URLSearchParams(given).toString();
}

/** Returns the address of the people behind a number as a spreadsheet. */
export const peopleExportPath = ({ filter, ...number }: StatisticRemindVariables, search: string): string =>
  `/api/statistics/people.xlsx?${queryOf({ ...number, ...filter, search })}`;

/** Returns the address of a tab's numbers as a PDF, compared with the period before where the page compares them. */
export const tabPdfPath = (
  objectType: ContentKind['objectType'],
  filter: StatisticFilter,
  isCompared: boolean,
): string => `/api/statistics/tab.pdf?${queryOf({ objectType, ...filter, isCompared })}`;
