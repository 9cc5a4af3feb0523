import { fold } from '@src/lib/fold';
import type { Option } from '@src/lib/options';

/** The records that a cell can reference, by name. */
export interface Lookup {
  options: Option[];
  find: (name: string) => number | 'unknown' | 'several';
}

export const emptyLookup: Lookup = { options: [], find: () => 'unknown' };

/** Builds the lookup. A unique name is used as it is; others include their path. Archived records are excluded. */
export function lookupOf(items: readonly (Option & { parentId?: number | null })[]): Lookup {
  const active = items.filter(({ isArchive }) => !isArchive);
  const byName = new Map<string, number[]>();
  const put = (name: string, id: number) => byName.set(fold(name), [...(byName.get(fold(name)) ?? []), id]);
  for (const { id, name } of active) put(name, id);
  const byId = new Map(items.map((item) => [item.id, item]));
  const above = ({ parentId }: { parentId?: number | null }) => byId.get(parentId ?? 0)?.name;
  const options = items.map((item) => {
    const isOnly = (byName.get(fold(item.name)) ?? []).length < 2;
    const parent = above(item);
    const name = isOnly || !parent ? item.name : `${item.name} (${parent})`;
    if (name !== item.name && !item.isArchive) put(name, item.id);
    return { id: item.id, name, isArchive: item.isArchive ?? false };
  });
  return {
    options,
    find(name) {
      const found = byName.get(fold(name.trim())) ?? [];
      if (found.length > 1) return 'several';
      return found[0] ?? 'unknown';
    },
  };
}
