import DataLoader from 'dataloader';
import type { Loaders } from '@server/graphql/loaders';
import { groupBy } from '@server/modules/group-by';
import type { LoaderSource } from '@server/modules/module';
import { adaptationRepository } from './adaptation.repository';
import { planCounts } from './standing.read-model';
import { templatesRepository } from './templates.repository';

type AdaptationLoaders = Pick<
  Loaders,
  'adaptationCountOfUser' | 'runningOfTemplate' | 'trialTasksOfUser' | 'isAdaptationFailed'
>;

/** What field resolvers of adaptation read, by id. */
export function createAdaptationLoaders(source: LoaderSource): AdaptationLoaders {
  return {
    adaptationCountOfUser: new DataLoader(async (ids) => {
      const { tx, organizationId } = source.scope();
      const counts = await planCounts(tx, organizationId, ids);
      return ids.map((id) => counts.get(id) ?? null);
    }),
    runningOfTemplate: new DataLoader(async (ids) => {
      const { tx, organizationId } = source.scope();
      const counts = await templatesRepository.runningCounts(tx, organizationId, ids);
      return ids.map((id) => counts.get(id) ?? 0);
    }),
    trialTasksOfUser: new DataLoader(async (ids) => {
      const { tx, organizationId } = source.scope();
      const tasks = groupBy(
        await adaptationRepository.trialTasks(tx, organizationId, ids),
        ({ userId }) => userId,
      );
      return ids.map((id) => tasks.get(id) ?? []);
    }),
    isAdaptationFailed: new DataLoader(async (ids) => {
      const { tx, organizationId } = source.scope();
      const failed = await adaptationRepository.failedUserIds(tx, organizationId, ids);
      return ids.map((id) => failed.has(id));
    }),
  };
}
