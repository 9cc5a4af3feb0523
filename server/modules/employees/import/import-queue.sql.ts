import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { EmployeeImportRecord, ImportState } from './import.tables';

/** Stages that the server processes without the author. */
const WORKING: readonly ImportState[] = ['reading', 'checking', 'running', 'rollingBack'];
/** A stage without progress for this long has lost its worker, and no longer blocks others. */
export const STALLED_AFTER = '30 seconds';
/** How soon a waiting import checks again. */
export const WAIT_MS = 2_000;
/** The interval of a worker's heartbeats while it waits for a file to be read. */
export const HEARTBEAT_MS = 10_000;
/** The class of the advisory lock for an organization's turn. */
const TURN_LOCK = 757;

type ImportId = Pick<EmployeeImportRecord, 'id' | 'organizationId'>;

/** Selects active imports of the organization that come before this one. */
const aheadOf = ({ organizationId, id }: ImportId): SQL => sql`
  from employee_import o, employee_import i
  where i.organization_id = ${organizationId} and i.id = ${id}
    and o.organization_id = i.organization_id and (o.queued_at, o.id) < (i.queued_at, i.id)
    and o.state in ('reading', 'checking', 'running', 'rollingBack')
    and o.beat_at > now() - ${STALLED_AFTER}::interval`;

/** SQL of the turns of one organization's imports. */
export const importTurns = {
  /** Counts the imports that are processed before this one. */
  async ahead(tx: Tx, record: ImportId & Pick<EmployeeImportRecord, 'state'>): Promise<number> {
    if (!WORKING.includes(record.state)) return 0;
    const rows = await selectRows(tx, { count: integer })(
      sql`select count(*)::int as count ${aheadOf(record)}`,
    );
    return rows[0]?.count ?? 0;
  },

  /**
   * Whether this import may be processed until the transaction ends. The lock ends with the transaction or its connection: a
   * killed server leaves nothing behind. A waiting import also gets a heartbeat.
   */
  async take(tx: Tx, record: ImportId): Promise<boolean> {
    const rows = await selectRows(tx, { is_free: boolean })(sql`
      select pg_try_advisory_xact_lock(${TURN_LOCK}, ${record.organizationId})
        and not exists (select 1 ${aheadOf(record)}) as is_free`);
    if (rows[0]?.is_free === true) return true;
    await importTurns.heartbeat(tx, record);
    return false;
  },

  /** Moves the import to the end of the queue. */
  async queue(tx: Tx, { organizationId, id }: ImportId): Promise<void> {
    await tx.execute(sql`
      update employee_import set queued_at = clock_timestamp() where organization_id = ${organizationId} and id = ${id}`);
  },

  /** Records a heartbeat of its worker. */
  async heartbeat(tx: Tx, { organizationId, id }: ImportId): Promise<void> {
    await tx.execute(sql`
      update employee_import set beat_at = clock_timestamp() where organization_id = ${organizationId} and id = ${id}`);
  },
};
