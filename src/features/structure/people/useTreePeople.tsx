import { type PeopleAsked, usePeoplePages } from '@src/api/tree-people';
import { useSettled } from '@src/components/useSettled';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SubdivisionNode, useSubdivisionPeopleQuery } from '../api';
import {
  type PeopleGroupId,
  type PeopleRow,
  type PeopleGroup,
  withFound,
  withoutPeople,
  withPeople,
} from './people-rows';

const pageSize = 20;
/** The maximum number of people found that the tree shows. */
const foundShown = 50;

const requestOf = (place: PeopleGroupId, page: number): PeopleAsked =>
  place === null
    ? { isWithoutSubdivision: true, page, pageSize }
    : { subdivisionIds: [place], page, pageSize };

interface TreePeopleOptions {
  subdivisions: readonly SubdivisionNode[] | undefined;
  isShown: boolean;
  search: string;
}

/**
 * Returns the rows of the tree, optionally with people: those of a branch are loaded when it is expanded, page by page, so that
 * twenty thousand people cost no more than a screenful. Search is done by the server, because most people are not loaded.
 */
export function useTreePeople({ subdivisions, isShown, search }: TreePeopleOptions) {
  const { t } = useTranslation('structure');
  const [opened, setOpened] = useState<ReadonlyMap<PeopleGroupId, number>>(new Map([[null, 1]]));
  const asked = useMemo(
    () =>
      isShown
        ? [...opened].flatMap(([place, pages]) =>
            Array.from({ length: pages }, (_, index) => requestOf(place, index + 1)),
          )
        : [],
    [isShown, opened],
  );
  const { pages, isWrong, retry } = usePeoplePages(asked);
  const text = useSettled(search.trim());
  const isSearched = isShown && search !== '' && text !== '';
  const { currentData: found } = useSubdivisionPeopleQuery(
    { search: text, page: 1, pageSize: foundShown },
    { skip: !isSearched },
  );
  const rows = useMemo((): readonly PeopleRow[] | undefined => {
    if (!subdivisions) return undefined;
    if (!isShown) return withoutPeople(subdivisions);
    const placelessName = t('structure:people.placeless');
    if (isSearched && found) return withFound(subdivisions, found.users.items, placelessName);
    const read = new Map<PeopleGroupId, PeopleGroup>();
    asked.forEach(({ subdivisionIds }, index) => {
      const place = [subdivisionIds].flat()[0] ?? null;
      const page = pages[index];
      if (!page) return;
      const before = read.get(place) ?? { people: [], pages: 0, count: 0 };
      read.set(place, {
        people: [...before.people, ...page.items],
        pages: before.pages + 1,
        count: page.count,
      });
    });
    return withPeople(subdivisions, (place) => read.get(place), placelessName);
  }, [subdivisions, isShown, isSearched, found, asked, pages, t]);
  const load = useCallback(
    (place: PeopleGroupId, page: number) =>
      setOpened((last) => ((last.get(place) ?? 0) >= page ? last : new Map([...last, [place, page]]))),
    [],
  );
  const { items = [], count = 0 } = (isSearched && found?.users) || {};
  return { rows, load, isWrong, retry, searched: { shown: items.length, count } };
}
