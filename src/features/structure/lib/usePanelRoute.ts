import { useCallback } from 'react';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';

/** The panel of a tab as a route below it: the open record, and functions to open and close it. Filters are kept. */
export function usePanelRoute(basePath: string) {
  const id = useMatch(`${basePath}/:id`)?.params.id ?? null;
  const navigate = useNavigate();
  const { search } = useLocation();
  const open = useCallback(
    (next: number | string) => void navigate({ pathname: `${basePath}/${next}`, search }),
    [navigate, basePath, search],
  );
  const close = useCallback(
    () => void navigate({ pathname: basePath, search: withoutParent(search) }),
    [navigate, basePath, search],
  );
  const add = useCallback(
    (parentId?: number) => {
      const params = new URLSearchParams(withoutParent(search));
      if (parentId) params.set('parentId', String(parentId));
      void navigate({ pathname: `${basePath}/new`, search: params.toString() });
    },
    [navigate, basePath, search],
  );
  /** The created record replaces its form in the history, so that Back leads to the list. */
  const openNew = useCallback(
    (next: number) =>
      void navigate({ pathname: `${basePath}/${next}`, search: withoutParent(search) }, { replace: true }),
    [navigate, basePath, search],
  );
  return { id, selectedId: id !== null && id !== 'new' ? Number(id) : null, open, openNew, close, add };
}

function withoutParent(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('parentId');
  return params.toString();
}
