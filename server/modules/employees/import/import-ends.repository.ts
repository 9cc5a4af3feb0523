import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { ErrorCode } from '@server/errors';
import { isServed } from '@server/modules/sql';
import type { EmployeeImportRecord } from './import.tables';

type ImportIds = Pick<EmployeeImportRecord, 'organizationId' | 'id'>;

const MENTOR_LOOP: ErrorCode = 'import.mentorLoop';
/** Imported tables of people are deleted after this time. */
const RETENTION = '30 days';

/** Fails the remaining rows if none can come first: they are mentors of each other. */
export async function failMentorLoops(tx: Tx, { organizationId, id }: ImportIds): Promise<void> {
  await tx.execute(sql`
    update employee_import_row r set outcome = 'failed', done_at = now(),
      conflicts = r.conflicts || jsonb_build_object('0', jsonb_build_object('code', ${MENTOR_LOOP}::text))
    where r.organization_id = ${organizationId} and r.import_id = ${id} and r.outcome is null`);
}

/**
 * Removes subdivisions and positions that the import created and that are unused. The last ones first: a group before its
 * department.
 */
export async function removeOrgUnits(tx: Tx, { organizationId, id }: ImportIds): Promise<void> {
  await tx.execute(sql`
    update employee_import_place p set rollback = v.rollback
    from (
      select o.kind, o.key, case when import_remove_place(o.kind, o.created_id) then 'done' else 'used' end as rollback
      from (
        select kind, key, created_id from employee_import_place
        where organization_id = ${organizationId} and import_id = ${id} and created_id is not null
          and rollback is null
        order by created_id desc
      ) o
    ) v
    where p.organization_id = ${organizationId} and p.import_id = ${id} and p.kind = v.kind and p.key = v.key`);
}

/** Deletes expired imports of all organizations. */
export async function deleteOldImports(tx: Tx): Promise<void> {
  await tx.execute(sql`delete from employee_import where created_at < now() - ${RETENTION}::interval`);
}

/** Returns running imports of served organizations without a heartbeat for this long. `stalledAfter`: an interval of PostgreSQL. */
export async function stoppedImports(tx: Tx, stalledAfter: string): Promise<ImportIds[]> {
  const rows = await selectRows(tx, { organization_id: integer, id: integer })(sql`
    select i.organization_id, i.id from employee_import i join organization o on o.id = i.organization_id
    where i.state in ('reading', 'checking', 'running', 'rollingBack')
      and i.beat_at < now() - ${stalledAfter}::interval and ${isServed(sql`o`)}`);
  return rows.map(({ organization_id: organizationId, id }) => ({ organizationId, id }));
}
