import { PgDialect } from 'drizzle-orm/pg-core';

/** Shared by all statements: it caches the column names that it derives from the properties of the tables. */
export const dialect = new PgDialect({ casing: 'snake_case' });
