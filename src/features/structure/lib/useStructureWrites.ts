import { usePositionsUpdateMutation, useSubdivisionsUpdateMutation } from '../api';
import type { StructureRow } from './structure-list';

/** Writes to rows of either kind, each kind in one call. */
export function useStructureWrites() {
  const [updatePositions] = usePositionsUpdateMutation();
  const [updateSubdivisions] = useSubdivisionsUpdateMutation();
  return async (
    rows: readonly StructureRow[],
    change: { name?: string; isArchive?: boolean },
  ): Promise<{ error?: unknown }> => {
    const of = (kind: StructureRow['kind']) =>
      rows.filter((row) => row.kind === kind).map((row) => ({ id: row.recordId, ...change }));
    const positions = of('position');
    const subdivisions = of('subdivision');
    const answers: { error?: unknown }[] = [
      positions.length ? await updatePositions({ positions }) : {},
      subdivisions.length ? await updateSubdivisions({ subdivisions }) : {},
    ];
    return answers.find(({ error }) => error) ?? {};
  };
}
