import type { ActingLeadersResolvers } from '@server/graphql/generated/domains/acting-leaders';
import { once } from '@server/graphql/idempotency';
import { requireUser } from '@server/modules/employees/employees.read-model';
import type { ModuleDeps } from '@server/modules/module';
import type { ServerModule } from '@server/modules/server-module';
import { createActingLeadersService } from './acting-leaders.service';
import { handleJobs } from '@server/jobs/jobs';
import { structureJobs } from '../structure.jobs';

/** Acting heads: graphql/schema/acting-leaders.graphql. */
export function createActingLeadersModule(deps: ModuleDeps): ServerModule {
  const { handlers, ...acting } = createActingLeadersService(deps);
  deps.events.on('duties.handedOver', (scope, { ids, toId }) =>
    acting.handOver(scope, ids.acting ?? [], toId),
  );
  deps.events.on('users.left', (scope, { userIds }) => acting.endOf(scope, userIds));
  return {
    resolvers: {
      Mutation: {
        actingLeaderSave: (_, { actingLeader, clientKey }, { scope }) =>
          once(
            scope,
            { of: 'actingLeaderSave', key: clientKey },
            () => acting.save(scope, actingLeader),
            (id) => acting.find(scope, id),
          ),
        actingLeaderDelete: async (_, { id }, { scope }) => {
          await acting.delete(scope, id);
          return true;
        },
      },
      Subdivision: {
        actingLeader: async ({ id }, _, { loaders }) =>
          (await loaders.leadersOfSubdivision.load(id)).acting.find(({ isNow }) => isNow) ?? null,
        actingLeaders: async ({ id }, _, { loaders }) => (await loaders.leadersOfSubdivision.load(id)).acting,
      },
      ActingLeader: {
        user: ({ userId }, _, { loaders }) => requireUser(loaders, userId),
        isNow: async ({ id, subdivisionId }, _, { loaders }) =>
          (await loaders.leadersOfSubdivision.load(subdivisionId)).acting.some(
            (item) => item.id === id && item.isNow,
          ),
      },
    } satisfies ActingLeadersResolvers,
    jobs: handleJobs(structureJobs, handlers),
  };
}
