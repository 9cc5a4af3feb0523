import type { RegulationStructureInput } from '@src/api/generated/types';

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

/** Converts the form values to the mutation input. */
export function regulationStructureInput(values: RegulationStructureValues): RegulationStructureInput {
  return { ...values, name: values.name.trim() };
}
