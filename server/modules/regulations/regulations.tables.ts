import { bigint, boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant, tenant } from '@server/db/columns';
import type {
  RegulationType,
  SignatureAction,
  SignatureScope,
  SignMethod,
} from '@server/graphql/generated/types';
import {
  contentApprovalTable,
  contentObjectColumns,
  type ContentObjectRow,
  contentTables,
  type ContentTables,
} from '@server/modules/content/content.tables';
import type { SignerIdentity } from '@server/modules/content/evidence/signer-identity';
import type { VariableValues } from '@server/modules/content/blocks/variables';

export const regulationTable = pgTable('regulation', {
  ...contentObjectColumns(),
  type: text().$type<RegulationType>().notNull().default('regulation'),
  folder: text().notNull().default(''),
  signMethod: text().$type<SignMethod>().notNull().default('checkbox'),
  minReadingSec: integer(),
  requireFullScroll: boolean().notNull().default(false),
});

/** The approvals of regulations came first, so their table has the unprefixed name. */
export const regulationTables: ContentTables = {
  ...contentTables('regulation'),
  // The table with the columns specific to regulations: every row has them, and `asRegulation` narrows the type.
  object: regulationTable,
  approval: contentApprovalTable('approval'),
};

export const regulationVersionTable = regulationTables.version;
export const approvalTable = regulationTables.approval;
export const regulationCommentTable = regulationTables.comment;

export type RegulationRow = typeof regulationTable.$inferSelect;

const isRegulation = (row: ContentObjectRow): row is RegulationRow => 'signMethod' in row;

/** Narrows a row read by the shared content code to a regulation: it is the whole row. */
export function asRegulation(row: ContentObjectRow): RegulationRow {
  if (!isRegulation(row)) throw new Error(`object ${row.id} is no regulation`);
  return row;
}

/** A signer's answer to a question: every attempt, of which the last one is right. */
export interface SignedAnswer {
  questionId: string;
  attempts: string[][];
}

export const regulationSignatureTable = pgTable('regulation_signature', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  organizationId: tenant(),
  regulationId: integer().notNull(),
  versionId: integer().notNull(),
  userId: integer().notNull(),
  assignmentId: integer(),
  action: text().$type<SignatureAction>().notNull(),
  scope: text().$type<SignatureScope>().notNull(),
  clauseIds: jsonb().$type<string[]>().notNull().default([]),
  method: text().$type<SignMethod | 'paper'>().notNull(),
  confirmedName: text().notNull(),
  reason: text().notNull().default(''),
  docSha256: text().notNull(),
  openedAt: instant(),
  readingSec: integer().notNull().default(0),
  scrollPct: integer().notNull().default(0),
  ip: text().notNull().default(''),
  userAgent: text().notNull().default(''),
  lang: text().notNull().default('ru'),
  witnessIds: jsonb().$type<number[]>().notNull().default([]),
  createdAt: instant().notNull(),
  /** Null: no questions were asked. */
  answers: jsonb().$type<SignedAnswer[]>(),
  /** The values of the text's variables for the signer; null: it has none. */
  variables: jsonb().$type<VariableValues>(),
  /** Null for records of the first version and for records that represent the past. */
  identity: jsonb().$type<SignerIdentity>(),
  /** Determines what the hash covers. */
  recordVersion: smallint().notNull(),
  prevHash: text().notNull(),
  hash: text().notNull(),
  keyId: text().notNull().default(''),
  seal: text().notNull().default(''),
});

export type RegulationSignatureRow = typeof regulationSignatureTable.$inferSelect;

/** A signature with the number of its version, read in the same statement. */
export type SignatureWithLabel = RegulationSignatureRow & { versionLabel: string };

/** Answers before signing, as they were given. */
export const regulationAnswerTable = pgTable('regulation_answer', {
  organizationId: tenant(),
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  versionId: integer().notNull(),
  userId: integer().notNull(),
  assignmentId: integer().notNull(),
  questionId: text().notNull(),
  optionIds: jsonb().$type<string[]>().notNull(),
  createdAt: instant().notNull().defaultNow(),
});

export type RegulationAnswerRow = typeof regulationAnswerTable.$inferSelect;
