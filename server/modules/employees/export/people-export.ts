import { z } from 'zod';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Caller, Scope } from '@server/graphql/context';
import { holdsSomewhere, scopeOf } from '@server/graphql/access/rights';
import { dayOf } from '@server/modules/days';
import { parsedQuery } from '@server/modules/downloads';
import type { ModuleDeps } from '@server/modules/module';
import type { DownloadRoute } from '@server/modules/routes';
import { inPartsById, PART } from '@server/spreadsheets/parts';
import type { Cell } from '@server/spreadsheets/spreadsheet';
import { documentText } from '@server/texts';
import { soonUntil } from '../employee-documents.read-model';
import { dismissedScope, seesContacts } from '../employees.policy';
import { knownPeople } from '../known-people.read-model';
import { employeesRepository } from '../employees.repository';
import { cellsOf, COLUMNS } from './people-export.columns';
import type { PeopleFilter } from '../lists/people-filter.read-model';
import { listPeopleIds } from '../lists/people-list.read-model';

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
    // People chosen by hand are exported as they are shown.
    dismissedWithin: filter.ids ? scopeOf(caller, 'employees', 'read') : dismissedScope(caller, filter),
    datesOf: knownPeople(caller),
    // The export includes contacts and dates, so it is limited to people for whom the caller is responsible.
    scopeSubdivisionIds: scopeOf(caller, 'employees', isDocumentExpiring ? 'write' : 'read'),
    documentsUntil: isDocumentExpiring ? soonUntil(today) : null,
    isDescending: direction === 'desc',
  };
}

/** Yields the people of the filter, in its order. */
async function* partsOf(scope: Scope, filter: PeopleFilter, at: Date): AsyncGenerator<Cell[][]> {
  const { tx, organizationId } = scope;
  const people = await listPeopleIds(tx, organizationId, filter);
  yield* inPartsById(people, PART, async (part) => {
    const found = await employeesRepository.findMany(tx, organizationId, part);
    const byId = new Map(found.map((person) => [person.id, person]));
    return cellsOf(
      scope,
      part.flatMap((id) => byId.get(id) ?? []),
      at,
    );
  });
}

/** Exports the filtered people on /employees as a spreadsheet: days are days, texts are texts. */
export function createPeopleExport({
  exports,
  audit,
  now,
}: Pick<ModuleDeps, 'exports' | 'audit' | 'now'>): DownloadRoute {
  return {
    path: '/employees.xlsx',
    async handle(scope, { query: address }) {
      const { caller, lang } = scope;
      if (!caller) throw new AppError('auth.required');
      if (!holdsSomewhere(caller, 'employees', 'read')) throw new AppError('notFound');
      const { timezone } = await employeesRepository.organization(scope.tx, scope.organizationId);
      const filter = filterOf(address, caller, dayOf(now(), timezone));
      await audit.write(scope, { action: 'export', objectType: 'user' });
      const columns = COLUMNS.map(({ key, ...column }) => ({
        ...column,
        title: documentText(lang, `people.${key}`),
      }));
      const at = now();
      const date = at.toISOString().slice(0, 10);
      return exports.table(scope, `${documentText(lang, 'people.file', { date })}.xlsx`, (inner) => ({
        ...{ lang, title: documentText(lang, 'people.sheet'), columns },
        parts: partsOf(inner, filter, at),
      }));
    },
  };
}
