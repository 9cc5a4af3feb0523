import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { tenant } from '@server/db/columns';
import type { SampleKind } from '@server/graphql/generated/types';

export const sampleObjectTable = pgTable('sample_object', {
  organizationId: tenant(),
  kind: text().$type<SampleKind>().notNull(),
  objectId: integer().notNull(),
  /** The checksum of the content that people can change. */
  checksum: text().notNull(),
});
