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
export interface ReferenceWish {
  kinds: readonly ReferenceKind[];
  since: Date | null;
}

const PORTION = 500;

/** Splits everything into messages of a size that a socket and a browser handle easily. */
function portionsOf(all: ReferenceIds): ReferenceMoment[] {
  const parts = REFERENCE_KINDS.flatMap((kind) => {
    const ids = all[kind] ?? [];
    return Array.from({ length: Math.ceil(ids.length / PORTION) }, (_, index): ReferenceIds => ({
      [kind]: ids.slice(index * PORTION, (index + 1) * PORTION),
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

/** What is to be told next. */
interface Telling {
  readonly kinds: readonly ReferenceKind[];
  /** Of the snapshot, those that have not been told. */
  portions: ReferenceMoment[];
  /** Everything is to be told anew. */
  isStale: boolean;
  /** What has changed since the follower read is to be told first. */
  isBehind: boolean;
  /** A message is on its way already, and will tell it. */
  isTold: boolean;
  readonly changed: Map<ReferenceKind, Set<number>>;
  tell: () => void;
}

function note({ kinds, changed }: Telling, ids: ReferenceIds): void {
  for (const kind of kinds) {
    for (const id of ids[kind] ?? []) changed.set(kind, (changed.get(kind) ?? new Set()).add(id));
  }
}

/** One tick for each message: there is always something to send when it is consumed. */
function tick(telling: Telling): void {
  if (telling.isTold) return;
  telling.isTold = true;
  telling.tell();
}

/** Returns a batch of the changes; the rest follows later. */
function takeChanges({ changed }: Telling): ReferenceMoment {
  let left = PORTION;
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

/** Ticks when something of the organization changes, until nobody follows. */
function follow(telling: Telling, live: LiveEvents, { organizationId, userId }: Follower): Stream<true> {
  const isKind = (topic: string): topic is ReferenceKind => telling.kinds.some((kind) => kind === topic);
  return streamOf<true>((push) => {
    telling.tell = () => push(true);
    const stopEvents = live.subscribe(organizationId, ({ topic, ids, userIds }) => {
      // Changes that concern only some people, such as how one of them signs in, are not sent to others.
      if (!isKind(topic) || !(userIds?.includes(userId) ?? true)) return;
      if (ids.length === 0) telling.isStale = true;
      note(telling, { [topic]: ids });
      tick(telling);
    });
    const stopGaps = live.onGap(() => {
      telling.isStale = true;
      tick(telling);
    });
    tick(telling);
    return () => {
      stopEvents();
      stopGaps();
    };
  });
}

/** The message of a tick. @param since what the follower has read already */
async function nextMoment(
  telling: Telling,
  since: Date | null,
  readIds: (since: Date | null) => Promise<ReferenceIds>,
): Promise<ReferenceMoment> {
  telling.isTold = false;
  if (telling.isStale) {
    telling.isStale = false;
    telling.isBehind = false;
    telling.changed.clear();
    telling.portions = portionsOf(await readIds(null));
  }
  if (telling.isBehind) {
    telling.isBehind = false;
    note(telling, await readIds(since));
  }
  const moment = telling.portions.shift() ?? takeChanges(telling);
  if (telling.portions.length > 0 || telling.isStale || telling.changed.size > 0) tick(telling);
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
  { kinds, since }: ReferenceWish,
  readIds: (since: Date | null) => Promise<ReferenceIds>,
): Stream<ReferenceMoment> {
  const telling: Telling = {
    ...{ kinds, portions: [], isStale: since === null, isBehind: since !== null, isTold: false },
    changed: new Map(),
    tell: () => undefined,
  };
  return mapStream(follow(telling, live, follower), () => nextMoment(telling, since, readIds));
}
