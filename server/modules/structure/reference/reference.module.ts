import type { ModuleDeps } from '@server/modules/module';
import type { ServerModule } from '@server/modules/server-module';
import { referenceIds } from './reference-data.read-model';
import { referenceStream } from './reference-data.stream';
import { createReferenceResolvers } from './reference.resolvers';
import { createRegulationStructuresService } from '../regulation-structure.service';

/** The data of the lists and trees that everybody uses, streamed as it changes; and the tree of regulations. */
export function createReferenceModule(deps: ModuleDeps): ServerModule {
  const { live, database } = deps;
  return {
    resolvers: createReferenceResolvers(createRegulationStructuresService(deps), (follower, wish) =>
      referenceStream(live, follower, wish, (since) =>
        database.tenant(follower.organizationId, (tx) =>
          referenceIds(tx, follower.organizationId, wish.kinds, since),
        ),
      ),
    ),
  };
}
