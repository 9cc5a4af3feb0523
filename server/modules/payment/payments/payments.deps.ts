import type { ModuleDeps } from '@server/modules/module';
import type { AutoTopUps } from '../auto-top-ups/auto-top-ups.service';
import type { Credit } from './crediting';
import type { PaymentGateway } from './gateway';

/** The dependencies of payments to the balance. */
export type PaymentDeps = Pick<
  ModuleDeps,
  'config' | 'database' | 'log' | 'notify' | 'live' | 'audit' | 'jobs' | 'now' | 'closing'
> & {
  gateway: PaymentGateway | null;
  /** The shop, if the service specifies it. */
  shopId: string | null;
  credit: Credit;
  autoTopUps: Pick<AutoTopUps, 'failed' | 'succeeded' | 'keepCard'>;
};
