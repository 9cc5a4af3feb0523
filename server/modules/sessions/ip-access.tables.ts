import { customType, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenant, times } from '@server/db/columns';

const inet = customType<{ data: string }>({ dataType: () => 'inet' });
const numbers = customType<{ data: number[] }>({ dataType: () => 'int[]' });

export type IpMode = 'off' | 'monitor' | 'on';
export type IpResult = 'allowed' | 'wouldRefuse' | 'refused';

export const ipAccessTable = pgTable(
  'ip_access',
  {
    organizationId: tenant(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    userId: integer(),
    mode: text().$type<IpMode>().notNull().default('off'),
    ...times(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const ipRuleTable = pgTable(
  'ip_rule',
  {
    organizationId: tenant(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    userId: integer(),
    ipFrom: inet().notNull(),
    ipTo: inet().notNull(),
    comment: text().notNull().default(''),
    roleIds: numbers(),
    until: date({ mode: 'string' }),
    createdById: integer(),
    lastUsedAt: instant(),
    ...times(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const ipRecoveryTable = pgTable(
  'ip_recovery',
  {
    organizationId: tenant(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    tokenHash: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export type IpAccessRow = typeof ipAccessTable.$inferSelect;
export type IpRuleRow = typeof ipRuleTable.$inferSelect;
