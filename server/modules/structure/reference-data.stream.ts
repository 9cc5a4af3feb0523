import type { LiveEvents } from '@server/events/live-events';
import { mapStream, type Stream, streamOf } from '@server/graphql/streams';

export const REFERENCE_KINDS = ['position', 'subdivision', 'regulationStructure', 'user'] as const;

export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

export type ReferenceIds = Partial<Record<ReferenceKind, readonly number[]>>;

/** What one message of the subscription tells: whose records are to be read for it. */
export interface ReferenceMoment {
  stage: 'snapshot' | 'change';
  isFirst: boolean;
  isLast: boolean;
  ids: ReferenceIds;
}

/** What a follower wants to be told, and what they have read already. */
export interface ReferenceWish {
  kinds: readonly ReferenceKind[];
  since: Date | null;
}

const PORTION = 500;

/** Everything in messages of a size that a socket and a browser take in their stride. */
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

/**
 * A snapshot, then changes. It listens before it reads, so that nothing falls between the two; changes that come faster
 * than they are read are told together; after a gap, and after a change of unnamed records, everything is told again.
 * To whoever has read everything before, the snapshot is what has changed since.
 */
export function referenceStream(
  live: LiveEvents,
  { organizationId, userId }: Follower,
  { kinds, since }: ReferenceWish,
  readIds: (since: Date | null) => Promise<ReferenceIds>,
): Stream<ReferenceMoment> {
  let portions: ReferenceMoment[] = [];
  let isStale = since === null;
  let isBehind = since !== null;
  let isTold = false;
  const isKind = (topic: string): topic is ReferenceKind => kinds.some((kind) => kind === topic);
  const changed = new Map<ReferenceKind, Set<number>>();
  let tell: () => void = () => undefined;

  function note(ids: ReferenceIds): void {
    for (const kind of kinds) {
      for (const id of ids[kind] ?? []) changed.set(kind, (changed.get(kind) ?? new Set()).add(id));
    }
  }

  /** One tick for each message: there is always something to tell when it is taken. */
  const tick = () => {
    if (isTold) return;
    isTold = true;
    tell();
  };

  const ticks = streamOf<true>((push) => {
    tell = () => push(true);
    const stopEvents = live.subscribe(organizationId, ({ topic, ids, userIds }) => {
      // What concerns some people alone, such as how one of them signs in, is nobody else's to notice.
      if (!isKind(topic) || !(userIds?.includes(userId) ?? true)) return;
      if (ids.length === 0) isStale = true;
      note({ [topic]: ids });
      tick();
    });
    const stopGaps = live.onGap(() => {
      isStale = true;
      tick();
    });
    tick();
    return () => {
      stopEvents();
      stopGaps();
    };
  });

  /** A portion of what has changed; the rest waits for its turn. */
  function takeChanges(): ReferenceMoment {
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

  return mapStream(ticks, async () => {
    isTold = false;
    if (isStale) {
      isStale = false;
      isBehind = false;
      changed.clear();
      portions = portionsOf(await readIds(null));
    }
    if (isBehind) {
      isBehind = false;
      note(await readIds(since));
    }
    const moment = portions.shift() ?? takeChanges();
    if (portions.length > 0 || isStale || changed.size > 0) tick();
    return moment;
  });
}
