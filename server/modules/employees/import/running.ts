import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { dayOf } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import type { OrganizationRow } from '@server/modules/organization/organization.tables';
import { employeesRepository } from '../employees.repository';
import { TABLE_FIELDS } from '@domain/person-field-lists';
import type { UserRow } from '../employees.tables';
import type { Invite } from '../writing/invitations';
import { type PersonWrite, type PersonWriterDeps, writeFreePersons } from '../writing/person-writer';
import { type Applied, applyRow, type OpenRow } from './applying';
import { importRepository } from './import.repository';
import { importRowsRepository, type StoredOutcome } from './rows/import-rows.repository';
import type { EmployeeImportRecord } from './import.tables';
import { orgUnitFinder } from './org-units/org-unit-finder';
import { countInvitations, type RowInvitations } from './row-invitations';
import { readGrantableOfRows } from './rows/row-grants';
import { shownOn } from './rows/row-person';

export const PART = 500;

type Deps = PersonWriterDeps & Pick<ModuleDeps, 'now' | 'quotas'> & { invite: Invite };

export interface Running {
  /** Runs the next part of `size` rows; false: nothing is left. */
  runNext(scope: Scope, record: EmployeeImportRecord, size: number): Promise<boolean>;
  /** Fails one row that the database rejected; the others continue. */
  failNext(scope: Scope, record: EmployeeImportRecord, error: AppError): Promise<void>;
}

async function peopleOf(scope: Scope, rows: readonly OpenRow[]): Promise<Map<number, UserRow>> {
  const ids = [...new Set(rows.flatMap(({ matchId }) => matchId ?? []))];
  if (ids.length === 0) return new Map();
  return employeesRepository.lockMany(scope.tx, scope.organizationId, ids);
}

/**
 * Removes repeated people from a statement: the second row waits for the next part, so that it sees the changes of the first one.
 */
function withoutRepeats(rows: readonly OpenRow[]): OpenRow[] {
  const seen = new Set<number>();
  return rows.filter(({ matchId, action }) => {
    if (matchId === null || action === 'create') return true;
    if (seen.has(matchId)) return false;
    seen.add(matchId);
    return true;
  });
}

/** Returns how the row is written; null: not at all. */
function writeOf(
  applied: Applied,
  people: ReadonlyMap<number, UserRow>,
  { invited, rejected }: RowInvitations,
  { lang }: OrganizationRow,
): PersonWrite | null {
  const { row, person, change } = applied;
  if (rejected.has(applied)) return null;
  if (person) {
    // People who have already left are kept for the records only.
    const isArchive = person.status === 'dismissed';
    const status = invited.has(applied) && person.status === 'notInvited' ? 'invited' : person.status;
    const isInvited = invited.has(applied) || isArchive;
    return { before: null, change: { ...person, status, isArchive, isInvited, lang }, action: 'create' };
  }
  const before = people.get(row.matchId ?? 0);
  return before && change ? { before, change, action: 'update' } : null;
}

function outcomeOf(
  record: EmployeeImportRecord,
  applied: Applied,
  userId: number | null,
  before?: UserRow,
): StoredOutcome {
  const { row, outcome, change, error, note } = applied;
  const fields = TABLE_FIELDS.filter((field) => change && field in change);
  const onItsCell = ({ code, details: { field, params } }: AppError) => ({
    [shownOn(record.columns, field ?? '')]: { code, params },
  });
  return {
    number: row.number,
    outcome,
    user_id: userId,
    before: before && change ? Object.fromEntries(fields.map((field) => [field, before[field]])) : null,
    after: change ?? null,
    conflicts: error ? onItsCell(error) : null,
    notes: note ? onItsCell(note) : null,
  };
}

const recordOutcomes = (
  { tx }: Scope,
  record: EmployeeImportRecord,
  outcomes: readonly StoredOutcome[],
): Promise<void> => importRowsRepository.storeOutcomes(tx, record, outcomes);

/** Creates and updates people in parts: a part is one transaction of a few statements, whatever its size. */
export function createRunning(deps: Deps): Running {
  async function write(scope: Scope, record: EmployeeImportRecord, rows: readonly OpenRow[]): Promise<void> {
    const { tx, organizationId } = scope;
    const organization = await employeesRepository.organization(tx, organizationId);
    const people = await peopleOf(scope, rows);
    const orgUnits = await orgUnitFinder(tx, record);
    const context = {
      organization,
      people,
      orgUnits,
      grantable: await readGrantableOfRows(scope, [...people.values()], orgUnits),
      actorId: scope.caller?.userId ?? null,
      today: dayOf(deps.now(), organization.timezone),
    };
    const applied = rows.map((row) => applyRow(row, context));
    const invitations = await countInvitations(deps, scope, record, applied);
    const given = applied.flatMap((result) => {
      const write = writeOf(result, people, invitations, organization);
      return write ? [{ result, write }] : [];
    });
    const written = await writeFreePersons(
      deps,
      scope,
      given.map((item) => item.write),
    );
    const personOf = new Map(given.map(({ result }, index) => [result, written[index]]));
    const outcomes = applied.map((result) => {
      const { row } = result;
      if (!result.person) return outcomeOf(record, result, row.matchId, people.get(row.matchId ?? 0));
      const person = personOf.get(result);
      const note = invitations.postponed.get(result);
      if (person) return outcomeOf(record, note ? { ...result, note } : result, person.id);
      // The address was taken after the rows were checked.
      const error =
        invitations.rejected.get(result) ?? new AppError('employee.emailBusy', { field: 'email' });
      return outcomeOf(record, { ...result, outcome: 'failed', error }, null);
    });
    await recordOutcomes(scope, record, outcomes);
    const newcomers = [...invitations.invited].flatMap((result) => personOf.get(result) ?? []);
    for (const person of newcomers) await deps.invite(scope, person, organization);
    await invitations.takeBack(invitations.invited.size - newcomers.length);
  }

  return {
    async runNext(scope, record, size) {
      const rows = withoutRepeats(await importRepository.openRows(scope.tx, record, size));
      if (rows.length === 0) return false;
      await write(scope, record, rows);
      await importRepository.update(scope.tx, record, { doneCount: record.doneCount + rows.length });
      return true;
    },

    async failNext(scope, record, error) {
      const [row] = await importRepository.openRows(scope.tx, record, 1);
      if (!row) return;
      await recordOutcomes(scope, record, [outcomeOf(record, { row, outcome: 'failed', error }, null)]);
      await importRepository.update(scope.tx, record, { doneCount: record.doneCount + 1 });
    },
  };
}
