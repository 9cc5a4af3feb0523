import { bigint, customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenant } from '@server/db/columns';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Heads of the chains that were saved outside the database. */
export const evidenceWitnessTable = pgTable(
  'evidence_witness',
  {
    organizationId: tenant(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    text: text().notNull(),
    signaturesCount: bigint({ mode: 'number' }).notNull(),
    signaturesHash: text().notNull(),
    historyCount: bigint({ mode: 'number' }).notNull(),
    historyHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** The timestamps of these heads from a time-stamping service. */
export const evidenceTimestampTable = pgTable('evidence_timestamp', {
  organizationId: integer().notNull(),
  witnessId: bigint({ mode: 'number' }).notNull(),
  at: instant().notNull(),
  token: bytes().notNull(),
});
