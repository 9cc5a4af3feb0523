import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@server/errors';
import { daysAfter } from '@server/modules/days';
import type { Giving } from '@server/modules/roles/giving.policy';
import type { RightsRow } from '@server/modules/roles/held-rights.read-model';
import type { OrganizationRow } from '@server/modules/organization/organization.tables';
import { checkDates } from '../employee-input';
import type { StoredSkill, UserRow } from '../employees.tables';
import { goalsText, skillsText, wordsText } from '../list-texts';
import { checkInterests } from '../profile-input';
import { nameKey } from './fields';
import type { EmployeeImportRowRecord, RowOutcome } from './import.tables';
import type { PlaceFinder } from './place-finder';
import { isByInvitation } from '../statuses';
import { type GivenSkill, goalsOf, MIDDLE_LEVEL, skillsOf } from './row-person';
import { readList } from './values';

/** The columns of a person that an import writes. */
export const WRITTEN = [
  'nameFirst',
  'nameMiddle',
  'nameSecond',
  'email',
  'phone',
  'phones',
  'personnelNumber',
  'hireSource',
  'sex',
  'dateBirth',
  'dateJobStart',
  'dateAdaptEnd',
  'dateJobEnd',
  'status',
  'skills',
  'interests',
  'goals',
  'info',
  'detailInfo',
  'positionId',
  'subdivisionId',
  'mentorId',
] as const;

export type Written = Pick<UserRow, (typeof WRITTEN)[number]>;

/** An open row, with what will become of it and whom its mentor in the table has become. */
export interface OpenRow extends EmployeeImportRowRecord {
  action: string | null;
  mentorUserId: number | null;
}

export interface Applied {
  row: OpenRow;
  outcome: RowOutcome;
  /** Of an update: the fields that it changes. */
  change?: Partial<Written>;
  /** Of somebody new. */
  person?: Written;
  error?: AppError;
}

export interface ApplyContext {
  organization: OrganizationRow;
  places: PlaceFinder;
  today: string;
  people: ReadonlyMap<number, UserRow>;
  /** What the author may give, asked with each row as it will be. */
  giving: Giving;
  /** Whoever imports. */
  actorId: number | null;
}

/** Whoever is in a place of that name already stays there, whatever others of that name there are. */
export function placesGiven(
  { subdivisionKey, positionKey }: Pick<OpenRow, 'subdivisionKey' | 'positionKey'>,
  places: PlaceFinder,
  before: Pick<UserRow, 'subdivisionId' | 'positionId'> | undefined,
): { subdivisionId: number | null; positionId: number | null } {
  const isThere = before && places.isCalled('subdivision', before.subdivisionId, subdivisionKey);
  const subdivisionId = isThere ? before.subdivisionId : places.subdivision(subdivisionKey);
  const isMoved = before && subdivisionId !== null && subdivisionId !== before.subdivisionId;
  const isHeld = before && !isMoved && places.isCalled('position', before.positionId, positionKey);
  return {
    subdivisionId,
    positionId: isHeld ? before.positionId : places.position(positionKey, subdivisionId),
  };
}

/** How well they know it they say themselves: a bare name leaves that as it is. */
function skillsGiven(skills: readonly GivenSkill[], before: UserRow | undefined): StoredSkill[] {
  const levels = new Map(before?.skills.map(({ name, level }) => [nameKey(name), level]));
  return skills.map(({ name, level }) => ({
    name,
    level: level ?? levels.get(nameKey(name)) ?? MIDDLE_LEVEL,
  }));
}

function given(row: OpenRow, places: PlaceFinder, before?: UserRow): Partial<Written> {
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
  const { subdivisionId, positionId } = placesGiven(row, places, before);
  const mentorId = row.mentorRow === null ? row.mentorId : row.mentorUserId;
  if (row.mentorRow !== null && mentorId === null) {
    throw new AppError('import.mentorNotTaken', { field: 'mentor', params: { row: row.mentorRow } });
  }
  return {
    ...person,
    // Whether somebody was invited is not for a table to say.
    ...(status === undefined || isByInvitation(status) ? {} : { status }),
    ...(skills ? { skills: skillsGiven(skills, before) } : {}),
    ...(subdivisionId === null ? {} : { subdivisionId }),
    ...(positionId === null ? {} : { positionId }),
    ...(mentorId === null ? {} : { mentorId }),
  };
}

const NOBODY = {
  nameMiddle: '',
  nameSecond: '',
  phone: null,
  phones: [],
  personnelNumber: null,
  hireSource: null,
  sex: null,
  dateBirth: null,
  dateJobStart: null,
  dateJobEnd: null,
  status: 'notInvited',
  skills: [],
  interests: [],
  goals: [],
  info: '',
  detailInfo: '',
  positionId: null,
  subdivisionId: null,
  mentorId: null,
} satisfies Partial<Written>;

const NO_RIGHTS = {
  id: null,
  isAdmin: false,
  isSuperAdmin: false,
  isLeader: false,
  leaderSubdivisionId: null,
  isArchive: false,
};

/** As the form refuses it, on the column of the table. */
function refuseBeyondOwn(giving: Giving, before: UserRow | null, after: RightsRow): void {
  try {
    giving.refuseGain(before, after);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { field, params } = error.details;
    throw new AppError(error.code, { field: field === 'positionId' ? 'position' : 'status', params });
  }
}

/** Whether somebody new may be put into the position. */
export function isGivable(giving: Giving, positionId: number): boolean {
  try {
    giving.refuseGain(null, { ...NO_RIGHTS, positionId, status: 'notInvited' });
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return false;
  }
}

function newPerson(fields: Partial<Written>, { organization, today, giving }: ApplyContext): Written {
  const { nameFirst, email, dateJobStart = null, dateBirth = null, dateJobEnd = null } = fields;
  if (!nameFirst) throw new AppError('validation.required', { field: 'nameFirst' });
  if (!email) throw new AppError('validation.required', { field: 'email' });
  const dateAdaptEnd =
    fields.dateAdaptEnd ?? (dateJobStart ? daysAfter(dateJobStart, organization.adaptDays) : null);
  checkDates({ dateBirth, dateJobStart, dateAdaptEnd, dateJobEnd }, today);
  const person = { ...NOBODY, ...fields, nameFirst, email, dateAdaptEnd };
  refuseBeyondOwn(giving, null, { ...NO_RIGHTS, ...person });
  return person;
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Lists as an import would read what an export writes of them: a comma in one of their words changes nothing. */
const READ_BACK: { [Field in 'skills' | 'interests' | 'goals']: (before: UserRow) => unknown } = {
  skills: (before) => skillsGiven(skillsOf(skillsText(before.skills)), before),
  interests: (before) => checkInterests(readList(wordsText(before.interests))),
  goals: (before) => goalsOf(goalsText(before.goals, 'ru')),
};

function isSame(before: UserRow, field: (typeof WRITTEN)[number], value: unknown): boolean {
  if (isDeepStrictEqual(value, before[field])) return true;
  const isList = field === 'skills' || field === 'interests' || field === 'goals';
  return isList && !isEmpty(before[field]) && isDeepStrictEqual(value, READ_BACK[field](before));
}

/** What of the row is news of the person: everything that differs, or only what they lack. */
function changeOf(before: UserRow, fields: Partial<Written>, isFill: boolean): Partial<Written> {
  const entries = WRITTEN.filter((field) => {
    const value = fields[field];
    if (value === undefined || isSame(before, field, value)) return false;
    return !isFill || isEmpty(before[field]);
  }).map((field) => [field, fields[field]]);
  return Object.fromEntries(entries);
}

function applyToPerson(row: OpenRow, context: ApplyContext): Applied {
  const before = context.people.get(row.matchId ?? 0);
  if (!before || before.isArchive) throw new AppError('import.archived', { field: 'email' });
  const change = changeOf(before, given(row, context.places, before), row.action === 'fill');
  if (change.mentorId === before.id) throw new AppError('employee.ownMentor', { field: 'mentor' });
  // Whoever leaves hands over their work and loses their access: that is done in their card, with both in sight.
  if (change.status === 'dismissed') throw new AppError('import.dismissal', { field: 'status' });
  if (Object.keys(change).length === 0) return { row, outcome: 'unchanged' };
  // One's own address is changed by a code, whatever the table says.
  if (before.id === context.actorId && change.email !== undefined) {
    throw new AppError('employee.emailByCode', { field: 'email' });
  }
  checkDates({ ...before, ...change }, context.today);
  refuseBeyondOwn(context.giving, before, { ...before, ...change });
  for (const field of ['email', 'phone'] as const) {
    if (change[field] !== undefined) context.giving.refuseIdentity(before, field);
  }
  return { row, outcome: 'updated', change };
}

/** What a row comes to now. Never throws for what is wrong with the row. */
export function applyRow(row: OpenRow, context: ApplyContext): Applied {
  try {
    if (row.action === 'skip') return { row, outcome: 'skipped' };
    if (row.action === null) return { row, outcome: 'failed' };
    if (row.action !== 'create') return applyToPerson(row, context);
    return { row, outcome: 'created', person: newPerson(given(row, context.places), context) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { row, outcome: 'failed', error };
  }
}
