import limits from '@graphql/limits.json';
import type { RegulationStructureInput } from '@src/api/generated/types';
import { rules } from '@domain/validation/rules';
import { object } from 'yup';

export interface RegulationStructureValues {
  name: string;
  parentId: number | null;
  regulationId: number | null;
}

export function emptyRegulationStructure(parentId: number | null): RegulationStructureValues {
  return { name: '', parentId, regulationId: null };
}

export function regulationStructureValues({
  name,
  parentId,
  regulationId,
}: RegulationStructureValues): RegulationStructureValues {
  return { name, parentId, regulationId };
}

export const regulationStructureSchema = object({ name: rules.required(limits.regulationName) });

/** Converts the form values to the mutation input. */
export function regulationStructureInput(values: RegulationStructureValues): RegulationStructureInput {
  return { ...values, name: values.name.trim() };
}
