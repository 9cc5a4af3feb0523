import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useReading } from '@src/content/reader/use-reading';
import { useAppSelector } from '@src/store/hooks';
import {
  type EducationDetails,
  type Progress,
  useEducationOpenMutation,
  useEducationProgressMutation,
} from '../api';

/** The reporting interval in seconds. */
const EVERY_SEC = 10;

interface Studying {
  /** Current seconds of active reading. */
  activeSec: number;
  readingSec: number;
}

/** Starts the server's clock, once; returns its response. */
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

/** Reports reading time to the server; returns the counted time plus what is not sent yet. */
function useProgressReport(educationId: number, versionId: number, seconds: number) {
  const [report] = useEducationProgressMutation();
  const [sent, setSent] = useState(seconds);
  const [confirmed, setConfirmed] = useState<Progress | null>(null);
  const isBusy = useRef(false);
  const unsent = Math.max(0, seconds - sent);
  const sendReport = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    const { data } = await report({ progress: { educationId, versionId, seconds: unsent } });
    isBusy.current = false;
    // Unsent time is included in the next report.
    if (!data) return;
    setConfirmed(data.educationProgress);
    setSent(seconds);
  }, [educationId, report, seconds, unsent, versionId]);
  return { confirmed, unsent, sendReport };
}

/** Calls back when the page is hidden, which can be its last event. */
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
 * Measures the user's reading and reports it to the server every few seconds; the displayed progress is the server's count plus
 * what is not sent yet.
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
  const { confirmed, unsent, sendReport } = useProgressReport(id, version.id, seconds);
  const { activeSec, readingSec, completedAt } = confirmed ??
    first ??
    myProgress ?? { activeSec: 0, readingSec: version.readingSec, completedAt: null };
  const isDue = activeSec + unsent >= readingSec || unsent >= EVERY_SEC;
  useEffect(() => {
    if (isOn && isDue && completedAt === null) void sendReport();
  }, [completedAt, isDue, isOn, sendReport]);
  useLeaving(() => void sendReport(), isOn);
  return { activeSec: Math.min(readingSec, activeSec + unsent), readingSec };
}
