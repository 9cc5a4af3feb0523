import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { archive, day, identity, instant, tenant, times } from '@server/db/columns';
import type { RoleSource } from '@server/graphql/generated/types';
import type { StoredNotifications } from '@server/modules/notifications/settings';
import type { StoredRights } from '@server/graphql/access/stored-rights';

export const roleTable = pgTable('role', {
  id: identity(),
  organizationId: tenant(),
  name: text().notNull(),
  rights: jsonb().$type<StoredRights>().notNull().default({}),
  notifications: jsonb().$type<StoredNotifications>().notNull().default({}),
  notificationsAt: instant().notNull().defaultNow(),
  isSystem: boolean().notNull().default(false),
  isArchive: archive(),
  ...times(),
});

export type RoleRow = typeof roleTable.$inferSelect;

export const userRoleTable = pgTable('user_role', {
  id: identity(),
  organizationId: tenant(),
  userId: integer().notNull(),
  roleId: integer().notNull(),
  scopeSubdivisionId: integer(),
  until: day(),
  reason: text().notNull().default(''),
  createdById: integer(),
  ...times(),
});

export type UserRoleRow = typeof userRoleTable.$inferSelect;

/** A role that a person has now, as in `person_role`. */
export interface HeldRole {
  /** The id of the directly granted role; null for the role of the position. */
  id: number | null;
  userId: number;
  roleId: number;
  name: string;
  rights: StoredRights;
  source: RoleSource;
  scopeSubdivisionId: number | null;
  until: string | null;
  reason: string;
}
