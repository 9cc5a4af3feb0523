import { setImmediate as othersServed } from 'node:timers/promises';
import type { Tx } from '@server/db/database';
import { type ColumnFigures, createColumnSum, type PeoplePlaces, type RowFilter } from './column-sums';
import { changesOf, type CopyChanges } from './copied-assignments.read-model';
import { type Copy, type CopyStore, type CopyStoreDeps, createCopyStore, type Subject } from './copy-store';
import type { ObjectFigures } from '../figures.read-model';
import { type StatisticFilter, typeOf } from '../statistics.read-model';

// Copies of the counted assignments in memory, for organizations with many of them: the numbers of any filter are summed up from
// them in milliseconds. A copy never answers by itself: each request reads from the log, in a statement of its own transaction, whose
// assignments have changed since the copy's snapshot, and these assignments. Where there is no copy, the database answers.

/** A copy is made for answers that counted at least that many assignments. */
const MANY = 20_000;
/** When more people have changed, the copy is made anew. */
const CHANGED_PEOPLE = 1_000;
/** The number of people whose assignments are summed up before other requests are served: some milliseconds. */
const SUMMED_PEOPLE = 5_000;
/** How often a request begins again because another one has changed the copy meanwhile. */
const ATTEMPTS = 3;

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2000, 0, 1);

export interface AssignmentCopies {
  /** Returns the numbers of the present; null: there is no copy that can be used. */
  figures(tx: Tx, organizationId: number, filter: StatisticFilter): Promise<ObjectFigures | null>;
  /** Makes a copy, in the background, if the answer counted many assignments and there is none yet. */
  answered(organizationId: number, filter: StatisticFilter, figures: ObjectFigures): void;
  /** Waits until no copy is being made. */
  settled(): Promise<void>;
}

interface CopiesDeps extends CopyStoreDeps {
  readonly many?: number;
  readonly changedPeople?: number;
  readonly summedPeople?: number;
}

/** A request for numbers. */
interface Asked {
  tx: Tx;
  store: CopyStore;
  subject: Subject;
  filter: StatisticFilter;
  /** The maximum number of changed people. */
  limit: number;
  /** The number of people in a part of the sum. */
  part: number;
}

/** Reads pairs of 32-bit integers. */
function placesOf(people: Buffer): PeoplePlaces {
  const count = people.length / 8;
  const places = { userIds: new Int32Array(count), subdivisionIds: new Int32Array(count) };
  for (let index = 0; index < count; index += 1) {
    places.userIds[index] = people.readInt32BE(index * 8);
    places.subdivisionIds[index] = people.readInt32BE(index * 8 + 4);
  }
  return places;
}

function rowFilterOf({ objectIds }: StatisticFilter, { from, before, now }: CopyChanges): RowFilter {
  return { objectIds: objectIds ?? [], from: from ?? -Infinity, before: before ?? Infinity, now };
}

/** Returns the numbers in the form of the database's answer: people without a subdivision last. */
function figuresOf({ byObject, bySubdivision, byDay, bySpeed }: ColumnFigures): ObjectFigures {
  const places = bySubdivision.map((row) => ({ ...row, id: row.id === 0 ? null : row.id }));
  return {
    byObject,
    bySubdivision: [...places.filter(({ id }) => id !== null), ...places.filter(({ id }) => id === null)],
    byDay: byDay.map(({ day, ...row }) => ({
      day: new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10),
      ...row,
    })),
    bySpeed,
  };
}

/** Sums up in parts; null: another request has changed the copy meanwhile. */
async function summed(
  copy: Copy,
  filter: RowFilter,
  people: PeoplePlaces,
  part: number,
): Promise<ColumnFigures | null> {
  const { changes } = copy;
  const sum = createColumnSum(copy.columns.rows(), filter);
  const { length } = people.userIds;
  for (let first = 0; first < length; first += part) {
    if (first > 0) await othersServed();
    if (copy.changes !== changes) return null;
    sum.add(people, first, Math.min(first + part, length));
  }
  return sum.figures();
}

/** Whether the changes continue the copy: the same database and time zone, and none of the changes is unknown. */
const continues = ({ state }: Copy, changes: CopyChanges): boolean =>
  !changes.isLost && changes.server === state.server && changes.timezone === state.timezone;

/** Applies what has changed. */
function apply(copy: Copy, changes: CopyChanges): void {
  const { snapshot, server, timezone } = changes;
  if (changes.changedIds.length > 0) {
    copy.changes += 1;
    copy.columns.replace(changes.changedIds, changes.rows);
  }
  copy.state = { snapshot, server, timezone };
}

const countOf = ({ byObject }: ObjectFigures): number =>
  byObject.reduce((sum, { signed, open }) => sum + signed + open, 0);

/** Brings the copy up to date and sums up; null: it cannot be used; `again`: another request has changed it meanwhile. */
async function attempt(
  { tx, store, subject, filter, limit, part }: Asked,
  copy: Copy,
): Promise<ObjectFigures | 'again' | null> {
  const before = copy.changes;
  const changes = await changesOf(tx, subject.organizationId, filter, copy.state, limit);
  if (!changes.isUsable) return null;
  if (copy.changes !== before) return 'again';
  if (!continues(copy, changes)) {
    store.drop(subject, copy);
    store.begin(subject);
    return null;
  }
  apply(copy, changes);
  if (copy.changes !== before) store.grown(subject, copy);
  const sums = await summed(copy, rowFilterOf(filter, changes), placesOf(changes.people), part);
  return sums ? figuresOf(sums) : 'again';
}

async function copiedFigures(asked: Asked): Promise<ObjectFigures | null> {
  for (let round = 0; round < ATTEMPTS; round += 1) {
    const copy = asked.store.use(asked.subject);
    const answer = copy ? await attempt(asked, copy) : null;
    if (answer !== 'again') return answer;
  }
  return null;
}

/** Creates the copies of this node. */
export function createAssignmentCopies(deps: CopiesDeps): AssignmentCopies {
  const { many = MANY, changedPeople: limit = CHANGED_PEOPLE, summedPeople: part = SUMMED_PEOPLE } = deps;
  const store = createCopyStore(deps);

  return {
    async figures(tx, organizationId, filter) {
      if (filter.at) return null;
      const subject = { organizationId, objectType: typeOf(filter) };
      try {
        return await copiedFigures({ tx, store, subject, filter, limit, part });
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        store.fail(subject, error);
        return null;
      }
    },
    answered(organizationId, filter, counted) {
      if (filter.at || countOf(counted) < many) return;
      store.begin({ organizationId, objectType: typeOf(filter) });
    },
    settled: () => store.settled(),
  };
}
