import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { archive, day, identity, instant, tenant, times } from '@server/db/columns';
import type { CanonicalValue } from './versions/canonical';
import type {
  ApprovalStatus,
  Clause,
  ContentStatus,
  RegulationQuestionKind,
  Significance,
} from '@server/graphql/generated/types';

// The tables that every kind of content has in the same shape: created in a migration by `create_content_tables`.

/** A block of a text in its stored form: exactly the contract's fields. Its id stays the same across versions. */
export type Block = Pick<Clause, 'id' | 'level' | 'number' | 'ownNumber' | 'html' | 'text'>;

/** The kind's own part of a version that is frozen in addition to the blocks. */
export type FrozenPart = { readonly [key: string]: CanonicalValue };

/** A question in its stored form, including the correct answers. */
export interface StoredQuestion {
  id: string;
  kind: RegulationQuestionKind;
  text: string;
  options: { id: string; text: string; isRight: boolean }[];
  explanation: string;
  /** Null: about the whole text. */
  clauseId: string | null;
}

/** The columns of objects of any kind; a kind adds its own. */
export const contentObjectColumns = () => ({
  id: identity(),
  organizationId: tenant(),
  code: text().notNull(),
  name: text().notNull(),
  ownerId: integer().notNull(),
  status: text().$type<ContentStatus>().notNull().default('draft'),
  currentVersionId: integer(),
  draftVersionId: integer(),
  reviewEveryMonths: integer(),
  reviewAt: day(),
  approvers: jsonb().$type<number[]>().notNull().default([]),
  isArchive: archive(),
  createdById: integer(),
  updatedById: integer(),
  ...times(),
});

/** Creates the table of a kind's objects with only the columns that all kinds have. */
export const contentObjectTable = (name: string) => pgTable(name, contentObjectColumns());

/** The versions: a draft is a version that is not published; a published one never changes. */
export const contentVersionTable = (name: string, objectId: string) =>
  pgTable(name, {
    id: identity(),
    organizationId: tenant(),
    objectId: integer(objectId).notNull(),
    major: integer().notNull().default(0),
    minor: integer().notNull().default(0),
    status: text().$type<ContentStatus>().notNull().default('draft'),
    clauses: jsonb().$type<Block[]>().notNull().default([]),
    attachments: jsonb().$type<number[]>().notNull().default([]),
    /** The file from which the clauses were taken. */
    bodyId: integer(),
    questions: jsonb().$type<StoredQuestion[]>().notNull().default([]),
    /** In the kind's own shape; null: none. */
    own: jsonb().$type<FrozenPart>(),
    sha256: text(),
    /** The object's values at the time of publication. */
    name: text().notNull().default(''),
    code: text().notNull().default(''),
    significance: text().$type<Significance>(),
    changeSummary: text().notNull().default(''),
    changedClauseIds: jsonb().$type<string[]>().notNull().default([]),
    /** Those of the changed clauses that need not be accepted again. */
    silentClauseIds: jsonb().$type<string[]>().notNull().default([]),
    wordCount: integer().notNull().default(0),
    effectiveFrom: day(),
    publishedAt: instant(),
    publishedById: integer(),
    createdById: integer(),
    updatedById: integer(),
    ...times(),
  });

/** The requested approvals of a version. */
export const contentApprovalTable = (name: string) =>
  pgTable(name, {
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

/** «Непонятно»: readers' marks at a block of a text or a second of a video, with or without words. */
export const contentCommentTable = (name: string, objectId: string) =>
  pgTable(name, {
    id: identity(),
    organizationId: tenant(),
    objectId: integer(objectId).notNull(),
    versionId: integer().notNull(),
    clauseId: text(),
    atSec: integer(),
    userId: integer().notNull(),
    text: text().notNull(),
    resolvedAt: instant(),
    resolvedById: integer(),
    createdAt: instant().notNull().defaultNow(),
  });

/** The pictures that an object's texts may use. */
export const contentPictureTable = (name: string, objectId: string) =>
  pgTable(name, {
    organizationId: tenant(),
    objectId: integer(objectId).notNull(),
    contentId: integer().notNull(),
    createdAt: instant().notNull().defaultNow(),
  });

/** The tables of one kind. */
export interface ContentTables {
  readonly object: ReturnType<typeof contentObjectTable>;
  readonly version: ReturnType<typeof contentVersionTable>;
  readonly approval: ReturnType<typeof contentApprovalTable>;
  readonly comment: ReturnType<typeof contentCommentTable>;
  readonly picture: ReturnType<typeof contentPictureTable>;
}

/** Returns the tables of the kind with the names from `create_content_tables`. */
export function contentTables(name: string): ContentTables {
  const objectId = `${name}_id`;
  return {
    object: contentObjectTable(name),
    version: contentVersionTable(`${name}_version`, objectId),
    approval: contentApprovalTable(`${name}_approval`),
    comment: contentCommentTable(`${name}_comment`, objectId),
    picture: contentPictureTable(`${name}_picture`, objectId),
  };
}

export type ContentObjectRow = ContentTables['object']['$inferSelect'];
export type ContentVersionRow = ContentTables['version']['$inferSelect'];
/** A version without its text and its kind's own part: enough for lists and as the parent of field resolvers. */
export type ContentVersionMeta = Omit<ContentVersionRow, 'clauses' | 'own'>;
export type ApprovalRow = ContentTables['approval']['$inferSelect'];
export type CommentRow = ContentTables['comment']['$inferSelect'];
