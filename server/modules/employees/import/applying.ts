import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@server/errors';
import { daysAfter } from '@server/modules/days';
import type { OrganizationRow } from '@server/modules/organization/organization.tables';
import { checkDates } from '../employee-input';
import type { UserRow } from '../employees.tables';
import type { EmployeeImportRowRecord, RowOutcome } from './import.tables';
import type { PlaceFinder } from './places';

/** The columns of a person that an import writes. */
export const WRITTEN = [
  'nameFirst',
  'nameMiddle',
  'nameSecond',
  'email',
  'phone',
  'phones',
  'sex',
  'dateBirth',
  'dateJobStart',
  'dateAdaptEnd',
  'dateJobEnd',
  'status',
  'skills',
  'info',
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
}

function given(row: OpenRow, places: PlaceFinder): Partial<Written> {
  const { position: _, subdivision: __, mentor: ___, ...person } = row.person;
  const subdivisionId = places.subdivision(row.subdivisionKey);
  const matchedPlace = subdivisionId ?? null;
  const positionId = places.position(row.positionKey, matchedPlace);
  const mentorId = row.mentorRow === null ? row.mentorId : row.mentorUserId;
  if (row.mentorRow !== null && mentorId === null) {
    throw new AppError('import.mentorNotTaken', { field: 'mentor', params: { row: row.mentorRow } });
  }
  return {
    ...person,
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
  sex: null,
  dateBirth: null,
  dateJobStart: null,
  dateJobEnd: null,
  status: 'invited',
  skills: [],
  info: '',
  positionId: null,
  subdivisionId: null,
  mentorId: null,
} satisfies Partial<Written>;

function newPerson(fields: Partial<Written>, { organization, today }: ApplyContext): Written {
  const { nameFirst, email, dateJobStart = null, dateBirth = null, dateJobEnd = null } = fields;
  if (!nameFirst) throw new AppError('validation.required', { field: 'nameFirst' });
  if (!email) throw new AppError('validation.required', { field: 'email' });
  const dateAdaptEnd =
    fields.dateAdaptEnd ?? (dateJobStart ? daysAfter(dateJobStart, organization.adaptDays) : null);
  checkDates({ dateBirth, dateJobStart, dateAdaptEnd, dateJobEnd }, today);
  return { ...NOBODY, ...fields, nameFirst, email, dateAdaptEnd };
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What of the row is news of the person: everything that differs, or only what they lack. */
function changeOf(before: UserRow, fields: Partial<Written>, isFill: boolean): Partial<Written> {
  const entries = WRITTEN.filter((field) => {
    const value = fields[field];
    if (value === undefined || isDeepStrictEqual(value, before[field])) return false;
    return !isFill || isEmpty(before[field]);
  }).map((field) => [field, fields[field]]);
  return Object.fromEntries(entries);
}

function applyToPerson(row: OpenRow, context: ApplyContext): Applied {
  const before = context.people.get(row.matchId ?? 0);
  if (!before || before.isArchive) throw new AppError('import.archived', { field: 'email' });
  const change = changeOf(before, given(row, context.places), row.action === 'fill');
  if (change.mentorId === before.id) throw new AppError('employee.ownMentor', { field: 'mentor' });
  // Whoever leaves hands over their work and loses their access: that is done in their card, with both in sight.
  if (change.status === 'dismissed') throw new AppError('import.dismissal', { field: 'status' });
  if (Object.keys(change).length === 0) return { row, outcome: 'unchanged' };
  checkDates({ ...before, ...change }, context.today);
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
