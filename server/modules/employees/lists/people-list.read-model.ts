import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { builtByForm, type ValueOf } from '@server/db/rows/built-once';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { wholeRows } from '@server/db/rows/whole-rows';
import type { UserSort } from '@server/graphql/generated/types';
import type { Given } from '@server/modules/sql';
import { userTable, type UserRow } from '../employees.tables';
import { isKnown } from '../known-people.read-model';
import { NEWCOMER_DAYS } from '../newcomer.read-model';
import {
  conditionOf,
  formOf,
  foundBy,
  isEitherWay,
  type PeopleFilter,
  type PeopleForm,
  type PeopleValues,
  valuesOf,
  type Way,
} from './people-filter.read-model';

export interface PeoplePage {
  limit: number;
  offset: number;
}

type PageValues = PeopleValues & { limit: number; offset: number };

const person = wholeRows(userTable, 'u');
const PAGE_ROW = { ...person.shape, total: integer };
const BY_NAME = sql`(u.name_second || ' ' || u.name_first) collate "und-x-icu"`;

/** Returns only whether the person is new: not everybody may see the exact date. */
function isNew(organizationId: Given<number>): SQL {
  const today = sql`(select (now() at time zone timezone)::date from organization where id = ${organizationId})`;
  return sql`coalesce(${today} - u.date_job_start between 0 and ${sql.raw(String(NEWCOMER_DAYS - 1))}, false)`;
}

function startOf({ datesOf }: PeopleForm, value: ValueOf<PeopleValues>): SQL {
  if (datesOf === 'everybody') return sql`u.date_job_start`;
  const subdivisionIds = datesOf === 'subdivisions' ? value('knownSubdivisionIds') : null;
  const isReadable = isKnown(value('organizationId'), value('knownUserId'), subdivisionIds);
  return sql`case when ${isReadable} then u.date_job_start end`;
}

/** The order of a list, after the joins that it needs. */
interface Order {
  joins: SQL;
  by: SQL;
}

function orderOf(form: PeopleForm, value: ValueOf<PeopleValues>): Order {
  const direction = form.isDescending ? sql`desc` : sql`asc`;
  const without = (by: SQL): Order => ({ joins: sql``, by });
  const byNameOf = (joins: SQL): Order => ({
    joins,
    by: sql`j.name collate "und-x-icu" ${direction} nulls last, ${BY_NAME}, u.id`,
  });
  const orders: Record<UserSort, () => Order> = {
    newcomer: () => without(sql`${isNew(value('organizationId'))} desc, ${BY_NAME}, u.id`),
    name: () => without(sql`${BY_NAME} ${direction}, u.id`),
    createdAt: () => without(sql`u.created_at ${direction}, u.id ${direction}`),
    // Values that the caller may not read do not affect the order.
    dateJobStart: () => without(sql`${startOf(form, value)} ${direction} nulls last, ${BY_NAME}, u.id`),
    position: () =>
      byNameOf(sql`left join position j on j.organization_id = u.organization_id and j.id = u.position_id`),
    subdivision: () =>
      byNameOf(
        sql`left join subdivision j on j.organization_id = u.organization_id and j.id = u.subdivision_id`,
      ),
  };
  return orders[form.sort]();
}

/** A lookup suits one department, a walk suits most of the organization: at this number of people both are equally fast. */
const WALK_FROM = sql.raw('600');
const TOTAL = sql`(select counted.total from counted)`;

/** Builds the page query for one way. The right way is known only after the matching people are counted. */
function pageBy(form: PeopleForm, value: ValueOf<PageValues>, way: Way, isRight?: SQL): SQL {
  const { joins, by } = orderOf(form, value);
  const where = isRight
    ? sql`${conditionOf(form, value, way)} and ${isRight}`
    : conditionOf(form, value, way);
  return sql`(select ${person.columns}, ${TOTAL} as total from users u ${joins} where ${where}
    order by ${by} limit ${value('limit')} offset ${value('offset')})`;
}

function counting(form: PeopleForm, value: ValueOf<PeopleValues>): SQL {
  const counted = sql`counted as (select count(*)::int as total from users u where ${conditionOf(form, value)})`;
  return form.isSearched ? sql`with ${foundBy(value)}, ${counted}` : sql`with ${counted}`;
}

const selectPage = builtByForm<PeopleForm, PageValues>((form, value) =>
  isEitherWay(form)
    ? sql`${counting(form, value)} ${pageBy(form, value, 'lookup', sql`${TOTAL} < ${WALK_FROM}`)}
        union all ${pageBy(form, value, 'walk', sql`${TOTAL} >= ${WALK_FROM}`)}`
    : sql`${counting(form, value)} ${pageBy(form, value, 'lookup')}`,
);

const selectTotal = builtByForm<PeopleForm, PeopleValues>(
  (form, value) => sql`${counting(form, value)} select ${TOTAL} as total`,
);

/** Returns a page of people and their total number: one statement, whatever the filter. */
export async function listPeople(
  tx: Tx,
  organizationId: number,
  filter: PeopleFilter & PeoplePage,
): Promise<{ items: UserRow[]; count: number }> {
  const { limit, offset } = filter;
  const form = formOf(filter);
  const values = valuesOf(organizationId, filter);
  const rows = await selectRows(tx, PAGE_ROW)(selectPage(form, { ...values, limit, offset }));
  const [first] = rows;
  if (first || offset === 0) return { items: rows.map(person.read), count: first?.total ?? 0 };
  // A page beyond the last one has no row that could contain the total.
  const [last] = await selectRows(tx, { total: integer })(selectTotal(form, values));
  return { items: [], count: last?.total ?? 0 };
}

const selectIds = builtByForm<PeopleForm, PeopleValues>((form, value) => {
  const { joins, by } = orderOf(form, value);
  const found = form.isSearched ? sql`with ${foundBy(value)}` : sql``;
  return sql`${found} select u.id from users u ${joins} where ${conditionOf(form, value)} order by ${by}`;
});

/** Returns the ids of all people who match the filter, in its order. */
export async function listPeopleIds(tx: Tx, organizationId: number, filter: PeopleFilter): Promise<number[]> {
  const rows = await selectRows(tx, { id: integer })(
    selectIds(formOf(filter), valuesOf(organizationId, filter)),
  );
  return rows.map(({ id }) => id);
}
