import { AppError } from '@server/errors';
import { addTo } from './tally';
import type { Owner } from './task';
import type { Workers } from './workers';

/** The max total size of what waits or is being processed: it is in the memory of the server meanwhile. */
const MEGABYTE = 1024 * 1024;
const MAX_BYTES = {
  all: 160 * MEGABYTE,
  perOrganization: 64 * MEGABYTE,
  /** One task, while its organization has no other: a text with many pictures. */
  single: 96 * MEGABYTE,
};

export interface BoundedWorkers extends Workers {
  /**
   * Reads the pictures of a document and has it made, while this many bytes are reserved for them: waiting requests must not fill
   * the memory with what they have read.
   * @throws {AppError} files.busy; files.tooComplex when it is more than a task may have
   */
  holding<T>(bytes: number, owner: Owner, work: () => Promise<T>): Promise<T>;
}

/**
 * Returns how much of the server's memory the input of a task holds: its file, or the texts of a document. Pictures are in a map,
 * and were reserved by `holding` before they were read.
 */
function bytesOf(input: unknown): number {
  if (typeof input === 'string' || input instanceof Uint8Array) return input.length;
  if (typeof input !== 'object' || input === null || input instanceof Map) return 0;
  let bytes = 0;
  for (const part of Object.values(input)) bytes += bytesOf(part);
  return bytes;
}

/** The bytes of each organization. */
type Held = Map<number, number>;

/** Rejects tasks with `files.busy` when what waits would fill the memory, in total or for one organization. */
export function boundBytes(workers: Workers, maxBytes = MAX_BYTES): BoundedWorkers {
  /** Counted apart: a document that has its pictures still needs a worker. */
  const [inputs, pictures]: [Held, Held] = [new Map(), new Map()];
  let all = 0;

  function change(held: Held, organizationId: number, bytes: number): void {
    all += bytes;
    addTo(held, organizationId, bytes);
  }

  async function within<T>(
    held: Held,
    bytes: number,
    { organizationId, field }: { organizationId: number; field?: string | undefined },
    work: () => Promise<T>,
  ): Promise<T> {
    if (bytes > maxBytes.single) throw new AppError('files.tooComplex', { field });
    const own = held.get(organizationId) ?? 0;
    const isTooMuch = all + bytes > maxBytes.all || (own > 0 && own + bytes > maxBytes.perOrganization);
    if (isTooMuch) throw new AppError('files.busy', { field });
    change(held, organizationId, bytes);
    try {
      return await work();
    } finally {
      change(held, organizationId, -bytes);
    }
  }

  return {
    close: () => workers.close(),
    holding: (bytes, { organizationId }, work) => within(pictures, bytes, { organizationId }, work),
    run: (task, input, owner, field, disconnected) =>
      within(inputs, bytesOf(input), { organizationId: owner.organizationId, field }, () =>
        workers.run(task, input, owner, field, disconnected),
      ),
  };
}
