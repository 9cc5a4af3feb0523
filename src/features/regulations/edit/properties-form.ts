import type { RegulationInput, RegulationProperties, RegulationType, SignMethod } from '../api';

export interface PropertiesValues {
  code: string;
  name: string;
  type: RegulationType;
  folder: string;
  ownerId: number | null;
  signMethod: SignMethod;
  minReadingSec: number | string;
  requireFullScroll: boolean;
  reviewEveryMonths: number | string;
  approverIds: number[];
}

export const TYPES: readonly RegulationType[] = ['regulation', 'instruction', 'order', 'policy', 'statute'];
export const SIGN_METHODS: readonly SignMethod[] = ['checkbox', 'password', 'emailCode'];

/** Returns the form values of a regulation's properties. */
export function propertiesValues(regulation: RegulationProperties): PropertiesValues {
  return {
    code: regulation.code,
    name: regulation.name,
    type: regulation.type,
    folder: regulation.folder,
    ownerId: regulation.ownerId,
    signMethod: regulation.signMethod,
    minReadingSec: regulation.minReadingSec ?? '',
    requireFullScroll: regulation.requireFullScroll,
    reviewEveryMonths: regulation.reviewEveryMonths ?? '',
    approverIds: regulation.approverIds,
  };
}

const numberOrNull = (value: number | string): number | null => (value === '' ? null : Number(value));

/** Converts the form values to the mutation input. */
export function propertiesInput(
  id: number,
  values: PropertiesValues,
  updatedAt: string | undefined,
): RegulationInput {
  return {
    ...values,
    id,
    code: values.code.trim(),
    name: values.name.trim(),
    folder: values.folder.trim(),
    minReadingSec: numberOrNull(values.minReadingSec),
    reviewEveryMonths: numberOrNull(values.reviewEveryMonths),
    ...(updatedAt === undefined ? {} : { updatedAt }),
  };
}
