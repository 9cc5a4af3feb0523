import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { archive, identity, instant, tenant, times } from '@server/db/columns';
import type { IdealProposalKind, IdealProposalStatus, IdealStatus } from '@server/graphql/generated/types';

export const idealStatementTable = pgTable('ideal_statement', {
  id: identity(),
  organizationId: tenant(),
  subdivisionId: integer(),
  positionId: integer(),
  userId: integer(),
  text: text().notNull(),
  kpi: text().notNull().default(''),
  order: integer().notNull().default(0),
  ownerId: integer(),
  status: text().$type<IdealStatus>().notNull().default('approved'),
  comment: text().notNull().default(''),
  isArchive: archive(),
  createdById: integer(),
  ...times(),
});

export type IdealStatementRow = typeof idealStatementTable.$inferSelect;

/** Evidence of a statement: one of the two. */
export const idealEvidenceTable = pgTable('ideal_evidence', {
  id: identity(),
  organizationId: tenant(),
  statementId: integer().notNull(),
  regulationId: integer(),
  url: text(),
  name: text().notNull().default(''),
});

export type IdealEvidenceRow = typeof idealEvidenceTable.$inferSelect;

export const idealProposalTable = pgTable('ideal_proposal', {
  id: identity(),
  organizationId: tenant(),
  subdivisionId: integer(),
  positionId: integer(),
  /** Null: a new statement. */
  statementId: integer(),
  kind: text().$type<IdealProposalKind>().notNull(),
  text: text().notNull().default(''),
  reason: text().notNull().default(''),
  authorId: integer().notNull(),
  status: text().$type<IdealProposalStatus>().notNull().default('waiting'),
  comment: text().notNull().default(''),
  decidedById: integer(),
  decidedAt: instant(),
  ...times(),
});

export type IdealProposalRow = typeof idealProposalTable.$inferSelect;
