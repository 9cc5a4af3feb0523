import type { SubdivisionInput } from '@src/api/generated/types';

export interface SubdivisionValues {
  name: string;
  parentId: number | null;
  /** The position of the subdivision's leader. */
  positionId: number | null;
  idealPicture: string;
}

export function emptySubdivision(parentId: number | null): SubdivisionValues {
  return { name: '', parentId, positionId: null, idealPicture: '' };
}

export function subdivisionValues(values: SubdivisionValues): SubdivisionValues {
  const { name, parentId, positionId, idealPicture } = values;
  return { name, parentId, positionId, idealPicture };
}

/** Converts the form values to the mutation input. */
export function subdivisionInput(values: SubdivisionValues): SubdivisionInput {
  return {
    name: values.name.trim(),
    parentId: values.parentId,
    positionId: values.positionId,
    idealPicture: values.idealPicture.trim(),
  };
}
