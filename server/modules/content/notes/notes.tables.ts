import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, tenant, times } from '@server/db/columns';
import type { ObjectType } from '@server/graphql/generated/types';

/** A person's private notes at a block of a text or a second of a video. Nobody else reads them. */
export const contentNoteTable = pgTable('content_note', {
  id: identity(),
  organizationId: tenant(),
  userId: integer().notNull(),
  objectType: text().$type<ObjectType>().notNull(),
  objectId: integer().notNull(),
  clauseId: text(),
  atSec: integer(),
  text: text().notNull(),
  ...times(),
});

export type ContentNoteRow = typeof contentNoteTable.$inferSelect;
