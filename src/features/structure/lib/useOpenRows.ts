import { useCallback, useMemo, useState } from 'react';
import { idsAbove, parentIds, type StructureNode } from './structure-tree';

/** Larger trees start collapsed below the second level. */
const openAllUpTo = 80;

/** Tracks which branches are open: the user's choices, and initially those that fit on a screen and lead to the selected item. */
export function useOpenRows(
  items: readonly StructureNode[],
  selectedId: number | null,
  { isSearched, areExtrasOpen }: { isSearched: boolean; areExtrasOpen: boolean },
) {
  const [turned, setTurned] = useState<ReadonlyMap<number, boolean>>(new Map());
  const branches = useMemo(() => items.filter(({ isExtra }) => !isExtra), [items]);
  const branchIds = useMemo(() => parentIds(branches), [branches]);
  const openAtFirst = useMemo(() => {
    if (areExtrasOpen) return new Set(parentIds(items));
    const isSmall = branches.length <= openAllUpTo;
    const topIds = branches.filter(({ parentId }) => parentId === null).map(({ id }) => id);
    // Branches that contain only people start collapsed, because people are loaded on expanding.
    const shown = new Set(isSmall ? branchIds : topIds.filter((id) => branchIds.includes(id)));
    return new Set([...shown, ...idsAbove(branches, selectedId)]);
  }, [items, branches, branchIds, areExtrasOpen, selectedId]);
  const isOpen = useCallback(
    (id: number) => isSearched || (turned.get(id) ?? openAtFirst.has(id)),
    [isSearched, turned, openAtFirst],
  );
  const set = useCallback(
    (ids: readonly number[], isNowOpen: boolean) =>
      setTurned((last) => new Map([...last, ...ids.map((id): [number, boolean] => [id, isNowOpen])])),
    [],
  );
  return {
    isOpen,
    toggle: useCallback((id: number, isNowOpen: boolean) => set([id], isNowOpen), [set]),
    setAll: (isNowOpen: boolean) => set(isNowOpen ? branchIds : parentIds(items), isNowOpen),
    reveal: (id: number) => set(idsAbove(items, id), true),
  };
}
