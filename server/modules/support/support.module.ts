import type { SupportResolvers } from '@server/graphql/generated/domains/support';
import { handleJobs } from '@server/jobs/jobs';
import type { ModuleDeps } from '@server/modules/module';
import type { ServerModule } from '@server/modules/server-module';
import { supportJobs } from './support.jobs';

/** The provider's people in clients' workspaces: graphql/schema/support.graphql. */
export function createSupportModule({ supportSessions, database }: ModuleDeps): ServerModule {
  return {
    resolvers: {
      Query: {
        supportSessions: (_, __, context) => supportSessions.active(context),
        supportAccess: (_, __, context) => supportSessions.access(context),
      },
      Mutation: {
        supportSessionStart: (_, { isChanging, ...visit }, context) =>
          supportSessions.start(context, { ...visit, isChanging: isChanging ?? false }),
        supportSessionEnd: async (_, { id }, context) => {
          await supportSessions.end(context, id);
          return true;
        },
        supportSessionDecide: (_, { id, isAllowed }, context) =>
          supportSessions.decide(context, id, isAllowed),
        supportSessionWithdraw: (_, { id }, context) => supportSessions.withdraw(context, id),
        supportAccessUpdate: (_, { isWaived }, context) => supportSessions.setAccess(context, isWaived),
      },
      SupportSession: { name: ({ adminName }) => adminName, until: ({ endsAt }) => endsAt },
    } satisfies SupportResolvers,
    jobs: handleJobs(supportJobs, {
      endSupportSession: ({ organizationId, id }) =>
        database.system((tx) => supportSessions.endExpired(tx, organizationId, id)),
      endForsakenSupport: () => database.system((tx) => supportSessions.endUnusable(tx)),
    }),
  };
}
