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
  { row, person, change }: Applied,
  people: ReadonlyMap<number, UserRow>,
  { isSendEmail }: EmployeeImportRecord,
  { lang }: OrganizationRow,
): PersonWrite | null {
  if (person) {
    // People who have already left are kept for the records only.
    const isArchive = person.status === 'dismissed';
    const status = isSendEmail && person.status === 'notInvited' ? 'invited' : person.status;
    const isInvited = isSendEmail || isArchive;
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
  const { row, outcome, change, error } = applied;
  const fields = TABLE_FIELDS.filter((field) => change && field in change);
  const conflicts = error && {
    [shownOn(record.columns, error.details.field ?? '')]: { code: error.code, params: error.details.params },
  };
  return {
    number: row.number,
    outcome,
    user_id: userId,
    before: before && change ? Object.fromEntries(fields.map((field) => [field, before[field]])) : null,
    after: change ?? null,
    conflicts: conflicts ?? null,
  };
}

const recordOutcomes = (
  { tx }: Scope,
  record: EmployeeImportRecord,
  outcomes: readonly StoredOutcome[],
): Promise<void> => importRowsRepository.storeOutcomes(tx, record, outcomes);

/**
 * Returns why a row that would invite somebody cannot: an address gets a few invitations a day, whether single or from imports that
 * are undone and run again. Counted before anything is written, so that one address does not fail its whole part.
 */
async function fullAddresses(
  { quotas }: Deps,
  { lang }: Scope,
  { isSendEmail }: EmployeeImportRecord,
  writes: readonly (PersonWrite | null)[],
): Promise<Map<PersonWrite, AppError>> {
  const full = new Map<PersonWrite, AppError>();
  if (!isSendEmail) return full;
  for (const write of writes) {
    if (write?.before !== null || write.change.isArchive) continue;
    try {
      await quotas.spendKey(lang, 'sameAddress', (write.change.email ?? '').toLowerCase());
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      full.set(write, new AppError('quota.sameAddress', { ...error.details, field: 'email' }));
    }
  }
  return full;
}

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
    const writes = applied.map((result) => writeOf(result, people, record, organization));
    const full = await fullAddresses(deps, scope, record, writes);
    const given = writes.flatMap((write) => (write === null || full.has(write) ? [] : [write]));
    const written = await writeFreePersons(deps, scope, given);
    const personOf = new Map(given.map((write, index) => [write, written[index]]));
    const outcomes = applied.map((result, index) => {
      const { row } = result;
      if (!result.person) return outcomeOf(record, result, row.matchId, people.get(row.matchId ?? 0));
      const write = writes[index];
      const person = write && personOf.get(write);
      if (person) return outcomeOf(record, result, person.id);
      // The address was taken after the rows were checked.
      const error = (write && full.get(write)) ?? new AppError('employee.emailBusy', { field: 'email' });
      return outcomeOf(record, { ...result, outcome: 'failed', error }, null);
    });
    await recordOutcomes(scope, record, outcomes);
    if (!record.isSendEmail) return;
    for (const [write, person] of personOf) {
      if (write.before === null && person && !person.isArchive)
        await deps.invite(scope, person, organization);
    }
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
