import type { ReferenceUsersSubscription, StructureFaceFragment } from './generated/structure';

/** The first few people of each subdivision or position, by its id. */
export type Faces = Record<number, StructureFaceFragment[]>;

export type PeopleChange = ReferenceUsersSubscription['referenceData']['users'];

export type PlacedPerson = PeopleChange['items'][number];

/** The number of people that the server returns for each subdivision or position. */
const maxFacesPerUnit = 3;

/** The sort key that the server also uses. */
const sortKeyOf = ({ nameSecond, nameFirst }: StructureFaceFragment) => `${nameSecond} ${nameFirst}`;
const byName = (a: StructureFaceFragment, b: StructureFaceFragment) =>
  sortKeyOf(a).localeCompare(sortKeyOf(b), 'ru') || a.id - b.id;

function faceOf({ id, nameFirst, nameSecond, avatar }: PlacedPerson): StructureFaceFragment {
  return { id, nameFirst, nameSecond, avatar };
}

/**
 * Moves changed people to the subdivisions or positions that they belong to now. Returns the ids of those that lost a person
 * while their list was full: the server has to be asked who comes next there.
 */
export function movePeople(
  faces: Faces,
  { items, removedIds }: PeopleChange,
  unitIdOf: (person: PlacedPerson) => number | null,
): number[] {
  const changed = new Set([...items.map(({ id }) => id), ...removedIds]);
  const unsure: number[] = [];
  for (const [place, held] of Object.entries(faces)) {
    const kept = held.filter(({ id }) => !changed.has(id));
    if (kept.length === held.length) continue;
    if (held.length >= maxFacesPerUnit) unsure.push(Number(place));
    faces[Number(place)] = kept;
  }
  for (const person of items) {
    const place = unitIdOf(person);
    if (place === null || person.isArchive) continue;
    faces[place] = [...(faces[place] ?? []), faceOf(person)].sort(byName).slice(0, maxFacesPerUnit);
  }
  return unsure;
}
