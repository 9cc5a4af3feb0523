import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, bytes, integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Lang } from '@server/graphql/context';
import { userTable } from '@server/modules/employees/employees.tables';
import { fullNameSql } from '@server/modules/person-name';
import { type ReportSnapshotRow, reportSnapshotTable as snapshots } from './snapshots.tables';

/** A snapshot as it appears in its list. */
export interface SnapshotView extends ReportSnapshotRow {
  madeBy: string;
  sha256: string | null;
  isWhole: boolean;
}

type Key = Pick<ReportSnapshotRow, 'organizationId' | 'id'>;

interface Seal {
  sha256: string;
  isWhole: boolean;
}

/**
 * Returns for the files of snapshots whether each still matches its hash, and whether its chain follows from the previous file.
 */
async function sealsOf(tx: Tx, organizationId: number, ids: readonly number[]): Promise<Map<number, Seal>> {
  const rows = await selectRows(tx, { id: integer, sha256: text, isWhole: boolean })(sql`
    select f.snapshot_id as id, encode(f.sha256, 'hex') as sha256,
      sha256(f.bytes) = f.sha256 and f.chain = ${nextChain(sql`f.sha256`, sql`p.organization_id = f.organization_id and p.id < f.id`)} as "isWhole"
    from report_snapshot_file f
    where f.organization_id = ${organizationId} and f.snapshot_id = any(${sql.param(ids)}::int[])`);
  return new Map(rows.map(({ id, ...seal }) => [id, seal]));
}

/**
 * Computes the chain value from the previous file's chain value and the file's own hash: rewriting a file breaks the one that
 * follows.
 */
const nextChain = (sha256: SQL, isBefore: SQL) => sql`
  sha256(coalesce((
    select p.chain from report_snapshot_file p
    where ${isBefore} order by p.id desc limit 1), '') || ${sha256})`;

async function select(
  tx: Tx,
  organizationId: number,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<SnapshotView[]> {
  const rows = await tx
    .select({ snapshot: snapshots, madeBy: fullNameSql('users') })
    .from(snapshots)
    .innerJoin(
      userTable,
      and(eq(userTable.organizationId, snapshots.organizationId), eq(userTable.id, snapshots.madeById)),
    )
    .where(where)
    .orderBy(desc(snapshots.id))
    .limit(limit)
    .offset(offset);
  const ids = rows.map(({ snapshot }) => snapshot.id);
  const seals = ids.length === 0 ? new Map<number, Seal>() : await sealsOf(tx, organizationId, ids);
  return rows.map(({ snapshot, madeBy }) => ({
    ...snapshot,
    madeBy,
    ...(seals.get(snapshot.id) ?? { sha256: null, isWhole: true }),
  }));
}

/** The snapshots made by this person; null: everybody's. */
const visible = (organizationId: number, madeById: number | null) =>
  and(
    eq(snapshots.organizationId, organizationId),
    madeById === null ? undefined : eq(snapshots.madeById, madeById),
  );

/** SQL of snapshots. */
export const snapshotsRepository = {
  async list(
    tx: Tx,
    organizationId: number,
    madeById: number | null,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ items: SnapshotView[]; count: number }> {
    const where = visible(organizationId, madeById);
    return {
      items: await select(tx, organizationId, where, { limit, offset }),
      count: await tx.$count(snapshots, where),
    };
  },

  async find(
    tx: Tx,
    organizationId: number,
    madeById: number | null,
    by: { id: number } | { sha256: string },
  ): Promise<SnapshotView | null> {
    const which =
      'id' in by
        ? eq(snapshots.id, by.id)
        : sql`${snapshots.id} in (
            select snapshot_id from report_snapshot_file
            where organization_id = ${organizationId} and sha256 = decode(${by.sha256}, 'hex'))`;
    const where = and(visible(organizationId, madeById), which);
    const [found] = await select(tx, organizationId, where, { limit: 1, offset: 0 });
    return found ?? null;
  },

  async insert(tx: Tx, row: typeof snapshots.$inferInsert): Promise<number> {
    const [made] = await tx.insert(snapshots).values(row).returning({ id: snapshots.id });
    if (!made) throw new Error('the insert of a snapshot returned nothing');
    return made.id;
  },

  async update(
    tx: Tx,
    { organizationId, id }: Key,
    change: Partial<Pick<ReportSnapshotRow, 'status' | 'rows' | 'reserveId'>>,
  ): Promise<void> {
    await tx
      .update(snapshots)
      .set(change)
      .where(and(eq(snapshots.organizationId, organizationId), eq(snapshots.id, id)));
  },

  /**
   * Returns the snapshot locked until the transaction ends, while it is being made; null: it is not being made, or somebody else
   * is making it.
   */
  async take(tx: Tx, { organizationId, id }: Key): Promise<ReportSnapshotRow | null> {
    const [row] = await tx
      .select()
      .from(snapshots)
      .where(
        and(
          eq(snapshots.organizationId, organizationId),
          eq(snapshots.id, id),
          eq(snapshots.status, 'making'),
        ),
      )
      .for('update', { skipLocked: true });
    return row ?? null;
  },

  /** Stores the file as the last one in the organization's chain; concurrent writers wait. */
  async keepFile(tx: Tx, { organizationId, id }: Key, bytes: Buffer, at: Date): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(${organizationId}, hashtext('report_snapshot'))`);
    await tx.execute(sql`
      insert into report_snapshot_file (organization_id, snapshot_id, sha256, chain, bytes, made_at)
      select ${organizationId}::int, ${id}::int, sha256(b.bytes),
        ${nextChain(sql`sha256(b.bytes)`, sql`p.organization_id = ${organizationId}`)},
        b.bytes, ${at.toISOString()}::timestamptz
      from (select ${bytes}::bytea as bytes) b`);
  },

  /** Returns the language of a person who has taken a snapshot. */
  async langOf(
    tx: Tx,
    { organizationId, userId }: { organizationId: number; userId: number },
  ): Promise<Lang> {
    const [row] = await tx
      .select({ lang: userTable.lang })
      .from(userTable)
      .where(and(eq(userTable.organizationId, organizationId), eq(userTable.id, userId)));
    return row?.lang ?? 'ru';
  },

  /** Whether its file is stored. */
  async isKept(tx: Tx, { organizationId, id }: Key): Promise<boolean> {
    const { rows } = await tx.execute(sql`
      select from report_snapshot_file where organization_id = ${organizationId} and snapshot_id = ${id}`);
    return rows.length > 0;
  },

  async file(tx: Tx, { organizationId, id }: Key): Promise<Buffer | null> {
    const rows = await selectRows(tx, { bytes })(sql`
      select bytes from report_snapshot_file where organization_id = ${organizationId} and snapshot_id = ${id}`);
    return rows[0]?.bytes ?? null;
  },
};
