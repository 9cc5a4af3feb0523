import DataLoader from 'dataloader';
import type { LoaderSource } from '@server/graphql/loaders/loader-source';
import { groupBy } from '@server/modules/group-by';
import { adaptationRepository } from './adaptation.repository';
import { planCounts } from './plan-progress.read-model';
import { templatesRepository } from './templates/templates.repository';
import type { AdaptationItemRow } from './adaptation.tables';

interface AdaptationLoaders {
  /** The number of completed steps in a person's running plan, by the person's id; null: no running plan. */
  adaptationCountOfUser: DataLoader<number, { done: number; total: number } | null>;
  /** Tasks of a person's trial period, by the person's id. */
  trialTasksOfUser: DataLoader<number, AdaptationItemRow[]>;
  /** Whether the person did not pass their last adaptation. */
  isAdaptationFailed: DataLoader<number, boolean>;
  /** The number of running plans from a template, by its id. */
  runningOfTemplate: DataLoader<number, number>;
}

declare module '@server/graphql/loaders/loaders' {
  interface Loaders extends AdaptationLoaders {}
}

/** Creates the loaders of adaptation field resolvers. */
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
