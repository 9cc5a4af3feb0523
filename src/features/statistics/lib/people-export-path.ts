import type { StatisticRemindVariables } from '../api';

/** Returns the address of the people behind a number as a spreadsheet; unset filters are left out. */
export function peopleExportPath({ filter, ...number }: StatisticRemindVariables, search: string): string {
  const asked = { ...number, ...filter, search };
  const given = Object.entries(asked).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    return text === '' || text === 'false' ? [] : [[name, text]];
  });
  return `/api/statistics/people.xlsx?${new URLSearchParams(given).toString()}`;
}
