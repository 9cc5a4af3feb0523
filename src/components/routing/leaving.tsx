import { createContext, type ReactNode, type RefObject, useContext, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

const LeavingContext = createContext<Readonly<RefObject<boolean>>>({ current: false });

/** Knows for the pages below whether somebody is on the way to another one, whose code is still being loaded. */
export function LeavingProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = useRef(false);
  useLayoutEffect(() => {
    isLeaving.current = next !== undefined && next.pathname !== pathname;
  }, [next, pathname]);
  return <LeavingContext value={isLeaving}>{children}</LeavingContext>;
}

/** Whether the page is being left, at the time of asking. Outside of a frame: never. */
export const useIsLeaving = (): Readonly<RefObject<boolean>> => useContext(LeavingContext);
