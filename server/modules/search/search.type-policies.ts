import { partOf, type TypePolicies } from '@server/graphql/access/policies';

/** Access policy of search hits: the search applies the policies of everything that it searches. */
export const searchPolicies = { SearchHit: partOf('Query.search') } satisfies Partial<TypePolicies>;
