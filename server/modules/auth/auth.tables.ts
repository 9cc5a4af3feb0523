import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { identity, instant, tenant } from '@server/db/columns';

export const sessionTable = pgTable('session', {
  id: identity(),
  userId: integer().notNull(),
  tokenHash: text().notNull(),
  device: text().notNull().default(''),
  ip: text().notNull().default(''),
  roleUpdatedAt: instant(),
  createdAt: instant().notNull().defaultNow(),
  lastAt: instant().notNull().defaultNow(),
  expiresAt: instant().notNull(),
  endedAt: instant(),
});

export const authCodeTable = pgTable('auth_code', {
  id: identity(),
  userId: integer().notNull(),
  purpose: text().$type<'reset' | 'invite' | 'access' | 'sign'>().notNull(),
  codeHash: text().notNull(),
  attempts: integer().notNull().default(0),
  createdAt: instant().notNull().defaultNow(),
  expiresAt: instant().notNull(),
  usedAt: instant(),
});

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

export const settingTable = pgTable('setting', { name: text().primaryKey(), value: text().notNull() });
