import type { Tx } from '@server/db/database';
import type { Scope } from './context';

/** Creates the scope of a service call without a caller: a job, or a request's effect in another organization. */
export const systemScope = (tx: Tx, organizationId: number): Scope => ({
  tx,
  organizationId,
  caller: null,
  lang: 'ru',
  ip: '',
  userAgent: '',
});
