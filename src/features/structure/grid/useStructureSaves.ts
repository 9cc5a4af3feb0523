import { useNotify } from '@src/store/useNotify';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type StructureRejection, useStructureRowsUpdateMutation } from '../api';
import type { StructureRow } from '../lib/structure-list';
import { inputsOf, inverseOf, rejectedRows, type RowChange } from './row-changes';

/** One step of the table's undo history: the inverse change, and the time of our last write of each row. */
interface Step {
  id: number;
  inverse: RowChange[];
  stamps: Map<number, string>;
}

export interface Saved {
  /** Lost connections and unexpected errors; expected rejections are below. */
  error?: unknown;
  rejections: StructureRejection[];
  /** The write timestamps of the saved rows by id. */
  stamps: ReadonlyMap<number, string>;
}

interface SaveOptions {
  /** One rejected row rejects all. */
  isAll: boolean;
  /** Overwrites the newer record, after the user chose not to reload it. */
  isOverwrite?: boolean;
}

const maxUndoSteps = 100;

/** Our own later writes must not conflict with our earlier steps. */
function followOwnWrites(
  steps: readonly Step[],
  changes: readonly RowChange[],
  stamps: ReadonlyMap<number, string>,
  stampOf: (row: StructureRow) => string | undefined,
) {
  for (const step of steps) {
    for (const [id, stamp] of step.stamps) {
      const { row } = changes.find((change) => change.row.id === id) ?? {};
      const next = stamps.get(id);
      if (row && next && stampOf(row) === stamp) step.stamps.set(id, next);
    }
  }
}

/** Saves rows of the table and undoes saves: the last one with Ctrl+Z, any one through its alert. */
export function useStructureSaves() {
  const { t } = useTranslation(['structure', 'common']);
  const notify = useNotify();
  const [send] = useStructureRowsUpdateMutation();
  const steps = useRef<Step[]>([]);
  const lastId = useRef(0);

  const write = async (
    changes: readonly RowChange[],
    isAll: boolean,
    stampOf: (row: StructureRow) => string | undefined,
  ) => {
    const answer = await send({ ...inputsOf(changes, stampOf), isAll });
    if (answer.error) return { error: answer.error, rejections: [], stamps: new Map<number, string>() };
    const { positions, subdivisions, rejections } = answer.data.structureRowsUpdate;
    const stamps = new Map([
      ...positions.map(({ id, updatedAt }): [number, string] => [id, updatedAt]),
      ...subdivisions.map(({ id, updatedAt }): [number, string] => [-id, updatedAt]),
    ]);
    followOwnWrites(steps.current, changes, stamps, stampOf);
    return { rejections, stamps };
  };

  const undo = async (id: number | undefined = steps.current.at(-1)?.id) => {
    const step = steps.current.find((step) => step.id === id);
    if (!step) return notify.info(t('structure:grid.nothingToUndo'));
    steps.current = steps.current.filter((item) => item !== step);
    const { error, rejections } = await write(step.inverse, true, (row) => step.stamps.get(row.id));
    const [rejected] = rejectedRows(
      step.inverse.map(({ row }) => row),
      rejections,
    );
    if (error) notify.failure(error);
    else if (rejected) notify.error(t('structure:grid.undoRefused', { ...rejected }));
    else notify.info(t('structure:grid.undone', { count: step.inverse.length }));
  };

  const notifySaved = (id: number, done: readonly RowChange[]) => {
    const [first] = done;
    const text =
      first && done.length === 1
        ? t('structure:grid.savedOne', { name: first.patch.name ?? first.row.name })
        : t('structure:grid.saved', { count: done.length });
    notify.alert(text, { label: t('common:action.undo'), onPress: () => void undo(id) });
  };

  const save = async (
    changes: readonly RowChange[],
    { isAll, isOverwrite = false }: SaveOptions,
  ): Promise<Saved> => {
    const { error, rejections, stamps } = await write(changes, isAll, (row) =>
      isOverwrite ? undefined : row.updatedAt,
    );
    if (error) return { error, rejections, stamps };
    const done = changes.filter(({ row }) => stamps.has(row.id));
    if (done.length === 0) return { rejections, stamps };
    lastId.current += 1;
    const id = lastId.current;
    steps.current = [...steps.current, { id, inverse: done.map(inverseOf), stamps }].slice(-maxUndoSteps);
    notifySaved(id, done);
    return { rejections, stamps };
  };

  return { save, undo };
}
