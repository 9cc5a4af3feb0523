import type { ObjectType } from '@domain/object-types';
import type { Scope } from '@server/graphql/context';
import type { StatisticFilter } from '@server/graphql/generated/types';
import type { PdfTable } from '@server/pdf/tables';

/** Reads the sections that only the tab of one kind has, limited to what the caller's right covers. */
type ReadSections = (scope: Scope, filter: StatisticFilter) => Promise<PdfTable[]>;

export interface TabSections {
  /** @throws when the kind has sections already */
  register(objectType: ObjectType, read: ReadSections): void;
  /** Returns the sections of a tab as tables; of a kind without any, none. */
  read(objectType: ObjectType, scope: Scope, filter: StatisticFilter): Promise<PdfTable[]>;
}

/** Creates the list of the sections of tabs: the module of each kind registers its own. */
export function createTabSections(): TabSections {
  const sections = new Map<ObjectType, ReadSections>();
  return {
    register(objectType, read) {
      if (sections.has(objectType)) throw new Error(`the statistics of ${objectType} have sections already`);
      sections.set(objectType, read);
    },
    read: async (objectType, scope, filter) => (await sections.get(objectType)?.(scope, filter)) ?? [],
  };
}
