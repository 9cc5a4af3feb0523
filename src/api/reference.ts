import type { UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { logError } from '@src/lib/log';
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

/** What the cache says of an entry: RTK Query's own names. */
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
  /** The server narrows the list to what the person looks after: what is new is not added, but asked for. */
  isNarrowed?: boolean;
}

/** Transactions that had begun when the list was read and ended after it: what they wrote is older than the list. */
export const overlapMs = 60_000;

/** Since when a list may lack changes, by the server's own clock; null: it has nothing to tell it by. */
export function sinceOf(items: readonly Kept[]): string | null {
  const latest = Math.max(...items.map(({ updatedAt }) => Date.parse(updatedAt)));
  return Number.isFinite(latest) ? new Date(latest - overlapMs).toISOString() : null;
}

/** As the server lists them. */
function sorted<Item extends Kept>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => a.order - b.order || a.name.localeCompare(b.name, 'ru') || a.id - b.id);
}

/** Puts what has changed into a list that is kept by order. Answers whether something was not in it before. */
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

/** A list of reference data in the cache stays as the server has it, for as long as it is there. */
export async function keepCurrent<Data, Item extends Kept>(
  { cacheDataLoaded, cacheEntryRemoved, dispatch, getCacheEntry, updateCachedData }: CacheLife<Item>,
  { kind, document, read, isNarrowed = false }: Followed<Data, Item>,
): Promise<void> {
  const refetch = () => dispatch(baseApi.util.invalidateTags([referenceTag(kind)]));
  const loaded = await cacheDataLoaded.catch(() => null);
  // It was forgotten before it came.
  if (!loaded) return;
  let told: Item[] = [];
  const takeSnapshot = ({ isFirst, isLast }: Moment, items: readonly Item[]) => {
    told = isFirst ? [...items] : [...told, ...items];
    if (!isLast) return;
    if (isNarrowed) refetch();
    else updateCachedData((all) => void all.splice(0, all.length, ...sorted(told)));
  };
  const takeChanges = (part: Part<Item>) => {
    let isMissing = false;
    updateCachedData((all) => {
      isMissing = mergeChanges(all, part, !isNarrowed) && isNarrowed;
    });
    // An answer that is on its way may be older than this change: one more is asked for behind it.
    if (isMissing || getCacheEntry().status === QueryStatus.pending) refetch();
  };
  const take = (data: Data) => {
    const { moment, part } = read(data);
    if (moment.stage === 'snapshot') takeSnapshot(moment, part.items);
    else takeChanges(part);
  };
  const stop = overLiveClient((client) =>
    client.subscribe<Data>(
      { query: document, variables: { since: sinceOf(loaded.data) } },
      {
        next: ({ data }) => {
          if (data) take(data);
        },
        error: (error) => logError('reference data cannot be followed', error),
        complete: () => {},
      },
    ),
  );
  await cacheEntryRemoved;
  stop();
}

/** Where each kind is followed. */
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
