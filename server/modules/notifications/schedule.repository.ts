import { eq } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { organizationTable } from '@server/modules/organization/organization.tables';
import type { Schedule, WorkTime } from './schedule';

export interface StoredSchedule extends WorkTime {
  schedule: Partial<Schedule>;
  updatedAt: Date;
}

const COLUMNS = {
  schedule: organizationTable.notificationSchedule,
  timezone: organizationTable.timezone,
  workDays: organizationTable.workDays,
  holidays: organizationTable.holidays,
  updatedAt: organizationTable.notificationScheduleAt,
};

/** Returns the organization's settings about when notifications are sent. */
export async function organizationSchedule(tx: Tx, organizationId: number): Promise<StoredSchedule> {
  const [row] = await tx
    .select(COLUMNS)
    .from(organizationTable)
    .where(eq(organizationTable.id, organizationId));
  if (!row) throw new Error('there is no such organization');
  return row;
}

/** The same, locked for a change. */
export async function lockSchedule(tx: Tx, organizationId: number): Promise<StoredSchedule> {
  const [row] = await tx
    .select(COLUMNS)
    .from(organizationTable)
    .where(eq(organizationTable.id, organizationId))
    .for('update');
  if (!row) throw new Error('there is no such organization');
  return row;
}

/** Stores the settings that differ from the defaults. */
export async function updateSchedule(
  tx: Tx,
  organizationId: number,
  schedule: Schedule,
  updatedAt: Date,
): Promise<void> {
  await tx
    .update(organizationTable)
    .set({ notificationSchedule: schedule, notificationScheduleAt: updatedAt })
    .where(eq(organizationTable.id, organizationId));
}
