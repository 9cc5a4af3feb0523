import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findTourAnchor } from '@src/lib/tour-anchor';
import type { Tour, TourStep } from '@src/store/slices/tour';

/** A page may have to load its code and its data before an element stands there. */
const PATIENCE_MS = 6000;
const LOOK_MS = 100;

interface ShownStep {
  index: number;
  element: Element;
  pathname: string;
}

const isAt = (pathname: string, { route }: TourStep) =>
  route === null || pathname === route || pathname.startsWith(`${route}/`);

/**
 * Walks the steps of a tour: goes to the page of each, waits for its element, and passes over what is not there for the
 * reader. Whoever goes elsewhere meanwhile, by the Back button or a link, has left the tour.
 * @param onEnd called once it is over; with `isNothing` when no step could be shown at all
 */
export function useTourSteps(
  { steps }: Tour,
  opens: (path: string) => boolean,
  onEnd: (how: { isNothing: boolean }) => void,
) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState({ index: 0, by: 1 });
  const [shown, setShown] = useState<ShownStep | null>(null);
  const [skipped, setSkipped] = useState<ReadonlySet<number>>(new Set());
  const step = steps[wanted.index];

  const pass = useCallback(() => {
    setSkipped((before) => new Set(before).add(wanted.index));
    setWanted(({ index, by }) => ({ index: index + by, by }));
  }, [wanted.index]);

  useEffect(() => {
    if (!step) {
      // Before the first step there is nothing to go back to; behind the last one it is over.
      if (shown && wanted.index < 0) setWanted({ index: shown.index, by: 1 });
      else onEnd({ isNothing: shown === null });
      return undefined;
    }
    if (shown?.index === wanted.index) return undefined;
    if (step.route !== null && !opens(step.route)) {
      pass();
      return undefined;
    }
    if (step.route !== null && !isAt(window.location.hash.slice(1).split('?')[0] ?? '', step)) {
      void navigate(step.route);
    }
    const deadline = Date.now() + PATIENCE_MS;
    const timer = setInterval(() => {
      const here = window.location.hash.slice(1).split('?')[0] ?? '';
      const element = isAt(here, step) ? findTourAnchor(step.anchor) : undefined;
      if (element) {
        clearInterval(timer);
        element.scrollIntoView({ block: 'nearest' });
        setShown({ index: wanted.index, element, pathname: here });
      } else if (Date.now() > deadline) {
        clearInterval(timer);
        pass();
      }
    }, LOOK_MS);
    return () => clearInterval(timer);
    // The page that is left must not start the step again.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a step begins when it is wanted, not when the address changes
  }, [wanted, shown?.index]);

  const isLeft = shown?.index === wanted.index && shown.pathname !== pathname;
  useEffect(() => {
    if (isLeft) onEnd({ isNothing: false });
  }, [isLeft, onEnd]);

  return {
    /** The step that is on the screen; null while its page loads. */
    shown: shown?.index === wanted.index ? shown : null,
    skipped: skipped.size,
    go: (by: 1 | -1) => setWanted(({ index }) => ({ index: index + by, by })),
  };
}
