import { rowsByIds } from '@server/db/rows/rows-by-ids';
import type { RegulationSort } from '@server/graphql/generated/types';
import { byOwnText, type SortOrder } from '@server/modules/content/lists/content-list.read-model';
import { regulationContent } from './regulation.content';
import { regulationTable } from './regulations.tables';

/** The sort orders of regulation lists, in addition to those of all content lists. */
export const regulationSorts: Partial<Record<RegulationSort, SortOrder>> = {
  folder: byOwnText(regulationContent, 'folder'),
};

/** Returns the regulations in no particular order; absent ones are left out. */
export const regulationsByIds = rowsByIds(regulationTable);
