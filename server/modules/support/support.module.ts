import { handleJobs } from '@server/jobs/jobs';
import type { ModuleDeps, ServerModule } from '@server/modules/module';
import { supportJobs } from './support.jobs';

/** The provider's people in clients' cabinets: graphql/schema/support.graphql. */
export function createSupportModule({ cabinets, database }: ModuleDeps): ServerModule {
  return {
    resolvers: {
      Query: { supportSessions: (_, __, context) => cabinets.living(context) },
      Mutation: {
        supportSessionStart: (_, visit, context) => cabinets.enter(context, visit),
        supportSessionEnd: async (_, { id }, context) => {
          await cabinets.end(context, id);
          return true;
        },
      },
      SupportSession: { name: ({ adminName }) => adminName, until: ({ endsAt }) => endsAt },
    },
    jobs: handleJobs(supportJobs, {
      endSupportSession: ({ organizationId, id }) =>
        database.system((tx) => cabinets.endInTime(tx, organizationId, id)),
    }),
  };
}
