import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, tenant, times } from '@server/db/columns';
import type { Lang } from '@server/graphql/context';
import type { ImportColumn } from './rows/fields';
import type { ProposedLeader } from './leaders/leaders';
import type { CellError, CellErrors, RowPerson } from './rows/row-person';

export type ImportState =
  'reading' | 'mapping' | 'checking' | 'ready' | 'running' | 'done' | 'rollingBack' | 'rolledBack' | 'failed';

export type RowChoice = 'create' | 'update' | 'fill' | 'skip';
export type RowOutcome = 'created' | 'updated' | 'unchanged' | 'skipped' | 'failed';

/** The person who started it, as recorded in the history. */
export interface ImportActor {
  /** The person who started the present stage; absent for imports older than this field: the author. */
  userId?: number;
  ip: string;
  userAgent: string;
  lang: Lang;
  isAdmin: boolean;
  isSuperAdmin: boolean;
  /** Whether the person has structure.write, for positions and subdivisions. */
  mayCreatePlaces: boolean;
}

/** The planned outcome of a row: the fields of the existing person that it would change, and its errors. */
export interface PlannedOutcome {
  fields: string[];
  errors: CellErrors;
}

/** Planned outcomes by action: to existing people, or by creating a person. */
export type PlannedOutcomes = Partial<Record<'create' | 'update' | 'fill', PlannedOutcome>>;

/** A person named in the rows as the manager of a subdivision's people. */
export interface ImportedLeader extends ProposedLeader {
  /** `kept`: another decision was made in the meantime. */
  state: 'proposed' | 'appointed' | 'kept';
  userId: number | null;
  subdivisionId: number | null;
}

export const employeeImportTable = pgTable('employee_import', {
  id: identity(),
  organizationId: tenant(),
  authorId: integer().notNull(),
  fileName: text().notNull(),
  state: text().$type<ImportState>().notNull().default('reading'),
  error: jsonb().$type<CellError>(),
  is1904: boolean('is1904').notNull().default(false),
  columns: jsonb().$type<ImportColumn[]>().notNull().default([]),
  duplicates: text().$type<'update' | 'fill' | 'skip'>().notNull().default('fill'),
  isSendEmail: boolean().notNull().default(false),
  leaders: jsonb('heads').$type<ImportedLeader[]>().notNull().default([]),
  rowCount: integer().notNull().default(0),
  doneCount: integer().notNull().default(0),
  actor: jsonb().$type<ImportActor>().notNull(),
  beatAt: instant().notNull().defaultNow(),
  queuedAt: instant().notNull().defaultNow(),
  finishedAt: instant(),
  rolledBackAt: instant(),
  ...times(),
});

export type EmployeeImportRecord = typeof employeeImportTable.$inferSelect;

export const employeeImportRowTable = pgTable('employee_import_row', {
  organizationId: tenant(),
  importId: integer().notNull(),
  number: integer().notNull(),
  cells: text().array().notNull(),
  person: jsonb().$type<RowPerson>().notNull().default({}),
  errors: jsonb().$type<CellErrors>().notNull().default({}),
  email: text(),
  phone: text(),
  personKey: text(),
  nameKey: text(),
  mentorKey: text(),
  positionKey: text(),
  subdivisionKey: text(),
  matchId: integer(),
  matchBy: text().$type<'id' | 'email' | 'phone' | 'number' | 'name'>(),
  mentorId: integer(),
  mentorRow: integer(),
  conflicts: jsonb().$type<CellErrors>().notNull().default({}),
  notes: jsonb().$type<CellErrors>().notNull().default({}),
  plannedOutcomes: jsonb('foresight').$type<PlannedOutcomes>().notNull().default({}),
  choice: text().$type<RowChoice>(),
  outcome: text().$type<RowOutcome>(),
  userId: integer(),
  before: jsonb().$type<Record<string, unknown>>(),
  after: jsonb().$type<Record<string, unknown>>(),
  doneAt: instant(),
  rollback: text(),
});

export type EmployeeImportRowRecord = typeof employeeImportRowTable.$inferSelect;

export const employeeImportOrgUnitTable = pgTable('employee_import_place', {
  organizationId: tenant(),
  importId: integer().notNull(),
  kind: text().$type<'position' | 'subdivision'>().notNull(),
  key: text().notNull(),
  name: text().notNull(),
  count: integer().notNull(),
  action: text().$type<'create' | 'link' | 'skip'>().notNull(),
  targetId: integer(),
  isFound: boolean().notNull().default(false),
  suggestedId: integer(),
  createdId: integer(),
  rollback: text(),
});

export type EmployeeImportOrgUnitRecord = typeof employeeImportOrgUnitTable.$inferSelect;
