import { once } from '@server/graphql/idempotency';
import { requireUser } from '@server/modules/employees/employees.read-model';
import type { ModuleDeps, ServerModule } from '@server/modules/module';
import { createActingHeadsService } from './acting-heads.service';
import { handleJobs } from '@server/jobs/jobs';
import { structureJobs } from './structure.jobs';

/** Acting heads: graphql/schema/acting-heads.graphql. */
export function createActingHeadsModule(deps: ModuleDeps): ServerModule {
  const { handlers, ...acting } = createActingHeadsService(deps);
  deps.events.on('duties.handedOver', (scope, { ids, toId }) =>
    acting.handOver(scope, ids.acting ?? [], toId),
  );
  deps.events.on('users.left', (scope, { userIds }) => acting.endOf(scope, userIds));
  return {
    resolvers: {
      Mutation: {
        actingHeadSave: (_, { actingHead, clientKey }, { scope }) =>
          once(
            scope,
            { of: 'actingHeadSave', key: clientKey },
            () => acting.save(scope, actingHead),
            (id) => acting.find(scope, id),
          ),
        actingHeadDelete: async (_, { id }, { scope }) => {
          await acting.delete(scope, id);
          return true;
        },
      },
      Subdivision: {
        actingHead: async ({ id }, _, { loaders }) =>
          (await loaders.headsOfSubdivision.load(id)).acting.find(({ isNow }) => isNow) ?? null,
        actingHeads: async ({ id }, _, { loaders }) => (await loaders.headsOfSubdivision.load(id)).acting,
      },
      ActingHead: {
        user: ({ userId }, _, { loaders }) => requireUser(loaders, userId),
        isNow: async ({ id, subdivisionId }, _, { loaders }) =>
          (await loaders.headsOfSubdivision.load(subdivisionId)).acting.some(
            (item) => item.id === id && item.isNow,
          ),
      },
    },
    jobs: handleJobs(structureJobs, handlers),
  };
}
