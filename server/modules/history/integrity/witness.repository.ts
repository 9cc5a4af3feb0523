import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { organizationTable } from '@server/modules/organization/organization.tables';
import type { Timestamp } from './timestamps';
import { evidenceTimestampTable as stampTable, evidenceWitnessTable as table } from './witness.tables';

/** An organization whose heads are saved outside, and the recipients of the heads. */
export interface WitnessedOrganization {
  id: number;
  name: string;
  lang: 'ru' | 'en-us';
  emails: string[];
}

type WitnessRow = typeof table.$inferSelect;

const ofStamp = and(eq(stampTable.organizationId, table.organizationId), eq(stampTable.witnessId, table.id));

/** SQL of heads that were saved outside, and of their timestamps. */
export const witnessRepository = {
  /** Returns all organizations, or only those with recipients of the heads. */
  async organizations(tx: Tx, hasReceivers: boolean): Promise<WitnessedOrganization[]> {
    const { id, name, lang, evidenceEmails: emails } = organizationTable;
    return tx
      .select({ id, name, lang, emails })
      .from(organizationTable)
      .where(hasReceivers ? sql`cardinality(${emails}) > 0` : undefined)
      .orderBy(id);
  },

  async last(tx: Tx, organizationId: number): Promise<WitnessRow | null> {
    const [last] = await tx
      .select()
      .from(table)
      .where(eq(table.organizationId, organizationId))
      .orderBy(desc(table.id))
      .limit(1);
    return last ?? null;
  },

  /** Returns the new row's id. */
  async insert(tx: Tx, fields: typeof table.$inferInsert): Promise<number | null> {
    const [row] = await tx.insert(table).values(fields).returning({ id: table.id });
    return row?.id ?? null;
  },

  async insertToken(
    tx: Tx,
    organizationId: number,
    witnessId: number,
    { at, token }: Timestamp,
  ): Promise<void> {
    await tx.insert(stampTable).values({ organizationId, witnessId, at, token }).onConflictDoNothing();
  },

  /** Returns the heads saved since then that have no timestamp. */
  async unstamped(tx: Tx, organizationId: number, since: Date): Promise<Pick<WitnessRow, 'id' | 'text'>[]> {
    return tx
      .select({ id: table.id, text: table.text })
      .from(table)
      .leftJoin(stampTable, ofStamp)
      .where(
        and(eq(table.organizationId, organizationId), gt(table.at, since), isNull(stampTable.witnessId)),
      );
  },

  /** Returns the service's timestamp token for exactly this text; null: there is none. */
  async tokenOf(tx: Tx, organizationId: number, text: string): Promise<Buffer | null> {
    const [row] = await tx
      .select({ token: stampTable.token })
      .from(table)
      .innerJoin(stampTable, ofStamp)
      .where(
        and(
          eq(table.organizationId, organizationId),
          sql`md5(${table.text}) = md5(${text}::text)`,
          eq(table.text, text),
        ),
      )
      .limit(1);
    return row?.token ?? null;
  },
};
