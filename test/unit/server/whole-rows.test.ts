import { bigint, integer, numeric, PgDialect, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '@server/db/columns';
import { wholeRows } from '@server/db/rows/whole-rows';
import { userTable } from '@server/modules/employees/employees.tables';

test('every column has the name of its property', () => {
  const dialect = new PgDialect({ casing: 'snake_case' });
  const { sql, params } = dialect.sqlToQuery(wholeRows(userTable, 'u').columns);
  expect(sql).toMatch(/^"u"."id" as "id", "u"."organization_id" as "organizationId"/);
  expect(sql).toContain('"u"."has_password" as "hasPassword"');
  expect(sql).not.toContain('password_hash');
  expect(params).toEqual([]);
});

test('timestamps, which the driver leaves as text, become timestamps; null stays null', () => {
  const { read } = wholeRows(
    pgTable('made_up', { id: integer(), madeAt: instant(), readAt: instant() }),
    'm',
  );
  const row = { id: 1, madeAt: null, readAt: null };
  Reflect.set(row, 'madeAt', '2026-11-23 03:00:00.5+00');
  expect(read(row)).toEqual({ id: 1, madeAt: new Date('2026-11-23T03:00:00.500Z'), readAt: null });
});

test('a table whose numbers would stay text is rejected', () => {
  const counted = pgTable('counted', { id: integer(), size: bigint({ mode: 'number' }) });
  expect(() => wholeRows(counted, 'c')).toThrow('the column size would be read as text');
  const paid = pgTable('paid', { id: integer(), amount: numeric() });
  expect(() => wholeRows(paid, 'p')).toThrow('the column amount would be read as text');
});
