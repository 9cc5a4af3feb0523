import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findTourAnchor } from '@src/lib/tour-anchor';
import type { Tour, TourStep } from '@src/store/slices/tour';

/** How long to wait for an element, because a page may first have to load its code and data. */
const ELEMENT_WAIT_MS = 6000;
const LOOK_MS = 100;

interface ShownStep {
  index: number;
  element: Element;
  pathname: string;
}

const isAt = (pathname: string, { route }: TourStep) =>
  route === null || pathname === route || pathname.startsWith(`${route}/`);

/** Returns the nearest step, in the direction of `by`, whose page the user may open. */
function nearest(
  steps: readonly TourStep[],
  isClosed: (step: TourStep) => boolean,
  from: number,
  by: 1 | -1,
) {
  let index = from;
  for (let step = steps[index]; step && isClosed(step); step = steps[index]) index += by;
  return index;
}

/** Looks repeatedly until it is found, or for too long. Returns what stops it. */
function lookFor<Found>(
  find: () => Found | undefined,
  onFound: (found: Found) => void,
  onMissing: () => void,
) {
  const deadline = Date.now() + ELEMENT_WAIT_MS;
  const timer = setInterval(() => {
    const found = find();
    if (found === undefined && Date.now() <= deadline) return;
    clearInterval(timer);
    if (found === undefined) onMissing();
    else onFound(found);
  }, LOOK_MS);
  return () => clearInterval(timer);
}

/**
 * Runs the steps of a tour: navigates to the page of each, waits for its element, and skips elements that the user does not have.
 * Navigating elsewhere meanwhile, with the Back button or a link, ends the tour.
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
  const nearestOpen = (from: number, by: 1 | -1) => nearest(steps, isClosed, from, by);
  const [wanted, setWanted] = useState<{ index: number; by: 1 | -1 }>(() => ({
    index: nearestOpen(0, 1),
    by: 1,
  }));
  const [shown, setShown] = useState<ShownStep | null>(null);
  const [missing, setMissing] = useState<ReadonlySet<number>>(new Set());
  const step = steps[wanted.index];

  const go = (by: 1 | -1) => {
    const index = nearestOpen(wanted.index + by, by);
    // There is no step before the first one, so the current step stays.
    setWanted(index < 0 ? { index: shown?.index ?? nearestOpen(0, 1), by: 1 } : { index, by });
  };
  const pass = useEffectEvent(() => {
    setMissing((before) => new Set(before).add(wanted.index));
    go(wanted.by);
  });
  const begin = useEffectEvent((begun: TourStep) => {
    if (begun.route !== null && !isAt(pathname, begun)) void navigate(begun.route);
  });
  // Checks the router's location, which changes once the page is rendered: the previous page may contain the same element.
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
    return lookFor(
      () => find(step),
      (found) => {
        found.element.scrollIntoView({ block: 'nearest' });
        setShown({ index: wanted.index, ...found });
      },
      () => pass(),
    );
  }, [step, wanted.index, isShown]);

  const isLeft = isShown && shown?.pathname !== pathname;
  useEffect(() => {
    if (isLeft) end();
  }, [isLeft]);

  return {
    /** The current step; null while its page loads. */
    shown: isShown ? shown : null,
    skipped: steps.filter(isClosed).length + missing.size,
    go,
  };
}
