import { rowsByIds } from '@server/db/rows/rows-by-ids';
import { contentTable } from './files.tables';

/** Returns stored files by id, in one statement. */
export const contentsByIds = rowsByIds(contentTable);
