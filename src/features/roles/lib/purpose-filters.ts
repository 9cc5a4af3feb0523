import { choiceParam, flagParam, idsParam, numberParam, textParam, type UrlCodecs } from '@src/lib/url-state';

const sources = ['', 'position', 'personal'] as const;

export type PurposeFilters = {
  search: string;
  roleIds: number[];
  source: (typeof sources)[number];
  page: number;
  pageSize: number;
  /** Whose roles are open. */
  person: number;
  /** The access request that is being answered. */
  request: number;
  /** The panel that tells who can open what. */
  isLookup: boolean;
};

/** What the table of people and roles keeps in the address. */
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

/** The filters as the server takes them. */
export function purposeVariables({ search, roleIds, source, page, pageSize }: PurposeFilters) {
  return {
    search: search || null,
    roleIds: roleIds.length > 0 ? roleIds : null,
    source: source || null,
    page,
    pageSize,
  };
}

/** Whether anything but the page was chosen. */
export function isPurposeFiltered({ search, roleIds, source }: PurposeFilters): boolean {
  return search !== '' || roleIds.length > 0 || source !== '';
}
