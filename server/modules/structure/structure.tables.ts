import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { archive, day, identity, tenant, times } from '@server/db/columns';
import type { PositionKpi } from '@server/graphql/generated/types';

export const subdivisionTable = pgTable('subdivision', {
  id: identity(),
  organizationId: tenant(),
  parentId: integer(),
  positionId: integer(),
  name: text().notNull(),
  idealPicture: text().notNull().default(''),
  order: integer().notNull().default(0),
  isArchive: archive(),
  ...times(),
});

export type SubdivisionRow = typeof subdivisionTable.$inferSelect;

export const positionTable = pgTable('position', {
  id: identity(),
  organizationId: tenant(),
  parentId: integer(),
  roleId: integer(),
  subdivisionId: integer(),
  name: text().notNull(),
  vep: text().notNull().default(''),
  kpi: jsonb().$type<PositionKpi[]>().notNull().default([]),
  postFunctions: jsonb().$type<string[]>().notNull().default([]),
  subdivisionName: text(),
  subdivisionColor: text(),
  isSubdivision: boolean().notNull().default(false),
  order: integer().notNull().default(0),
  isArchive: archive(),
  ...times(),
});

export type PositionRow = typeof positionTable.$inferSelect;

/** Folders of regulations, and leaves that are linked to one. */
export const regulationStructureTable = pgTable('regulation_structure', {
  id: identity(),
  organizationId: tenant(),
  parentId: integer(),
  regulationId: integer(),
  name: text().notNull(),
  order: integer().notNull().default(0),
  isArchive: archive(),
  ...times(),
});

export type RegulationStructureRow = typeof regulationStructureTable.$inferSelect;

/** Who acts for a subdivision's head, from one day to another. */
export const actingLeaderTable = pgTable('acting_head', {
  id: identity(),
  organizationId: tenant(),
  subdivisionId: integer().notNull(),
  userId: integer().notNull(),
  dateFrom: day().notNull(),
  dateTo: day().notNull(),
  createdById: integer(),
  ...times(),
});

export type ActingLeaderRow = typeof actingLeaderTable.$inferSelect;
