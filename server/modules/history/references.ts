import { isObjectType, OBJECT_TYPES } from '@domain/object-types';

/** The kinds of objects that an id in a change can refer to. */
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
  // The person who keeps a draft.
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
  return isObjectType(kind) || NAMED.some((item) => item === kind);
}

/** The position of a value in a change: the object that contains a field determines what `parentId` and `targetId` mean. */
export interface Place {
  field: string;
  objectType: string;
  siblings: Readonly<Record<string, unknown>>;
}

/** Returns the kind of the ids in a field, or null when it contains none. */
export function kindOf({ field, objectType, siblings }: Place): Named | null {
  const singular = field.replace(/(Id)?s$/, '$1');
  const referenced =
    singular === 'parentId' ? objectType : singular === 'targetId' ? String(siblings['targetType']) : '';
  return KIND_OF_FIELD[singular] ?? (isNamed(referenced) ? referenced : null);
}

/** Whether it is an object with fields, not a list or null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns every id in a value, at any depth. */
export function referencesIn(value: unknown, place: Place): Reference[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => referencesIn(item, place));
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([field, inner]) =>
      referencesIn(inner, { ...place, field, siblings: value }),
    );
  }
  const kind = kindOf(place);
  return kind !== null && typeof value === 'number' ? [{ kind, id: value }] : [];
}
