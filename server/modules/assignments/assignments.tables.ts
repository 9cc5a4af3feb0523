import { bigint, boolean, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { identity, instant, tenant, times } from '@server/db/columns';
import type {
  AssignmentStatus,
  GrantLevel,
  GrantTarget,
  ObjectType,
  OnUnmatch,
} from '@server/graphql/generated/types';

/** All given conditions must hold. `{}` matches nobody. */
export interface StoredAudienceGroup {
  all?: boolean;
  userIds?: number[];
  positionIds?: number[];
  subdivisionIds?: number[];
  withChildren?: boolean;
  statuses?: string[];
  hiredAfter?: string;
}

/** People who match any group, except those excluded. */
export interface StoredAudience {
  groups: StoredAudienceGroup[];
  exceptUserIds: number[];
}

export const assignmentRuleTable = pgTable('assignment_rule', {
  id: identity(),
  organizationId: tenant(),
  objectType: text().$type<ObjectType>().notNull(),
  objectId: integer().notNull(),
  title: text().notNull().default(''),
  audience: jsonb().$type<StoredAudience>().notNull(),
  startOffsetDays: integer().notNull().default(0),
  dueDays: integer(),
  recurrenceMonths: integer(),
  onUnmatch: text().$type<OnUnmatch>().notNull().default('cancelIfNotStarted'),
  isPaused: boolean().notNull().default(false),
  createdById: integer(),
  ...times(),
});

export type AssignmentRuleRow = typeof assignmentRuleTable.$inferSelect;

export const assignmentTable = pgTable('assignment', {
  id: identity(),
  organizationId: tenant(),
  userId: integer().notNull(),
  objectType: text().$type<ObjectType>().notNull(),
  objectId: integer().notNull(),
  versionId: integer(),
  ruleId: integer(),
  cycle: integer().notNull().default(1),
  status: text().$type<AssignmentStatus>().notNull().default('assigned'),
  startAt: instant().notNull().defaultNow(),
  dueAt: instant(),
  /** Set for a person who has not been invited yet: the term of `dueDays` starts with the invitation. */
  isHeld: boolean().notNull().default(false),
  dueDays: integer(),
  /** Percent. */
  progress: smallint().notNull().default(0),
  /** The weight relative to others in an adaptation plan. */
  weight: smallint().notNull().default(1),
  /** The score in hundredths, if the result is judged. */
  score: integer(),
  /** After this time it must be done again. */
  validUntil: instant(),
  openedAt: instant(),
  completedAt: instant(),
  refusedAt: instant(),
  waivedReason: text(),
  deltaFromVersionId: integer(),
  remindedAt: instant(),
  /** Counts in statistics: the person's newest one that was not cancelled, while they work here. */
  isCurrent: boolean().notNull().default(true),
  /** Required by another source than a rule: it is withdrawn with the last demand. */
  isDerived: boolean().notNull().default(false),
  ...times(),
});

export type AssignmentRow = typeof assignmentTable.$inferSelect;

/** Objects that a source other than a rule requires of a person: components of a qualification. */
export const assignmentDemandTable = pgTable(
  'assignment_demand',
  {
    organizationId: tenant(),
    userId: integer().notNull(),
    objectType: text().$type<ObjectType>().notNull(),
    objectId: integer().notNull(),
    sourceType: text().$type<ObjectType>().notNull(),
    sourceId: integer().notNull(),
    dueAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  ({ organizationId, userId, objectType, objectId, sourceType, sourceId }) => [
    primaryKey({ columns: [organizationId, userId, objectType, objectId, sourceType, sourceId] }),
  ],
);

export const assignmentEventTable = pgTable('assignment_event', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  organizationId: tenant(),
  assignmentId: integer().notNull(),
  at: instant().notNull().defaultNow(),
  fromStatus: text().$type<AssignmentStatus>(),
  toStatus: text().$type<AssignmentStatus>().notNull(),
  reason: text().notNull(),
  actorId: integer(),
});

export const objectGrantTable = pgTable('object_grant', {
  id: identity(),
  organizationId: tenant(),
  objectType: text().$type<ObjectType>().notNull(),
  objectId: integer().notNull(),
  level: text().$type<GrantLevel>().notNull(),
  targetType: text().$type<GrantTarget>().notNull(),
  targetId: integer(),
  withChildren: boolean().notNull().default(true),
  createdAt: instant().notNull().defaultNow(),
});

/** Objects that people with read access may take on their own. */
export const objectShelfTable = pgTable(
  'object_shelf',
  {
    organizationId: tenant(),
    objectType: text().$type<ObjectType>().notNull(),
    objectId: integer().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  ({ organizationId, objectType, objectId }) => [
    primaryKey({ columns: [organizationId, objectType, objectId] }),
  ],
);

export type ObjectGrantRow = typeof objectGrantTable.$inferSelect;
