import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@server/errors';
import { daysAfter } from '@server/modules/days';
import type { GrantCheck } from '@server/modules/roles/granting.policy';
import type { RightsRow } from '@server/modules/roles/held-rights.read-model';
import type { OrganizationRow } from '@server/modules/organization/organization.tables';
import { checkDates } from '../writing/employee-input';
import { personFieldsWith, TABLE_FIELDS } from '@domain/person-field-lists';
import type { TableField } from '@domain/person-fields';
import type { StoredSkill, UserRow } from '../employees.tables';
import { goalsText, skillsText, wordsText } from '../lists/list-texts';
import { EMPTY_PERSON, type PersonValues } from '../writing/person-fields';
import { checkInterests } from '../profile/profile-input';
import { nameKey } from './rows/fields';
import type { EmployeeImportRowRecord, RowOutcome } from './import.tables';
import type { OrgUnitFinder } from './org-units/org-unit-finder';
import { isByInvitation } from '../writing/statuses';
import { type GivenSkill, goalsOf, MIDDLE_LEVEL, skillsOf } from './rows/row-person';
import { readList } from './rows/values';

export type Written = Pick<PersonValues, TableField>;

/** An open row, with its planned action and the user created from its mentor's row. */
export interface OpenRow extends EmployeeImportRowRecord {
  action: string | null;
  mentorUserId: number | null;
}

export interface Applied {
  row: OpenRow;
  outcome: RowOutcome;
  /** For an update: the changed fields. */
  change?: Partial<Written>;
  /** For a new person. */
  person?: Written;
  error?: AppError;
  /** What the person should know of a row that was applied. */
  note?: AppError;
}

export interface ApplyContext {
  organization: OrganizationRow;
  orgUnits: OrgUnitFinder;
  today: string;
  people: ReadonlyMap<number, UserRow>;
  /** What the author may grant, checked with each row's resulting values. */
  grantable: GrantCheck;
  /** Whoever imports. */
  actorId: number | null;
}

/**
 * Returns the row's position and subdivision: a person who already has ones with these names keeps them, even if others have the
 * same names.
 */
export function orgUnitsGiven(
  { subdivisionKey, positionKey }: Pick<OpenRow, 'subdivisionKey' | 'positionKey'>,
  orgUnits: OrgUnitFinder,
  before: Pick<UserRow, 'subdivisionId' | 'positionId'> | undefined,
): { subdivisionId: number | null; positionId: number | null } {
  const isThere = before && orgUnits.isCalled('subdivision', before.subdivisionId, subdivisionKey);
  const subdivisionId = isThere ? before.subdivisionId : orgUnits.subdivision(subdivisionKey);
  const isMoved = before && subdivisionId !== null && subdivisionId !== before.subdivisionId;
  const isHeld = before && !isMoved && orgUnits.isCalled('position', before.positionId, positionKey);
  return {
    subdivisionId,
    positionId: isHeld ? before.positionId : orgUnits.position(positionKey, subdivisionId),
  };
}

/** Returns the skills; a name without a level keeps the person's own level. */
function skillsGiven(skills: readonly GivenSkill[], before: UserRow | undefined): StoredSkill[] {
  const levels = new Map(before?.skills.map(({ name, level }) => [nameKey(name), level]));
  return skills.map(({ name, level }) => ({
    name,
    level: level ?? levels.get(nameKey(name)) ?? MIDDLE_LEVEL,
  }));
}

function given(row: OpenRow, orgUnits: OrgUnitFinder, before?: UserRow): Partial<Written> {
  const {
    id: _id,
    position: _p,
    subdivision: _s,
    leader: _l,
    mentor: _m,
    skills,
    status,
    ...person
  } = row.person;
  const { subdivisionId, positionId } = orgUnitsGiven(row, orgUnits, before);
  const mentorId = row.mentorRow === null ? row.mentorId : row.mentorUserId;
  if (row.mentorRow !== null && mentorId === null) {
    throw new AppError('import.mentorNotTaken', { field: 'mentor', params: { row: row.mentorRow } });
  }
  return {
    ...person,
    // A table cannot decide whether a person was invited.
    ...(status === undefined || isByInvitation(status) ? {} : { status }),
    ...(skills ? { skills: skillsGiven(skills, before) } : {}),
    ...(subdivisionId === null ? {} : { subdivisionId }),
    ...(positionId === null ? {} : { positionId }),
    ...(mentorId === null ? {} : { mentorId }),
  };
}

const NO_RIGHTS = {
  id: null,
  isAdmin: false,
  isSuperAdmin: false,
  isLeader: false,
  leaderSubdivisionId: null,
  isArchive: false,
};

/** Rejects excessive rights like the form does, on the table's column. */
function rejectBeyondOwn(grantable: GrantCheck, before: UserRow | null, after: RightsRow): void {
  try {
    grantable.rejectGain(before, after);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { field, params } = error.details;
    throw new AppError(error.code, { field: field === 'positionId' ? 'position' : 'status', params });
  }
}

/** Whether the author may assign the position to a new person. */
export function isGrantable(grantable: GrantCheck, positionId: number): boolean {
  try {
    grantable.rejectGain(null, { ...NO_RIGHTS, positionId, status: 'notInvited' });
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return false;
  }
}

function newPerson(fields: Partial<Written>, { organization, today, grantable }: ApplyContext): Written {
  const { nameFirst, email, dateJobStart = null, dateBirth = null, dateJobEnd = null } = fields;
  if (!nameFirst) throw new AppError('validation.required', { field: 'nameFirst' });
  if (!email) throw new AppError('validation.required', { field: 'email' });
  const dateAdaptEnd =
    fields.dateAdaptEnd ?? (dateJobStart ? daysAfter(dateJobStart, organization.adaptDays) : null);
  checkDates({ dateBirth, dateJobStart, dateAdaptEnd, dateJobEnd }, today);
  const person = { ...EMPTY_PERSON, ...fields, nameFirst, email, dateAdaptEnd };
  rejectBeyondOwn(grantable, null, { ...NO_RIGHTS, ...person });
  return person;
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The lists as an import would read them from an export: a comma inside an entry is not a change. */
const READ_BACK: { [Field in 'skills' | 'interests' | 'goals']: (before: UserRow) => unknown } = {
  skills: (before) => skillsGiven(skillsOf(skillsText(before.skills)), before),
  interests: (before) => checkInterests(readList(wordsText(before.interests))),
  goals: (before) => goalsOf(goalsText(before.goals, 'ru')),
};

function isSame(before: UserRow, field: TableField, value: unknown): boolean {
  if (isDeepStrictEqual(value, before[field])) return true;
  const isList = field === 'skills' || field === 'interests' || field === 'goals';
  return isList && !isEmpty(before[field]) && isDeepStrictEqual(value, READ_BACK[field](before));
}

/** Returns the row's changes of the person: all differences, or only values for empty fields. */
function changeOf(before: UserRow, fields: Partial<Written>, isFill: boolean): Partial<Written> {
  const entries = TABLE_FIELDS.filter((field) => {
    const value = fields[field];
    if (value === undefined || isSame(before, field, value)) return false;
    return !isFill || isEmpty(before[field]);
  }).map((field) => [field, fields[field]]);
  return Object.fromEntries(entries);
}

function applyToPerson(row: OpenRow, context: ApplyContext): Applied {
  const before = context.people.get(row.matchId ?? 0);
  if (!before || before.isArchive) throw new AppError('import.archived', { field: 'email' });
  const change = changeOf(before, given(row, context.orgUnits, before), row.action === 'fill');
  if (change.mentorId === before.id) throw new AppError('employee.ownMentor', { field: 'mentor' });
  // A person who leaves hands over their work and loses their access: this is done in their card, where both are visible.
  if (change.status === 'dismissed') throw new AppError('import.dismissal', { field: 'status' });
  if (Object.keys(change).length === 0) return { row, outcome: 'unchanged' };
  // A change of one's own address needs a code, whatever the table contains.
  if (before.id === context.actorId && change.email !== undefined) {
    throw new AppError('employee.emailByCode', { field: 'email' });
  }
  checkDates({ ...before, ...change }, context.today);
  rejectBeyondOwn(context.grantable, before, { ...before, ...change });
  for (const field of personFieldsWith({ isIdentity: true })) {
    if (change[field] !== undefined) context.grantable.rejectIdentityChange(before, field);
  }
  return { row, outcome: 'updated', change };
}

/** Returns the result of a row. Never throws for an error in the row. */
export function applyRow(row: OpenRow, context: ApplyContext): Applied {
  try {
    if (row.action === 'skip') return { row, outcome: 'skipped' };
    if (row.action === null) return { row, outcome: 'failed' };
    if (row.action !== 'create') return applyToPerson(row, context);
    return { row, outcome: 'created', person: newPerson(given(row, context.orgUnits), context) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { row, outcome: 'failed', error };
  }
}
