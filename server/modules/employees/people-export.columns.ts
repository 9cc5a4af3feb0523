import type { Caller, Lang, Scope } from '@server/graphql/context';
import { hasRight } from '@server/graphql/rights';
import type { AdaptationItemRow } from '@server/modules/adaptation/adaptation.tables';
import { isAdaptionNotPassed } from '@server/modules/adaptation/people.read-model';
import { dayOf, dayText, yearsBetween } from '@server/modules/days';
import type { HeldRole } from '@server/modules/roles/roles.tables';
import { type Cell, dayCell, instantCell, type SpreadsheetColumn } from '@server/spreadsheets/spreadsheet';
import { changeText, documentText, enumTexts } from '@server/texts';
import { isAbove } from './employees.policy';
import { isActive, isOnline } from './employees.read-model';
import type { UserRow } from './employees.tables';
import { goalsText, skillsText, untilText, wordsText } from './list-texts';
import { contextOf, type ExportContext } from './people-export.context';

/** The columns of the export about a person. */
export const COLUMNS = [
  { key: 'nameSecond', width: 20 },
  { key: 'nameFirst', width: 16 },
  { key: 'nameMiddle', width: 18 },
  { key: 'email', width: 28 },
  { key: 'phone', width: 16 },
  { key: 'phones', width: 24 },
  { key: 'personnelNumber', width: 18 },
  { key: 'hireSource', width: 22 },
  { key: 'position', width: 28 },
  { key: 'subdivision', width: 28 },
  { key: 'leader', width: 26 },
  { key: 'leaderSubdivision', width: 28 },
  { key: 'mentor', width: 26 },
  { key: 'trainees', width: 26 },
  { key: 'roles', width: 32 },
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
  { key: 'idealPicture', width: 40 },
  { key: 'trialPeriodTasks', width: 40 },
  { key: 'isAdaptionNotPassed', width: 16 },
  { key: 'reasonLeaving', width: 32 },
  { key: 'datePossibleLeaving', width: 14, kind: 'day' },
  { key: 'reasonPossibleLeaving', width: 32 },
  { key: 'isStarted', width: 14 },
  { key: 'authType', width: 14 },
  { key: 'isOnline', width: 12 },
  { key: 'isAdmin', width: 16 },
  { key: 'isActive', width: 12 },
  { key: 'isArchive', width: 12 },
  { key: 'id', width: 10, kind: 'number' },
  { key: 'createdAt', width: 18, kind: 'instant' },
  { key: 'updatedAt', width: 18, kind: 'instant' },
] as const satisfies readonly (Omit<SpreadsheetColumn, 'title'> & { key: string })[];

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

function cellOf(key: (typeof COLUMNS)[number]['key'], one: UserRow, context: ExportContext): Cell {
  const { lang, caller, timezone, at, leaders, today, positions, subdivisions, names } = context;
  const { ways, trainees, roles, adaptation, idealPictures } = context;
  const words = enumTexts(lang);
  const leaving = <Value>(value: Value): Value | null => (seesLeaving(caller, one) ? value : null);
  const yes = (is: boolean): string => changeText(lang, is ? 'yes' : 'no');
  const cells: Record<typeof key, () => Cell> = {
    id: () => one.id,
    nameSecond: () => one.nameSecond,
    nameFirst: () => one.nameFirst,
    nameMiddle: () => one.nameMiddle,
    personnelNumber: () => one.personnelNumber,
    hireSource: () => one.hireSource,
    email: () => one.email,
    phone: () => one.phone,
    phones: () => wordsText(one.phones),
    position: () => nameIn(positions, one.positionId),
    subdivision: () =>
      ways.get(one.subdivisionId ?? 0)?.join(' / ') ?? nameIn(subdivisions, one.subdivisionId),
    leader: () => names.get(leaders.get(one.id) ?? 0) ?? null,
    leaderSubdivision: () => nameIn(subdivisions, one.leaderSubdivisionId),
    mentor: () => names.get(one.mentorId ?? 0) ?? null,
    trainees: () => trainees.get(one.id) ?? null,
    status: () => words[`userStatusTypes.${one.status}`] ?? one.status,
    roles: () => (roles.get(one.id) ?? []).map((role) => roleText(role, context)).join(', '),
    sex: () => (one.sex ? (words[`userSexTypes.${one.sex}`] ?? null) : null),
    dateBirth: () => dayCell(one.dateBirth),
    age: () => (one.dateBirth ? yearsBetween(one.dateBirth, today) : null),
    dateJobStart: () => dayCell(one.dateJobStart),
    dateAdaptEnd: () => dayCell(one.dateAdaptEnd),
    dateJobEnd: () => dayCell(one.dateJobEnd),
    skills: () => skillsText(one.skills),
    interests: () => wordsText(one.interests),
    goals: () => goalsText(one.goals, lang),
    info: () => one.info,
    detailInfo: () => one.detailInfo,
    idealPicture: () => (idealPictures.get(one.id) ?? []).join('\n'),
    trialPeriodTasks: () =>
      (adaptation.tasks.get(one.id) ?? []).map((task) => taskText(task, lang, timezone)).join('\n'),
    isAdaptionNotPassed: () => yes(isAdaptionNotPassed(one.status, adaptation.failed.has(one.id))),
    reasonLeaving: () => leaving(one.reasonLeaving),
    datePossibleLeaving: () => leaving(dayCell(one.datePossibleLeaving)),
    reasonPossibleLeaving: () => leaving(one.reasonPossibleLeaving),
    isStarted: () => yes(one.hasPassword),
    authType: () => (one.authType === 'local' ? documentText(lang, 'people.authLocal') : one.authType),
    isOnline: () => yes(isOnline(one, at)),
    isActive: () => yes(isActive(one)),
    isAdmin: () => yes(one.isAdmin || one.isSuperAdmin),
    isArchive: () => yes(one.isArchive),
    createdAt: () => instantCell(one.createdAt, timezone),
    updatedAt: () => instantCell(one.updatedAt, timezone),
  };
  return cells[key]();
}

/** Returns a part of the people as rows, in a few statements whatever its size. */
export async function cellsOf(scope: Scope, people: readonly UserRow[], at: Date): Promise<Cell[][]> {
  const context = await contextOf(scope, people, at);
  return people.map((one) => COLUMNS.map(({ key }) => cellOf(key, one, context)));
}
