import { partOf, type TypePolicies } from '@server/graphql/policies';

/** Who may read what is found: the search asks the policies of what it looks through. */
export const searchPolicies = { SearchHit: partOf('Query.search') } satisfies Partial<TypePolicies>;
