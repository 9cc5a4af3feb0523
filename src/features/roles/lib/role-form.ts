import rule from '@graphql/rights.json';
import type { RightArea, Rights } from '@src/api/init';
import type { RightInput } from '../api';

export interface Flags {
  read: boolean;
  write: boolean;
}

export interface RoleValues {
  name: string;
  rights: Record<string, Flags>;
}

const none: Flags = { read: false, write: false };
const read: Flags = { read: true, write: false };
const write: Flags = { read: true, write: true };

const backOffice: readonly string[] = rule.backOffice;

/** Returns the rows of the matrix; back office areas exist only in the provider's organization. */
export function matrixAreas(isSuperOrganization: boolean): string[] {
  return rule.areas.filter((area) => isSuperOrganization || !backOffice.includes(area));
}

function isArea(area: string, rights: Rights): area is RightArea {
  return area in rights;
}

/** Returns the form values of a role; in a new one every area is closed. */
export function roleValues(role: { name: string; rights: Rights } | undefined): RoleValues {
  const flagsOf = (area: string): Flags =>
    role && isArea(area, role.rights)
      ? { read: role.rights[area].read, write: role.rights[area].write }
      : none;
  return {
    name: role?.name ?? '',
    rights: Object.fromEntries(rule.areas.map((area) => [area, flagsOf(area)])),
  };
}

function namesArea(right: { area: string }): right is RightInput {
  return rule.areas.includes(right.area);
}

/** Converts the form values to the mutation input: the areas of the matrix. */
export function rightsInput(values: RoleValues, areas: readonly string[]): RightInput[] {
  return areas.map((area) => ({ area, ...(values.rights[area] ?? none) })).filter(namesArea);
}

/** Returns the flags with one changed: write implies read, and clearing read clears write. */
export function withFlag(flags: Flags, flag: keyof Flags, isOn: boolean): Flags {
  if (flag === 'write') return isOn ? write : { ...flags, write: false };
  return isOn ? { ...flags, read: true } : none;
}

const presets = {
  nothing: () => none,
  employee: (area: string) => (area === 'faq' ? read : none),
  head: (area: string) => (['faq', 'structure', 'statistics'].includes(area) ? read : none),
  personnel: (area: string) =>
    ['structure', 'employees', 'statistics', 'faq'].includes(area) ? write : none,
  viewer: (area: string) => (backOffice.includes(area) ? none : read),
  all: (area: string) => (backOffice.includes(area) ? none : write),
} as const;

export type Preset = keyof typeof presets;
export const presetNames: readonly Preset[] = ['nothing', 'employee', 'head', 'personnel', 'viewer', 'all'];

/** Returns the matrix of a preset. */
export function presetRights(preset: Preset): RoleValues['rights'] {
  return Object.fromEntries(rule.areas.map((area) => [area, presets[preset](area)]));
}

/** Whether two roles have the same flags in an area. */
export function isSameFlags(a: Flags | undefined, b: Flags | undefined): boolean {
  return (a ?? none).read === (b ?? none).read && (a ?? none).write === (b ?? none).write;
}

function isComplete(rights: Record<string, Flags>): rights is Rights {
  return rule.areas.every((area) => area in rights);
}

/** Converts the form values to rights in the selectors' format. */
export function formRights({ rights }: RoleValues): Rights {
  if (!isComplete(rights)) throw new Error('the form lacks an area of rights');
  return rights;
}
