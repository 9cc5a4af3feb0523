import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, tenant } from '@server/db/columns';
import type { RefTemplateKind } from '@server/graphql/generated/types';

/** A clause of an offered text. */
interface TemplateClause {
  level: number;
  html: string;
}

/** Copies of positions and documents that an organization offers to those it invites. */
export const refTemplateTable = pgTable('ref_template', {
  organizationId: tenant(),
  id: identity(),
  kind: text().$type<RefTemplateKind>().notNull(),
  /** What was copied. */
  objectId: integer().notNull(),
  name: text().notNull(),
  /** Of a position. */
  purpose: text().notNull().default(''),
  /** Of a document, in its kind's own words. */
  type: text(),
  clauses: jsonb().$type<TemplateClause[]>().notNull().default([]),
  createdById: integer(),
  createdAt: instant().notNull(),
});

export type RefTemplateRow = typeof refTemplateTable.$inferSelect;
