import type { LeavingResolvers } from '@server/graphql/generated/domains/leaving';
import type { DismissalsService } from './dismissals.service';
import type { LeavingService } from './leaving.service';

/** The resolvers of leaving and rehiring: graphql/schema/leaving.graphql. */
export function createLeavingResolvers(leaving: LeavingService, dismissals: DismissalsService) {
  return {
    Query: {
      userLeaving: (_, { userId }, { scope }) => leaving.read(scope, userId),
    },
    Mutation: {
      userLeavingUpdate: (_, { leaving: input }, { scope }) => leaving.update(scope, input),
      userHandOver: (_, { userId, toUserId, items }, { scope }) =>
        leaving.handOver(scope, userId, toUserId, items),
      userDismiss: (_, { dismissal }, { scope }) => dismissals.dismiss(scope, dismissal),
      userDismissalUndo: (_, { userId, updatedAt }, { scope }) => dismissals.undo(scope, userId, updatedAt),
      userRehire: (_, { rehire }, { scope }) => dismissals.rehire(scope, rehire),
    },
  } satisfies LeavingResolvers;
}
