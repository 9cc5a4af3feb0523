import type { Refusal } from '@src/components/feedback/RefusalsDialog';
import type { PositionInput, StructureRefusal, SubdivisionInput } from '../api';
import type { StructureRow } from '../lib/structure-list';

/** Columns of the table that can be written in place. */
export const editableFields = ['name', 'parent', 'subdivision', 'role', 'vep'] as const;
export type EditableField = (typeof editableFields)[number];

const shownColumns = ['name', 'kind', 'parent', 'subdivision', 'role', 'people', 'vep', 'updatedAt'] as const;
/** Columns that have a heading. */
export type StructureColumn = (typeof shownColumns)[number];

/** Whether a column has a heading: marks and buttons have none. */
export function isStructureColumn(field: string): field is StructureColumn {
  return shownColumns.some((each) => each === field);
}

/** What a row becomes; what is absent stays as it is. */
export interface RowPatch {
  name?: string;
  parentId?: number | null;
  subdivisionId?: number | null;
  roleId?: number | null;
  vep?: string;
  isArchive?: boolean;
}

export interface RowChange {
  row: StructureRow;
  patch: RowPatch;
}

/** What stands in the way of a cell, in words. */
export interface CellError {
  /** Null: the whole row, or no row at all. */
  row: StructureRow | null;
  field: StructureColumn | null;
  text: string;
}

interface RowInputs {
  positions: PositionInput[];
  subdivisions: SubdivisionInput[];
}

const columnOf: Record<string, EditableField> = {
  name: 'name',
  parentId: 'parent',
  subdivisionId: 'subdivision',
  roleId: 'role',
  vep: 'vep',
};

/** Whether a column can be written in place. */
export function isEditableField(field: string): field is EditableField {
  return editableFields.some((each) => each === field);
}

/** Whether this row has something in the column: a subdivision has neither a role nor a product. */
export function hasCell(row: StructureRow, field: EditableField): boolean {
  return row.kind === 'position' || field === 'name' || field === 'parent';
}

/** The changes as the server takes them, each with the time that it was made on top of. */
export function inputsOf(
  changes: readonly RowChange[],
  stampOf: (row: StructureRow) => string | undefined = (row) => row.updatedAt,
): RowInputs {
  const inputs: RowInputs = { positions: [], subdivisions: [] };
  for (const { row, patch } of changes) {
    const updatedAt = stampOf(row);
    const input = { id: row.recordId, ...patch, ...(updatedAt ? { updatedAt } : {}) };
    if (row.kind === 'position') inputs.positions.push(input);
    else inputs.subdivisions.push(subdivisionInput(input));
  }
  return inputs;
}

function subdivisionInput({
  id,
  name,
  parentId,
  isArchive,
  updatedAt,
}: RowPatch & { id: number; updatedAt?: string }): SubdivisionInput {
  return {
    id,
    ...(name === undefined ? {} : { name }),
    ...(parentId === undefined ? {} : { parentId }),
    ...(isArchive === undefined ? {} : { isArchive }),
    ...(updatedAt === undefined ? {} : { updatedAt }),
  };
}

/** What takes a change back. */
export function inverseOf({ row, patch }: RowChange): RowChange {
  return {
    row,
    patch: {
      ...(patch.name === undefined ? {} : { name: row.name }),
      ...(patch.parentId === undefined ? {} : { parentId: row.parentId }),
      ...(patch.subdivisionId === undefined ? {} : { subdivisionId: row.subdivisionId }),
      ...(patch.roleId === undefined ? {} : { roleId: row.roleId }),
      ...(patch.vep === undefined ? {} : { vep: row.vep }),
      ...(patch.isArchive === undefined ? {} : { isArchive: row.isArchive }),
    },
  };
}

/** Only what differs from the row; null when nothing does. */
export function changeOf(row: StructureRow, patch: RowPatch): RowChange | null {
  const { name, parentId, subdivisionId, roleId, vep, isArchive } = patch;
  const left: RowPatch = {
    ...(name === undefined || name === row.name ? {} : { name }),
    ...(parentId === undefined || parentId === row.parentId ? {} : { parentId }),
    ...(isArchive === undefined || isArchive === row.isArchive ? {} : { isArchive }),
    ...(row.kind === 'position' ? ofPosition(row, { subdivisionId, roleId, vep }) : {}),
  };
  return Object.keys(left).length ? { row, patch: left } : null;
}

function ofPosition(row: StructureRow, { subdivisionId, roleId, vep }: RowPatch): RowPatch {
  return {
    ...(subdivisionId === undefined || subdivisionId === row.subdivisionId ? {} : { subdivisionId }),
    ...(roleId === undefined || roleId === row.roleId ? {} : { roleId }),
    ...(vep === undefined || vep === row.vep ? {} : { vep }),
  };
}

/** How many cells the changes write. */
export function cellCount(changes: readonly RowChange[]): number {
  return changes.reduce((sum, { patch }) => sum + Object.keys(patch).length, 0);
}

/** Rules speak of subdivisions: only a branch under another one changes what people owe. */
export function movesPeople(changes: readonly RowChange[]): boolean {
  return changes.some(({ row, patch }) => row.kind === 'subdivision' && patch.parentId !== undefined);
}

/** What the server refused, at the cells that it is about. */
export function cellErrors(
  rows: readonly StructureRow[],
  refusals: readonly StructureRefusal[],
): CellError[] {
  return refusals.map(({ kind, id, field, text }) => ({
    row: rows.find((row) => row.kind === kind && row.recordId === id) ?? null,
    field: columnOf[field ?? ''] ?? null,
    text,
  }));
}

/** The rows that could not be changed, by their names. */
export function refusedRows(rows: readonly StructureRow[], refusals: readonly StructureRefusal[]): Refusal[] {
  return cellErrors(rows, refusals).flatMap(({ row, text }) =>
    row ? [{ id: row.id, name: row.name, reason: text }] : [],
  );
}
