import { z } from 'zod';
import type { Tx } from '@server/db/database';

/**
 * The number of workers per node and pool: `emails` are emails that people wait for, `quick` jobs take moments, `slow` jobs may
 * take minutes (imports, checks, the daily work over all organizations), `outside` jobs ask a service of others, which may not
 * answer. No job waits for a worker of another pool.
 */
export const JOB_POOLS = { emails: 2, quick: 2, slow: 3, outside: 2 } as const;

export type JobPool = keyof typeof JOB_POOLS;

/**
 * A kind of job, defined in its module's `<domain>.jobs.ts`: the only thing that the code that enqueues it and its handler share.
 */
export interface Job<Payload> {
  /** Unique in the program, and never renamed while jobs of that name may be waiting. */
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  readonly pool: JobPool;
  /** When the job runs on its own, once among all nodes: cron, UTC. Its payload is then empty. */
  readonly schedule?: string;
  /** Enqueued with this payload by each node that starts: finishes the work that a killed server has left unfinished. */
  readonly onStart?: Payload;
}

/** The payload of jobs that need none. */
export const noPayload = z.object({});

/** Defines a kind of job in a module. */
export const defineJob = <Payload>(job: Job<Payload>): Job<Payload> => job;

export type PayloadOf<J> = J extends Job<infer Payload> ? Payload : never;
export type JobHandler<J> = (payload: PayloadOf<J>) => Promise<void>;

/** The jobs of a module by key. */
type Defined<Payloads> = { readonly [Key in keyof Payloads]: Job<Payloads[Key]> };
type Handlers<Payloads> = { readonly [Key in keyof Payloads]: (payload: Payloads[Key]) => Promise<void> };

/** Handlers of some of the jobs that a module defines. */
export type HandlersOf<Jobs, Key extends keyof Jobs = keyof Jobs> = {
  readonly [Name in Key]: JobHandler<Jobs[Name]>;
};

/** A job with its handler, as provided by a module. */
export interface HandledJob {
  readonly name: string;
  readonly pool: JobPool;
  readonly schedule?: string | undefined;
  readonly onStart?: object | undefined;
  /** @throws {z.ZodError} when the payload does not match this job */
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

/** Combines every job of a module with its handler: a missing handler does not compile. */
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
  /** The same for many payloads, in one statement. */
  enqueueAll<Payload>(tx: Tx, job: Job<Payload>, payloads: readonly Payload[]): Promise<void>;
  /** Starts picking jobs up. @throws {Error} naming two jobs of one name */
  start(jobs: readonly HandledJob[]): Promise<void>;
  /** Waits for running jobs to end, then stops. */
  stop(): Promise<void>;
}
