import { choiceParam, idsParam, textParam, type UrlCodecs } from '@src/lib/url-state';
import { differenceInCalendarDays, parseISO } from 'date-fns';

const views = ['cards', 'list'] as const;
const orders = ['name', 'createdAt'] as const;

export type DirectoryState = {
  search: string;
  subdivisionIds: number[];
  view: (typeof views)[number];
  sort: (typeof orders)[number];
};

/** What the directory keeps in the address. */
export const directoryCodecs: UrlCodecs<DirectoryState> = {
  search: textParam(),
  subdivisionIds: idsParam(),
  view: choiceParam(views, 'cards'),
  sort: choiceParam(orders, 'name'),
};

const newcomerDays = 30;

/** Whether a person came less than 30 days ago; by the day the card was made where the day of hiring is not shown. */
export function isNewcomer(
  { dateJobStart, createdAt }: { dateJobStart: string | null; createdAt: string },
  now = new Date(),
): boolean {
  const days = differenceInCalendarDays(now, parseISO(dateJobStart ?? createdAt));
  return days >= 0 && days < newcomerDays;
}

export interface DirectoryGroup<Person> {
  id: number | null;
  name: string | null;
  people: Person[];
}

/** People by subdivision, in the order of the list; those without one come last. */
export function bySubdivision<Person extends { subdivision: { id: number; name: string } | null }>(
  people: readonly Person[],
): DirectoryGroup<Person>[] {
  const groups = new Map<number | null, DirectoryGroup<Person>>();
  for (const person of people) {
    const id = person.subdivision?.id ?? null;
    const group = groups.get(id) ?? { id, name: person.subdivision?.name ?? null, people: [] };
    group.people.push(person);
    groups.set(id, group);
  }
  return [...groups.values()].sort(
    (a, b) =>
      Number(a.id === null) - Number(b.id === null) || (a.name ?? '').localeCompare(b.name ?? '', 'ru'),
  );
}
