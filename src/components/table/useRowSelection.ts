import limits from '@graphql/limits.json';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { VirtualSource } from './virtual-types';

/** The maximum that the server changes in one request. */
const maxSelected = limits.bulk;

export interface RowSelection<Row> {
  /** The current rows when they are loaded, else the rows as they were when selected. */
  rows: readonly Row[];
  ids: ReadonlySet<number>;
  /** The selection has reached its maximum. */
  isFull: boolean;
  /** How many rows "select all" would select. */
  allCount: number;
  isLoading: boolean;
  /** Toggles one row, or with `isRange` all rows from the previous one to this one. */
  toggle: (index: number, isRange: boolean) => void;
  /** Selects the loaded rows, or clears the selection when they are already selected. */
  toggleLoaded: () => void;
  chooseAll: () => void;
  clear: () => void;
}

interface Options<Row> {
  source: VirtualSource<Row>;
  onFailure: (error: unknown) => void;
}

/** The selected rows as they were when selected, none after the filter has changed. */
function useChosenRows<Row extends { id: number }>(filterKey: string) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Row>>(new Map());
  const [key, setKey] = useState(filterKey);
  if (key !== filterKey) {
    setKey(filterKey);
    setChosen(new Map());
  }
  const change = useCallback((rows: readonly Row[], isOn: boolean) => {
    setChosen((before) => {
      const next = new Map(before);
      for (const row of rows) {
        if (!isOn) next.delete(row.id);
        else if (next.has(row.id) || next.size < maxSelected) next.set(row.id, row);
      }
      return next;
    });
  }, []);
  const empty = useCallback(() => setChosen(new Map()), []);
  return { chosen, change, empty };
}

function currentRows<Row extends { id: number }>(
  chosen: ReadonlyMap<number, Row>,
  loaded: readonly Row[],
): readonly Row[] {
  const fresh = new Map(loaded.map((row) => [row.id, row]));
  return [...chosen.values()].map((row) => fresh.get(row.id) ?? row);
}

/** Returns the first row of a range and the one after its last: no more rows than can be selected. */
function rangeBetween(from: number, index: number): [first: number, end: number] {
  return from < index
    ? [from, Math.min(index + 1, from + maxSelected)]
    : [Math.max(index, from + 1 - maxSelected), from + 1];
}

/**
 * Tracks the selected rows, loaded or not. A changed filter clears the selection, so that nobody acts on rows they do not see.
 */
export function useRowSelection<Row extends { id: number }>({
  source,
  onFailure,
}: Options<Row>): RowSelection<Row> {
  const { loaded, filterKey, orderKey } = source;
  const count = source.count ?? 0;
  const { chosen, change, empty } = useChosenRows<Row>(filterKey);
  const [isLoading, setIsLoading] = useState(false);
  const anchor = useRef<number | null>(null);

  useEffect(() => {
    // The row at the last clicked position has changed.
    anchor.current = null;
  }, [orderKey]);

  // Row handlers stay the same while rows change, so that only changed rows are re-rendered.
  const last = useRef({ source, chosen, onFailure });
  useEffect(() => {
    last.current = { source, chosen, onFailure };
  });
  const changePart = useCallback(
    async (first: number, end: number, isOn: boolean) => {
      setIsLoading(true);
      try {
        change(await last.current.source.load(first, end), isOn);
      } catch (error) {
        last.current.onFailure(error);
      } finally {
        setIsLoading(false);
      }
    },
    [change],
  );
  const toggle = useCallback(
    (index: number, isRange: boolean) => {
      const row = last.current.source.rowAt(index);
      if (!row) return;
      const isOn = !last.current.chosen.has(row.id);
      const from = isRange ? (anchor.current ?? index) : index;
      anchor.current = index;
      if (from === index) return change([row], isOn);
      void changePart(...rangeBetween(from, index), isOn);
    },
    [change, changePart],
  );
  const clear = useCallback(() => {
    anchor.current = null;
    empty();
  }, [empty]);

  const rows = useMemo(() => currentRows(chosen, loaded), [chosen, loaded]);
  const ids = useMemo(() => new Set(chosen.keys()), [chosen]);
  const isAllLoaded = loaded.length > 0 && loaded.every(({ id }) => ids.has(id));
  return {
    rows,
    ids,
    isFull: chosen.size >= maxSelected,
    allCount: Math.min(count, maxSelected),
    isLoading,
    toggle,
    toggleLoaded: () => (isAllLoaded ? clear() : change(loaded, true)),
    chooseAll: () => void changePart(0, Math.min(count, maxSelected), true),
    clear,
  };
}
