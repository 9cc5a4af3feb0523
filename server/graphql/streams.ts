/**
 * A stream for a subscription. It is an iterator: a generator that waits for its next event cannot be ended before that event
 * comes, so every closed socket would leave a listener behind.
 */
export type Stream<T> = AsyncGenerator<T, void, void>;

type Result<T> = IteratorResult<T, void>;

/** The max number of unread events of a slow socket. Then the oldest are dropped: a late reader reads everything again anyway. */
const MAX_WAITING = 500;

const ENDED: IteratorResult<never, void> = { done: true, value: undefined };

function streamFrom<T>(next: () => Promise<Result<T>>, stop: () => Promise<unknown>): Stream<T> {
  const end = async () => {
    await stop();
    return ENDED;
  };
  const stream: Stream<T> = {
    next,
    return: end,
    throw: end,
    [Symbol.asyncIterator]: () => stream,
    async [Symbol.asyncDispose]() {
      await stop();
    },
  };
  return stream;
}

/** Streams what `start` pushes until the stream is ended; `start` returns a function to stop. */
export function streamOf<T>(start: (push: (event: T) => void) => () => void): Stream<T> {
  const events: T[] = [];
  let waiting: ((result: Result<T>) => void) | null = null;
  let isEnded = false;

  const stop = start((event) => {
    if (isEnded) return;
    if (waiting) {
      const deliver = waiting;
      waiting = null;
      deliver({ done: false, value: event });
      return;
    }
    events.push(event);
    if (events.length > MAX_WAITING) events.shift();
  });

  const next = (): Promise<Result<T>> => {
    const [event] = events.splice(0, 1);
    if (event !== undefined) return Promise.resolve({ done: false, value: event });
    if (isEnded) return Promise.resolve(ENDED);
    return new Promise((resolve) => {
      waiting = resolve;
    });
  };

  return streamFrom(next, async () => {
    if (isEnded) return;
    isEnded = true;
    stop();
    waiting?.(ENDED);
  });
}

/** Maps every event of the stream. */
export function mapStream<T, R>(
  source: AsyncGenerator<T, void, void>,
  change: (event: T) => R | Promise<R>,
): Stream<R> {
  return streamFrom<R>(
    async () => {
      const result = await source.next();
      if (result.done) return ENDED;
      const value: R = await change(result.value);
      return { done: false, value };
    },
    () => source.return(),
  );
}

/** The same for any async iterable. */
export function mapIterable<T, R>(source: AsyncIterable<T>, change: (event: T) => Promise<R>): Stream<R> {
  const iterator = source[Symbol.asyncIterator]();
  return streamFrom<R>(
    async () => {
      const result = await iterator.next();
      return result.done ? ENDED : { done: false, value: await change(result.value) };
    },
    async () => iterator.return?.(),
  );
}

const READS = Symbol('reads');

/** Marks an event whose fields are read from the database on delivery: in one transaction of the caller's organization. */
export function readOnDelivery<Event extends object>(event: Event): Event {
  return Object.assign(event, { [READS]: true });
}

/** Whether the event was made by `readWhenTold`. */
export function isReadOnDelivery(event: unknown): boolean {
  return typeof event === 'object' && event !== null && READS in event;
}
