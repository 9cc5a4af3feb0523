import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { useAppSelector } from '@src/store/hooks';
import type { RootState } from '@src/store/reducer';
import type { NavItem } from './domain-registration';
import { decide } from './routes/guard';

/** Returns the entries whose pages the caller may open, by the same guard that opens them. */
export function useAllowed(items: readonly NavItem[]): NavItem[] {
  const store = useStore<RootState>();
  const { auth, app } = useAppSelector(
    ({ auth: currentAuth, app: currentApp }) => ({ auth: currentAuth, app: currentApp }),
    isSame,
  );
  return useMemo(
    () =>
      items.filter((item) => decide({}, item.access, {}, { ...store.getState(), auth, app }).kind === 'open'),
    [items, store, auth, app],
  );
}

function isSame<State extends { auth: unknown; app: unknown }>(a: State, b: State): boolean {
  return a.auth === b.auth && a.app === b.app;
}
