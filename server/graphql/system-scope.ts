import type { Tx } from '@server/db/database';
import type { Scope } from './context';

/** What a service works in where nobody asks: a job, or what a request leads to in another organization. */
export const systemScope = (tx: Tx, organizationId: number): Scope => ({
  tx,
  organizationId,
  caller: null,
  lang: 'ru',
  ip: '',
  userAgent: '',
});
