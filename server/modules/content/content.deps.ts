import type { ModuleDeps } from '@server/modules/module';

/** The dependencies of the shared content services. */
export type ContentDeps = Pick<
  ModuleDeps,
  'audit' | 'database' | 'events' | 'files' | 'live' | 'notify' | 'now' | 'workers'
>;
