import type { SigningSpeedResolvers } from '@server/graphql/generated/domains/signing-speed';
import { withUsers } from '@server/modules/employees/employees.read-model';
import type { SigningSpeedService } from './signing-speed.service';

/** The contract's fields of how fast documents were signed: graphql/schema/signing-speed.graphql. */
export function createSigningSpeedResolvers({ speed, quick }: SigningSpeedService): SigningSpeedResolvers {
  return {
    Query: {
      signingSpeed: (_, args, { scope }) => speed(scope, args),
      quickSignatures: async (_, args, { scope, loaders }) => {
        const { items, count } = await quick(scope, args);
        return { count, items: await withUsers(loaders, items) };
      },
    },
  };
}
