import limits from '@graphql/limits.json';
import type { VirtualSource } from '@src/components/table/virtual-types';
import { useAppDispatch, useAppSelector } from '@src/store/hooks';
import type { RootState } from '@src/store/reducer';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { shallowEqual, useStore } from 'react-redux';
import { employeesPage, type EmployeeRow, type EmployeesFilter, useEmployeesQuery } from '../first-api';

const pageSize = 30;
/** Rows beyond the visible ones whose pages are also requested, so that they are ready during slow scrolling. */
const ahead = 12;
/** Pages that are scrolled past faster than this are not requested. */
const passingMs = 60;
/** The initially visible pages. */
const top = { from: 1, to: 1 };

/** Returns the variables of the table's first page. */
export const firstPage = (filter: EmployeesFilter) => ({ ...filter, page: 1, pageSize });

/** Returns the numbers of the pages, counted from 1, that contain the rows from `first` up to `end`. */
function pagesOf(first: number, end: number, size: number): number[] {
  const from = Math.floor(first / size);
  const to = Math.max(from + 1, Math.ceil(end / size));
  return Array.from({ length: to - from }, (_, index) => from + index + 1);
}

function keysOf(filter: EmployeesFilter) {
  const { sort: _sort, direction: _direction, ...who } = filter;
  return { filterKey: JSON.stringify(who), orderKey: JSON.stringify(filter) };
}

/** Returns selectors of the cached pages. */
function pageSelectors(filter: EmployeesFilter) {
  const known = new Map<number, ReturnType<typeof employeesPage.select>>();
  return (page: number) => {
    const select = known.get(page) ?? employeesPage.select({ ...filter, page, pageSize });
    known.set(page, select);
    return select;
  };
}

/** The pages around the visible rows, followed once scrolling pauses. */
function useSight(count: number) {
  const [sight, setSight] = useState(top);
  const passing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onVisibleRangeChange = useCallback(
    (first: number, end: number) => {
      clearTimeout(passing.current);
      passing.current = setTimeout(() => {
        const pages = pagesOf(Math.max(0, first - ahead), Math.min(count, end + ahead), pageSize);
        const [from = 1, to = from] = [pages[0], pages.at(-1)];
        setSight((last) => (last.from === from && last.to === to ? last : { from, to }));
      }, passingMs);
      return () => clearTimeout(passing.current);
    },
    [count],
  );
  return { sight, toTop: () => setSight(top), onVisibleRangeChange };
}

const pagesWithin = (filter: EmployeesFilter, { from, to }: typeof top) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ ...filter, page: from + index, pageSize }));

/** Keeps the pages in the cache. */
function useHeldPages(asked: readonly Parameters<typeof employeesPage.initiate>[0][]) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const held = asked.map((page) => dispatch(employeesPage.initiate(page)));
    return () => {
      for (const page of held) page.unsubscribe();
    };
  }, [dispatch, asked]);
}

/**
 * The employees that match a filter, in pages that are requested when they become visible. The previous filter's rows stay until
 * the first new ones are loaded.
 */
export function useEmployeePages(filter: EmployeesFilter): VirtualSource<EmployeeRow> {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const head = useEmployeesQuery(firstPage(filter));
  const count = head.data?.users.count ?? 0;
  const [shown, setShown] = useState(filter);
  const { sight, toTop, onVisibleRangeChange } = useSight(count);
  const keys = keysOf(shown);
  if (head.currentData && keys.orderKey !== keysOf(filter).orderKey) {
    setShown(filter);
    toTop();
  }
  const asked = useMemo(() => pagesWithin(shown, sight), [shown, sight]);
  useHeldPages(asked);
  const selectPage = useMemo(() => pageSelectors(shown), [shown]);
  const pages = useAppSelector((state) => asked.map(({ page }) => selectPage(page)(state)), shallowEqual);
  const loaded = useMemo(() => pages.flatMap(({ data }) => data?.users.items ?? []), [pages]);
  // Read from the cache, so that recently visible rows are shown immediately when the user scrolls back.
  const rowAt = (index: number) => {
    const { data } = selectPage(Math.floor(index / pageSize) + 1)(store.getState());
    return data?.users.items[index % pageSize];
  };

  const load = async (first: number, end: number): Promise<EmployeeRow[]> => {
    const known = Array.from({ length: end - first }, (_, index) => rowAt(first + index));
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
    onVisibleRangeChange,
    load,
    isFetching: head.isFetching,
    error: head.error ?? pages.find(({ isError }) => isError)?.error,
    onRetry,
    ...keys,
  };
}
