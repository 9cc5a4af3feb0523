import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, tenant } from '@server/db/columns';
import type { ReportSnapshotStatus } from '@server/graphql/generated/types';
import type { ReportShape } from '../reports.tables';

/** The definition of the report that a snapshot is of. */
type StoredShape = Omit<ReportShape, 'totals'> & {
  /** Absent in snapshots of earlier releases. */
  totals?: ReportShape['totals'];
};

/** A snapshot of a report. Its PDF is in `report_snapshot_file`, which is never changed. */
export const reportSnapshotTable = pgTable('report_snapshot', {
  organizationId: tenant(),
  id: identity(),
  name: text().notNull(),
  shape: jsonb().$type<StoredShape>().notNull(),
  madeById: integer().notNull(),
  status: text().$type<ReportSnapshotStatus>().notNull().default('making'),
  tokens: integer().notNull(),
  reserveId: integer(),
  rows: integer(),
  createdAt: instant().notNull(),
});

export type ReportSnapshotRow = typeof reportSnapshotTable.$inferSelect;
