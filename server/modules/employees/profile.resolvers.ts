import type { Resolvers } from '@server/graphql/generated/resolvers';
import type { ProfileAccessService } from './profile-access.service';

interface ProfileServices {
  access: ProfileAccessService;
}

/** The contract's fields of one's own profile: graphql/schema/profile.graphql. */
export function createProfileResolvers({ access }: ProfileServices): Resolvers {
  return { Query: { profileAccess: (_, __, { scope }) => access.read(scope) } };
}
