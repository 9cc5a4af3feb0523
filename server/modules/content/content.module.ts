import { createEvidenceSeal } from '@server/audit/evidence-seal';
import type { ModuleDeps } from '@server/modules/module';
import type { ServerModule } from '@server/modules/server-module';
import { createUnclearService } from './comments/unclear.service';
import { createContentResolvers } from './content.resolvers';
import { createNotesService } from './notes/notes.service';
import { createRatingLoaders } from './ratings/ratings.loaders';
import { createRatingsService } from './ratings/ratings.service';
import { createIntegrityService } from './evidence/integrity.service';

/** The shared part of all content: the history of an object, and the verification of its evidence. */
export function createContentModule(deps: ModuleDeps): ServerModule {
  const integrity = createIntegrityService(deps, createEvidenceSeal(deps.config));
  const ratings = createRatingsService(deps);
  return {
    resolvers: createContentResolvers(deps.contentKinds, {
      ...{ integrity, ratings, notes: createNotesService(deps), unclear: createUnclearService(deps) },
    }),
    loaders: createRatingLoaders(deps.contentKinds),
  };
}
