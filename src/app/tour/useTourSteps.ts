import { useEffect, useEffectEvent, useState } from 'react';
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
  const isClosed = ({ route }: TourStep) => route !== null && !opens(route);
  /** The nearest step, in the direction of `by`, whose page is open to the reader. */
  const nearestOpen = (from: number, by: 1 | -1): number => {
    let index = from;
    for (let step = steps[index]; step && isClosed(step); step = steps[index]) index += by;
    return index;
  };
  const [wanted, setWanted] = useState<{ index: number; by: 1 | -1 }>(() => ({
    index: nearestOpen(0, 1),
    by: 1,
  }));
  const [shown, setShown] = useState<ShownStep | null>(null);
  const [missing, setMissing] = useState<ReadonlySet<number>>(new Set());
  const step = steps[wanted.index];

  const go = (by: 1 | -1) => {
    const index = nearestOpen(wanted.index + by, by);
    // Before the first step there is nothing to go back to: what is shown stays.
    setWanted(index < 0 ? { index: shown?.index ?? nearestOpen(0, 1), by: 1 } : { index, by });
  };
  const pass = useEffectEvent(() => {
    setMissing((before) => new Set(before).add(wanted.index));
    go(wanted.by);
  });
  const begin = useEffectEvent((begun: TourStep) => {
    if (begun.route !== null && !isAt(pathname, begun)) void navigate(begun.route);
  });
  // By the router's location, which follows the address once the page is drawn: the page before may have such an element.
  const find = useEffectEvent((wantedStep: TourStep) => {
    const element = isAt(pathname, wantedStep) ? findTourAnchor(wantedStep.anchor) : undefined;
    return element && { element, pathname };
  });
  const end = useEffectEvent(() => onEnd({ isNothing: shown === null }));

  const isOver = step === undefined;
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);

  const isShown = shown?.index === wanted.index;
  useEffect(() => {
    if (!step || isShown) return undefined;
    begin(step);
    const deadline = Date.now() + PATIENCE_MS;
    const timer = setInterval(() => {
      const found = find(step);
      if (found) {
        clearInterval(timer);
        found.element.scrollIntoView({ block: 'nearest' });
        setShown({ index: wanted.index, ...found });
      } else if (Date.now() > deadline) {
        clearInterval(timer);
        pass();
      }
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [step, wanted.index, isShown]);

  const isLeft = isShown && shown?.pathname !== pathname;
  useEffect(() => {
    if (isLeft) end();
  }, [isLeft]);

  return {
    /** The step that is on the screen; null while its page loads. */
    shown: isShown ? shown : null,
    skipped: steps.filter(isClosed).length + missing.size,
    go,
  };
}
