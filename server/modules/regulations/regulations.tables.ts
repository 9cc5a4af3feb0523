import { bigint, boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { archive, day, identity, instant, tenant, times } from '@server/db/columns';
import type {
  ApprovalStatus,
  Clause,
  ContentStatus,
  RegulationQuestionKind,
  RegulationType,
  SignatureAction,
  SignatureScope,
  Significance,
  SignMethod,
} from '@server/graphql/generated/resolvers';
import type { SignerIdentity } from './signer-identity';
import type { VariableValues } from './variables';

export const regulationTable = pgTable('regulation', {
  id: identity(),
  organizationId: tenant(),
  code: text().notNull(),
  name: text().notNull(),
  type: text().$type<RegulationType>().notNull().default('regulation'),
  folder: text().notNull().default(''),
  ownerId: integer().notNull(),
  status: text().$type<ContentStatus>().notNull().default('draft'),
  currentVersionId: integer(),
  draftVersionId: integer(),
  signMethod: text().$type<SignMethod>().notNull().default('checkbox'),
  minReadingSec: integer(),
  requireFullScroll: boolean().notNull().default(false),
  reviewEveryMonths: integer(),
  reviewAt: day(),
  approvers: jsonb().$type<number[]>().notNull().default([]),
  isArchive: archive(),
  createdById: integer(),
  updatedById: integer(),
  ...times(),
});

export type RegulationRow = typeof regulationTable.$inferSelect;

/** A clause as it is stored: exactly the contract's fields. */
export type StoredClause = Pick<Clause, 'id' | 'level' | 'number' | 'ownNumber' | 'html' | 'text'>;

/** A question as it is stored, the right answers with it. */
export interface StoredQuestion {
  id: string;
  kind: RegulationQuestionKind;
  text: string;
  options: { id: string; text: string; isRight: boolean }[];
  explanation: string;
  /** Null: about the whole text. */
  clauseId: string | null;
}

/** How a signer answered a question: every attempt, the last one right. */
export interface SignedAnswer {
  questionId: string;
  attempts: string[][];
}

export const regulationVersionTable = pgTable('regulation_version', {
  id: identity(),
  organizationId: tenant(),
  regulationId: integer().notNull(),
  major: integer().notNull().default(0),
  minor: integer().notNull().default(0),
  status: text().$type<ContentStatus>().notNull().default('draft'),
  clauses: jsonb().$type<StoredClause[]>().notNull().default([]),
  attachments: jsonb().$type<number[]>().notNull().default([]),
  /** The file that the clauses were taken from. */
  bodyId: integer(),
  questions: jsonb().$type<StoredQuestion[]>().notNull().default([]),
  sha256: text(),
  /** Of the regulation, as they were when it was published. */
  name: text().notNull().default(''),
  code: text().notNull().default(''),
  significance: text().$type<Significance>(),
  changeSummary: text().notNull().default(''),
  changedClauseIds: jsonb().$type<string[]>().notNull().default([]),
  /** Of those, the ones that need not be signed again. */
  silentClauseIds: jsonb().$type<string[]>().notNull().default([]),
  wordCount: integer().notNull().default(0),
  effectiveFrom: day(),
  publishedAt: instant(),
  publishedById: integer(),
  createdById: integer(),
  updatedById: integer(),
  ...times(),
});

export type RegulationVersionRow = typeof regulationVersionTable.$inferSelect;

/** A version without its text: what lists need, and what field resolvers start from. */
export type RegulationVersionMeta = Omit<RegulationVersionRow, 'clauses'>;

export const approvalTable = pgTable('approval', {
  id: identity(),
  organizationId: tenant(),
  versionId: integer().notNull(),
  step: integer().notNull(),
  approverId: integer().notNull(),
  status: text().$type<ApprovalStatus>().notNull().default('waiting'),
  comment: text().notNull().default(''),
  decidedAt: instant(),
  createdAt: instant().notNull().defaultNow(),
});

export type ApprovalRow = typeof approvalTable.$inferSelect;

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
  /** Null: nothing was asked. */
  answers: jsonb().$type<SignedAnswer[]>(),
  /** What the variables of the text said to the signer; null: it has none. */
  variables: jsonb().$type<VariableValues>(),
  /** Null of records of the first version, and of what stands for a past. */
  identity: jsonb().$type<SignerIdentity>(),
  /** Says what the hash is made of. */
  recordVersion: smallint().notNull(),
  prevHash: text().notNull(),
  hash: text().notNull(),
  keyId: text().notNull().default(''),
  seal: text().notNull().default(''),
});

export type RegulationSignatureRow = typeof regulationSignatureTable.$inferSelect;

/** A signature with the number of its version, read in the same statement. */
export type SignatureWithLabel = RegulationSignatureRow & { versionLabel: string };

export const evidenceHeadTable = pgTable('evidence_head', {
  organizationId: integer().primaryKey(),
  count: bigint({ mode: 'number' }).notNull().default(0),
  lastHash: text().notNull().default(''),
  lastId: bigint({ mode: 'number' }).notNull().default(0),
});

export const regulationCommentTable = pgTable('regulation_comment', {
  id: identity(),
  organizationId: tenant(),
  regulationId: integer().notNull(),
  versionId: integer().notNull(),
  clauseId: text().notNull(),
  userId: integer().notNull(),
  text: text().notNull(),
  resolvedAt: instant(),
  resolvedById: integer(),
  createdAt: instant().notNull().defaultNow(),
});

export type RegulationCommentRow = typeof regulationCommentTable.$inferSelect;

/** The pictures that a regulation's texts may name. */
export const regulationPictureTable = pgTable('regulation_picture', {
  organizationId: tenant(),
  regulationId: integer().notNull(),
  contentId: integer().notNull(),
  createdAt: instant().notNull().defaultNow(),
});

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
