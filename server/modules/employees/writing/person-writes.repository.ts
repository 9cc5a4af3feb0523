import { type Column, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { Tx } from '@server/db/database';
import { selectRows } from '@server/db/rows/rows';
import { wholeRows } from '@server/db/rows/whole-rows';
import { userTable, type UserRow } from '../employees.tables';

/** The columns of a person that a write can set. */
export type PersonColumns = Partial<
  Omit<UserRow, 'id' | 'createdAt' | 'updatedAt' | 'hasPassword' | 'isSample'>
>;

/** A change of an existing person, who must be locked. */
export interface StoredChange {
  before: UserRow;
  change: PersonColumns;
  /** Whether everything before it is history. */
  startsEmployment: boolean;
}

const person = wholeRows(userTable, 'u');
const columns = new Map<string, Column>(Object.entries(getTableColumns(userTable)));

function columnOf(field: string): Column {
  const column = columns.get(field);
  if (!column) throw new Error(`users has no column for «${field}»`);
  return column;
}

/** Returns the name of a field's column. */
function nameOf(field: string): SQL {
  const column = columnOf(field);
  return sql`${sql.identifier(column.keyAsName ? toSnakeCase(column.name) : column.name)}`;
}

const valueOf = (field: string): SQL => sql`v.${sql.identifier(field)}`;

/** Returns the fields that any of the changes sets. */
function fieldsOf(changes: readonly PersonColumns[]): string[] {
  const given = changes.flatMap((change) =>
    Object.entries(change).flatMap(([field, value]) => (value === undefined ? [] : [field])),
  );
  return [...new Set(given)].sort();
}

/** Passes people as one value: a statement with twenty thousand of them takes longer to build than to run. */
function recordsOf(people: readonly object[], fields: readonly string[]): SQL {
  const types = fields.map((field) => sql`${sql.identifier(field)} ${sql.raw(columnOf(field).getSQLType())}`);
  const shape = sql.join([sql`id int`, ...types], sql`, `);
  return sql`jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as v (${shape})`;
}

const without = (change: PersonColumns): PersonColumns =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

/** The only SQL that creates and changes people. */
export const personWritesRepository = {
  /**
   * Inserts people with one statement. `omitTaken`: people whose address or number is taken are omitted instead of rejecting all.
   * Returns the created ones, in no particular order.
   */
  async insert(tx: Tx, people: readonly PersonColumns[], omitTaken: boolean): Promise<UserRow[]> {
    const fields = fieldsOf(people);
    const rows = await selectRows(
      tx,
      person.shape,
    )(sql`
      insert into users as u (${sql.join(fields.map(nameOf), sql`, `)})
      select ${sql.join(fields.map(valueOf), sql`, `)} from ${recordsOf(people, fields)}
      ${omitTaken ? sql`on conflict do nothing` : sql``}
      returning ${person.columns}`);
    return rows.map(person.read);
  },

  /** Changes locked people with one statement, and returns them, in no particular order. */
  async update(tx: Tx, organizationId: number, changes: readonly StoredChange[]): Promise<UserRow[]> {
    const fields = fieldsOf(changes.map(({ change }) => change));
    const values = changes.map(({ before, change }) => {
      const after = new Map<string, unknown>(Object.entries({ ...before, ...without(change) }));
      return { ...Object.fromEntries(fields.map((field) => [field, after.get(field)])), id: before.id };
    });
    const begins = changes.flatMap(({ before, startsEmployment }) => (startsEmployment ? [before.id] : []));
    const sets = [
      ...fields.map((field) => sql`${nameOf(field)} = ${valueOf(field)}`),
      ...(begins.length > 0
        ? [
            sql`employed_from = case when u.id = any(${sql.param(begins)}::int[]) then now() else u.employed_from end`,
          ]
        : []),
      sql`updated_at = now()`,
    ];
    const rows = await selectRows(
      tx,
      person.shape,
    )(sql`
      update users u set ${sql.join(sets, sql`, `)}
      from ${recordsOf(values, fields)}
      where u.organization_id = ${organizationId} and u.id = v.id
      returning ${person.columns}`);
    return rows.map(person.read);
  },
};
