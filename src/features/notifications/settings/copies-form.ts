import type { Audience } from '../api';

export const copyKinds = ['leader', 'mentor', 'personnel', 'admin'] as const;

/** An audience as the values of a list of choices. */
export function audienceValues(audience: Audience | null): string[] {
  return audience ? [...audience.kinds, ...audience.roleIds.map((id) => `role:${id}`)] : [];
}

/** What was chosen; nobody at all is the same as nothing said. */
export function audienceOf(values: readonly string[]): Audience | null {
  const kinds = copyKinds.filter((kind) => values.includes(kind));
  const roleIds = values.flatMap((value) => (value.startsWith('role:') ? [Number(value.slice(5))] : []));
  return kinds.length + roleIds.length > 0 ? { kinds, roleIds } : null;
}
