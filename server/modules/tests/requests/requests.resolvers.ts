import type { TestRequestsResolvers } from '@server/graphql/generated/domains/test-requests';
import { loaded } from '@server/graphql/loaders/loaded';
import type { RequestsService } from './requests.service';

/** The GraphQL fields of «Попросить попытку»: graphql/schema/test-requests.graphql. */
export function createRequestResolvers(requests: RequestsService): TestRequestsResolvers {
  return {
    Query: { testAttemptRequests: (_, { testId }, { scope }) => requests.open(scope, testId) },
    Mutation: {
      testAttemptAsk: (_, { testId, text }, { scope }) => requests.ask(scope, testId, text),
      testAttemptRequestDecline: (_, { id, reason }, { scope }) => requests.decline(scope, id, reason),
    },
    Test: { myRequest: ({ id }, _, { loaders }) => loaders.myTestRequest.load(id) },
    TestAttemptRequest: {
      user: ({ userId }, _, { loaders }) => loaded(loaders.user, userId),
      decidedBy: ({ decidedById }, _, { loaders }) =>
        decidedById === null ? null : loaders.user.load(decidedById),
    },
  };
}
