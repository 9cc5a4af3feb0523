import { sql, type SQL } from 'drizzle-orm';
import { integer as integerColumn, jsonb, pgTable, text as textColumn } from 'drizzle-orm/pg-core';
import { createDatabase, type Database } from '@server/db/database';
import { instant } from '@server/db/columns';
import { compareRows, RowShapeError } from '@server/db/rows/row-checks';
import {
  boolean,
  bytes,
  float,
  integer,
  json,
  listOf,
  nullable,
  objectOf,
  oneOf,
  openObjectOf,
  partialOf,
  recordOf,
  type Shape,
  text,
} from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { columnOf, shapeOf } from '@server/db/rows/table-shapes';
import { createLogger } from '@server/log/logger';
import { createEmptyDatabase, type TestDatabase } from '@test/helpers/postgres';

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createEmptyDatabase();
  database = createDatabase(test.appUrl, 1, createLogger('silent'));
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const ask = (shape: Shape, statement: SQL) => database.system((tx) => selectRows(tx, shape)(statement));

const noteTable = pgTable('note', {
  id: integerColumn().primaryKey(),
  title: textColumn(),
  kind: textColumn({ enum: ['own', 'shared'] }).notNull(),
  tags: jsonb().$type<string[]>().notNull(),
  editedAt: instant().notNull(),
});

it('rows that match their shape pass unchanged', async () => {
  const shape = {
    id: integer,
    part: float,
    name: text,
    sum: text,
    at: text,
    none: nullable(text),
    isDone: boolean,
    seal: bytes,
    kind: oneOf(['own', 'shared']),
    ids: listOf(integer),
    names: recordOf(text),
    person: objectOf({ id: integer, email: nullable(text) }),
    counts: partialOf({ open: integer, done: integer }),
    paid: openObjectOf({ status: text }),
    rest: json,
  };
  const statement = sql`
    select 1 as id, 0.5::float8 as part, 'Anna' as name, 12::bigint as sum, '2026-01-02'::date as at, null::text as none,
      true as "isDone", '\\x01'::bytea as seal, 'own' as kind, array[1, 2] as ids, '{"ru": "Анна"}'::jsonb as names,
      '{"id": 1, "email": null}'::jsonb as person, '{"open": 1}'::jsonb as counts, '{"status": "paid", "at": 1}'::jsonb as paid, '[]'::jsonb as rest`;
  expect(await ask(shape, statement)).toEqual([
    expect.objectContaining({ id: 1, sum: '12', at: '2026-01-02', none: null, seal: Buffer.from([1]) }),
  ]);
});

it.each<[what: string, shape: Shape, statement: SQL, problem: string]>([
  ['a column that is missing', { id: integer, name: text }, sql`select 1 as id`, '"name" is missing'],
  ['a column too many', { id: integer }, sql`select 1 as id, 'x' as name`, '"name" is not in the shape'],
  [
    'a column renamed',
    { dueAt: text },
    sql`select 'x' as due_at`,
    '"due_at" is not in the shape; "dueAt" is missing',
  ],
  ['a missing column of no row', { id: integer }, sql`select 1 as number where false`, '"id" is missing'],
  ['a bigint', { count: integer }, sql`select count(*) as count`, '"count" arrives as string, not integer'],
  ['a bigint of no row', { id: integer }, sql`select 1::bigint as id where false`, '"id" arrives as string'],
  [
    'a bigint that is null',
    { id: nullable(integer) },
    sql`select null::bigint as id`,
    '"id" arrives as string',
  ],
  ['a number for a text', { code: text }, sql`select 7 as code`, '"code" arrives as number, not text'],
  ['a fraction', { part: integer }, sql`select 0.5::float8 as part`, '"part" is number 0.5, not integer'],
  ['a text for a truth', { isDone: boolean }, sql`select 'true' as "isDone"`, '"isDone" arrives as string'],
  ['a null', { name: text }, sql`select null::text as name`, '"name" is null, not text'],
  [
    'a later row',
    { n: integer },
    sql`select n from (values (1), (null)) as t (n)`,
    '"n" is null, not integer',
  ],
  [
    'another word',
    { kind: oneOf(['own']) },
    sql`select 'alien' as kind`,
    '"kind" is string "alien", not one of own',
  ],
  [
    'no list',
    { ids: listOf(integer) },
    sql`select '{}'::jsonb as ids`,
    '"ids" is object {}, not list of integer',
  ],
  ['a wrong item', { ids: listOf(integer) }, sql`select array['1'] as ids`, '"ids" is object ["1"]'],
  [
    'a wrong value',
    { names: recordOf(text) },
    sql`select '{"ru": 1}'::jsonb as names`,
    '"names" is object {"ru":1}',
  ],
  [
    'a key that is missing',
    { it: objectOf({ id: integer }) },
    sql`select '{}'::jsonb as it`,
    '"it" is object {}',
  ],
  ['a key too many', { it: objectOf({}) }, sql`select '{"id": 1}'::jsonb as it`, '"it" is object {"id":1}'],
  [
    'no key of an open object',
    { it: openObjectOf({ id: integer }) },
    sql`select '{}'::jsonb as it`,
    '"it" is object {}',
  ],
  [
    'an unknown key',
    { it: partialOf({ a: text }) },
    sql`select '{"b": "b"}'::jsonb as it`,
    '"it" is object {"b":"b"}',
  ],
  ['text for bytes', { seal: bytes }, sql`select 'x' as seal`, '"seal" is string "x", not bytes'],
  [
    'a null of a table',
    { tags: columnOf(noteTable.tags) },
    sql`select null::jsonb as tags`,
    '"tags" is null',
  ],
  [
    'a word of a table',
    { kind: columnOf(noteTable.kind) },
    sql`select 'alien' as kind`,
    '"kind" is string "alien"',
  ],
])('%s is told of', async (_what, shape, statement, problem) => {
  await expect(ask(shape, statement)).rejects.toThrow(problem);
});

it('names the file of the statement', async () => {
  await expect(ask({ id: integer }, sql`select 'x' as id`)).rejects.toThrow(RowShapeError);
  await expect(ask({ id: integer }, sql`select 'x' as id`)).rejects.toThrow(
    /^test\/server\/db\/rows\.test\.ts:\d+:\d+: the answer differs/,
  );
});

it('the shape of a table matches what the driver returns: timestamps are text', async () => {
  const rows = await ask(
    shapeOf(noteTable),
    sql`select 1 as id, null::text as title, 'own' as kind, '[]'::jsonb as tags, now() as "editedAt"`,
  );
  expect(rows).toEqual([expect.objectContaining({ id: 1, title: null, editedAt: expect.any(String) })]);
});

it('a statement that is not sent returns no columns, and is no mismatch', () => {
  expect(() => compareRows({ id: integer }, { rows: [] }, undefined)).not.toThrow();
});

it('in production rows are not compared', async () => {
  await jest.isolateModulesAsync(async () => {
    const unchecked = await import('@server/db/rows/rows');
    const rows = await database.system((tx) =>
      unchecked.selectRows(tx, { id: integer })(sql`select 'x' as name`),
    );
    expect(rows).toEqual([{ name: 'x' }]);
  });
});
