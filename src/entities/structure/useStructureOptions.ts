import { useMemo } from 'react';
import { useAllPositionOptionsQuery, useAllSubdivisionOptionsQuery } from '@src/entities/structure/api';
import type { PickerOption } from '@src/components/form/ChipsPicker';
import { buildTree, flattenTree } from '@domain/tree';

/** Returns the subdivisions as a flat list; indentation shows the hierarchy. */
export function useSubdivisionOptions() {
  const { data, isFetching } = useAllSubdivisionOptionsQuery();
  const options = useMemo((): PickerOption[] => {
    const tree = buildTree(data ?? [], (a, b) => a.order - b.order || a.id - b.id);
    return flattenTree(tree).map(({ node, depth }) => ({
      id: node.id,
      name: node.name,
      isArchive: node.isArchive,
      sampleKind: 'subdivision',
      depth,
    }));
  }, [data]);
  return { options, isLoading: isFetching };
}

export function usePositionOptions() {
  const { data, isFetching } = useAllPositionOptionsQuery();
  return { options: data ?? noOptions, isLoading: isFetching };
}

const noOptions: readonly PickerOption[] = [];
