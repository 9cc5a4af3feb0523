import { bigint, boolean, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { identity, instant, tenant, times } from '@server/db/columns';
import type {
  AssignmentStatus,
  GrantLevel,
  GrantTarget,
  ObjectType,
  OnUnmatch,
} from '@server/graphql/generated/resolvers';

/** All conditions that are given must hold. `{}` matches nobody. */
export interface StoredAudienceGroup {
  all?: boolean;
  userIds?: number[];
  positionIds?: number[];
  subdivisionIds?: number[];
  withChildren?: boolean;
  statuses?: string[];
  hiredAfter?: string;
}

/** Whoever fits any group, but the exceptions. */
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
  /** Of somebody not invited yet: the term starts with the invitation, `dueDays` after it. */
  isHeld: boolean().notNull().default(false),
  dueDays: integer(),
  /** Percent. */
  progress: smallint().notNull().default(0),
  /** Beside others in a plan of adaptation. */
  weight: smallint().notNull().default(1),
  /** Of what is judged, in hundredths. */
  score: integer(),
  /** After that it is owed again. */
  validUntil: instant(),
  openedAt: instant(),
  completedAt: instant(),
  refusedAt: instant(),
  waivedReason: text(),
  deltaFromVersionId: integer(),
  remindedAt: instant(),
  /** Counts in statistics: the person's newest that was not cancelled, while they work here. */
  isCurrent: boolean().notNull().default(true),
  /** No rule asks for it, but something else: it is taken back with the last demand. */
  isDerived: boolean().notNull().default(false),
  ...times(),
});

export type AssignmentRow = typeof assignmentTable.$inferSelect;

/** What something else than a rule asks a person for: a qualification for a component. */
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

/** Objects that whoever may read them may take by themselves. */
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
