import type { Rejection } from '@src/components/feedback/RejectionsDialog';
import type { PositionInput, StructureRejection, SubdivisionInput } from '../api';
import type { StructureRow } from '../lib/structure-list';

/** The columns of the table that can be edited in place. */
export const editableFields = ['name', 'parent', 'subdivision', 'role', 'vep'] as const;
export type EditableField = (typeof editableFields)[number];

const shownColumns = ['name', 'kind', 'parent', 'subdivision', 'role', 'people', 'vep', 'updatedAt'] as const;
/** The columns that have a heading. */
export type StructureColumn = (typeof shownColumns)[number];

/** Whether a column has a heading, unlike checkboxes and buttons. */
export function isStructureColumn(field: string): field is StructureColumn {
  return shownColumns.some((shownColumn) => shownColumn === field);
}

/** A change of a row; absent fields stay unchanged. */
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

/** Why a cell cannot be changed, as a text. */
export interface CellError {
  /** Null when the error is not about a row. */
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

/** Whether a column can be edited in place. */
export function isEditableField(field: string): field is EditableField {
  return editableFields.some((editableField) => editableField === field);
}

/** Whether a row has a value in the column: a subdivision has neither a role nor a product. */
export function hasCell(row: StructureRow, field: EditableField): boolean {
  return row.kind === 'position' || field === 'name' || field === 'parent';
}

/** Converts the changes to the mutation input, each with the timestamp that it is based on. */
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

/** Returns the change that reverts a change. */
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

/** Returns only the changed fields; null when nothing changes. */
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

/** Returns how many cells the changes affect. */
export function cellCount(changes: readonly RowChange[]): number {
  return changes.reduce((sum, { patch }) => sum + Object.keys(patch).length, 0);
}

/** Whether the changes can affect assignments: rules refer to subdivisions, so only moving a branch does. */
export function movesPeople(changes: readonly RowChange[]): boolean {
  return changes.some(({ row, patch }) => row.kind === 'subdivision' && patch.parentId !== undefined);
}

/** Returns the server's rejections as errors of their cells. */
export function cellErrors(
  rows: readonly StructureRow[],
  rejections: readonly StructureRejection[],
): CellError[] {
  return rejections.map(({ kind, id, field, text }) => ({
    row: rows.find((row) => row.kind === kind && row.recordId === id) ?? null,
    field: columnOf[field ?? ''] ?? null,
    text,
  }));
}

/** Returns the rejected rows with their names. */
export function rejectedRows(
  rows: readonly StructureRow[],
  rejections: readonly StructureRejection[],
): Rejection[] {
  return cellErrors(rows, rejections).flatMap(({ row, text }) =>
    row ? [{ id: row.id, name: row.name, reason: text }] : [],
  );
}
