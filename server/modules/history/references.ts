import { isObjectType, OBJECT_TYPES } from '@domain/object-types';

/** What an id in a change can be the name of. */
export const NAMED = [
  'user',
  'position',
  'subdivision',
  'regulationStructure',
  'role',
  'assignmentRule',
  'content',
  ...OBJECT_TYPES,
] as const;
export type Named = (typeof NAMED)[number];

export interface Reference {
  kind: Named;
  id: number;
}

const KIND_OF_FIELD: Readonly<Record<string, Named>> = {
  userId: 'user',
  exceptUserId: 'user',
  mentorId: 'user',
  hrId: 'user',
  traineeId: 'user',
  ownerId: 'user',
  actingId: 'user',
  approverId: 'user',
  approver: 'user',
  // Who keeps a draft.
  draft: 'user',
  positionId: 'position',
  subdivisionId: 'subdivision',
  leaderSubdivisionId: 'subdivision',
  scopeSubdivisionId: 'subdivision',
  roleId: 'role',
  ...Object.fromEntries(OBJECT_TYPES.map((type) => [`${type}Id`, type])),
  avatarId: 'content',
  contentId: 'content',
  logoId: 'content',
  baseId: 'content',
  attachment: 'content',
};

/** Whether the names of this kind of object are looked up. */
export function isNamed(kind: string): kind is Named {
  return isObjectType(kind) || NAMED.some((each) => each === kind);
}

/** A change's value, taken apart: the object that a field stands in decides what `parentId` and `targetId` mean. */
export interface Place {
  field: string;
  objectType: string;
  siblings: Readonly<Record<string, unknown>>;
}

/** What the ids of a field mean, or null when it holds none. */
export function kindOf({ field, objectType, siblings }: Place): Named | null {
  const one = field.replace(/(Id)?s$/, '$1');
  const meant = one === 'parentId' ? objectType : one === 'targetId' ? String(siblings['targetType']) : '';
  return KIND_OF_FIELD[one] ?? (isNamed(meant) ? meant : null);
}

/** Whether it is an object with fields of its own: no list, no null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every id in a value, however deep. */
export function referencesIn(value: unknown, place: Place): Reference[] {
  if (Array.isArray(value)) return value.flatMap((each: unknown) => referencesIn(each, place));
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([field, inner]) =>
      referencesIn(inner, { ...place, field, siblings: value }),
    );
  }
  const kind = kindOf(place);
  return kind !== null && typeof value === 'number' ? [{ kind, id: value }] : [];
}
