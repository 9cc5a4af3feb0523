import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { Lang } from '@server/graphql/context';
import type { NotificationContent } from './notification-texts';
import type { NotificationTypeName } from '../notification-types';
import { type NotificationTextRow, notificationTextTable as table } from '../notifications.tables';

/** Returns all texts that the organization has changed: a few dozen at most. */
export function listTexts(tx: Tx, organizationId: number): Promise<NotificationTextRow[]> {
  return tx.select().from(table).where(eq(table.organizationId, organizationId));
}

/** Replaces the text with the organization's own. */
export async function saveText(
  tx: Tx,
  organizationId: number,
  key: { type: NotificationTypeName; lang: Lang },
  text: NotificationContent,
): Promise<void> {
  await tx
    .insert(table)
    .values({ organizationId, ...key, ...text })
    .onConflictDoUpdate({
      target: [table.organizationId, table.type, table.lang],
      set: { ...text, updatedAt: sql`now()` },
    });
}

/** Restores the provider's text. */
export async function deleteText(
  tx: Tx,
  organizationId: number,
  { type, lang }: { type: NotificationTypeName; lang: Lang },
): Promise<void> {
  await tx
    .delete(table)
    .where(and(eq(table.organizationId, organizationId), eq(table.type, type), eq(table.lang, lang)));
}
