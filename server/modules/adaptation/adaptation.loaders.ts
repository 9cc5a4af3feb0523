import DataLoader from 'dataloader';
import type { Loaders } from '@server/graphql/loaders';
import type { LoaderSource } from '@server/modules/module';
import { templatesRepository } from './templates.repository';

/** What field resolvers of adaptation read, by id. */
export function createAdaptationLoaders(source: LoaderSource): Pick<Loaders, 'runningOfTemplate'> {
  return {
    runningOfTemplate: new DataLoader(async (ids) => {
      const { tx, organizationId } = source.scope();
      const counts = await templatesRepository.runningCounts(tx, organizationId, ids);
      return ids.map((id) => counts.get(id) ?? 0);
    }),
  };
}
