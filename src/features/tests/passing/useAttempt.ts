import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Answer } from '@domain/questions/answer';
import { type Taking, useTestAnswerSaveMutation } from '../api';
import { createAnswerQueue, type Given, type GivenAnswer, type QueueState } from './answer-queue';

/** Typed text is sent after a pause. */
const PAUSE_MS = 400;
/** The retry interval without a connection; also retried immediately when the browser reports that it is back. */
const RETRY_MS = 3000;

const nothing: GivenAnswer = { answer: null, isFlagged: false, seq: 0 };

/** Returns the server's saved answers, overlaid with newer ones waiting on the device. */
function beginning(taking: Taking, waiting: ReadonlyMap<string, GivenAnswer>): Given {
  const saved = taking.answers.map(({ questionId, answer, isFlagged, seq }): [string, GivenAnswer] => [
    questionId,
    { answer, isFlagged, seq },
  ]);
  const given = new Map(saved);
  for (const [id, mine] of waiting) if (mine.seq > (given.get(id)?.seq ?? 0)) given.set(id, mine);
  return Object.fromEntries(given);
}

/** Sends what waits: at the beginning, when the connection is back, when the page is left, and repeatedly while it is stuck. */
function useRepeatedSending(flush: () => Promise<unknown>, isStuck: boolean) {
  useEffect(() => {
    const again = () => void flush();
    again();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      again();
    };
  }, [flush]);
  useEffect(() => {
    if (!isStuck) return undefined;
    const retry = setInterval(() => void flush(), RETRY_MS);
    return () => clearInterval(retry);
  }, [isStuck, flush]);
}

/** Answering an attempt: each answer is saved immediately, and waits on the device while the server is unavailable. */
export function useAttempt(taking: Taking, tab: string) {
  const [save] = useTestAnswerSaveMutation();
  const [status, setStatus] = useState<{ state: QueueState; waiting: number }>({
    state: 'saved',
    waiting: 0,
  });
  const { id: attemptId } = taking;
  const queue = useMemo(
    () =>
      createAnswerQueue({
        attemptId,
        storage: localStorage,
        send: (given) => save({ answer: { attemptId, tab, ...given } }),
        onChange: (state, waiting) => setStatus({ state, waiting }),
      }),
    [attemptId, tab, save],
  );
  const [given, setGiven] = useState<Given>(() => beginning(taking, queue.waiting));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** A ref for use outside of rendering: an uploaded file changes the answers current at that moment. */
  const newest = useRef(given);

  const put = useCallback(
    (questionId: string, change: (before: GivenAnswer) => Partial<GivenAnswer>) => {
      const before = newest.current[questionId] ?? nothing;
      const next = { ...before, ...change(before), seq: before.seq + 1 };
      newest.current = { ...newest.current, [questionId]: next };
      setGiven(newest.current);
      queue.put(questionId, next);
      setStatus(({ state }) => ({
        state: state === 'offline' ? state : 'saving',
        waiting: queue.waiting.size,
      }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void queue.flush(), PAUSE_MS);
    },
    [queue],
  );
  const change = useCallback(
    (questionId: string, next: (answer: Answer | null) => Answer | null) =>
      put(questionId, ({ answer }) => ({ answer: next(answer) })),
    [put],
  );

  useEffect(() => () => clearTimeout(timer.current), []);
  const flush = useCallback(() => queue.flush(), [queue]);
  useRepeatedSending(flush, status.state === 'offline' || status.state === 'refused');

  return {
    ...status,
    given,
    flush,
    /** Changes the answer of a question, based on its current value. */
    change,
    answer: (questionId: string, answer: Answer | null) => put(questionId, () => ({ answer })),
    flag: (questionId: string, isFlagged: boolean) => put(questionId, () => ({ isFlagged })),
  };
}
