import { AppError } from '@server/errors';
import type { Workers } from './workers';

/** The max total size of files that wait or are being read: they are in the memory of the server meanwhile. */
const MAX_BYTES = { all: 160 * 1024 * 1024, perOrganization: 64 * 1024 * 1024 };

/** Returns how much of the server's memory a task holds. */
function bytesOf(input: unknown): number {
  if (input instanceof Uint8Array) return input.length;
  const isFile = typeof input === 'object' && input !== null && 'bytes' in input;
  return isFile && input.bytes instanceof Uint8Array ? input.bytes.length : 0;
}

/** Rejects tasks with `files.busy` when waiting files would fill the memory, in total or for one organization. */
export function boundBytes(workers: Workers, maxBytes = MAX_BYTES): Workers {
  const held = new Map<number, number>();
  let all = 0;

  function change(organizationId: number, bytes: number): void {
    all += bytes;
    const now = (held.get(organizationId) ?? 0) + bytes;
    if (now === 0) held.delete(organizationId);
    else held.set(organizationId, now);
  }

  return {
    close: () => workers.close(),
    async run(task, input, owner, field) {
      const { organizationId } = owner;
      const bytes = bytesOf(input);
      const isTooMuch =
        all + bytes > maxBytes.all || (held.get(organizationId) ?? 0) + bytes > maxBytes.perOrganization;
      if (isTooMuch) throw new AppError('files.busy', { field });
      change(organizationId, bytes);
      try {
        return await workers.run(task, input, owner, field);
      } finally {
        change(organizationId, -bytes);
      }
    },
  };
}
