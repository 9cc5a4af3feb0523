import limits from '@graphql/limits.json';
import { readUrlState, writeUrlState } from '@src/lib/url-state';
import { rules } from '@domain/validation/rules';
import { object } from 'yup';
import { statisticCodecs } from './statistic-filters';

export interface ViewValues {
  name: string;
}

export const viewSchema = object({ name: rules.required(limits.statisticView.name) });

/** Normalizes the filters of an address for a view: sorted, without other parameters. */
export function viewQuery(search: string): string {
  const state = readUrlState(statisticCodecs, new URLSearchParams(search));
  return writeUrlState(statisticCodecs, new URLSearchParams(), state).toString();
}
