import type { UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { baseApi } from './baseApi';
import {
  ReferencePositionsDocument,
  type ReferencePositionsSubscription,
  ReferenceRegulationStructuresDocument,
  type ReferenceRegulationStructuresSubscription,
  ReferenceSubdivisionsDocument,
  type ReferenceSubdivisionsSubscription,
} from './generated/structure';
import { overLiveClient } from './live-client';
import { subscribe } from './subscribe';
import { subscriptionFailed } from './subscription-failed';
import { type ReferenceKind, referenceTag } from './tags';

type Moment = Pick<ReferencePositionsSubscription['referenceData'], 'stage' | 'isFirst' | 'isLast'>;

interface Part<Item> {
  items: readonly Item[];
  removedIds: readonly number[];
}

interface Kept {
  id: number;
  name: string;
  order: number;
  updatedAt: string;
}

/** The cache entry API, in RTK Query's own names. */
interface CacheLife<Item> {
  cacheDataLoaded: Promise<{ data: readonly Item[] }>;
  cacheEntryRemoved: Promise<void>;
  dispatch: (action: UnknownAction) => unknown;
  getCacheEntry: () => { status: QueryStatus };
  updateCachedData: (recipe: (items: Item[]) => void) => unknown;
}

interface Followed<Data, Item> {
  kind: ReferenceKind;
  /** The subscription. */
  document: string;
  read: (data: Data) => { moment: Moment; part: Part<Item> };
  /** The server limits the list to the user's scope: a new item is not added to the list, the list is refetched. */
  isNarrowed?: boolean;
}

/**
 * Overlap for transactions that began before the list was read and committed after it: their timestamps are older than the list.
 */
export const overlapMs = 60_000;

/** Returns the time since which a list can lack changes, by the server's clock; null when the list is empty. */
export function sinceOf(items: readonly Kept[]): string | null {
  const latest = Math.max(...items.map(({ updatedAt }) => Date.parse(updatedAt)));
  return Number.isFinite(latest) ? new Date(latest - overlapMs).toISOString() : null;
}

/** Sorts items in the server's order. */
function sorted<Item extends Kept>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => a.order - b.order || a.name.localeCompare(b.name, 'ru') || a.id - b.id);
}

/** Merges changes into a list sorted by order. Returns whether an item was not in the list before. */
export function mergeChanges<Item extends Kept>(
  items: Item[],
  { items: changed, removedIds }: Part<Item>,
  mayAdd: boolean,
): boolean {
  const removed = new Set(removedIds);
  const byId = new Map(changed.map((item) => [item.id, item]));
  const kept = items.filter(({ id }) => !removed.has(id)).map((item) => byId.get(item.id) ?? item);
  const known = new Set(items.map(({ id }) => id));
  const added = changed.filter(({ id }) => !known.has(id));
  if (mayAdd) kept.push(...added);
  items.splice(0, items.length, ...sorted(kept));
  return added.length > 0;
}

/** Keeps a cached list of reference data in sync with the server while it is in the cache. */
export async function keepCurrent<Data, Item extends Kept>(
  { cacheDataLoaded, cacheEntryRemoved, dispatch, getCacheEntry, updateCachedData }: CacheLife<Item>,
  { kind, document, read, isNarrowed = false }: Followed<Data, Item>,
): Promise<void> {
  const refetch = () => dispatch(baseApi.util.invalidateTags([referenceTag(kind)]));
  const loaded = await cacheDataLoaded.catch(() => null);
  // The entry was removed from the cache before its data loaded.
  if (!loaded) return;
  let snapshot: Item[] = [];
  const takeSnapshot = ({ isFirst, isLast }: Moment, items: readonly Item[]) => {
    snapshot = isFirst ? [...items] : [...snapshot, ...items];
    if (!isLast) return;
    if (isNarrowed) refetch();
    else updateCachedData((all) => void all.splice(0, all.length, ...sorted(snapshot)));
  };
  const takeChanges = (part: Part<Item>) => {
    let isMissing = false;
    updateCachedData((all) => {
      isMissing = mergeChanges(all, part, !isNarrowed) && isNarrowed;
    });
    // A response in flight can be older than this change, so another request is queued behind it.
    if (isMissing || getCacheEntry().status === QueryStatus.pending) refetch();
  };
  const take = (data: Data) => {
    const { moment, part } = read(data);
    if (moment.stage === 'snapshot') takeSnapshot(moment, part.items);
    else takeChanges(part);
  };
  const payload = { query: document, variables: { since: sinceOf(loaded.data) } };
  const stop = overLiveClient((client) =>
    subscribe<NonNullable<Data>>(client, payload, (error) => dispatch(subscriptionFailed(error)), take),
  );
  await cacheEntryRemoved;
  stop();
}

/** The subscription of each kind of reference data. */
export const reference = {
  positions: {
    kind: 'position',
    document: String(ReferencePositionsDocument),
    read: ({ referenceData }: ReferencePositionsSubscription) => ({
      moment: referenceData,
      part: referenceData.positions,
    }),
  },
  subdivisions: {
    kind: 'subdivision',
    document: String(ReferenceSubdivisionsDocument),
    read: ({ referenceData }: ReferenceSubdivisionsSubscription) => ({
      moment: referenceData,
      part: referenceData.subdivisions,
    }),
  },
  regulationStructures: {
    kind: 'regulationStructure',
    document: String(ReferenceRegulationStructuresDocument),
    read: ({ referenceData }: ReferenceRegulationStructuresSubscription) => ({
      moment: referenceData,
      part: referenceData.regulationStructures,
    }),
  },
} as const;
