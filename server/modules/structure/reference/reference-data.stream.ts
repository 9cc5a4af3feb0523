import type { LiveEvents } from '@server/events/live-events';
import { mapStream, type Stream, streamOf } from '@server/graphql/streams';

export const REFERENCE_KINDS = ['position', 'subdivision', 'regulationStructure', 'user'] as const;

export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

export type ReferenceIds = Partial<Record<ReferenceKind, readonly number[]>>;

/** One message of the subscription: the ids of the records to be read for it. */
export interface ReferenceMoment {
  stage: 'snapshot' | 'change';
  isFirst: boolean;
  isLast: boolean;
  ids: ReferenceIds;
}

/** The kinds that a subscriber wants, and the time up to which they have read already. */
export interface ReferenceRequest {
  kinds: readonly ReferenceKind[];
  since: Date | null;
}

const BATCH_SIZE = 500;

/** Splits everything into messages of a size that a socket and a browser handle easily. */
function batchesOf(all: ReferenceIds): ReferenceMoment[] {
  const parts = REFERENCE_KINDS.flatMap((kind) => {
    const ids = all[kind] ?? [];
    return Array.from({ length: Math.ceil(ids.length / BATCH_SIZE) }, (_, index): ReferenceIds => ({
      [kind]: ids.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
    }));
  });
  const filled = parts.length > 0 ? parts : [{}];
  return filled.map((ids, index) => ({
    stage: 'snapshot',
    isFirst: index === 0,
    isLast: index === filled.length - 1,
    ids,
  }));
}

export interface Follower {
  organizationId: number;
  userId: number;
}

/** The data to be sent next. */
interface PendingTick {
  readonly kinds: readonly ReferenceKind[];
  /** The batches of the snapshot that have not been sent. */
  batches: ReferenceMoment[];
  /** Everything must be sent again. */
  isStale: boolean;
  /** The changes since the follower's last read must be sent first. */
  isBehind: boolean;
  /** A message is already pending and will include the changes. */
  isTickPending: boolean;
  readonly changed: Map<ReferenceKind, Set<number>>;
  pushTick: () => void;
}

function note({ kinds, changed }: PendingTick, ids: ReferenceIds): void {
  for (const kind of kinds) {
    for (const id of ids[kind] ?? []) changed.set(kind, (changed.get(kind) ?? new Set()).add(id));
  }
}

/** One tick for each message: there is always something to send when it is consumed. */
function tick(pendingTick: PendingTick): void {
  if (pendingTick.isTickPending) return;
  pendingTick.isTickPending = true;
  pendingTick.pushTick();
}

/** Returns a batch of the changes; the rest follows later. */
function takeChanges({ changed }: PendingTick): ReferenceMoment {
  let left = BATCH_SIZE;
  const ids: ReferenceIds = {};
  for (const [kind, waiting] of [...changed]) {
    const taken = [...waiting].slice(0, left);
    left -= taken.length;
    for (const id of taken) waiting.delete(id);
    if (waiting.size === 0) changed.delete(kind);
    if (taken.length > 0) ids[kind] = taken;
  }
  return { stage: 'change', isFirst: false, isLast: false, ids };
}

/** Emits a tick when something in the organization changes, until the subscription ends. */
function follow(
  pendingTick: PendingTick,
  live: LiveEvents,
  { organizationId, userId }: Follower,
): Stream<true> {
  const isKind = (topic: string): topic is ReferenceKind => pendingTick.kinds.some((kind) => kind === topic);
  return streamOf<true>((push) => {
    pendingTick.pushTick = () => push(true);
    const stopEvents = live.subscribe(organizationId, ({ topic, ids, userIds }) => {
      // Changes that concern only some people, such as how one of them signs in, are not sent to others.
      if (!isKind(topic) || !(userIds?.includes(userId) ?? true)) return;
      if (ids.length === 0) pendingTick.isStale = true;
      note(pendingTick, { [topic]: ids });
      tick(pendingTick);
    });
    const stopGaps = live.onGap(() => {
      pendingTick.isStale = true;
      tick(pendingTick);
    });
    tick(pendingTick);
    return () => {
      stopEvents();
      stopGaps();
    };
  });
}

/** Returns the message for a tick. @param since the time up to which the follower has read already */
async function nextMoment(
  pendingTick: PendingTick,
  since: Date | null,
  readIds: (since: Date | null) => Promise<ReferenceIds>,
): Promise<ReferenceMoment> {
  pendingTick.isTickPending = false;
  if (pendingTick.isStale) {
    pendingTick.isStale = false;
    pendingTick.isBehind = false;
    pendingTick.changed.clear();
    pendingTick.batches = batchesOf(await readIds(null));
  }
  if (pendingTick.isBehind) {
    pendingTick.isBehind = false;
    note(pendingTick, await readIds(since));
  }
  const moment = pendingTick.batches.shift() ?? takeChanges(pendingTick);
  if (pendingTick.batches.length > 0 || pendingTick.isStale || pendingTick.changed.size > 0)
    tick(pendingTick);
  return moment;
}

/**
 * Streams a snapshot, then changes. It subscribes before it reads, so that no change is lost between the two. Changes that come
 * faster than they are read are combined; after a gap, and after a change without ids, everything is sent again. For a subscriber
 * who has read everything before, the snapshot is what has changed since.
 */
export function referenceStream(
  live: LiveEvents,
  follower: Follower,
  { kinds, since }: ReferenceRequest,
  readIds: (since: Date | null) => Promise<ReferenceIds>,
): Stream<ReferenceMoment> {
  const pendingTick: PendingTick = {
    ...{ kinds, batches: [], isStale: since === null, isBehind: since !== null, isTickPending: false },
    changed: new Map(),
    pushTick: () => undefined,
  };
  return mapStream(follow(pendingTick, live, follower), () => nextMoment(pendingTick, since, readIds));
}
