import { z } from 'zod';
import type { Tx } from '@server/db/database';

/**
 * Workers of a node, by what they work at: `letters` are what somebody waits for, `quick` is over in moments, `slow` may
 * take minutes (imports, checks, the daily work over all organizations). None of them waits for a worker of another pool.
 */
export const JOB_POOLS = { letters: 2, quick: 2, slow: 3 } as const;

export type JobPool = keyof typeof JOB_POOLS;

/** A kind of job, defined in its module's `<domain>.jobs.ts`: what orders it and what works at it share nothing else. */
export interface Job<Payload> {
  /** Unique in the program, and never renamed while jobs of that name may wait. */
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  readonly pool: JobPool;
  /** When it comes by itself, once among all nodes: cron, UTC. Its payload is then empty. */
  readonly schedule?: string;
  /** Ordered with this payload by each node that comes up: what a killed server has left in the middle. */
  readonly onStart?: Payload;
}

/** The payload of jobs that need none. */
export const nothing = z.object({});

/** A kind of job as the module writes it down. */
export const defineJob = <Payload>(job: Job<Payload>): Job<Payload> => job;

export type PayloadOf<J> = J extends Job<infer Payload> ? Payload : never;
export type JobHandler<J> = (payload: PayloadOf<J>) => Promise<void>;

/** The jobs of a module, by their keys there. */
type Defined<Payloads> = { readonly [Key in keyof Payloads]: Job<Payloads[Key]> };
type Handlers<Payloads> = { readonly [Key in keyof Payloads]: (payload: Payloads[Key]) => Promise<void> };

/** Handlers of some of the jobs that a module defines. */
export type HandlersOf<Jobs, Key extends keyof Jobs = keyof Jobs> = {
  readonly [Name in Key]: JobHandler<Jobs[Name]>;
};

/** A job with what works at it: what a module brings. */
export interface HandledJob {
  readonly name: string;
  readonly pool: JobPool;
  readonly schedule?: string | undefined;
  readonly onStart?: object | undefined;
  /** @throws {z.ZodError} when the payload is none of this job */
  run(payload: unknown): Promise<void>;
}

function handleJob<Payload>(
  { name, payload: shape, pool, schedule, onStart }: Job<Payload>,
  handler: (payload: Payload) => Promise<void>,
): HandledJob {
  return {
    name,
    pool,
    schedule,
    onStart: typeof onStart === 'object' && onStart !== null ? onStart : undefined,
    run: (payload) => handler(shape.parse(payload ?? {})),
  };
}

/** Every job of a module with its handler: one that is forgotten does not compile. */
export function handleJobs<Payloads>(
  jobs: Defined<Payloads>,
  handlers: Handlers<Payloads>,
): readonly HandledJob[] {
  const handled: HandledJob[] = [];
  for (const key in jobs) handled.push(handleJob(jobs[key], handlers[key]));
  return handled;
}

export interface Jobs {
  /** Adds a job that is picked up when the transaction commits. The same `key` replaces a job that has not run yet. */
  enqueue<Payload>(
    tx: Tx,
    job: Job<Payload>,
    payload: Payload,
    options?: { runAt?: Date; key?: string },
  ): Promise<void>;
  /** The same for many, in one statement. */
  enqueueAll<Payload>(tx: Tx, job: Job<Payload>, payloads: readonly Payload[]): Promise<void>;
  /** Starts picking jobs up. @throws {Error} naming two jobs of one name */
  start(jobs: readonly HandledJob[]): Promise<void>;
  /** Lets running jobs end, then stops. */
  stop(): Promise<void>;
}
