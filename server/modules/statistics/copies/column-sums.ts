import { type Block, type CopiedRows, NEVER, STATE } from './assignment-columns';
import type { Tally } from '../statistics.read-model';

// The numbers of a tab, from the columns in memory.

/** Which rows of the selected people count. */
export interface RowFilter {
  /** Ids of objects; empty: all. */
  objectIds: readonly number[];
  /** The range in which an assignment began, in seconds since 1970; `before` is not in it. */
  from: number;
  before: number;
  /** Microseconds since 1970: what was due before is overdue. */
  now: number;
}

/** People and the subdivision under which each is counted (0: none), in two arrays of the same length. */
export interface PeoplePlaces {
  userIds: Int32Array;
  subdivisionIds: Int32Array;
}

/** The numbers of the selected rows. Days are counted since 2000-01-01. */
export interface ColumnFigures {
  byObject: (Tally & { id: number })[];
  bySubdivision: (Tally & { id: number })[];
  byDay: { day: number; assigned: number; signed: number }[];
  bySpeed: { days: number; signed: number }[];
}

/** A sum that is computed in parts, so that other requests are served in between. */
export interface ColumnSum {
  /** Adds the people from `from` to `until` of the list. */
  add(people: PeoplePlaces, from: number, until: number): void;
  figures(): ColumnFigures;
}

/**
 * Where each count is in the counts of one object or subdivision: at the state of the rows, then the overdue ones. Open rows that
 * were refused are counted as refused only.
 */
const OVERDUE = 3;
/** As many as a cell has states. */
const COUNTS = 4;

/** Counts by the index of an object or subdivision. */
interface Counts {
  numbers: Int32Array;
}

function increment(numbers: Int32Array, index: number): void {
  numbers[index] = (numbers[index] ?? 0) + 1;
}

function tallies({ numbers }: Counts, ids: readonly number[]): (Tally & { id: number })[] {
  const count = (index: number, which: number) => numbers[index * COUNTS + which] ?? 0;
  return ids
    .map((id, index) => {
      const refused = count(index, STATE.refused);
      return {
        id,
        signed: count(index, STATE.done),
        open: count(index, STATE.open) + refused,
        refused,
        overdue: count(index, OVERDUE),
      };
    })
    .filter(({ signed, open }) => signed !== 0 || open !== 0)
    .sort((first, second) => first.id - second.id);
}

/** Counts by subdivision: which ones there are is known only when their people are added. */
function createSubdivisionCounts(): Counts & { ids: number[]; baseOf(id: number): number } {
  const indexes = new Map<number, number>();
  const counts = {
    numbers: new Int32Array(64 * COUNTS),
    ids: new Array<number>(),
    baseOf(id: number) {
      const known = indexes.get(id);
      if (known !== undefined) return known * COUNTS;
      const index = counts.ids.push(id) - 1;
      indexes.set(id, index);
      if (counts.ids.length * COUNTS > counts.numbers.length) {
        const wider = new Int32Array(counts.numbers.length * 2);
        wider.set(counts.numbers);
        counts.numbers = wider;
      }
      return index * COUNTS;
    },
  };
  return counts;
}

/** The counts of a sum. */
interface RowCounts {
  objects: Int32Array;
  places: Int32Array;
  assigned: Int32Array;
  signed: Int32Array;
  speeds: Int32Array;
}

/**
 * Adds the rows from `from` to `end`. Called for a million rows: all arrays are local variables.
 * @param firsts where the counts of the subdivision begin, and what is counted in the first place of the others
 */
function addRows(
  { cell, startDay, endDay, days, due }: CopiedRows['columns'],
  { objects, places, assigned, signed, speeds }: RowCounts,
  { place, day, speed }: { place: number; day: number; speed: number },
  now: number,
  from: number,
  end: number,
): void {
  for (let row = from; row < end; row += 1) {
    const its = cell[row] ?? 0;
    const state = its & 3;
    increment(objects, its);
    increment(places, place + state);
    increment(assigned, (startDay[row] ?? 0) - day);
    if (state !== STATE.done) {
      if ((due[row] ?? Infinity) >= now) continue;
      increment(objects, its - state + OVERDUE);
      increment(places, place + OVERDUE);
      continue;
    }
    const ended = endDay[row] ?? NEVER;
    if (ended === NEVER) continue;
    increment(signed, ended - day);
    increment(speeds, (days[row] ?? 0) - speed);
  }
}

/** Begins a sum over the rows of the copy. */
export function createColumnSum(copied: CopiedRows, filter: RowFilter): ColumnSum {
  const { columns, blocks, objectIds, dayRange, speedRange } = copied;
  const { from, before, now } = filter;
  const chosen = new Set(filter.objectIds);
  const isChosen = Uint8Array.from(objectIds, (id) => (chosen.size === 0 || chosen.has(id) ? 1 : 0));
  const objects: Counts = { numbers: new Int32Array(objectIds.length * COUNTS) };
  const subdivisions = createSubdivisionCounts();
  const assigned = new Int32Array(dayRange.last - dayRange.first + 1);
  const signed = new Int32Array(assigned.length);
  const speeds = new Int32Array(speedRange.last - speedRange.first + 1);

  const { cell, start } = columns;
  const isPart = chosen.size > 0 || from !== -Infinity || before !== Infinity;

  function isCounted(row: number): boolean {
    const began = start[row] ?? 0;
    return began >= from && began < before && isChosen[(cell[row] ?? 0) >> 2] === 1;
  }

  function addBlock(block: Block, subdivision: number): void {
    const counts: RowCounts = {
      places: subdivisions.numbers,
      objects: objects.numbers,
      assigned,
      signed,
      speeds,
    };
    const firsts = { place: subdivision, day: dayRange.first, speed: speedRange.first };
    const end = block.from + block.length;
    if (!isPart) {
      addRows(columns, counts, firsts, now, block.from, end);
      return;
    }
    for (let row = block.from; row < end; row += 1) {
      if (isCounted(row)) addRows(columns, counts, firsts, now, row, row + 1);
    }
  }

  return {
    add(people, first, until) {
      for (let index = first; index < until; index += 1) {
        const block = blocks.get(people.userIds[index] ?? 0);
        if (block) addBlock(block, subdivisions.baseOf(people.subdivisionIds[index] ?? 0));
      }
    },
    figures() {
      const byDay = [];
      for (const [index, count] of assigned.entries()) {
        const ended = signed[index] ?? 0;
        if (count !== 0 || ended !== 0)
          byDay.push({ day: dayRange.first + index, assigned: count, signed: ended });
      }
      const bySpeed = [];
      for (const [index, count] of speeds.entries()) {
        if (count !== 0) bySpeed.push({ days: speedRange.first + index, signed: count });
      }
      return {
        byObject: tallies(objects, objectIds),
        bySubdivision: tallies(subdivisions, subdivisions.ids),
        byDay,
        bySpeed,
      };
    },
  };
}
