import { z } from 'zod';
import { afterRollback } from '@server/db/after-transaction';
import type { Tx } from '@server/db/database';
import { writeIdOf } from '@server/db/write-id';
import { topics } from '@server/generated/topics';
import type { Caller } from '@server/graphql/context';
import type { ChangeTopic } from '@server/graphql/generated/types';
import { type LiveEvent, MAX_IDS } from './live-event';
import { notedByTriggers } from './live-events.repository';
import { isTopic } from './topic-names';

/** The live events of one transaction. */
interface Write {
  /** Also in each of its live events, so that a browser recognizes those of its own write. */
  readonly id: string;
  readonly events: LiveEvent[];
}

/** The changes of a mutation, in `extensions.changes` of its response. */
export interface PublishedChanges {
  writeId: string;
  items: { topic: ChangeTopic; ids: number[] }[];
}

const writes = new WeakMap<Tx, Write>();

function writeOf(tx: Tx): Write {
  const found = writes.get(tx) ?? { id: writeIdOf(tx), events: [] };
  writes.set(tx, found);
  return found;
}

/** Records events that the transaction publishes at its commit. @returns the id of the write */
export function recordEvents(tx: Tx, events: readonly LiveEvent[]): string {
  const write = writeOf(tx);
  write.events.push(...events);
  // A part of a transaction can be rolled back alone: its events are then not published either.
  afterRollback(tx, () => {
    for (const event of events) write.events.splice(write.events.indexOf(event), 1);
  });
  return write.id;
}

const notedChange = z.object({ t: z.custom<ChangeTopic>(isTopic), i: z.array(z.number()) });

/** Records what triggers have published to the writer's organization. Call it before the commit. */
export async function recordTriggerEvents(tx: Tx, organizationId: number): Promise<void> {
  const lines = await notedByTriggers(tx);
  if (lines.length === 0) return;
  const changes = lines.map((line) => notedChange.parse(JSON.parse(line)));
  writeOf(tx).events.push(...changes.map(({ t, i }) => ({ organizationId, topic: t, ids: i })));
}

/** Returns the objects of the events; empty: any object, as in a single event. */
function idsOf(events: readonly LiveEvent[]): number[] {
  const ids = [...new Set(events.flatMap((event) => event.ids))];
  return ids.length > MAX_IDS || events.some((event) => event.ids.length === 0) ? [] : ids;
}

/**
 * Returns what the transaction has published to this caller: the same topics and ids as their `changed` subscription receives.
 * Call it after the commit. Null: nothing.
 */
export function publishedTo(caller: Caller, tx: Tx): PublishedChanges | null {
  const write = writes.get(tx);
  if (write === undefined) return null;
  const received = write.events.filter(
    (event) => event.organizationId === caller.organizationId && topics[event.topic](caller, event),
  );
  if (received.length === 0) return null;
  const published = [...new Set(received.map(({ topic }) => topic))];
  return {
    writeId: write.id,
    items: published.map((topic) => ({
      topic,
      ids: idsOf(received.filter((event) => event.topic === topic)),
    })),
  };
}
