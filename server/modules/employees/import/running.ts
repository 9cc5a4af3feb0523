import { sql } from 'drizzle-orm';
import { integer } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { dayOf } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import type { EmployeeChanges, PersonChange } from '../employee-changes';
import { employeesRepository } from '../employees.repository';
import { TABLE_FIELDS } from '@domain/person-field-lists';
import type { UserRow } from '../employees.tables';
import type { Invite } from '../invitations';
import { type Applied, applyRow, type OpenRow, type Written } from './applying';
import { importRepository } from './import.repository';
import type { EmployeeImportRecord } from './import.tables';
import { placeFinder } from './place-finder';
import { readGrantableOfRows } from './row-grants';
import { shownOn } from './row-person';

export const PART = 500;

type Deps = Pick<ModuleDeps, 'now'> & { changes: EmployeeChanges; invite: Invite };

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

/** Passes people as one value: a statement with twenty thousand of them takes longer to build than to run. */
const recordsOf = (people: readonly object[]) => sql`
  jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as v (id int, "nameFirst" text, "nameMiddle" text,
    "nameSecond" text, email text, phone text, phones text[], "personnelNumber" text, "hireSource" text, sex text, status text, skills jsonb, "dateBirth" date,
    "dateJobStart" date, "dateAdaptEnd" date, "dateJobEnd" date, info text, "detailInfo" text, interests text[],
    goals jsonb, "positionId" int, "subdivisionId" int, "mentorId" int)`;

async function updatePeople(
  { tx, organizationId }: Scope,
  applied: readonly Applied[],
  people: ReadonlyMap<number, UserRow>,
): Promise<PersonChange[]> {
  const changed = applied.flatMap(({ row, change }) => {
    const before = people.get(row.matchId ?? 0);
    return before && change ? [{ before, after: { ...before, ...change } }] : [];
  });
  if (changed.length === 0) return [];
  const values = changed.map(({ after }) => ({
    id: after.id,
    ...Object.fromEntries(TABLE_FIELDS.map((field) => [field, after[field]])),
  }));
  await tx.execute(sql`
    update users u set name_first = v."nameFirst", name_middle = v."nameMiddle", name_second = v."nameSecond",
      email = v.email, phone = v.phone, phones = v.phones, personnel_number = v."personnelNumber", hire_source = v."hireSource", sex = v.sex, status = v.status, skills = v.skills,
      date_birth = v."dateBirth", date_job_start = v."dateJobStart", date_adapt_end = v."dateAdaptEnd",
      date_job_end = v."dateJobEnd", info = v.info, detail_info = v."detailInfo", interests = v.interests,
      goals = v.goals, position_id = v."positionId", subdivision_id = v."subdivisionId", mentor_id = v."mentorId",
      updated_at = now()
    from ${recordsOf(values)}
    where u.organization_id = ${organizationId} and u.id = v.id`);
  return changed.map(({ before, after }) => ({ before, after, action: 'update' }));
}

async function insertPeople(
  scope: Scope,
  lang: 'ru' | 'en-us',
  people: readonly Written[],
  isSendEmail: boolean,
): Promise<UserRow[]> {
  if (people.length === 0) return [];
  const { tx, organizationId } = scope;
  // People who have already left are kept for the records only.
  const rows = await selectRows(tx, { id: integer })(sql`
    insert into users (organization_id, home_organization_id, lang, is_archive, is_invited, name_first, name_middle, name_second,
      email, phone, phones, personnel_number, hire_source, sex, status, skills, date_birth, date_job_start, date_adapt_end, date_job_end, info,
      detail_info, interests, goals, position_id, subdivision_id, mentor_id)
    select ${organizationId}, ${organizationId}, ${lang}, v.status = 'dismissed',
      ${isSendEmail} or v.status = 'dismissed', v."nameFirst", v."nameMiddle",
      v."nameSecond", v.email, v.phone, v.phones, v."personnelNumber", v."hireSource", v.sex,
      case when ${isSendEmail} and v.status = 'notInvited' then 'invited' else v.status end, v.skills, v."dateBirth",
      v."dateJobStart", v."dateAdaptEnd", v."dateJobEnd", v.info, v."detailInfo", v.interests, v.goals, v."positionId",
      v."subdivisionId", v."mentorId"
    from ${recordsOf(people)}
    on conflict do nothing returning id`);
  const created = await employeesRepository.findMany(
    tx,
    organizationId,
    rows.map(({ id }) => id),
  );
  return created.sort((a, b) => a.id - b.id);
}

interface Outcome {
  number: number;
  outcome: string;
  user_id: number | null;
  before: object | null;
  after: object | null;
  conflicts: object | null;
}

function outcomeOf(
  record: EmployeeImportRecord,
  applied: Applied,
  userId: number | null,
  before?: UserRow,
): Outcome {
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

async function recordOutcomes(
  { tx, organizationId }: Scope,
  { id }: EmployeeImportRecord,
  outcomes: readonly Outcome[],
) {
  await tx.execute(sql`
    update employee_import_row r set outcome = v.outcome, user_id = v.user_id, before = v.before, after = v.after,
      conflicts = r.conflicts || coalesce(v.conflicts, '{}'), done_at = now()
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as v (number int, outcome text, user_id int, before jsonb,
      after jsonb, conflicts jsonb)
    where r.organization_id = ${organizationId} and r.import_id = ${id} and r.number = v.number`);
}

/** Creates and updates people in parts: a part is one transaction of a few statements, whatever its size. */
export function createRunning({ changes, invite, now }: Deps): Running {
  async function write(scope: Scope, record: EmployeeImportRecord, rows: readonly OpenRow[]): Promise<void> {
    const { tx, organizationId } = scope;
    const organization = await employeesRepository.organization(tx, organizationId);
    const people = await peopleOf(scope, rows);
    const places = await placeFinder(tx, record);
    const context = {
      organization,
      people,
      places,
      grantable: await readGrantableOfRows(scope, [...people.values()], places),
      actorId: scope.caller?.userId ?? null,
      today: dayOf(now(), organization.timezone),
    };
    const applied = rows.map((row) => applyRow(row, context));
    const created = await insertPeople(
      scope,
      organization.lang,
      applied.flatMap(({ person }) => person ?? []),
      record.isSendEmail,
    );
    const byEmail = new Map(created.map((person) => [person.email, person]));
    const updated = await updatePeople(scope, applied, people);
    const outcomes = applied.map((one) => {
      if (!one.person) return outcomeOf(record, one, one.row.matchId, people.get(one.row.matchId ?? 0));
      const person = byEmail.get(one.person.email);
      if (person) return outcomeOf(record, one, person.id);
      // The address was taken after the rows were checked.
      const error = new AppError('employee.emailBusy', { field: 'email' });
      return outcomeOf(record, { ...one, outcome: 'failed', error }, null);
    });
    await recordOutcomes(scope, record, outcomes);
    const newPeople: PersonChange[] = created.map((after) => ({ before: null, after, action: 'create' }));
    if (newPeople.length + updated.length > 0) await changes.recordChanges(scope, [...newPeople, ...updated]);
    if (!record.isSendEmail) return;
    for (const person of created) if (!person.isArchive) await invite(scope, person, organization);
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
