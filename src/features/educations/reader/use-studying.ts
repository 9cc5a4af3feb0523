import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useReading } from '@src/content/reader/use-reading';
import { useAppSelector } from '@src/store/hooks';
import {
  type EducationDetails,
  type Progress,
  useEducationOpenMutation,
  useEducationProgressMutation,
} from '../api';

/** So often the server hears of it. */
const EVERY_SEC = 10;

interface Studying {
  /** Seconds of active reading, as they stand now. */
  activeSec: number;
  readingSec: number;
}

/** Starts the server's clock, once; what it says then. */
export function useOpened(id: number, isOn: boolean) {
  const [open, { data, isSuccess }] = useEducationOpenMutation();
  const opened = useRef<number | null>(null);
  useEffect(() => {
    if (!isOn || opened.current === id) return;
    opened.current = id;
    void open({ id });
  }, [id, isOn, open]);
  return { isOpened: isSuccess, first: data?.educationOpen ?? null };
}

/** Tells the server how much was read; what it has counted, and what it has not heard of yet. */
function useTelling(educationId: number, versionId: number, seconds: number) {
  const [report] = useEducationProgressMutation();
  const [sent, setSent] = useState(seconds);
  const [told, setTold] = useState<Progress | null>(null);
  const isBusy = useRef(false);
  const unsent = Math.max(0, seconds - sent);
  const tell = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    const { data } = await report({ progress: { educationId, versionId, seconds: unsent } });
    isBusy.current = false;
    // What did not arrive is told the next time.
    if (!data) return;
    setTold(data.educationProgress);
    setSent(seconds);
  }, [educationId, report, seconds, unsent, versionId]);
  return { told, unsent, tell };
}

/** Calls when the page is no more in front: nothing may come after that. */
export function useLeaving(leave: () => void, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const listen = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, [isOn, leave]);
}

/**
 * Counts the person's reading and tells the server of it every few seconds; what the server has counted is what is shown,
 * with what it has not heard of yet.
 */
export function useStudying(
  { id, abilities, myAssignment, myProgress }: EducationDetails,
  version: { id: number; readingSec: number },
  text: RefObject<HTMLElement | null>,
): Studying {
  const userId = useAppSelector((state) => state.auth.user?.id ?? 0);
  const { isOpened, first } = useOpened(id, abilities.canStudy);
  const isOn = abilities.canStudy && isOpened;
  const key = `education:${userId}:${version.id}:${myAssignment?.id ?? 0}`;
  const { seconds } = useReading(key, text, isOn);
  const { told, unsent, tell } = useTelling(id, version.id, seconds);
  const { activeSec, readingSec, completedAt } = told ??
    first ??
    myProgress ?? { activeSec: 0, readingSec: version.readingSec, completedAt: null };
  const isDue = activeSec + unsent >= readingSec || unsent >= EVERY_SEC;
  useEffect(() => {
    if (isOn && isDue && completedAt === null) void tell();
  }, [completedAt, isDue, isOn, tell]);
  useLeaving(() => void tell(), isOn);
  return { activeSec: Math.min(readingSec, activeSec + unsent), readingSec };
}
