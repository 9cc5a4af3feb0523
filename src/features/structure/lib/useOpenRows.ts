import { useCallback, useMemo, useState } from 'react';
import { idsAbove, parentIds, type StructureNode } from './structure-tree';

/** More items than this start closed below the second level. */
const openAllUpTo = 80;

/** Which branches are open: as the person turned them, and at first what fits a screen and leads to the chosen item. */
export function useOpenRows(items: readonly StructureNode[], selectedId: number | null, isSearched: boolean) {
  const [turned, setTurned] = useState<ReadonlyMap<number, boolean>>(new Map());
  const openAtFirst = useMemo(() => {
    const topIds = items.filter(({ parentId }) => parentId === null).map(({ id }) => id);
    return new Set([...topIds, ...idsAbove(items, selectedId)]);
  }, [items, selectedId]);
  const isSmall = items.length <= openAllUpTo;
  const isOpen = useCallback(
    (id: number) => isSearched || (turned.get(id) ?? (isSmall || openAtFirst.has(id))),
    [isSearched, turned, isSmall, openAtFirst],
  );
  const set = useCallback(
    (ids: readonly number[], isNowOpen: boolean) =>
      setTurned((last) => new Map([...last, ...ids.map((id): [number, boolean] => [id, isNowOpen])])),
    [],
  );
  return {
    isOpen,
    toggle: useCallback((id: number, isNowOpen: boolean) => set([id], isNowOpen), [set]),
    setAll: (isNowOpen: boolean) => set(parentIds(items), isNowOpen),
    reveal: (id: number) => set(idsAbove(items, id), true),
  };
}
