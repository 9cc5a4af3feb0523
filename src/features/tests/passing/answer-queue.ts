import type { Answer } from '@domain/questions/answer';
import { errorOfCode, isApiError, property } from '@src/api/errors';

/** What a taker says to one question. */
export interface GivenAnswer {
  answer: Answer | null;
  isFlagged: boolean;
  /** Grows with every change: the server keeps the highest. */
  seq: number;
}

export type Given = Readonly<Record<string, GivenAnswer>>;

/** How a question stands: whether it is answered, and whether its taker wants to return to it. */
export function marksOf(given: Given, questionId: string): { isAnswered: boolean; isFlagged: boolean } {
  const { answer = null, isFlagged = false } = given[questionId] ?? {};
  return { isAnswered: answer !== null, isFlagged };
}

/**
 * `saved`: the server has everything. `offline`: it is away, answers wait on the device. `elsewhere`: the attempt goes on in
 * another window. `over`: it takes no answers any more. `refused`: it said no for another reason.
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

/** Answers of an attempt that did not reach the server before the page was left. */
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
  /** What waits from before: newer than what the server has. */
  readonly waiting: ReadonlyMap<string, GivenAnswer>;
  put: (questionId: string, given: GivenAnswer) => void;
  /** Sends what waits, one after the other; answers whether the server has everything. */
  flush: () => Promise<boolean>;
}

/** Answers on their way to the server: on the device until it has them, the newest of each question. */
export function createAnswerQueue(options: QueueOptions): AnswerQueue {
  const { attemptId, storage, send, onChange } = options;
  const waiting = new Map<string, GivenAnswer>(kept(options));
  let running: Promise<boolean> | null = null;

  const keep = () => {
    try {
      if (waiting.size === 0) storage.removeItem(nameOf(attemptId));
      else storage.setItem(nameOf(attemptId), JSON.stringify(Object.fromEntries(waiting)));
    } catch {
      // A full or forbidden storage: the answers stay in the memory of the page.
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
      // What the server takes for no answer at all holds up no other one.
      if (error !== undefined && !errorOfCode(error, 'test.answerWrong')) {
        onChange(stateOf(error), waiting.size);
        return false;
      }
      // Answered anew while it was on its way: the newer one waits on.
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
