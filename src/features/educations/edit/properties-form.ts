import type { EducationInput, EducationProperties } from '../api';

export interface PropertiesValues {
  code: string;
  name: string;
  description: string;
  category: string;
  ownerId: number | null;
  minutes: number | string;
  minReadingSec: number | string;
}

/** Returns the form values of an education's properties. */
export function propertiesValues(education: EducationProperties): PropertiesValues {
  const { code, name, description, category, ownerId, minutes, minReadingSec } = education;
  return {
    ...{ code, name, description, category, ownerId },
    minutes: minutes ?? '',
    minReadingSec: minReadingSec ?? '',
  };
}

const numberOrNull = (value: number | string): number | null => (value === '' ? null : Number(value));

/** Converts the form values to the mutation input. */
export function propertiesInput(
  id: number,
  values: PropertiesValues,
  updatedAt: string | undefined,
): EducationInput {
  return {
    ...values,
    id,
    code: values.code.trim(),
    name: values.name.trim(),
    description: values.description.trim(),
    category: values.category.trim(),
    minutes: numberOrNull(values.minutes),
    minReadingSec: numberOrNull(values.minReadingSec),
    ...(updatedAt === undefined ? {} : { updatedAt }),
  };
}
