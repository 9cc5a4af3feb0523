import limits from '@graphql/limits.json';
import type { UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { logError } from '@src/lib/log';
import { baseApi } from './baseApi';
import { type Faces, type PeopleChange, type PlacedPerson, placePeople } from './faces';
import { ReferenceUsersDocument, type ReferenceUsersSubscription } from './generated/structure';
import { overLiveClient } from './live-client';
import { overlapMs } from './reference';
import { referenceTag } from './tags';

/** What the cache says of an entry: RTK Query's own names. */
interface FacesLife {
  cacheDataLoaded: Promise<unknown>;
  cacheEntryRemoved: Promise<void>;
  dispatch: (action: UnknownAction) => unknown;
  getCacheEntry: () => { status: QueryStatus };
  updateCachedData: (recipe: (faces: Faces) => void) => unknown;
}

interface FollowedFaces {
  placeOf: (person: PlacedPerson) => number | null;
  /** The faces of these places, as the server has them now. */
  readPlaces: (ids: number[]) => Promise<Faces>;
}

/** Calls back with people who change, or with null: so many that they have to be read anew. Answers how to stop. */
function subscribeToPeople(since: number, onChange: (change: PeopleChange | null) => void): () => void {
  const variables = { since: new Date(since - overlapMs).toISOString() };
  return overLiveClient((client) =>
    client.subscribe<ReferenceUsersSubscription>(
      { query: String(ReferenceUsersDocument), variables },
      {
        next: ({ data }) => {
          if (data) onChange(data.referenceData.stage === 'change' ? data.referenceData.users : null);
        },
        error: (error) => logError('people cannot be followed', error),
        complete: () => {},
      },
    ),
  );
}

/** Reads some places anew, one reading after the other. */
function createRefill(readPlaces: FollowedFaces['readPlaces'], onRead: (read: Faces | null) => void) {
  const waiting = new Set<number>();
  let reading: number[] = [];

  async function readAll(): Promise<void> {
    while (waiting.size > 0) {
      reading = [...waiting].slice(0, limits.pageSizeMax);
      for (const id of reading) waiting.delete(id);
      const read = await readPlaces(reading).catch(() => null);
      onRead(read);
    }
    reading = [];
  }

  return {
    /** Somebody has changed. What is on its way may be older than that, and is asked for again. */
    add(ids: readonly number[]): void {
      for (const id of [...reading, ...ids]) waiting.add(id);
      if (reading.length === 0) void readAll();
    },
  };
}

/** The faces of all places stay as the server has them, for as long as they are in the cache. */
export async function keepFacesCurrent(
  { cacheDataLoaded, cacheEntryRemoved, dispatch, getCacheEntry, updateCachedData }: FacesLife,
  { placeOf, readPlaces }: FollowedFaces,
): Promise<void> {
  const isLoaded = await cacheDataLoaded.then(
    () => true,
    () => false,
  );
  // They were forgotten before they came.
  if (!isLoaded) return;
  const refetch = () => dispatch(baseApi.util.invalidateTags([referenceTag('user')]));
  let isOver = false;
  const refill = createRefill(readPlaces, (read) => {
    if (isOver) return;
    if (read === null) refetch();
    else updateCachedData((faces) => void Object.assign(faces, read));
  });
  let stop: () => void = () => {};

  function take(change: PeopleChange | null): void {
    if (change === null) {
      // So many that the places are fewer than the people.
      stop();
      refetch();
      follow();
      return;
    }
    let unsure: number[] = [];
    updateCachedData((faces) => {
      unsure = placePeople(faces, change, placeOf);
    });
    refill.add(unsure);
    // All of them are on their way, and may be older than this change.
    if (getCacheEntry().status === QueryStatus.pending) refetch();
  }

  function follow(): void {
    stop = subscribeToPeople(Date.now(), take);
  }

  follow();
  await cacheEntryRemoved;
  isOver = true;
  stop();
}
