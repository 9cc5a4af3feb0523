import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, integer } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import type { EmployeeImportRecord, ImportState } from './import.tables';

/** Stages that the server works on by itself. */
const WORKING: readonly ImportState[] = ['reading', 'checking', 'running', 'rollingBack'];
/** A stage that has not moved for so long has lost its worker, and keeps nobody waiting. */
export const STANDSTILL = '30 seconds';
/** How soon whoever waits looks again. */
export const WAIT_MS = 2_000;
/** How often a worker says that it is alive while it waits for a file to be read. */
export const BEAT_MS = 10_000;
/** Of advisory locks: the one that is an organization's turn. */
const TURN_LOCK = 757;

type One = Pick<EmployeeImportRecord, 'id' | 'organizationId'>;

/** Imports of the organization that are alive and come before this one. */
const aheadOf = ({ organizationId, id }: One): SQL => sql`
  from employee_import o, employee_import i
  where i.organization_id = ${organizationId} and i.id = ${id}
    and o.organization_id = i.organization_id and (o.queued_at, o.id) < (i.queued_at, i.id)
    and o.state in ('reading', 'checking', 'running', 'rollingBack')
    and o.beat_at > now() - ${STANDSTILL}::interval`;

/** SQL of the turns that imports of one organization take. */
export const importTurns = {
  /** How many imports are worked on before this one. */
  async ahead(tx: Tx, record: One & Pick<EmployeeImportRecord, 'state'>): Promise<number> {
    if (!WORKING.includes(record.state)) return 0;
    const rows = await selectRows(tx, { count: integer })(
      sql`select count(*)::int as count ${aheadOf(record)}`,
    );
    return rows[0]?.count ?? 0;
  },

  /**
   * Whether this import may be worked on until the transaction ends. The lock ends with the transaction or its
   * connection: a server that is killed leaves nothing behind. Whoever has to wait is alive all the same.
   */
  async take(tx: Tx, record: One): Promise<boolean> {
    const rows = await selectRows(tx, { is_free: boolean })(sql`
      select pg_try_advisory_xact_lock(${TURN_LOCK}, ${record.organizationId})
        and not exists (select 1 ${aheadOf(record)}) as is_free`);
    if (rows[0]?.is_free === true) return true;
    await importTurns.beat(tx, record);
    return false;
  },

  /** To the end of the line. */
  async queue(tx: Tx, { organizationId, id }: One): Promise<void> {
    await tx.execute(sql`
      update employee_import set queued_at = clock_timestamp() where organization_id = ${organizationId} and id = ${id}`);
  },

  /** Its worker is alive. */
  async beat(tx: Tx, { organizationId, id }: One): Promise<void> {
    await tx.execute(sql`
      update employee_import set beat_at = clock_timestamp() where organization_id = ${organizationId} and id = ${id}`);
  },
};
