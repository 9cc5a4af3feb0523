import { eq, inArray, and } from 'drizzle-orm';
import { z } from 'zod';
import limits from '@graphql/limits.json';
import type { Database, Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Caller, Scope } from '@server/graphql/context';
import { holdsSomewhere, reachOf } from '@server/graphql/rights';
import { dayOf } from '@server/modules/days';
import type { DownloadRoute, ModuleDeps } from '@server/modules/module';
import { positionsByIds, subdivisionsByIds } from '@server/modules/structure/structure.read-model';
import {
  type Cell,
  dayCell,
  type SpreadsheetColumn,
  streamSpreadsheet,
  XLSX,
} from '@server/spreadsheets/spreadsheet';
import { documentText, enumTexts } from '@server/texts';
import { seesContacts } from './employees.policy';
import { soonUntil } from './employee-documents.read-model';
import { fullName, leaderIds } from './employees.read-model';
import { employeesRepository } from './employees.repository';
import { userTable, type UserRow } from './employees.tables';
import { listPeople, type PeopleFilter } from './people-list.read-model';

const PART = 500;

const COLUMNS = [
  { key: 'nameSecond', width: 20 },
  { key: 'nameFirst', width: 16 },
  { key: 'nameMiddle', width: 18 },
  { key: 'email', width: 28 },
  { key: 'phone', width: 16 },
  { key: 'position', width: 28 },
  { key: 'subdivision', width: 28 },
  { key: 'leader', width: 26 },
  { key: 'mentor', width: 26 },
  { key: 'status', width: 16 },
  { key: 'sex', width: 10 },
  { key: 'dateBirth', width: 14, kind: 'day' },
  { key: 'dateJobStart', width: 14, kind: 'day' },
  { key: 'dateAdaptEnd', width: 14, kind: 'day' },
  { key: 'dateJobEnd', width: 14, kind: 'day' },
  { key: 'info', width: 40 },
] as const satisfies readonly (Omit<SpreadsheetColumn, 'title'> & { key: string })[];

const list = z.string().transform((text) => text.split(',').filter(Boolean));
const ids = list.pipe(
  z
    .array(
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    )
    .max(limits.bulk),
);
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** The filter of the page, as its address has it. */
const query = z.object({
  ids: ids.nullable().default(null),
  search: z.string().max(limits.search).default(''),
  subdivisionIds: ids.nullable().default(null),
  withChildren: flag.default(false),
  positionIds: ids.nullable().default(null),
  statuses: list.nullable().default(null),
  isArchive: flag.default(false),
  isDocumentExpiring: flag.default(false),
  sort: z.enum(['name', 'position', 'subdivision', 'dateJobStart', 'createdAt']).default('name'),
  direction: z.enum(['asc', 'desc']).optional(),
});

/** @throws {AppError} validation.option */
function filterOf(
  address: Readonly<Record<string, string | undefined>>,
  caller: Caller,
  today: string,
): Omit<PeopleFilter, 'limit' | 'offset'> {
  const parsed = query.safeParse(address);
  if (!parsed.success) {
    throw new AppError('validation.option', { field: String(parsed.error.issues[0]?.path[0] ?? '') });
  }
  const { direction, isDocumentExpiring, ...filter } = parsed.data;
  return {
    ...filter,
    withContacts: seesContacts(caller),
    // With contacts and dates: only of those whom the caller looks after.
    reach: reachOf(caller, 'employees', isDocumentExpiring ? 'write' : 'read'),
    documentsUntil: isDocumentExpiring ? soonUntil(today) : null,
    isDescending: direction === 'desc',
  };
}

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

const distinct = (values: readonly (number | null)[]) => [...new Set(values.flatMap((value) => value ?? []))];

async function cellsOf({ tx, organizationId, lang }: Scope, people: readonly UserRow[]): Promise<Cell[][]> {
  const positions = await positionsByIds(tx, organizationId, distinct(people.map((one) => one.positionId)));
  const subdivisions = await subdivisionsByIds(
    tx,
    organizationId,
    distinct(people.map((one) => one.subdivisionId)),
  );
  const leaders = await leaderIds(
    tx,
    organizationId,
    people.map(({ id }) => id),
  );
  const names = await namesOf(
    tx,
    organizationId,
    distinct([...leaders.values(), ...people.map((one) => one.mentorId)]),
  );
  const words = enumTexts(lang);
  const nameIn = (rows: ReadonlyMap<number, { name: string }>, id: number | null): string | null =>
    rows.get(id ?? 0)?.name ?? null;
  return people.map((one) => [
    one.nameSecond,
    one.nameFirst,
    one.nameMiddle,
    one.email,
    one.phone,
    nameIn(positions, one.positionId),
    nameIn(subdivisions, one.subdivisionId),
    names.get(leaders.get(one.id) ?? 0) ?? null,
    names.get(one.mentorId ?? 0) ?? null,
    words[`userStatusTypes.${one.status}`] ?? one.status,
    one.sex ? (words[`userSexTypes.${one.sex}`] ?? null) : null,
    dayCell(one.dateBirth),
    dayCell(one.dateJobStart),
    dayCell(one.dateAdaptEnd),
    dayCell(one.dateJobEnd),
    one.info,
  ]);
}

/** Part by part, each in a short transaction of its own. */
async function* partsOf(
  database: Database,
  scope: Omit<Scope, 'tx'>,
  filter: Omit<PeopleFilter, 'limit' | 'offset'>,
): AsyncGenerator<Cell[][]> {
  for (let offset = 0; ; offset += PART) {
    const cells = await database.tenant(scope.organizationId, async (tx) => {
      const { items } = await listPeople(tx, scope.organizationId, { ...filter, limit: PART, offset });
      return cellsOf({ ...scope, tx }, items);
    });
    yield cells;
    if (cells.length < PART) return;
  }
}

/** What is filtered on /employees as a spreadsheet: days are days, texts are texts. */
export function createPeopleExport({
  database,
  audit,
  log,
  now,
}: Pick<ModuleDeps, 'database' | 'audit' | 'log' | 'now'>): DownloadRoute {
  return {
    path: '/employees.xlsx',
    async handle(scope, { query: address }) {
      const { tx: _, ...rest } = scope;
      const { caller, lang } = rest;
      if (!caller) throw new AppError('auth.required');
      if (!holdsSomewhere(caller, 'employees', 'read')) throw new AppError('notFound');
      const { timezone } = await employeesRepository.organization(scope.tx, scope.organizationId);
      const filter = filterOf(address, caller, dayOf(now(), timezone));
      await audit.write(scope, { action: 'export', objectType: 'user' });
      const columns = COLUMNS.map(({ key, ...column }) => ({
        ...column,
        title: documentText(lang, `people.${key}`),
      }));
      const parts = partsOf(database, rest, filter);
      const table = { lang, title: documentText(lang, 'people.sheet'), columns, parts };
      const failed = (error: unknown) => log.error({ err: error }, 'the export of people failed');
      return {
        mime: XLSX,
        fileName: `${documentText(lang, 'people.file', { date: now().toISOString().slice(0, 10) })}.xlsx`,
        render: () => Promise.resolve(streamSpreadsheet(table, failed)),
      };
    },
  };
}
