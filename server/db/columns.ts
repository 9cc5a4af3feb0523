import { boolean, date, integer, timestamp } from 'drizzle-orm/pg-core';

/**
 * The identity key. The migrations are the source of truth for the database; these tables only add types (a test compares the
 * two).
 */
export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** The organization that owns the row. */
export const tenant = () => integer().notNull();

/** An instant. */
export const instant = (column?: string) => {
  const config = { withTimezone: true, mode: 'date' } as const;
  return column === undefined ? timestamp(config) : timestamp(column, config);
};

/** A calendar date, `yyyy-MM-dd`. */
export const day = () => date({ mode: 'string' });

/** createdAt and updatedAt. */
export const times = () => ({
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
});

/** «В архиве». */
export const archive = () => boolean().notNull().default(false);
