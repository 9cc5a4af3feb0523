import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { day, identity, instant, tenant } from '@server/db/columns';
import type {
  ObjectType,
  QualificationHolding,
  QualificationLoss,
} from '@server/graphql/generated/resolvers';
import {
  contentObjectColumns,
  type ContentObjectRow,
  contentTables,
  type ContentTables,
} from '@server/modules/content/content.tables';

const qualificationTable = pgTable('qualification', {
  ...contentObjectColumns(),
  description: text().notNull().default(''),
  level: smallint().notNull().default(1),
});

export const qualificationTables: ContentTables = {
  ...contentTables('qualification'),
  // With the columns that are its own: rows have them, `asQualification` says so.
  object: qualificationTable,
};

export type QualificationRow = typeof qualificationTable.$inferSelect;
export type QualificationChange = Partial<
  Omit<typeof qualificationTable.$inferInsert, 'id' | 'organizationId'>
>;

const isQualification = (row: ContentObjectRow): row is QualificationRow => 'level' in row;

/** What the shared parts of content have read of a qualification: its whole row. */
export function asQualification(row: ContentObjectRow): QualificationRow {
  if (!isQualification(row)) throw new Error(`object ${row.id} is no qualification`);
  return row;
}

/** A component as it was done when a certificate was earned. */
export interface AwardedItem {
  itemId: string;
  objectType: ObjectType;
  objectId: number;
  assignmentId: number;
  versionId: number | null;
}

/** A certificate: never changed. */
export const awardTable = pgTable('qualification_award', {
  id: identity(),
  organizationId: tenant(),
  qualificationId: integer().notNull(),
  versionId: integer().notNull(),
  userId: integer().notNull(),
  assignmentId: integer(),
  number: text().notNull(),
  /** Of the page where strangers check it. */
  token: text().notNull(),
  issuedAt: instant().notNull(),
  issuedOn: day().notNull(),
  /** The last day; null: without an end. */
  validUntil: day(),
  evidence: jsonb().$type<AwardedItem[]>().notNull(),
});

export type AwardRow = typeof awardTable.$inferSelect;

/** What has become of it since. */
export const awardStateTable = pgTable(
  'qualification_award_state',
  {
    organizationId: tenant(),
    awardId: integer().notNull(),
    qualificationId: integer().notNull(),
    userId: integer().notNull(),
    state: text().$type<Exclude<QualificationHolding, 'none'>>().notNull().default('valid'),
    /** The person's newest of this qualification. */
    isCurrent: boolean().notNull().default(true),
    conditionalUntil: day(),
    reason: text().$type<QualificationLoss>(),
    /** When, by whom and why somebody took it back. */
    withdrawnAt: instant(),
    withdrawnById: integer(),
    withdrawnReason: text(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.awardId] })],
);

type StateRow = typeof awardStateTable.$inferSelect;

/** A certificate as it stands. */
export type HeldAward = AwardRow &
  Pick<
    StateRow,
    'state' | 'isCurrent' | 'conditionalUntil' | 'reason' | 'withdrawnById' | 'withdrawnReason'
  > & {
    /** The organization's day on which somebody took it back. */
    withdrawnOn: string | null;
  };

/** How many certificates an organization has given. */
export const awardNumberTable = pgTable('qualification_award_number', {
  organizationId: integer().primaryKey(),
  last: integer().notNull().default(0),
});
