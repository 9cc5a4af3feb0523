import limits from '@graphql/limits.json';
import { useDeferredValue, useMemo } from 'react';
import { useSettled } from '@src/components/useSettled';
import { useStructureOutlinePlanQuery } from '../api';
import { readOutline } from './read-outline';

/** Parses the text immediately and requests the server's plan a moment later. */
export function useOutlinePlan(text: string) {
  const shown = useDeferredValue(text);
  const nodes = useMemo(() => readOutline(shown), [shown]);
  const settled = useSettled(shown);
  const asked = useMemo(
    () => readOutline(settled).map(({ name, kind, parent }) => ({ name, kind, parent })),
    [settled],
  );
  const { currentData, error } = useStructureOutlinePlanQuery(
    { nodes: asked },
    { skip: asked.length === 0 || asked.length > limits.outlineLines, refetchOnMountOrArgChange: true },
  );
  // A plan of other lines would mark the wrong ones.
  const plan = settled === shown ? currentData?.structureOutlinePlan : undefined;
  return { nodes, plan, error };
}
