import { choiceParam, flagParam, idsParam, numberParam, textParam, type UrlCodecs } from '@src/lib/url-state';

const sources = ['', 'position', 'personal'] as const;

export type PurposeFilters = {
  search: string;
  roleIds: number[];
  source: (typeof sources)[number];
  page: number;
  pageSize: number;
  /** The id of the person whose panel is open. */
  person: number;
  /** The id of the access request being answered. */
  request: number;
  /** Whether the access lookup is open. */
  isLookup: boolean;
};

/** The state of the table of people and roles in the address. */
export const purposeCodecs: UrlCodecs<PurposeFilters> = {
  search: textParam(),
  roleIds: idsParam(),
  source: choiceParam(sources, ''),
  page: numberParam(1),
  pageSize: numberParam(20),
  person: numberParam(0),
  request: numberParam(0),
  isLookup: flagParam(),
};

/** Converts the filters to query variables. */
export function purposeVariables({ search, roleIds, source, page, pageSize }: PurposeFilters) {
  return {
    search: search || null,
    roleIds: roleIds.length > 0 ? roleIds : null,
    source: source || null,
    page,
    pageSize,
  };
}

/** Whether any filter other than the page is set. */
export function isPurposeFiltered({ search, roleIds, source }: PurposeFilters): boolean {
  return search !== '' || roleIds.length > 0 || source !== '';
}
