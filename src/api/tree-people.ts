import { useAppDispatch, useAppSelector } from '@src/store/hooks';
import { useCallback, useEffect, useRef } from 'react';
import { shallowEqual } from 'react-redux';
import { api, type SubdivisionPeopleQueryVariables } from './generated/structure';

export type PeopleAsked = SubdivisionPeopleQueryVariables;

const { subdivisionPeople } = api.endpoints;

/**
 * Reads several pages of people, each as a separate query: expanding a branch only loads that branch, and a move only reloads the
 * visible pages it affects. Returns the data of each page, if loaded.
 */
export function usePeoplePages(asked: readonly PeopleAsked[]) {
  const dispatch = useAppDispatch();
  const held = useRef(new Map<string, { refetch: () => void; unsubscribe: () => void }>());
  useEffect(() => {
    const wanted = new Map(asked.map((page) => [JSON.stringify(page), page]));
    for (const [key, page] of wanted) {
      if (!held.current.has(key)) held.current.set(key, dispatch(subdivisionPeople.initiate(page)));
    }
    for (const [key, one] of held.current) {
      if (wanted.has(key)) continue;
      one.unsubscribe();
      held.current.delete(key);
    }
  }, [asked, dispatch]);
  useEffect(() => {
    const all = held.current;
    return () => {
      for (const query of all.values()) query.unsubscribe();
      all.clear();
    };
  }, []);
  const pages = useAppSelector(
    (state) => asked.map((page) => subdivisionPeople.select(page)(state).data?.users),
    shallowEqual,
  );
  const isWrong = useAppSelector((state) =>
    asked.some((page) => subdivisionPeople.select(page)(state).isError),
  );
  const retry = useCallback(() => {
    for (const query of held.current.values()) query.refetch();
  }, []);
  return { pages, isWrong, retry };
}
