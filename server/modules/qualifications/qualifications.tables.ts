import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { day, identity, instant, tenant } from '@server/db/columns';
import type { ObjectType, QualificationHolding, QualificationLoss } from '@server/graphql/generated/types';
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
  // The table with the columns specific to qualifications: every row has them, and `asQualification` narrows the type.
  object: qualificationTable,
};

export type QualificationRow = typeof qualificationTable.$inferSelect;
export type QualificationChange = Partial<
  Omit<typeof qualificationTable.$inferInsert, 'id' | 'organizationId'>
>;

const isQualification = (row: ContentObjectRow): row is QualificationRow => 'level' in row;

/** Narrows a row read by the shared content code to a qualification: it is the whole row. */
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

/** A certificate; rows are never changed. */
export const awardTable = pgTable('qualification_award', {
  id: identity(),
  organizationId: tenant(),
  qualificationId: integer().notNull(),
  versionId: integer().notNull(),
  userId: integer().notNull(),
  assignmentId: integer(),
  number: text().notNull(),
  /** The token of the page where outsiders can verify it. */
  token: text().notNull(),
  issuedAt: instant().notNull(),
  issuedOn: day().notNull(),
  /** The last day; null: no expiry. */
  validUntil: day(),
  evidence: jsonb().$type<AwardedItem[]>().notNull(),
});

export type AwardRow = typeof awardTable.$inferSelect;

/** The current state of a certificate. */
export const awardStateTable = pgTable(
  'qualification_award_state',
  {
    organizationId: tenant(),
    awardId: integer().notNull(),
    qualificationId: integer().notNull(),
    userId: integer().notNull(),
    state: text().$type<Exclude<QualificationHolding, 'none'>>().notNull().default('valid'),
    /** Whether it is the person's newest certificate of this qualification. */
    isCurrent: boolean().notNull().default(true),
    conditionalUntil: day(),
    reason: text().$type<QualificationLoss>(),
    /** When, by whom and why it was withdrawn. */
    withdrawnAt: instant(),
    withdrawnById: integer(),
    withdrawnReason: text(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.awardId] })],
);

type StateRow = typeof awardStateTable.$inferSelect;

/** A certificate with its current state. */
export type HeldAward = AwardRow &
  Pick<
    StateRow,
    'state' | 'isCurrent' | 'conditionalUntil' | 'reason' | 'withdrawnById' | 'withdrawnReason'
  > & {
    /** The organization's calendar day on which it was withdrawn. */
    withdrawnOn: string | null;
  };

/** The number of certificates that an organization has issued. */
export const awardNumberTable = pgTable('qualification_award_number', {
  organizationId: integer().primaryKey(),
  last: integer().notNull().default(0),
});
