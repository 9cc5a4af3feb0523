import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenant } from '@server/db/columns';

export const clientRequestTable = pgTable(
  'client_request',
  {
    organizationId: tenant(),
    userId: integer().notNull(),
    key: text().notNull(),
    result: jsonb().$type<{ id: number }>().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId, table.key] })],
);
