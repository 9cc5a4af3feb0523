import { z } from 'zod';
import limits from '@graphql/limits.json';
import type { Database } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Caller, Scope } from '@server/graphql/context';
import { holdsSomewhere, reachOf } from '@server/graphql/rights';
import { dayOf } from '@server/modules/days';
import { askedBy, spreadsheetFile } from '@server/modules/downloads';
import type { DownloadRoute, ModuleDeps } from '@server/modules/module';
import type { Cell } from '@server/spreadsheets/spreadsheet';
import { documentText } from '@server/texts';
import { soonUntil } from './employee-documents.read-model';
import { knownPeople, seesContacts } from './employees.policy';
import { employeesRepository } from './employees.repository';
import { cellsOf, COLUMNS } from './people-export.columns';
import { listPeople, type PeopleFilter } from './people-list.read-model';

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

/** The filter of the page, as its address has it. */
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
): Omit<PeopleFilter, 'limit' | 'offset'> {
  const { direction, isDocumentExpiring, ...filter } = askedBy(query, address);
  return {
    ...filter,
    withContacts: seesContacts(caller),
    isInvited: null,
    datesOf: knownPeople(caller),
    // With contacts and dates: only of those whom the caller looks after.
    reach: reachOf(caller, 'employees', isDocumentExpiring ? 'write' : 'read'),
    documentsUntil: isDocumentExpiring ? soonUntil(today) : null,
    isDescending: direction === 'desc',
  };
}

/** Part by part, each in a short transaction of its own. */
async function* partsOf(
  database: Database,
  scope: Omit<Scope, 'tx'>,
  filter: Omit<PeopleFilter, 'limit' | 'offset'>,
  at: Date,
): AsyncGenerator<Cell[][]> {
  for (let offset = 0; ; offset += PART) {
    const cells = await database.tenant(scope.organizationId, async (tx) => {
      const { items } = await listPeople(tx, scope.organizationId, { ...filter, limit: PART, offset });
      return cellsOf({ ...scope, tx }, items, at);
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
      const parts = partsOf(database, rest, filter, now());
      const table = { lang, title: documentText(lang, 'people.sheet'), columns, parts };
      const date = now().toISOString().slice(0, 10);
      return spreadsheetFile(log, `${documentText(lang, 'people.file', { date })}.xlsx`, () => table);
    },
  };
}
