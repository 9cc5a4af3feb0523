import type { Answer } from '@domain/questions/answer';
import { errorOfCode, isApiError, property } from '@src/api/errors';

/** A test taker's answer to one question. */
export interface GivenAnswer {
  answer: Answer | null;
  isFlagged: boolean;
  /** Increases with every change: the server keeps the highest. */
  seq: number;
}

export type Given = Readonly<Record<string, GivenAnswer>>;

/** Returns whether a question is answered, and whether the test taker has flagged it. */
export function marksOf(given: Given, questionId: string): { isAnswered: boolean; isFlagged: boolean } {
  const { answer = null, isFlagged = false } = given[questionId] ?? {};
  return { isAnswered: answer !== null, isFlagged };
}

/**
 * `saved`: the server has everything. `offline`: it is unavailable, answers wait on the device. `elsewhere`: the attempt is
 * active in another window. `over`: the attempt accepts no more answers. `refused`: the server rejected an answer for another
 * reason.
 */
export type QueueState = 'saved' | 'saving' | 'offline' | 'elsewhere' | 'over' | 'refused';

interface QueueOptions {
  attemptId: number;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  send: (answer: GivenAnswer & { questionId: string }) => PromiseLike<{ error?: unknown }>;
  onChange: (state: QueueState, waiting: number) => void;
}

const nameOf = (attemptId: number): string => `adaptika:attempt:${attemptId}`;

const isGiven = (value: unknown): value is GivenAnswer =>
  typeof property(value, 'seq') === 'number' &&
  typeof property(value, 'isFlagged') === 'boolean' &&
  typeof property(value, 'answer') === 'object';

/** Returns the answers of an attempt that were not sent before the page was left. */
function kept({ attemptId, storage }: Pick<QueueOptions, 'attemptId' | 'storage'>): [string, GivenAnswer][] {
  try {
    const value: unknown = JSON.parse(storage.getItem(nameOf(attemptId)) ?? '{}');
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).filter((entry): entry is [string, GivenAnswer] => isGiven(entry[1]));
  } catch {
    return [];
  }
}

export interface AnswerQueue {
  /** Unsent answers from before, which are newer than the server's. */
  readonly waiting: ReadonlyMap<string, GivenAnswer>;
  put: (questionId: string, given: GivenAnswer) => void;
  /** Sends the waiting answers one after another; returns whether the server has everything. */
  flush: () => Promise<boolean>;
}

/** Creates a queue of answers: each question's latest answer is stored on the device until the server has it. */
export function createAnswerQueue(options: QueueOptions): AnswerQueue {
  const { attemptId, storage, send, onChange } = options;
  const waiting = new Map<string, GivenAnswer>(kept(options));
  let running: Promise<boolean> | null = null;

  const keep = () => {
    try {
      if (waiting.size === 0) storage.removeItem(nameOf(attemptId));
      else storage.setItem(nameOf(attemptId), JSON.stringify(Object.fromEntries(waiting)));
    } catch {
      // The storage is full or blocked: the answers stay in memory.
    }
  };

  function stateOf(error: unknown): QueueState {
    if (errorOfCode(error, 'test.otherTab')) return 'elsewhere';
    if (errorOfCode(error, 'test.timeUp') || errorOfCode(error, 'test.attemptOver')) return 'over';
    return isApiError(error) && error.kind === 'network' ? 'offline' : 'refused';
  }

  async function sendAll(): Promise<boolean> {
    for (let next = first(); next; next = first()) {
      const [questionId, given] = next;
      onChange('saving', waiting.size);
      const { error } = await send({ questionId, ...given });
      // An answer that the server rejects as invalid does not block the others.
      if (error !== undefined && !errorOfCode(error, 'test.answerWrong')) {
        onChange(stateOf(error), waiting.size);
        return false;
      }
      // If the question was answered again during the request, the newer answer stays in the queue.
      if (waiting.get(questionId)?.seq === given.seq) waiting.delete(questionId);
      keep();
    }
    onChange('saved', 0);
    return true;
  }

  const first = (): [string, GivenAnswer] | undefined => waiting.entries().next().value;

  return {
    waiting,
    put: (questionId, given) => {
      waiting.set(questionId, given);
      keep();
    },
    flush: async () => {
      while (running) await running;
      if (waiting.size === 0) return true;
      running = sendAll();
      const isSaved = await running;
      running = null;
      return isSaved;
    },
  };
}
