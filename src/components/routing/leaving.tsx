import { createContext, type ReactNode, type RefObject, useContext, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

const LeavingContext = createContext<Readonly<RefObject<boolean>>>({ current: false });

/** Provides whether a navigation to another page, whose code is still loading, is in progress. */
export function LeavingProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = useRef(false);
  useLayoutEffect(() => {
    isLeaving.current = next !== undefined && next.pathname !== pathname;
  }, [next, pathname]);
  return <LeavingContext value={isLeaving}>{children}</LeavingContext>;
}

/** Whether the page is being left, read at the time of access. Outside of a frame it is always false. */
export const useIsLeaving = (): Readonly<RefObject<boolean>> => useContext(LeavingContext);
