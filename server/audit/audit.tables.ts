import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, tenant } from '@server/db/columns';

export const auditLogTable = pgTable('audit_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  organizationId: tenant(),
  at: instant().notNull().defaultNow(),
  actorId: integer(),
  actorKind: text().$type<'user' | 'system' | 'provider'>().notNull().default('user'),
  action: text().notNull(),
  objectType: text().notNull(),
  objectId: integer(),
  affectedUserId: integer(),
  changes: jsonb().$type<Record<string, [unknown, unknown]>>().notNull().default({}),
  ip: text().notNull().default(''),
  userAgent: text().notNull().default(''),
  /** The support session, consented to by the client, in which provider staff made the change. */
  supportSessionId: integer(),
});
