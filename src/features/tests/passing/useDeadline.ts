import { useCallback, useEffect, useRef } from 'react';
import { type Taking, useTestAttemptClockQuery } from '../api';
import { useTimeLeft } from './useTimeLeft';
import { useWaking } from './useWaking';

/** The server decides when the deadline has passed, so a slightly later request gets the result. */
const GRACE_MS = 1000;

/** The current time limit of an attempt: somebody can grant more, and the server adds its own outages. */
export function useClock(taking: Taking) {
  const { currentData, refetch } = useTestAttemptClockQuery({ id: taking.id });
  const clock = currentData?.testAttempt ?? taking;
  const { deadlineAt } = clock;
  useWaking(refetch);
  const hasMore = useCallback(async (): Promise<boolean> => {
    const later = (await refetch()).data?.testAttempt?.deadlineAt;
    return later != null && later !== deadlineAt;
  }, [deadlineAt, refetch]);
  return { clock, left: useTimeLeft(clock), hasMore };
}

interface Deadline {
  left: number | null;
  /** The server accepts no more answers. */
  isRefused: boolean;
  hasMore: () => Promise<boolean>;
  close: () => Promise<void>;
  /** Resets an end request that failed. */
  reset: () => void;
}

/** Ends the attempt when its time is over, unless the server has extended it meanwhile. */
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
