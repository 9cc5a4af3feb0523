import { useCallback, useEffect, useRef } from 'react';
import { type Taking, useTestAttemptClockQuery } from '../api';
import { useTimeLeft } from './useTimeLeft';

/** The deadline is the server's: whoever asks a little later gets the result. */
const GRACE_MS = 1000;

/** The time of an attempt as it stands now: somebody may give more of it, and the server gives its own outages back. */
export function useClock(taking: Taking) {
  const { currentData, refetch } = useTestAttemptClockQuery({ id: taking.id });
  const clock = currentData?.testAttempt ?? taking;
  const { deadlineAt } = clock;
  const hasMore = useCallback(async (): Promise<boolean> => {
    const later = (await refetch()).data?.testAttempt?.deadlineAt;
    return later != null && later !== deadlineAt;
  }, [deadlineAt, refetch]);
  return { clock, left: useTimeLeft(clock), hasMore };
}

interface Deadline {
  left: number | null;
  /** The server takes no answers any more. */
  isRefused: boolean;
  hasMore: () => Promise<boolean>;
  close: () => Promise<void>;
  /** Forgets an end that did not come through. */
  reset: () => void;
}

/** Ends the attempt once its time is over, unless the server has given more meanwhile. */
export function useDeadline({ left, isRefused, hasMore, close, reset }: Deadline): void {
  const isOver = isRefused || left === 0;
  const isEnded = useRef(false);
  useEffect(() => {
    if (!isOver && isEnded.current) {
      isEnded.current = false;
      reset();
    }
    if (!isOver || isEnded.current) return undefined;
    const timer = setTimeout(async () => {
      if (!isRefused && (await hasMore())) return;
      isEnded.current = true;
      await close();
    }, GRACE_MS);
    return () => clearTimeout(timer);
  }, [isOver, isRefused, hasMore, close, reset]);
}
