import { readUrlState, writeUrlState } from '@src/lib/url-state';
import { statisticCodecs } from './statistic-filters';

export interface ViewValues {
  name: string;
}

/** Normalizes the filters of an address for a view: sorted, without other parameters. */
export function viewQuery(search: string): string {
  const state = readUrlState(statisticCodecs, new URLSearchParams(search));
  return writeUrlState(statisticCodecs, new URLSearchParams(), state).toString();
}
