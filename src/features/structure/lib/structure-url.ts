import { choiceParam, flagParam, textParam } from '@src/lib/url-state';

/** What a tree's tab keeps in the address. */
export const treeCodecs = { search: textParam(), isArchive: flagParam() };

/** Whether people stand in the tree of subdivisions. */
export const peopleCodecs = { people: flagParam() };

/** How a tree is shown: as rows, as a chart, or against regulations. */
export const viewCodecs = { view: choiceParam(['tree', 'chart', 'matrix'], 'tree') };

/** Whether the dialog for a pasted list is open, or the choice of templates for one. */
export const outlineCodecs = { outline: flagParam(), templates: flagParam() };

export const structurePaths = {
  root: '/structure',
  positions: '/structure/positions',
  employees: '/structure/employees',
  regulations: '/structure/regulations',
  list: '/structure/list',
} as const;
