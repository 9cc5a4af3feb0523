import limits from '@graphql/limits.json';
import type { UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { baseApi } from './baseApi';
import type { ApiError } from './errors';
import { type Faces, type PeopleChange, type PlacedPerson, movePeople } from './faces';
import { ReferenceUsersDocument, type ReferenceUsersSubscription } from './generated/structure';
import { overLiveClient } from './live-client';
import { overlapMs } from './reference';
import { subscribe } from './subscribe';
import { subscriptionFailed } from './subscription-failed';
import { referenceTag } from './tags';

/** The cache entry API, in RTK Query's own names. */
interface FacesLife {
  cacheDataLoaded: Promise<unknown>;
  cacheEntryRemoved: Promise<void>;
  dispatch: (action: UnknownAction) => unknown;
  getCacheEntry: () => { status: QueryStatus };
  updateCachedData: (recipe: (faces: Faces) => void) => unknown;
}

interface FollowedFaces {
  unitIdOf: (person: PlacedPerson) => number | null;
  /** Reads the current people of these subdivisions or positions from the server. */
  readUnits: (ids: number[]) => Promise<Faces>;
}

interface PeopleHandlers {
  /** Receives changed people, or null when there are too many changes and all data must be read again. */
  onChange: (change: PeopleChange | null) => void;
  onError: (error: ApiError) => void;
}

/** Follows the changes of people since that time. Returns a function that stops it. */
function subscribeToPeople(since: number, { onChange, onError }: PeopleHandlers): () => void {
  const variables = { since: new Date(since - overlapMs).toISOString() };
  const payload = { query: String(ReferenceUsersDocument), variables };
  return overLiveClient((client) =>
    subscribe<ReferenceUsersSubscription>(client, payload, onError, ({ referenceData }) =>
      onChange(referenceData.stage === 'change' ? referenceData.users : null),
    ),
  );
}

/** Creates a queue that reads subdivisions or positions again, one request at a time. */
function createRefill(readUnits: FollowedFaces['readUnits'], onRead: (read: Faces | null) => void) {
  const waiting = new Set<number>();
  let reading: number[] = [];

  async function readAll(): Promise<void> {
    while (waiting.size > 0) {
      reading = [...waiting].slice(0, limits.pageSizeMax);
      for (const id of reading) waiting.delete(id);
      const read = await readUnits(reading).catch(() => null);
      onRead(read);
    }
    reading = [];
  }

  return {
    /**
     * Queues ids after a change. The ids of the request in flight are queued again, because its response can be older than the
     * change.
     */
    add(ids: readonly number[]): void {
      for (const id of [...reading, ...ids]) waiting.add(id);
      if (reading.length === 0) void readAll();
    },
  };
}

/** Keeps the people of all subdivisions or positions in sync with the server while they are in the cache. */
export async function keepFacesCurrent(
  { cacheDataLoaded, cacheEntryRemoved, dispatch, getCacheEntry, updateCachedData }: FacesLife,
  { unitIdOf, readUnits }: FollowedFaces,
): Promise<void> {
  const isLoaded = await cacheDataLoaded.then(
    () => true,
    () => false,
  );
  // The entry was removed from the cache before its data loaded.
  if (!isLoaded) return;
  const refetch = () => dispatch(baseApi.util.invalidateTags([referenceTag('user')]));
  let isOver = false;
  const refill = createRefill(readUnits, (read) => {
    if (isOver) return;
    if (read === null) refetch();
    else updateCachedData((faces) => void Object.assign(faces, read));
  });
  let stop: () => void = () => {};

  function take(change: PeopleChange | null): void {
    if (change === null) {
      // There are so many changes that reading all subdivisions or positions is cheaper.
      stop();
      refetch();
      follow();
      return;
    }
    let unsure: number[] = [];
    updateCachedData((faces) => {
      unsure = movePeople(faces, change, unitIdOf);
    });
    refill.add(unsure);
    // A request for all of them is in flight, and its response can be older than this change.
    if (getCacheEntry().status === QueryStatus.pending) refetch();
  }

  function follow(): void {
    stop = subscribeToPeople(Date.now(), {
      onChange: take,
      onError: (error) => dispatch(subscriptionFailed(error)),
    });
  }

  follow();
  await cacheEntryRemoved;
  isOver = true;
  stop();
}
