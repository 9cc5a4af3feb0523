import limits from '@graphql/limits.json';
import type { SubdivisionInput } from '@src/api/generated/types';
import { rules } from '@domain/validation/rules';
import { object } from 'yup';

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

export const subdivisionSchema = object({
  name: rules.required(limits.subdivisionName),
  idealPicture: rules.text(limits.info),
});

/** Converts the form values to the mutation input. */
export function subdivisionInput(values: SubdivisionValues): SubdivisionInput {
  return {
    name: values.name.trim(),
    parentId: values.parentId,
    positionId: values.positionId,
    idealPicture: values.idealPicture.trim(),
  };
}
