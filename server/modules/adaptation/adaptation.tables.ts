import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { archive, day, identity, instant, tenant, times } from '@server/db/columns';
import type {
  AdaptationKind,
  AdaptationLane,
  AdaptationResult,
  AdaptationStatus,
} from '@server/graphql/generated/types';

export interface StoredStep {
  /** Stays the same when the step is edited: running plans refer to it. */
  key: string;
  /** 1 is the first day at work, -1 the day before it; there is no 0. */
  day: number;
  lane: AdaptationLane;
  kind: AdaptationKind;
  title: string;
  text: string;
  weight: number;
}

export const adaptationTemplateTable = pgTable('adaptation_template', {
  id: identity(),
  organizationId: tenant(),
  name: text().notNull(),
  positionIds: integer().array().notNull().default([]),
  steps: jsonb().$type<StoredStep[]>().notNull().default([]),
  isArchive: archive(),
  createdById: integer(),
  ...times(),
});

export type AdaptationTemplateRow = typeof adaptationTemplateTable.$inferSelect;

/** A shift of a plan: moves everything open that was due on `from` or later, by this number of days. */
export interface StoredMove {
  from: string;
  days: number;
  isPause: boolean;
  reason: string;
}

export const adaptationTable = pgTable('adaptation', {
  id: identity(),
  organizationId: tenant(),
  userId: integer().notNull(),
  templateId: integer(),
  hrId: integer(),
  dateStart: day().notNull(),
  dateEnd: day().notNull(),
  status: text().$type<AdaptationStatus>().notNull().default('active'),
  result: text().$type<AdaptationResult>(),
  decidedById: integer(),
  decidedAt: instant(),
  comment: text().notNull().default(''),
  pausedFrom: day(),
  pauseReason: text().notNull().default(''),
  moves: jsonb().$type<StoredMove[]>().notNull().default([]),
  createdById: integer(),
  ...times(),
});

export type AdaptationRow = typeof adaptationTable.$inferSelect;

export const adaptationItemTable = pgTable('adaptation_item', {
  id: identity(),
  organizationId: tenant(),
  userId: integer().notNull(),
  adaptationId: integer(),
  lane: text().$type<AdaptationLane>().notNull(),
  kind: text().$type<AdaptationKind>().notNull(),
  title: text().notNull(),
  text: text().notNull().default(''),
  criterion: text().notNull().default(''),
  weight: integer().notNull().default(1),
  dueOn: day(),
  doneAt: instant(),
  doneById: integer(),
  grade: integer(),
  comment: text().notNull().default(''),
  fileId: integer(),
  stepKey: text(),
  isOwn: boolean().notNull().default(false),
  createdById: integer(),
  ...times(),
});

export type AdaptationItemRow = typeof adaptationItemTable.$inferSelect;
