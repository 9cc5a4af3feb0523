import { randomUUID } from 'node:crypto';
import type { Tx } from './tx';

const ids = new WeakMap<Tx, string>();

/**
 * Gives a transaction the id under which its live events are published. Returns the settings from which triggers read it; with an
 * organization, they also note what they publish to it (`publish_change`), so that the response of the write can name it.
 */
export function startWrite(tx: Tx, organizationId: number | null): string {
  const id = randomUUID();
  ids.set(tx, id);
  return `set_config('app.write_id', '${id}', true), set_config('app.writer_organization_id', '${organizationId ?? ''}', true)`;
}

/** Returns the id of the transaction's write. A part that is always rolled back has an id that nobody learns. */
export const writeIdOf = (tx: Tx): string => ids.get(tx) ?? randomUUID();
