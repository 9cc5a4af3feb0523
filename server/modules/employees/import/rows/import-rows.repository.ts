import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { EmployeeImportRecord } from '../import.tables';
import type { CellErrors } from './row-person';

type ImportKey = Pick<EmployeeImportRecord, 'organizationId' | 'id'>;

/** What the cells of a row say, and the keys by which rows are compared with people and with each other. */
interface CheckedRow {
  number: number;
  person: object;
  errors: object;
  email: string | null;
  phone: string | null;
  person_key: string | null;
  name_key: string | null;
  mentor_key: string | null;
  position_key: string | null;
  subdivision_key: string | null;
}

/** What became of a row. */
export interface StoredOutcome {
  number: number;
  outcome: string;
  user_id: number | null;
  before: object | null;
  after: object | null;
  conflicts: object | null;
  notes: object | null;
}

/** SQL of the rows of an import: many rows in one statement, by their numbers in the sheet. */
export const importRowsRepository = {
  async storeChecked(tx: Tx, { organizationId, id }: ImportKey, rows: readonly CheckedRow[]): Promise<void> {
    await tx.execute(sql`
      update employee_import_row r set person = v.person, errors = v.errors, email = v.email, phone = v.phone,
        person_key = v.person_key, name_key = v.name_key, mentor_key = v.mentor_key, position_key = v.position_key,
        subdivision_key = v.subdivision_key
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (number int, person jsonb, errors jsonb, email text,
        phone text, person_key text, name_key text, mentor_key text, position_key text, subdivision_key text)
      where r.organization_id = ${organizationId} and r.import_id = ${id} and r.number = v.number`);
  },

  /** Removes the notes of all rows, and the conflicts of this column. */
  async clearNotes(tx: Tx, { organizationId, id }: ImportKey, column: string): Promise<void> {
    await tx.execute(sql`update employee_import_row set conflicts = conflicts - ${column}::text, notes = '{}'
      where organization_id = ${organizationId} and import_id = ${id}
        and (conflicts ? ${column}::text or notes <> '{}')`);
  },

  async storeNotes(
    tx: Tx,
    { organizationId, id }: ImportKey,
    rows: readonly { number: number; conflicts: CellErrors; notes: CellErrors }[],
  ): Promise<void> {
    await tx.execute(sql`
      update employee_import_row r set conflicts = r.conflicts || v.conflicts, notes = v.notes
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (number int, conflicts jsonb, notes jsonb)
      where r.organization_id = ${organizationId} and r.import_id = ${id} and r.number = v.number`);
  },

  /** Stores the planned outcome of each row for each action. */
  async storePlans(
    tx: Tx,
    { organizationId, id }: ImportKey,
    rows: readonly { number: number; plannedOutcomes: object }[],
  ): Promise<void> {
    await tx.execute(sql`
      update employee_import_row r set foresight = v."plannedOutcomes"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (number int, "plannedOutcomes" jsonb)
      where r.organization_id = ${organizationId} and r.import_id = ${id} and r.number = v.number`);
  },

  async storeOutcomes(
    tx: Tx,
    { organizationId, id }: ImportKey,
    rows: readonly StoredOutcome[],
  ): Promise<void> {
    await tx.execute(sql`
      update employee_import_row r set outcome = v.outcome, user_id = v.user_id, before = v.before, after = v.after,
        conflicts = r.conflicts || coalesce(v.conflicts, '{}'), notes = r.notes || coalesce(v.notes, '{}'), done_at = now()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (number int, outcome text, user_id int, before jsonb,
        after jsonb, conflicts jsonb, notes jsonb)
      where r.organization_id = ${organizationId} and r.import_id = ${id} and r.number = v.number`);
  },
};
