import type { Caller } from '@server/graphql/context';
import { holdsSomewhere } from '@server/graphql/rights';

/** Whether somebody reads reports at all: of which people is decided row by row. */
export const mayReadReports = (caller: Caller | null): caller is Caller =>
  caller !== null && holdsSomewhere(caller, 'statistics', 'read');
