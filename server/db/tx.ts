import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** A transaction for SQL statements. Every repository takes one as its first argument. */
export type Tx = NodePgDatabase<Record<string, never>>;
