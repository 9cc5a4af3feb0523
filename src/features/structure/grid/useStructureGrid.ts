import type { CellPaste } from '@src/components/table/types';
import { useNotify } from '@src/store/useNotify';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StructureRejection } from '../api';
import type { StructureRow } from '../lib/structure-list';
import { pasteBlock, type PastedError } from './pasted-block';
import {
  type CellError,
  cellErrors,
  changeOf,
  type EditableField,
  isEditableField,
  isStructureColumn,
  movesPeople,
  type RowChange,
} from './row-changes';
import { shownChanges } from './shown-changes';
import type { Lookups } from './useLookups';
import type { useStructureSaves } from './useStructureSaves';

type Stamps = ReadonlyMap<number, string>;

interface Asked {
  changes: RowChange[];
  errors: CellError[];
  /** Gets the timestamps of the saved rows, or null when the user canceled. */
  answer: (stamps: Stamps | null) => void;
}

interface Conflict {
  message: string;
  answer: (choice: 'overwrite' | 'reload' | 'edit') => void;
}

interface Options {
  /** The rows in display order. */
  rows: readonly StructureRow[];
  lookups: Lookups;
  saves: ReturnType<typeof useStructureSaves>;
  canWrite: (field: EditableField) => boolean;
}

/** Thrown so that the grid keeps the cell open with the typed text. */
class KeepEditing extends Error {}

/** The questions that are asked before saving, each as a promise of its answer. */
function useQuestions() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const ask = (changes: RowChange[], wrong: CellError[]) =>
    new Promise<Stamps | null>((resolve) => {
      const answer = (stamps: Stamps | null) => {
        setAsked(null);
        resolve(stamps);
      };
      setAsked({ changes, errors: wrong, answer });
    });
  const askAbout = (message: string) =>
    new Promise<Parameters<Conflict['answer']>[0]>((resolve) => {
      const answer: Conflict['answer'] = (choice) => {
        setConflict(null);
        resolve(choice);
      };
      setConflict({ message, answer });
    });
  return { asked, conflict, ask, askAbout };
}

/** Editing in the table's cells: one cell by typing, several by pasting; errors are shown at their cells. */
export function useStructureGrid({ rows, lookups, saves, canWrite }: Options) {
  const { t } = useTranslation('structure');
  const notify = useNotify();
  const [errors, setErrors] = useState<CellError[]>([]);
  const { asked, conflict, ask, askAbout } = useQuestions();
  /** The row when its cell was opened, so that changes by others in the meantime are not overwritten. */
  const opened = useRef<StructureRow>(undefined);
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  }, [rows]);

  /** Returns the row with its new names and the server's timestamp. */
  const after = (next: StructureRow, change: RowChange, stamps: Stamps): StructureRow => ({
    ...next,
    ...Object.fromEntries(shownChanges(change, lookups).map((shown) => [shown.field, shown.after ?? ''])),
    updatedAt: stamps.get(next.id) ?? next.updatedAt,
  });

  const rejectCell = (change: RowChange, rejections: readonly StructureRejection[]): never => {
    const [field = null] = Object.keys(change.patch)
      .map((key) => key.replace('Id', ''))
      .filter(isEditableField);
    const found = cellErrors([change.row], rejections);
    setErrors(found.map((error) => ({ ...error, field: error.field ?? field })));
    throw new KeepEditing();
  };

  const saveCell = async (change: RowChange, isOver = false): Promise<Stamps | null> => {
    const { error, rejections, stamps } = await saves.save([change], { isAll: true, isOverwrite: isOver });
    if (error) {
      notify.failure(error);
      throw new KeepEditing();
    }
    const late = rejections.find(({ code }) => code === 'conflict.updated');
    if (!late) return rejections.length ? rejectCell(change, rejections) : stamps;
    const choice = await askAbout(late.text);
    if (choice === 'edit') throw new KeepEditing();
    return choice === 'overwrite' ? saveCell(change, true) : null;
  };

  const onRowSave = async (next: StructureRow, before: StructureRow): Promise<StructureRow> => {
    const name = next.name.trim();
    const change = changeOf(before, { ...next, name });
    if (!change) return before;
    const { row } = change;
    const seen = opened.current?.id === row.id ? opened.current : row;
    const made = { ...change, row: { ...row, updatedAt: seen.updatedAt } };
    const stamps = movesPeople([made]) ? await ask([made], []) : await saveCell(made);
    if (stamps) return after({ ...next, name }, made, stamps);
    // The row can have changed while the dialog was open.
    return latest.current.find(({ id }) => id === row.id) ?? before;
  };

  const inWords = ({ row, field, problem, text }: PastedError): CellError => ({
    row,
    field: field !== null && isStructureColumn(field) ? field : null,
    text: t(`structure:grid.problem.${problem}`, { text }),
  });

  const onCellPaste = async ({ text, id, field, fields }: CellPaste) => {
    const block = pasteBlock(text, {
      rows,
      fields,
      start: { id, field },
      find: (row, column, name) => lookups.of(row, column).find(name),
      shown: (row, column) => shownText(row, column, t(`structure:list.kinds.${row.kind}`)),
      canWrite,
    });
    const wrong = block.errors.map(inWords);
    if (!block.changes.length && !wrong.length) return notify.info(t('structure:grid.samePasted'));
    if (
      block.rowCount > 1 ||
      movesPeople(block.changes) ||
      wrong.some(({ row, field: at }) => !row || !at || !isEditableField(at))
    ) {
      await ask(block.changes, wrong);
      return;
    }
    setErrors(wrong);
    const [change] = block.changes;
    if (wrong.length || !change) return;
    await saveCell(change).catch((error: unknown) => {
      if (!(error instanceof KeepEditing)) throw error;
    });
  };

  const onAskedSave = async (): Promise<{ error?: unknown }> => {
    if (!asked) return {};
    const { error, rejections, stamps } = await saves.save(asked.changes, { isAll: true });
    if (error) return { error };
    const reasons = rejections.map(({ text }) => ({ message: text }));
    if (reasons.length) return { error: { kind: 'expected', errors: reasons } };
    asked.answer(stamps);
    return {};
  };

  return {
    asked,
    conflict,
    onAskedSave,
    onRowSave,
    onCellPaste: (pasted: CellPaste) => void onCellPaste(pasted),
    errorAt: (row: StructureRow, field: string) =>
      errors.find((error) => error.row?.id === row.id && error.field === field)?.text,
    onOpen: (row: StructureRow) => {
      opened.current = row;
    },
    onLeave: () => setErrors((last) => (last.length ? [] : last)),
  };
}

function shownText(row: StructureRow, field: string, kind: string): string {
  if (field === 'kind') return kind;
  if (field === 'people') return String(row.people);
  return isEditableField(field) ? row[field] : '';
}
