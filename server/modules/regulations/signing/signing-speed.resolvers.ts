import type { Resolvers } from '@server/graphql/generated/resolvers';
import type { SigningSpeedService } from './signing-speed.service';

/** The contract's fields of how fast documents were signed: graphql/schema/signing-speed.graphql. */
export function createSigningSpeedResolvers({ speed, quick }: SigningSpeedService): Resolvers {
  return {
    Query: {
      signingSpeed: (_, args, { scope }) => speed(scope, args),
      quickSignatures: async (_, args, { scope, loaders }) => {
        const { items, count } = await quick(scope, args);
        const users = await loaders.user.loadMany(items.map(({ userId }) => userId));
        return {
          count,
          items: items.flatMap(({ userId: _userId, ...item }, index) => {
            const user = users[index];
            return user && !(user instanceof Error) ? [{ ...item, user }] : [];
          }),
        };
      },
    },
  };
}
