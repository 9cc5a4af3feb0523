import { choiceParam, flagParam, textParam } from '@src/lib/url-state';

/** The state of a tree's tab in the address. */
export const treeCodecs = { search: textParam(), isArchive: flagParam() };

/** Whether people are shown in the tree of subdivisions. */
export const peopleCodecs = { people: flagParam() };

/** The view of a tree: rows, chart, or coverage matrix. */
export const viewCodecs = { view: choiceParam(['tree', 'chart', 'matrix'], 'tree') };

/** Whether the dialog for pasting a list, or its choice of templates, is open. */
export const outlineCodecs = { outline: flagParam(), templates: flagParam() };

export const structurePaths = {
  root: '/structure',
  positions: '/structure/positions',
  employees: '/structure/employees',
  regulations: '/structure/regulations',
  list: '/structure/list',
} as const;
