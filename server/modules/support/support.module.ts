import { handleJobs } from '@server/jobs/jobs';
import type { ModuleDeps, ServerModule } from '@server/modules/module';
import { supportJobs } from './support.jobs';

/** The provider's people in clients' workspaces: graphql/schema/support.graphql. */
export function createSupportModule({ supportSessions, database }: ModuleDeps): ServerModule {
  return {
    resolvers: {
      Query: { supportSessions: (_, __, context) => supportSessions.active(context) },
      Mutation: {
        supportSessionStart: (_, visit, context) => supportSessions.start(context, visit),
        supportSessionEnd: async (_, { id }, context) => {
          await supportSessions.end(context, id);
          return true;
        },
      },
      SupportSession: { name: ({ adminName }) => adminName, until: ({ endsAt }) => endsAt },
    },
    jobs: handleJobs(supportJobs, {
      endSupportSession: ({ organizationId, id }) =>
        database.system((tx) => supportSessions.endExpired(tx, organizationId, id)),
    }),
  };
}
