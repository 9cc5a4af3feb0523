import { useMemo } from 'react';
import type { PickerOption } from '@src/components/form/ChipsPicker';
import { buildTree, flattenTree } from '@src/lib/tree';
import { useAssignmentPositionsQuery, useAssignmentSubdivisionsQuery } from '../api';

const ALL = 200;

/** Subdivisions as a tree laid flat: who is below whom is seen by the indent. */
export function useSubdivisionOptions() {
  const { data, isFetching } = useAssignmentSubdivisionsQuery({ pageSize: ALL });
  const options = useMemo((): PickerOption[] => {
    const tree = buildTree(data?.subdivisions.items ?? [], (a, b) => a.order - b.order || a.id - b.id);
    return flattenTree(tree).map(({ node, depth }) => ({
      id: node.id,
      name: node.name,
      isArchive: node.isArchive,
      depth,
    }));
  }, [data]);
  return { options, isLoading: isFetching };
}

export function usePositionOptions() {
  const { data, isFetching } = useAssignmentPositionsQuery({ pageSize: ALL });
  const options = useMemo((): PickerOption[] => data?.positions.items ?? [], [data]);
  return { options, isLoading: isFetching };
}
