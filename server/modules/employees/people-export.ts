import { z } from 'zod';
import limits from '@graphql/limits.json';
import type { Database } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Caller, Scope } from '@server/graphql/context';
import { holdsSomewhere, scopeOf } from '@server/graphql/rights';
import { dayOf } from '@server/modules/days';
import { parsedQuery, spreadsheetFile } from '@server/modules/downloads';
import type { DownloadRoute, ModuleDeps } from '@server/modules/module';
import type { Cell } from '@server/spreadsheets/spreadsheet';
import { documentText } from '@server/texts';
import { soonUntil } from './employee-documents.read-model';
import { seesContacts } from './employees.policy';
import { knownPeople } from './known-people.read-model';
import { employeesRepository } from './employees.repository';
import { cellsOf, COLUMNS } from './people-export.columns';
import { listPeopleIds, type PeopleFilter } from './people-list.read-model';

const PART = 500;

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

/** The filter in the address of the page. */
const query = z.object({
  ids: ids.nullable().default(null),
  search: z.string().max(limits.search).default(''),
  subdivisionIds: ids.nullable().default(null),
  withChildren: flag.default(false),
  isWithoutSubdivision: flag.default(false),
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
): PeopleFilter {
  const { direction, isDocumentExpiring, ...filter } = parsedQuery(query, address);
  return {
    ...filter,
    withContacts: seesContacts(caller),
    isInvited: null,
    datesOf: knownPeople(caller),
    // The export includes contacts and dates, so it is limited to people for whom the caller is responsible.
    scopeSubdivisionIds: scopeOf(caller, 'employees', isDocumentExpiring ? 'write' : 'read'),
    documentsUntil: isDocumentExpiring ? soonUntil(today) : null,
    isDescending: direction === 'desc',
  };
}

/**
 * Yields the export in parts, each in a separate short transaction. The people and their order were determined by one statement
 * before, so that hiring or renaming in the meantime neither omits nor duplicates anyone.
 */
async function* partsOf(
  database: Database,
  scope: Omit<Scope, 'tx'>,
  ids: readonly number[],
  at: Date,
): AsyncGenerator<Cell[][]> {
  const { organizationId } = scope;
  for (let offset = 0; offset < ids.length; offset += PART) {
    const part = ids.slice(offset, offset + PART);
    yield await database.tenant(organizationId, async (tx) => {
      const found = await employeesRepository.findMany(tx, organizationId, part);
      const byId = new Map(found.map((person) => [person.id, person]));
      const people = part.flatMap((id) => byId.get(id) ?? []);
      return cellsOf({ ...scope, tx }, people, at);
    });
  }
}

/** Exports the filtered people on /employees as a spreadsheet: days are days, texts are texts. */
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
      const people = await listPeopleIds(scope.tx, scope.organizationId, filter);
      const parts = partsOf(database, rest, people, now());
      const table = { lang, title: documentText(lang, 'people.sheet'), columns, parts };
      const date = now().toISOString().slice(0, 10);
      return spreadsheetFile(log, `${documentText(lang, 'people.file', { date })}.xlsx`, () => table);
    },
  };
}
