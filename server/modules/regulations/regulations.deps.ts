import type { ModuleDeps } from '@server/modules/module';

/** The dependencies of this module's services. */
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
