import { sql } from 'drizzle-orm';
import { dialect } from '@server/db/dialect';
import { builtByForm, builtOnce } from '@server/db/rows/built-once';

test('a statement is built once, and has the values of each call', () => {
  const build = jest.fn(
    (value: (name: 'id' | 'name') => object) =>
      sql`select ${value('name')}, ${value('id')}, ${value('name')}`,
  );
  const statement = builtOnce<{ id: number; name: string }>(build);
  const queries = [
    { id: 1, name: 'a' },
    { id: 2, name: 'b' },
  ].map((values) => dialect.sqlToQuery(statement(values)));
  expect(queries).toEqual([
    { sql: 'select $1, $2, $3', params: ['a', 1, 'a'] },
    { sql: 'select $1, $2, $3', params: ['b', 2, 'b'] },
  ]);
  expect(build).toHaveBeenCalledTimes(1);
});

test('each form of a statement is built once, and none stands for another', () => {
  const build = jest.fn(
    (form: { isArchive: boolean | null; order: string }, value: (name: 'id') => object) =>
      form.isArchive === null ? sql`all ${value('id')}` : sql`only ${value('id')} by ${sql.raw(form.order)}`,
  );
  const statement = builtByForm<{ isArchive: boolean | null; order: string }, { id: number }>(build);
  const text = (isArchive: boolean | null, order: string) =>
    dialect.sqlToQuery(statement({ isArchive, order }, { id: 7 })).sql;
  expect([text(null, 'name'), text(true, 'name'), text(true, 'place'), text(null, 'name')]).toEqual([
    'all $1',
    'only $1 by name',
    'only $1 by place',
    'all $1',
  ]);
  expect(build).toHaveBeenCalledTimes(3);
});

test('someone who tries every form fills the memory with no more than some of them', () => {
  const build = jest.fn((form: { order: string }) => sql.raw(form.order));
  const statement = builtByForm<{ order: string }, Record<string, never>>(build);
  const orders = Array.from({ length: 2000 }, (_, number) => String(number));
  for (const order of [...orders, ...orders])
    expect(dialect.sqlToQuery(statement({ order }, {})).sql).toBe(order);
  // The first ones stay built, the others are built each time.
  expect(build).toHaveBeenCalledTimes(3500);
});
