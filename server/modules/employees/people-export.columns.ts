import { and, eq, inArray, sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import type { Tx } from '@server/db/database';
import type { Caller, Lang, Scope } from '@server/graphql/context';
import { hasRight } from '@server/graphql/rights';
import { dayOf, dayText, yearsBetween } from '@server/modules/days';
import { groupBy } from '@server/modules/group-by';
import { positionsByIds, subdivisionsByIds } from '@server/modules/structure/structure.read-model';
import { type Cell, dayCell, instantCell, type SpreadsheetColumn } from '@server/spreadsheets/spreadsheet';
import { changeText, documentText, enumTexts } from '@server/texts';
import { isAbove } from './employees.policy';
import { fullName, leaderIds } from './employees.read-model';
import { employeesRepository } from './employees.repository';
import { type StoredGoal, userTable, type UserRow } from './employees.tables';

/** What the export tells of a person. */
export const COLUMNS = [
  { key: 'nameSecond', width: 20 },
  { key: 'nameFirst', width: 16 },
  { key: 'nameMiddle', width: 18 },
  { key: 'email', width: 28 },
  { key: 'phone', width: 16 },
  { key: 'phones', width: 24 },
  { key: 'position', width: 28 },
  { key: 'subdivision', width: 28 },
  { key: 'leader', width: 26 },
  { key: 'leaderSubdivision', width: 28 },
  { key: 'mentor', width: 26 },
  { key: 'trainees', width: 26 },
  { key: 'status', width: 16 },
  { key: 'sex', width: 10 },
  { key: 'dateBirth', width: 14, kind: 'day' },
  { key: 'age', width: 10, kind: 'number' },
  { key: 'dateJobStart', width: 14, kind: 'day' },
  { key: 'dateAdaptEnd', width: 14, kind: 'day' },
  { key: 'dateJobEnd', width: 14, kind: 'day' },
  { key: 'skills', width: 32 },
  { key: 'interests', width: 28 },
  { key: 'goals', width: 40 },
  { key: 'info', width: 40 },
  { key: 'detailInfo', width: 40 },
  { key: 'reasonLeaving', width: 32 },
  { key: 'datePossibleLeaving', width: 14, kind: 'day' },
  { key: 'reasonPossibleLeaving', width: 32 },
  { key: 'isStarted', width: 14 },
  { key: 'isAdmin', width: 16 },
  { key: 'isArchive', width: 12 },
  { key: 'id', width: 10, kind: 'number' },
  { key: 'createdAt', width: 18, kind: 'instant' },
  { key: 'updatedAt', width: 18, kind: 'instant' },
] as const satisfies readonly (Omit<SpreadsheetColumn, 'title'> & { key: string })[];

async function namesOf(
  tx: Tx,
  organizationId: number,
  wanted: readonly number[],
): Promise<Map<number, string>> {
  if (wanted.length === 0) return new Map();
  const rows = await tx
    .select({ id: userTable.id, nameFirst: userTable.nameFirst, nameSecond: userTable.nameSecond })
    .from(userTable)
    .where(and(eq(userTable.organizationId, organizationId), inArray(userTable.id, [...wanted])));
  return new Map(rows.map((row) => [row.id, fullName(row)]));
}

/** Whom each of them mentors, by name. */
async function traineesOf(
  tx: Tx,
  organizationId: number,
  mentorIds: readonly number[],
): Promise<Map<number | null, string>> {
  const rows = await tx
    .select({
      mentorId: userTable.mentorId,
      nameFirst: userTable.nameFirst,
      nameSecond: userTable.nameSecond,
    })
    .from(userTable)
    .where(
      and(
        eq(userTable.organizationId, organizationId),
        eq(userTable.isArchive, false),
        inArray(userTable.mentorId, [...mentorIds]),
      ),
    )
    .orderBy(sql`(name_second || ' ' || name_first) collate "und-x-icu"`, userTable.id);
  const byMentor = groupBy(rows, ({ mentorId }) => mentorId);
  return new Map([...byMentor].map(([mentorId, people]) => [mentorId, people.map(fullName).join(', ')]));
}

const distinct = (values: readonly (number | null)[]) => [...new Set(values.flatMap((value) => value ?? []))];

/** What a part of the people is told with, read for all of them at once. */
async function contextOf({ tx, organizationId, lang, caller }: Scope, people: readonly UserRow[], at: Date) {
  const ids = people.map(({ id }) => id);
  const leaders = await leaderIds(tx, organizationId, ids);
  const { timezone } = await employeesRepository.organization(tx, organizationId);
  return {
    lang,
    caller,
    timezone,
    leaders,
    today: dayOf(at, timezone),
    positions: await positionsByIds(tx, organizationId, distinct(people.map((one) => one.positionId))),
    subdivisions: await subdivisionsByIds(
      tx,
      organizationId,
      distinct(people.flatMap((one) => [one.subdivisionId, one.leaderSubdivisionId])),
    ),
    trainees: await traineesOf(tx, organizationId, ids),
    names: await namesOf(
      tx,
      organizationId,
      distinct([...leaders.values(), ...people.map((one) => one.mentorId)]),
    ),
  };
}

type ExportContext = Awaited<ReturnType<typeof contextOf>>;

const nameIn = (rows: ReadonlyMap<number, { name: string }>, id: number | null): string | null =>
  rows.get(id ?? 0)?.name ?? null;

function goalText({ text, dueAt, progress }: StoredGoal, lang: Lang): string {
  const due = dueAt === null ? [] : [documentText(lang, 'people.goalDue', { date: dayText(dueAt, lang) })];
  return [text, ...due, `${progress} %`].join(', ');
}

/** As `mayKnowLeaving`, without asking the database: who looks after some subdivisions only sees it in the cards. */
function seesLeaving(caller: Caller | null, person: UserRow): boolean {
  if (caller === null || caller.userId === person.id || isAbove(caller, person)) return false;
  return hasRight(caller, 'employees', 'write');
}

function cellOf(
  key: (typeof COLUMNS)[number]['key'],
  one: UserRow,
  { lang, caller, timezone, leaders, today, positions, subdivisions, trainees, names }: ExportContext,
): Cell {
  const words = enumTexts(lang);
  const leaving = <Value>(value: Value): Value | null => (seesLeaving(caller, one) ? value : null);
  const yes = (is: boolean): string => changeText(lang, is ? 'yes' : 'no');
  const cells: Record<typeof key, () => Cell> = {
    id: () => one.id,
    nameSecond: () => one.nameSecond,
    nameFirst: () => one.nameFirst,
    nameMiddle: () => one.nameMiddle,
    email: () => one.email,
    phone: () => one.phone,
    phones: () => one.phones.join(', '),
    position: () => nameIn(positions, one.positionId),
    subdivision: () => nameIn(subdivisions, one.subdivisionId),
    leader: () => names.get(leaders.get(one.id) ?? 0) ?? null,
    leaderSubdivision: () => nameIn(subdivisions, one.leaderSubdivisionId),
    mentor: () => names.get(one.mentorId ?? 0) ?? null,
    trainees: () => trainees.get(one.id) ?? null,
    status: () => words[`userStatusTypes.${one.status}`] ?? one.status,
    sex: () => (one.sex ? (words[`userSexTypes.${one.sex}`] ?? null) : null),
    dateBirth: () => dayCell(one.dateBirth),
    age: () => (one.dateBirth ? yearsBetween(one.dateBirth, today) : null),
    dateJobStart: () => dayCell(one.dateJobStart),
    dateAdaptEnd: () => dayCell(one.dateAdaptEnd),
    dateJobEnd: () => dayCell(one.dateJobEnd),
    skills: () =>
      one.skills.map(({ name, level }) => `${name} (${level}/${limits.skillLevelMax})`).join(', '),
    interests: () => one.interests.join(', '),
    goals: () => one.goals.map((goal) => goalText(goal, lang)).join('\n'),
    info: () => one.info,
    detailInfo: () => one.detailInfo,
    reasonLeaving: () => leaving(one.reasonLeaving),
    datePossibleLeaving: () => leaving(dayCell(one.datePossibleLeaving)),
    reasonPossibleLeaving: () => leaving(one.reasonPossibleLeaving),
    isStarted: () => yes(one.passwordHash !== null),
    isAdmin: () => yes(one.isAdmin || one.isSuperAdmin),
    isArchive: () => yes(one.isArchive),
    createdAt: () => instantCell(one.createdAt, timezone),
    updatedAt: () => instantCell(one.updatedAt, timezone),
  };
  return cells[key]();
}

/** A part of the people as rows, in a few statements whatever its size. */
export async function cellsOf(scope: Scope, people: readonly UserRow[], at: Date): Promise<Cell[][]> {
  const context = await contextOf(scope, people, at);
  return people.map((one) => COLUMNS.map(({ key }) => cellOf(key, one, context)));
}
