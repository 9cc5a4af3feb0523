import { choiceParam, idsParam, textParam, type UrlCodecs } from '@src/lib/url-state';
import type { ColleaguesFilter } from '../first-api';

const views = ['cards', 'list'] as const;
const orders = ['name', 'newcomer'] as const;

export type DirectoryState = {
  search: string;
  subdivisionIds: number[];
  view: (typeof views)[number];
  sort: (typeof orders)[number];
};

/** The directory's state in the address. */
export const directoryCodecs: UrlCodecs<DirectoryState> = {
  search: textParam(),
  subdivisionIds: idsParam(),
  view: choiceParam(views, 'cards'),
  sort: choiceParam(orders, 'name'),
};

/** The page size of requests. */
export const pageSize = 60;

/** Returns the query variables; the list is sorted by subdivision unless newcomers come first. */
export function colleaguesFilter({ search, subdivisionIds, sort, view }: DirectoryState): ColleaguesFilter {
  return {
    search: search || null,
    subdivisionIds: subdivisionIds.length ? subdivisionIds : null,
    sort: sort === 'name' && view === 'list' ? 'subdivision' : sort,
  };
}

/** Returns the variables of the directory's first page. */
export const firstColleagues = (filter: ColleaguesFilter) => ({ ...filter, page: 1, pageSize });
