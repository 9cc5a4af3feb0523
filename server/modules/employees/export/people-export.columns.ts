import { worksHere } from '@domain/user-statuses';
import type { Caller, Lang, Scope } from '@server/graphql/context';
import { hasRight } from '@server/graphql/access/rights';
import type { AdaptationItemRow } from '@server/modules/adaptation/adaptation.tables';
import { isAdaptionNotPassed } from '@server/modules/adaptation/people.read-model';
import { dayOf, dayText, yearsBetween } from '@server/modules/days';
import type { HeldRole } from '@server/modules/roles/roles.tables';
import { type Cell, dayCell, instantCell, type SpreadsheetColumn } from '@server/spreadsheets/spreadsheet';
import { changeText, documentText, enumTexts } from '@server/texts';
import { columnOf, TABLE_FIELDS } from '@domain/person-field-lists';
import { type ColumnOf, PERSON_FIELDS, type PersonFieldKind, type TableField } from '@domain/person-fields';
import { isAbove } from '../employees.policy';
import { isOnline } from '../employees.read-model';
import type { UserRow } from '../employees.tables';
import { goalsText, skillsText, untilText, wordsText } from '../lists/list-texts';
import { contextOf, type ExportContext } from './people-export.context';
import type { PersonValues, StoredValues } from '../writing/person-fields';

/** A column of the export about a person. */
type Column<Key extends string = ColumnKey> = Omit<SpreadsheetColumn, 'title'> & { key: Key };

/** The columns that are computed, or decided elsewhere. */
type ComputedKey =
  | 'leader'
  | 'leaderSubdivision'
  | 'trainees'
  | 'roles'
  | 'age'
  | 'idealPicture'
  | 'trialPeriodTasks'
  | 'isAdaptionNotPassed'
  | 'reasonLeaving'
  | 'datePossibleLeaving'
  | 'reasonPossibleLeaving'
  | 'hasPassword'
  | 'authType'
  | 'isOnline'
  | 'isAdmin'
  | 'isActive'
  | 'isArchive'
  | 'id'
  | 'createdAt'
  | 'updatedAt';

export type ColumnKey = ColumnOf<TableField> | ComputedKey;

function columnFor(field: TableField): Column {
  const { width, kind } = PERSON_FIELDS[field];
  return { key: columnOf(field), width, ...(kind === 'day' ? { kind } : {}) };
}

/** The computed columns that follow a field. */
const FOLLOWING: Partial<Record<TableField, readonly Column[]>> = {
  subdivisionId: [
    { key: 'leader', width: 26 },
    { key: 'leaderSubdivision', width: 28 },
  ],
  mentorId: [{ key: 'trainees', width: 26 }, { key: 'roles', width: 32 }, columnFor('status')],
  dateBirth: [{ key: 'age', width: 10, kind: 'number' }],
};

/** The columns of the export: the fields of a person, and what is computed about them. */
export const COLUMNS: readonly Column[] = [
  ...TABLE_FIELDS.filter((field) => field !== 'status').flatMap((field) => [
    columnFor(field),
    ...(FOLLOWING[field] ?? []),
  ]),
  { key: 'idealPicture', width: 40 },
  { key: 'trialPeriodTasks', width: 40 },
  { key: 'isAdaptionNotPassed', width: 16 },
  { key: 'reasonLeaving', width: 32 },
  { key: 'datePossibleLeaving', width: 14, kind: 'day' },
  { key: 'reasonPossibleLeaving', width: 32 },
  { key: 'hasPassword', width: 14 },
  { key: 'authType', width: 14 },
  { key: 'isOnline', width: 12 },
  { key: 'isAdmin', width: 16 },
  { key: 'isActive', width: 12 },
  { key: 'isArchive', width: 12 },
  { key: 'id', width: 10, kind: 'number' },
  { key: 'createdAt', width: 18, kind: 'instant' },
  { key: 'updatedAt', width: 18, kind: 'instant' },
];

const nameIn = (rows: ReadonlyMap<number, { name: string }>, id: number | null): string | null =>
  rows.get(id ?? 0)?.name ?? null;

function taskText({ title, dueOn, doneAt, grade }: AdaptationItemRow, lang: Lang, timezone: string): string {
  if (doneAt === null) return [title, ...untilText(dueOn, lang)].join(', ');
  const done = documentText(lang, 'people.taskDone', { date: dayText(dayOf(doneAt, timezone)) });
  return [title, done, ...(grade === null ? [] : [documentText(lang, 'people.taskGrade', { grade })])].join(
    ', ',
  );
}

/** Returns «Кадровик (Филиал 4, до 01.05.2027)»; for a role from the position, only its name. */
function roleText(
  { name, until, scopeSubdivisionId }: HeldRole,
  { lang, subdivisions }: ExportContext,
): string {
  const within = nameIn(subdivisions, scopeSubdivisionId);
  const bounds = [...(within === null ? [] : [within]), ...untilText(until, lang)].join(', ');
  return bounds === '' ? name : `${name} (${bounds})`;
}

/** Like `mayKnowLeaving`, without a database query: people responsible for only some subdivisions see it only in the cards. */
function seesLeaving(caller: Caller | null, person: UserRow): boolean {
  if (caller === null || caller.userId === person.id || isAbove(caller, person)) return false;
  return hasRight(caller, 'employees', 'write');
}

type KindCell<Kind extends PersonFieldKind> = (value: StoredValues[Kind], context: ExportContext) => Cell;

const asIs = (value: string | number | null): Cell => value;

/** Writes the value of a field to a cell, in the form that an import reads. */
const KIND_CELLS: { readonly [Kind in PersonFieldKind]: KindCell<Kind> } = {
  name: asIs,
  line: asIs,
  text: asIs,
  day: dayCell,
  reference: asIs,
  email: asIs,
  phone: asIs,
  phones: wordsText,
  sex: (sex, { lang }) => (sex ? (enumTexts(lang)[`userSexTypes.${sex}`] ?? null) : null),
  status: (status, { lang }) => enumTexts(lang)[`userStatusTypes.${status}`] ?? status,
  skills: skillsText,
  interests: wordsText,
  goals: (goals, { lang }) => goalsText(goals, lang),
  lang: asIs,
};

type FieldCells = {
  readonly [Field in TableField]: (value: PersonValues[Field], context: ExportContext) => Cell;
};

/** The cells of fields whose ids are written as names. */
const REFERENCE_CELLS: Partial<FieldCells> = {
  positionId: (id, { positions }) => nameIn(positions, id),
  subdivisionId: (id, { paths, subdivisions }) => paths.get(id ?? 0)?.join(' / ') ?? nameIn(subdivisions, id),
  mentorId: (id, { names }) => names.get(id ?? 0) ?? null,
};

function fieldCells(): FieldCells;
function fieldCells(): object {
  const cells = TABLE_FIELDS.map((field) => [field, KIND_CELLS[PERSON_FIELDS[field].kind]]);
  return { ...Object.fromEntries(cells), ...REFERENCE_CELLS };
}

const FIELD_CELLS = fieldCells();

function fieldCell<Field extends TableField>(
  field: Field,
  person: { [Name in Field]: PersonValues[Name] },
  context: ExportContext,
): Cell {
  return FIELD_CELLS[field](person[field], context);
}

const yes = ({ lang }: ExportContext, is: boolean): string => changeText(lang, is ? 'yes' : 'no');

const leaving = <Value>({ caller }: ExportContext, person: UserRow, value: Value): Value | null =>
  seesLeaving(caller, person) ? value : null;

const COMPUTED_CELLS: Record<ComputedKey, (person: UserRow, context: ExportContext) => Cell> = {
  id: ({ id }) => id,
  leader: ({ id }, { names, leaders }) => names.get(leaders.get(id) ?? 0) ?? null,
  leaderSubdivision: ({ leaderSubdivisionId }, { subdivisions }) => nameIn(subdivisions, leaderSubdivisionId),
  trainees: ({ id }, { trainees }) => trainees.get(id) ?? null,
  roles: ({ id }, context) => (context.roles.get(id) ?? []).map((role) => roleText(role, context)).join(', '),
  age: ({ dateBirth }, { today }) => (dateBirth ? yearsBetween(dateBirth, today) : null),
  idealPicture: ({ id }, { idealPictures }) => (idealPictures.get(id) ?? []).join('\n'),
  trialPeriodTasks: ({ id }, { adaptation, lang, timezone }) =>
    (adaptation.tasks.get(id) ?? []).map((task) => taskText(task, lang, timezone)).join('\n'),
  isAdaptionNotPassed: ({ id, status }, context) =>
    yes(context, isAdaptionNotPassed(status, context.adaptation.failed.has(id))),
  reasonLeaving: (person, context) => leaving(context, person, person.reasonLeaving),
  datePossibleLeaving: (person, context) => leaving(context, person, dayCell(person.datePossibleLeaving)),
  reasonPossibleLeaving: (person, context) => leaving(context, person, person.reasonPossibleLeaving),
  hasPassword: ({ hasPassword }, context) => yes(context, hasPassword),
  authType: ({ authType }, { lang }) =>
    authType === 'local' ? documentText(lang, 'people.authLocal') : authType,
  isOnline: (person, context) => yes(context, isOnline(person, context.at)),
  isActive: (person, context) => yes(context, worksHere(person)),
  isAdmin: ({ isAdmin, isSuperAdmin }, context) => yes(context, isAdmin || isSuperAdmin),
  isArchive: ({ isArchive }, context) => yes(context, isArchive),
  createdAt: ({ createdAt }, { timezone }) => instantCell(createdAt, timezone),
  updatedAt: ({ updatedAt }, { timezone }) => instantCell(updatedAt, timezone),
};

/** The cells by column. */
const CELLS = new Map<string, (person: UserRow, context: ExportContext) => Cell>([
  ...Object.entries(COMPUTED_CELLS),
  ...TABLE_FIELDS.map(
    (field) =>
      [
        columnOf(field),
        (person: UserRow, context: ExportContext) => fieldCell(field, person, context),
      ] as const,
  ),
]);

/** Returns a part of the people as rows, in a few statements whatever its size. */
export async function cellsOf(scope: Scope, people: readonly UserRow[], at: Date): Promise<Cell[][]> {
  const context = await contextOf(scope, people, at);
  return people.map((person) => COLUMNS.map(({ key }) => CELLS.get(key)?.(person, context) ?? null));
}
