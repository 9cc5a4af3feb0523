import { and, asc, gt, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Scope } from '@server/graphql/context';
import { employeesRepository } from '../employees.repository';
import { type ApplyContext, applyRow, isGrantable } from './applying';
import { rowsOf } from './import.repository';
import { importRowsRepository } from './rows/import-rows.repository';
import {
  type EmployeeImportRecord,
  type EmployeeImportRowRecord,
  employeeImportRowTable,
  type PlannedOutcome,
} from './import.tables';
import { type OrgUnitFinder, orgUnitFinder } from './org-units/org-unit-finder';
import { readGrantableOfRows } from './rows/row-grants';
import { shownOn } from './rows/row-person';

/** The number of rows computed at once: others wait no longer than for a page. */
const ROWS_PER_PART = 250;
/** Stands for the user that the mentor's own row will create. */
const PENDING_USER_ID = 0;

/** Computes the planned outcome like the run, without writing. */
function plannedOutcome(
  row: EmployeeImportRowRecord,
  action: 'create' | 'update' | 'fill',
  { columns }: EmployeeImportRecord,
  context: ApplyContext,
): PlannedOutcome {
  const mentorUserId = row.mentorRow === null ? null : PENDING_USER_ID;
  const { change = {}, error } = applyRow({ ...row, action, mentorUserId }, context);
  if (!error) return { fields: Object.keys(change), errors: {} };
  const { params } = error.details;
  const cell = params ? { code: error.code, params } : { code: error.code };
  return { fields: [], errors: { [shownOn(columns, error.details.field ?? '')]: cell } };
}

/** Returns the positions that would give a new person more rights than the author has. */
async function positionsBeyond(scope: Scope, orgUnits: OrgUnitFinder): Promise<number[]> {
  const grantable = await readGrantableOfRows(scope, [], orgUnits);
  return orgUnits.positionIds.filter((positionId) => !isGrantable(grantable, positionId));
}

/**
 * Computes the planned outcome of the rows: the changes of existing people, and which new ones would get more rights than the
 * author has. Covers all rows, or those that match `which`, in parts and by the same rules as the run.
 */
export async function computePlannedOutcomes(
  scope: Scope,
  record: EmployeeImportRecord,
  today: string,
  which: SQL | undefined = undefined,
): Promise<void> {
  const { tx, organizationId } = scope;
  const organization = await employeesRepository.organization(tx, organizationId);
  const orgUnits = await orgUnitFinder(tx, record, true);
  const beyond = orgUnits.keysOf(await positionsBeyond(scope, orgUnits));
  for (let after = -1; ;) {
    const rows = await tx
      .select()
      .from(employeeImportRowTable)
      .where(
        and(
          rowsOf(organizationId, record.id),
          or(isNotNull(employeeImportRowTable.matchId), inArray(employeeImportRowTable.positionKey, beyond)),
          gt(employeeImportRowTable.number, after),
          which,
        ),
      )
      .orderBy(asc(employeeImportRowTable.number))
      .limit(ROWS_PER_PART);
    const last = rows.at(-1);
    if (!last) return;
    after = last.number;
    const ids = [...new Set(rows.flatMap(({ matchId }) => matchId ?? []))];
    const people = await employeesRepository.findMany(tx, organizationId, ids);
    const grantable = await readGrantableOfRows(scope, people, orgUnits);
    const byId = new Map(people.map((person) => [person.id, person]));
    const context = {
      organization,
      orgUnits,
      today,
      grantable,
      people: byId,
      actorId: scope.caller?.userId ?? null,
    };
    const values = rows.map((row) => ({
      number: row.number,
      plannedOutcomes: {
        create: plannedOutcome(row, 'create', record, context),
        update: plannedOutcome(row, 'update', record, context),
        fill: plannedOutcome(row, 'fill', record, context),
      },
    }));
    await importRowsRepository.storePlans(tx, record, values);
  }
}
