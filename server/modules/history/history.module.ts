import type { ModuleDeps, ServerModule } from '@server/modules/module';
import { createHistoryResolvers } from './history.resolvers';

/** The history of the organization: an append-only chain, read in people's words. */
export function createHistoryModule({ reverts, now }: ModuleDeps): ServerModule {
  return { resolvers: createHistoryResolvers(reverts, now) };
}
