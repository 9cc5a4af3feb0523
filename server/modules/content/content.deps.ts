import type { ModuleDeps } from '@server/modules/module';

/** What the shared services of content are made of. */
export type ContentDeps = Pick<
  ModuleDeps,
  'audit' | 'database' | 'events' | 'files' | 'live' | 'notify' | 'now' | 'workers'
>;
