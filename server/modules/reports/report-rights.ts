import type { Caller } from '@server/graphql/context';
import { holdsSomewhere } from '@server/graphql/access/rights';

/** Whether the caller may read reports at all; which people they see is decided per row. */
export const mayReadReports = (caller: Caller | null): caller is Caller =>
  caller !== null && holdsSomewhere(caller, 'statistics', 'read');
