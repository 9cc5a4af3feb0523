import type { Audience } from '../api';

export const copyKinds = ['leader', 'mentor', 'personnel', 'admin'] as const;

/** Converts an audience to the values of a multiple choice field. */
export function audienceValues(audience: Audience | null): string[] {
  return audience ? [...audience.kinds, ...audience.roleIds.map((id) => `role:${id}`)] : [];
}

/** Converts the chosen values to an audience; an empty selection equals no setting. */
export function audienceOf(values: readonly string[]): Audience | null {
  const kinds = copyKinds.filter((kind) => values.includes(kind));
  const roleIds = values.flatMap((value) => (value.startsWith('role:') ? [Number(value.slice(5))] : []));
  return kinds.length + roleIds.length > 0 ? { kinds, roleIds } : null;
}
