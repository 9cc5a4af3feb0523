import limits from '@graphql/limits.json';
import type { EndlessSource } from '@src/components/table/endless-types';
import { useAppDispatch, useAppSelector } from '@src/store/hooks';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { employeesPage, type EmployeeRow, type EmployeesFilter, useEmployeesQuery } from '../api';

const pageSize = 50;
/** A page that is scrolled past faster than this is not asked for. */
const passingMs = 60;

/** The page that the table shows first. */
export const firstPage = (filter: EmployeesFilter) => ({ ...filter, page: 1, pageSize });

/** Numbers of the pages, counted from 1, that hold the rows from `first` up to `end`. */
function pagesOf(first: number, end: number, size: number): number[] {
  const from = Math.floor(first / size);
  const to = Math.max(from + 1, Math.ceil(end / size));
  return Array.from({ length: to - from }, (_, index) => from + index + 1);
}

function keysOf(filter: EmployeesFilter) {
  const { sort: _sort, direction: _direction, ...who } = filter;
  return { filterKey: JSON.stringify(who), orderKey: JSON.stringify(filter) };
}

/**
 * The employees that a filter finds, in pages that are asked for as they come into sight. Those of the earlier filter stay
 * until the first of the new ones are there.
 */
export function useEmployeePages(filter: EmployeesFilter): EndlessSource<EmployeeRow> {
  const dispatch = useAppDispatch();
  const head = useEmployeesQuery(firstPage(filter));
  const [shown, setShown] = useState(filter);
  if (shown !== filter && head.currentData) setShown(filter);
  const [sight, setSight] = useState({ from: 1, to: 1 });
  const onSight = useCallback((first: number, end: number) => {
    const pages = pagesOf(first, end, pageSize);
    const [from = 1, to = pages.at(-1) ?? from] = [pages[0], pages.at(-1)];
    setSight((last) => (last.from === from && last.to === to ? last : { from, to }));
  }, []);

  const asked = useMemo(
    () =>
      Array.from({ length: sight.to - sight.from + 1 }, (_, index) => ({
        ...shown,
        page: sight.from + index,
        pageSize,
      })),
    [shown, sight],
  );
  useEffect(() => {
    let held: { unsubscribe: () => void }[] = [];
    const timer = setTimeout(() => {
      held = asked.map((page) => dispatch(employeesPage.initiate(page)));
    }, passingMs);
    return () => {
      clearTimeout(timer);
      for (const page of held) page.unsubscribe();
    };
  }, [dispatch, asked]);
  const selectors = useMemo(() => asked.map((page) => employeesPage.select(page)), [asked]);
  const pages = useAppSelector((state) => selectors.map((select) => select(state)), shallowEqual);

  const rows = useMemo(() => {
    const start = (sight.from - 1) * pageSize;
    return new Map(
      pages.flatMap(({ data }, page) =>
        (data?.users.items ?? []).map((row, index) => [start + page * pageSize + index, row] as const),
      ),
    );
  }, [pages, sight]);
  const loaded = useMemo(() => [...rows.values()], [rows]);
  const rowAt = useCallback((index: number) => rows.get(index), [rows]);

  const load = async (first: number, end: number): Promise<EmployeeRow[]> => {
    const known = Array.from({ length: end - first }, (_, index) => rows.get(first + index));
    const there = known.filter((row) => row !== undefined);
    if (there.length === known.length) return there;
    const size = limits.pageSizeMax;
    const numbers = pagesOf(first, end, size);
    const answers = await Promise.all(
      numbers.map((page) =>
        dispatch(employeesPage.initiate({ ...shown, page, pageSize: size }, { subscribe: false })).unwrap(),
      ),
    );
    const start = ((numbers[0] ?? 1) - 1) * size;
    return answers.flatMap(({ users }) => users.items).slice(first - start, end - start);
  };
  const onRetry = () => {
    if (head.isError) void head.refetch();
    for (const [index, page] of asked.entries()) {
      if (pages[index]?.isError)
        void dispatch(employeesPage.initiate(page, { subscribe: false, forceRefetch: true }));
    }
  };
  return {
    count: head.data?.users.count,
    rowAt,
    loaded,
    onSight,
    load,
    isFetching: head.isFetching,
    error: head.error ?? pages.find(({ isError }) => isError)?.error,
    onRetry,
    ...keysOf(shown),
  };
}
