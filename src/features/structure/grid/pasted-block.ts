import { fold } from '@src/lib/fold';
import papaparse from 'papaparse';
import type { StructureRow } from '../lib/structure-list';
import {
  changeOf,
  type EditableField,
  hasCell,
  isEditableField,
  type RowChange,
  type RowPatch,
} from './row-changes';

export type PasteProblem = 'readOnly' | 'unknown' | 'several' | 'rowsBeyond' | 'columnsBeyond';

export interface PastedError {
  row: StructureRow | null;
  field: string | null;
  problem: PasteProblem;
  /** The clipboard text. */
  text: string;
}

export interface PastedBlock {
  changes: RowChange[];
  errors: PastedError[];
  /** The number of rows in the clipboard. */
  rowCount: number;
}

interface Target {
  /** The rows in display order. */
  rows: readonly StructureRow[];
  /** The visible columns, from left to right. */
  fields: readonly string[];
  start: { id: number; field: string };
  /** Returns the record with that name that the cell can reference. */
  find: (row: StructureRow, field: EditableField, name: string) => number | 'unknown' | 'several';
  /** Returns the displayed text of a cell; pasting the same text changes nothing. */
  shown: (row: StructureRow, field: string) => string;
  canWrite: (field: EditableField) => boolean;
}

/** Parses the cells of a spreadsheet's clipboard text: separated by tabs, quoted when they contain line breaks. */
export function readCells(text: string): string[][] {
  const { data } = papaparse.parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: '\t' });
  return data.map((line) => line.map((cell) => cell.trim()));
}

function patchOf(field: EditableField, text: string, id: number | null): RowPatch {
  if (field === 'name') return { name: text };
  if (field === 'vep') return { vep: text };
  if (field === 'parent') return { parentId: id };
  return field === 'subdivision' ? { subdivisionId: id } : { roleId: id };
}

/** Returns the change of a row by one pasted cell, or why it is not possible. */
function pasteCell(target: Target, row: StructureRow, field: string, text: string): RowPatch | PasteProblem {
  if (fold(target.shown(row, field)) === fold(text)) return {};
  if (!isEditableField(field) || !target.canWrite(field) || !hasCell(row, field)) return 'readOnly';
  if (field === 'name' || field === 'vep') return patchOf(field, text, null);
  if (text === '') return patchOf(field, text, null);
  const found = target.find(row, field, text);
  return typeof found === 'number' ? patchOf(field, text, found) : found;
}

/** Computes the changes of a block pasted at a cell, to the right and down. Pure. */
export function pasteBlock(text: string, target: Target): PastedBlock {
  const cells = readCells(text);
  const changes: RowChange[] = [];
  const errors: PastedError[] = [];
  const top = target.rows.findIndex(({ id }) => id === target.start.id);
  const left = target.fields.indexOf(target.start.field);
  for (const [down, line] of cells.entries()) {
    const row = target.rows[top + down];
    if (!row) {
      if (line.join('') === '') continue;
      errors.push({ row: null, field: null, problem: 'rowsBeyond', text: line.join(' · ') });
      continue;
    }
    let patch: RowPatch = {};
    for (const [right, cell] of line.entries()) {
      const field = target.fields[left + right];
      if (field === undefined && cell === '') continue;
      const made = field === undefined ? 'columnsBeyond' : pasteCell(target, row, field, cell);
      if (typeof made === 'string') errors.push({ row, field: field ?? null, problem: made, text: cell });
      else patch = { ...patch, ...made };
    }
    const change = changeOf(row, patch);
    if (change) changes.push(change);
  }
  return { changes, errors, rowCount: cells.length };
}
