import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { SURE_MATCHES } from '@domain/employee-import';
import { texts } from '@server/modules/sql';
import type { Tx } from '@server/db/database';
import { bytes, integer, nullable, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { AppError } from '@server/errors';
import type { EmployeeImportOrgUnitInput } from '@server/graphql/generated/types';
import {
  type EmployeeImportOrgUnitRecord,
  employeeImportOrgUnitTable,
  type EmployeeImportRecord,
  type EmployeeImportRowRecord,
  employeeImportRowTable,
  employeeImportTable,
} from './import.tables';
import type { TextRow } from '@server/spreadsheets/read-workbook';

type ImportFields = Partial<typeof employeeImportTable.$inferInsert>;

const withId = (organizationId: number, id: number) =>
  and(eq(employeeImportTable.organizationId, organizationId), eq(employeeImportTable.id, id));

/** Returns the condition for the rows of an import. */
export const rowsOf = (organizationId: number, importId: number) =>
  and(
    eq(employeeImportRowTable.organizationId, organizationId),
    eq(employeeImportRowTable.importId, importId),
  );

/** A condition on rows of an import: those with these numbers. */
export const numbered = (numbers: readonly number[]): SQL =>
  inArray(employeeImportRowTable.number, [...numbers]);

/** A condition on rows of an import: those that name one of these positions or subdivisions. */
export const atOrgUnits = (keys: readonly string[]): SQL =>
  sql`(position_key = any(${sql.param(keys)}) or subdivision_key = any(${sql.param(keys)}))`;

/** The planned action of a row `r` of an import `i`: null when it contains an error. */
export const rowAction: SQL = sql`case
  when r.choice = 'skip' then 'skip'
  when r.errors <> '{}' or r.conflicts <> '{}' then null
  when r.match_id is null or (r.choice = 'create' and r.match_by <> all(${texts(SURE_MATCHES)})) then 'create'
  when r.choice in ('update', 'fill') then r.choice
  else i.duplicates end`;

/** SQL of imports. */
export const importRepository = {
  async insert(tx: Tx, fields: typeof employeeImportTable.$inferInsert): Promise<EmployeeImportRecord> {
    const [row] = await tx.insert(employeeImportTable).values(fields).returning();
    if (!row) throw new Error('insert returned nothing');
    return row;
  },

  async find(tx: Tx, organizationId: number, id: number): Promise<EmployeeImportRecord | null> {
    const [row] = await tx.select().from(employeeImportTable).where(withId(organizationId, id));
    return row ?? null;
  },

  /** Returns the newest imports of the organization, newest first. */
  async newest(tx: Tx, organizationId: number, limit: number): Promise<EmployeeImportRecord[]> {
    return tx
      .select()
      .from(employeeImportTable)
      .where(eq(employeeImportTable.organizationId, organizationId))
      .orderBy(sql`id desc`)
      .limit(limit);
  },

  /** Reads an import and locks it; waits for whoever is working on it. */
  async lock(tx: Tx, organizationId: number, id: number): Promise<EmployeeImportRecord | null> {
    const [row] = await tx.select().from(employeeImportTable).where(withId(organizationId, id)).for('update');
    return row ?? null;
  },

  /** Claims an import for a job: null when another one is working on it. */
  async claim(tx: Tx, organizationId: number, id: number): Promise<EmployeeImportRecord | null> {
    const [row] = await tx
      .select()
      .from(employeeImportTable)
      .where(withId(organizationId, id))
      .for('update', { skipLocked: true });
    return row ?? null;
  },

  async update(
    tx: Tx,
    { organizationId, id }: Pick<EmployeeImportRecord, 'organizationId' | 'id'>,
    fields: ImportFields,
  ): Promise<EmployeeImportRecord> {
    const [row] = await tx
      .update(employeeImportTable)
      .set({ ...fields, beatAt: sql`now()`, updatedAt: sql`now()` })
      .where(withId(organizationId, id))
      .returning();
    if (!row) throw new AppError('notFound');
    return row;
  },

  async delete(tx: Tx, organizationId: number, id: number): Promise<void> {
    await tx.delete(employeeImportTable).where(withId(organizationId, id));
  },

  async putSource(tx: Tx, organizationId: number, importId: number, bytes: Buffer): Promise<void> {
    await tx.execute(sql`insert into employee_import_source (organization_id, import_id, bytes)
      values (${organizationId}, ${importId}, ${bytes})`);
  },

  async source(
    tx: Tx,
    { organizationId, id }: Pick<EmployeeImportRecord, 'organizationId' | 'id'>,
  ): Promise<Buffer | null> {
    const rows = await selectRows(tx, { bytes })(sql`select bytes from employee_import_source
      where organization_id = ${organizationId} and import_id = ${id}`);
    return rows[0]?.bytes ?? null;
  },

  async deleteSource(
    tx: Tx,
    { organizationId, id }: Pick<EmployeeImportRecord, 'organizationId' | 'id'>,
  ): Promise<void> {
    await tx.execute(sql`delete from employee_import_source
      where organization_id = ${organizationId} and import_id = ${id}`);
  },

  /** Adds unprocessed rows in one statement. */
  async addRows(tx: Tx, organizationId: number, importId: number, rows: readonly TextRow[]): Promise<void> {
    await tx.execute(sql`
      insert into employee_import_row (organization_id, import_id, number, cells)
      select ${organizationId}, ${importId}, (value ->> 'number')::int, array(select jsonb_array_elements_text(value -> 'cells'))
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb)`);
  },

  async cells(
    tx: Tx,
    { organizationId, id }: Pick<EmployeeImportRecord, 'organizationId' | 'id'>,
    numbers: readonly number[],
  ): Promise<TextRow[]> {
    return tx
      .select({ number: employeeImportRowTable.number, cells: employeeImportRowTable.cells })
      .from(employeeImportRowTable)
      .where(and(rowsOf(organizationId, id), inArray(employeeImportRowTable.number, [...numbers])));
  },

  async cellsFrom(
    tx: Tx,
    { organizationId, id }: Pick<EmployeeImportRecord, 'organizationId' | 'id'>,
    offset: number,
    limit: number,
  ): Promise<TextRow[]> {
    return tx
      .select({ number: employeeImportRowTable.number, cells: employeeImportRowTable.cells })
      .from(employeeImportRowTable)
      .where(rowsOf(organizationId, id))
      .orderBy(asc(employeeImportRowTable.number))
      .offset(offset)
      .limit(limit);
  },

  async orgUnits(
    tx: Tx,
    { organizationId, id }: Pick<EmployeeImportRecord, 'organizationId' | 'id'>,
  ): Promise<EmployeeImportOrgUnitRecord[]> {
    return tx
      .select()
      .from(employeeImportOrgUnitTable)
      .where(
        and(
          eq(employeeImportOrgUnitTable.organizationId, organizationId),
          eq(employeeImportOrgUnitTable.importId, id),
        ),
      )
      .orderBy(asc(employeeImportOrgUnitTable.kind), sql`name collate "und-x-icu"`);
  },

  /** Changes the fields of rows that the author may change. */
  async updateRows(
    tx: Tx,
    { organizationId, id }: Pick<EmployeeImportRecord, 'organizationId' | 'id'>,
    numbers: readonly number[],
    fields: Partial<Pick<EmployeeImportRowRecord, 'cells' | 'choice'>>,
  ): Promise<void> {
    await tx
      .update(employeeImportRowTable)
      .set(fields)
      .where(and(rowsOf(organizationId, id), inArray(employeeImportRowTable.number, [...numbers])));
  },

  /** Stores the actions for positions and subdivisions that the file names. */
  async setOrgUnits(
    tx: Tx,
    { organizationId, id }: Pick<EmployeeImportRecord, 'organizationId' | 'id'>,
    orgUnits: readonly EmployeeImportOrgUnitInput[],
  ): Promise<void> {
    const values = orgUnits.map(({ kind, key, action, targetId }) => ({
      ...{ kind, key, action },
      target_id: action === 'link' ? (targetId ?? null) : null,
    }));
    await tx.execute(sql`
      update employee_import_place p set action = v.action, target_id = v.target_id
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v (kind text, key text, action text, target_id int)
      where p.organization_id = ${organizationId} and p.import_id = ${id} and p.kind = v.kind and p.key = v.key`);
  },

  /** Returns the next rows without an outcome, mentors before their trainees. */
  async openRows(
    tx: Tx,
    { organizationId, id }: Pick<EmployeeImportRecord, 'organizationId' | 'id'>,
    limit: number,
  ): Promise<(EmployeeImportRowRecord & { action: string | null; mentorUserId: number | null })[]> {
    const rows = await selectRows(tx, {
      number: integer,
      action: nullable(text),
      mentor_user_id: nullable(integer),
    })(sql`
      select r.number, ${rowAction} as action, m.user_id as mentor_user_id
      from employee_import_row r
      join employee_import i on i.organization_id = r.organization_id and i.id = r.import_id
      left join employee_import_row m on m.import_id = r.import_id and m.number = r.mentor_row
      where r.organization_id = ${organizationId} and r.import_id = ${id} and r.outcome is null
        and (r.mentor_row is null or m.outcome is not null)
      order by r.number limit ${limit}`);
    const facts = new Map(rows.map((row) => [row.number, row]));
    if (facts.size === 0) return [];
    const records = await tx
      .select()
      .from(employeeImportRowTable)
      .where(and(rowsOf(organizationId, id), inArray(employeeImportRowTable.number, [...facts.keys()])))
      .orderBy(asc(employeeImportRowTable.number));
    return records.map((record) => {
      const fact = facts.get(record.number);
      return { ...record, action: fact?.action ?? null, mentorUserId: fact?.mentor_user_id ?? null };
    });
  },
};
