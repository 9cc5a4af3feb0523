import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { tenant } from '@server/db/columns';
import type { SampleKind } from '@server/graphql/generated/resolvers';

export const sampleObjectTable = pgTable('sample_object', {
  organizationId: tenant(),
  kind: text().$type<SampleKind>().notNull(),
  objectId: integer().notNull(),
  /** Of what people can change of it. */
  checksum: text().notNull(),
});
