import { isDeepStrictEqual } from 'node:util';
import { lastValuesOf } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { ContentKinds } from '@server/modules/content/content-kinds';
import type { ModuleDeps } from '@server/modules/module';
import { type GrantCheck, readGrantCheck } from '@server/modules/roles/granting.policy';
import { employeesRepository } from '../employees.repository';
import { personFieldsWith, TABLE_FIELDS } from '@domain/person-field-lists';
import type { UserRow } from '../employees.tables';
import { type PersonWriterDeps, writePersons } from '../writing/person-writer';
import type { Written } from './applying';
import { importRollbackRepository } from './import-rollback.repository';
import type { EmployeeImportRecord, EmployeeImportRowRecord } from './import.tables';

/** Why a row is not rolled back, as in the API and the report. */
export const OBSTACLES = ['signed', 'signedIn', 'changed', 'used', 'rights', 'ownAddress'] as const;
type Obstacle = (typeof OBSTACLES)[number];
type Deps = PersonWriterDeps & Pick<ModuleDeps, 'audit' | 'contentKinds'>;

export const ROLLBACK_MS = 24 * 3_600_000;
const PART = 200;

/** Returns who has signed anything since the import changed them: the signature refers to the person's data at that time. */
async function signers(
  { all }: ContentKinds,
  { tx, organizationId }: Scope,
  rows: readonly EmployeeImportRowRecord[],
): Promise<Set<number>> {
  const ids = rows.flatMap(({ userId }) => userId ?? []);
  const since = rows.map(({ doneAt }) => doneAt?.getTime() ?? 0).reduce((a, b) => Math.min(a, b), Infinity);
  const queries = all.flatMap(
    ({ evidence }) => evidence?.signersSince(organizationId, ids, new Date(since)) ?? [],
  );
  if (queries.length === 0 || ids.length === 0) return new Set();
  return new Set(await importRollbackRepository.peopleOf(tx, queries));
}

/** Whether the person's values have been changed since. */
function isChanged({ outcome, after, doneAt }: EmployeeImportRowRecord, person: UserRow): boolean {
  if (outcome === 'created') return person.updatedAt.getTime() > (doneAt?.getTime() ?? 0);
  return TABLE_FIELDS.some(
    (field) => after && field in after && !isDeepStrictEqual(after[field], person[field]),
  );
}

function obstacleOf(
  row: EmployeeImportRowRecord,
  person: UserRow | undefined,
  signed: ReadonlySet<number>,
  grantable: GrantCheck,
  actorId: number | undefined,
): Obstacle | null {
  if (!person) return null;
  if (person.id === actorId && row.before && 'email' in row.before) return 'ownAddress';
  if (signed.has(person.id)) return 'signed';
  if (row.outcome === 'created' && person.hasPassword) return 'signedIn';
  if (isChanged(row, person)) return 'changed';
  return row.outcome === 'updated' && isBeyond(row, person, grantable) ? 'rights' : null;
}

/**
 * Whether the rollback would give the person rights that the caller lacks, or would let the caller sign in as someone with more
 * rights.
 */
function isBeyond(row: EmployeeImportRowRecord, person: UserRow, grantable: GrantCheck): boolean {
  const before: Partial<Written> = row.before ?? {};
  try {
    grantable.rejectGain(person, { ...person, ...before });
    for (const field of personFieldsWith({ isIdentity: true })) {
      if (before[field] !== undefined) grantable.rejectIdentityChange(person, field);
    }
    return false;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return true;
  }
}

/** Returns the positions that the rows restore. */
const positionsBefore = (rows: readonly EmployeeImportRowRecord[]) =>
  rows.flatMap(({ before }) => {
    const { positionId = null }: Partial<Written> = before ?? {};
    return positionId === null ? [] : [{ id: null, positionId }];
  });

async function removePeople(
  { audit }: Deps,
  scope: Scope,
  people: readonly UserRow[],
): Promise<Map<number, Obstacle>> {
  if (people.length === 0) return new Map();
  const removed = await importRollbackRepository.removePeople(
    scope.tx,
    people.map(({ id }) => id),
  );
  const kept = new Map<number, Obstacle>();
  for (const { userId: id, obstacle } of removed) {
    if (obstacle !== null) kept.set(id, obstacle === 'regulation_signature' ? 'signed' : 'used');
  }
  await audit.writeAll(
    scope,
    people
      .filter(({ id }) => !kept.has(id))
      .map((person) => ({
        action: 'delete',
        objectType: 'user',
        objectId: person.id,
        affectedUserId: person.id,
        changes: lastValuesOf(person, TABLE_FIELDS),
      })),
  );
  return kept;
}

async function restorePeople(
  deps: Deps,
  scope: Scope,
  rows: readonly EmployeeImportRowRecord[],
  people: ReadonlyMap<number, UserRow>,
) {
  await writePersons(
    deps,
    scope,
    rows.flatMap(({ before: change, userId }) => {
      const before = people.get(userId ?? 0);
      return before && change ? [{ before, change, action: 'update' as const }] : [];
    }),
  );
}

/** Rolls back the next rows. False: nothing is left. */
async function rollBackNext(deps: Deps, scope: Scope, record: EmployeeImportRecord): Promise<boolean> {
  const rows = await importRollbackRepository.nextRows(scope.tx, record, PART);
  if (rows.length === 0) return false;
  const ids = rows.flatMap(({ userId }) => userId ?? []);
  const people = await employeesRepository.lockMany(scope.tx, scope.organizationId, ids);
  const signed = await signers(deps.contentKinds, scope, rows);
  const grantable = await readGrantCheck(scope, [...people.values(), ...positionsBefore(rows)]);
  const obstacles = new Map(
    rows.map((row) => [
      row.number,
      obstacleOf(row, people.get(row.userId ?? 0), signed, grantable, scope.caller?.userId),
    ]),
  );
  const free = rows.filter(({ number }) => obstacles.get(number) === null);
  const kept = await removePeople(
    deps,
    scope,
    free.flatMap(({ outcome, userId }) => (outcome === 'created' ? (people.get(userId ?? 0) ?? []) : [])),
  );
  await restorePeople(
    deps,
    scope,
    free.filter(({ outcome }) => outcome === 'updated'),
    people,
  );
  const values = rows.map(({ number, userId }) => ({
    number,
    rollback: obstacles.get(number) ?? kept.get(userId ?? 0) ?? 'done',
  }));
  await importRollbackRepository.note(scope.tx, record, values);
  return true;
}

/** Rolls an import back in parts. */
export function createRollingBack(deps: Deps) {
  return {
    rollBackNext: (scope: Scope, record: EmployeeImportRecord) => rollBackNext(deps, scope, record),
  };
}
