import { flagParam, textParam } from '@src/lib/url-state';

/** What a tree's tab keeps in the address. */
export const treeCodecs = { search: textParam(), isArchive: flagParam() };

export const structurePaths = {
  root: '/structure',
  positions: '/structure/positions',
  employees: '/structure/employees',
  list: '/structure/list',
} as const;
