import type { ModuleDeps } from '@server/modules/module';

/** What the services of this module are made of. */
export type RegulationDeps = Pick<
  ModuleDeps,
  | 'audit'
  | 'codes'
  | 'database'
  | 'events'
  | 'files'
  | 'live'
  | 'log'
  | 'mail'
  | 'notify'
  | 'now'
  | 'passwords'
  | 'workers'
>;
