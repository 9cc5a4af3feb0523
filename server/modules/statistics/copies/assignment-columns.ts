// The counted assignments of one organization and kind, in typed arrays: the assignments of a person are a block of consecutive
// rows, so that people whom a filter excludes cost nothing.

/** The bytes of a row as copied-assignments.read-model.ts selects it, and where each value begins in them. */
const ROW_BYTES = 40;
const AT = { user: 0, object: 4, start: 8, startDay: 16, endDay: 20, days: 24, due: 28, state: 36 } as const;

/** The bytes of a row in the arrays. */
const COPIED_BYTES = 4 + 3 * 2 + 2 * 8;

/** In place of a day or a number of days: the assignment is not done. */
export const NEVER = -32_768;

/** The state of a row, two bits of its cell. What is refused is open, too. */
export const STATE = { done: 0, open: 1, refused: 2 } as const;

/** The last day in 16 bits, in 2089: dates beyond it are wrong, and are left to the database. */
const LAST_DAY = 32_767;

/** The arrays are made larger than needed, so that they are seldom copied. */
const SPARE = 1.25;

interface Columns {
  /** Four times the index of the object in the list of objects, plus the state. */
  cell: Int32Array;
  /** Seconds since 1970. */
  start: Float64Array;
  /** Days since 2000-01-01 in the organization's time zone. */
  startDay: Int16Array;
  endDay: Int16Array;
  /** Whole days from the start to the end. */
  days: Int16Array;
  /** Microseconds since 1970 after which the person is late; infinity: never. */
  due: Float64Array;
}

const COLUMN_NAMES = ['cell', 'start', 'startDay', 'endDay', 'days', 'due'] as const;

/** The rows of one person: from `from`, `length` of them. */
export interface Block {
  from: number;
  length: number;
}

/** A range that widens with the numbers that are put into it. */
interface DayRange {
  first: number;
  last: number;
}

export interface CopiedRows {
  columns: Columns;
  /** By the id of the person. */
  blocks: ReadonlyMap<number, Block>;
  objectIds: readonly number[];
  dayRange: DayRange;
  speedRange: DayRange;
}

export interface AssignmentColumns {
  /** Replaces all rows of these people by `rows`, in the order of people. @throws {RangeError} days out of range */
  replace(userIds: Iterable<number>, rows: Buffer): void;
  /** Returns the present rows. They are not to be used after rows have been replaced. */
  rows(): CopiedRows;
  /** Returns the memory of the arrays. */
  bytes(): number;
}

function createColumns(capacity: number): Columns {
  return {
    cell: new Int32Array(capacity),
    start: new Float64Array(capacity),
    startDay: new Int16Array(capacity),
    endDay: new Int16Array(capacity),
    days: new Int16Array(capacity),
    due: new Float64Array(capacity),
  };
}

function widen(range: DayRange, day: number): number {
  if (day === NEVER) return day;
  if (Math.abs(day) > LAST_DAY) throw new RangeError('the days of an assignment are out of range');
  range.first = Math.min(range.first, day);
  range.last = Math.max(range.last, day);
  return day;
}

/** Copies the rows of the blocks into larger arrays, in the order of the blocks. */
function moved(former: Columns, blocks: Iterable<Block>, capacity: number): Columns {
  const columns = createColumns(capacity);
  let end = 0;
  for (const block of blocks) {
    for (const name of COLUMN_NAMES) {
      columns[name].set(former[name].subarray(block.from, block.from + block.length), end);
    }
    block.from = end;
    end += block.length;
  }
  return columns;
}

/** Returns the index of each object's id, in the order in which the ids appear. */
function createObjectIndexes(): { ids: number[]; indexOf(id: number): number } {
  const indexes = new Map<number, number>();
  const ids: number[] = [];
  return {
    ids,
    indexOf(id) {
      const known = indexes.get(id);
      if (known !== undefined) return known;
      const index = ids.push(id) - 1;
      indexes.set(id, index);
      return index;
    },
  };
}

/** Returns columns without rows. */
export function createAssignmentColumns(): AssignmentColumns {
  let columns = createColumns(0);
  /** The end of the rows in the arrays. Blocks that were replaced lie before it until the arrays are copied. */
  let end = 0;
  let present = 0;
  const blocks = new Map<number, Block>();
  const objects = createObjectIndexes();
  const dayRange: DayRange = { first: 0, last: 0 };
  const speedRange: DayRange = { first: 0, last: 0 };

  function makeRoom(added: number): void {
    if (end + added <= columns.cell.length) return;
    columns = moved(columns, blocks.values(), Math.ceil((present + added) * SPARE));
    end = present;
  }

  /** Returns the block of the person whose rows are being added. */
  function blockOf(userId: number): Block {
    const known = blocks.get(userId);
    if (known) return known;
    const block = { from: end, length: 0 };
    blocks.set(userId, block);
    return block;
  }

  function add(view: DataView, at: number): void {
    blockOf(view.getInt32(at + AT.user)).length += 1;
    columns.cell[end] = objects.indexOf(view.getInt32(at + AT.object)) * 4 + view.getInt32(at + AT.state);
    columns.start[end] = view.getFloat64(at + AT.start);
    columns.startDay[end] = widen(dayRange, view.getInt32(at + AT.startDay));
    columns.endDay[end] = widen(dayRange, view.getInt32(at + AT.endDay));
    columns.days[end] = widen(speedRange, view.getInt32(at + AT.days));
    columns.due[end] = view.getFloat64(at + AT.due);
    end += 1;
    present += 1;
  }

  return {
    replace(userIds, rows) {
      for (const userId of userIds) {
        present -= blocks.get(userId)?.length ?? 0;
        blocks.delete(userId);
      }
      makeRoom(rows.length / ROW_BYTES);
      const view = new DataView(rows.buffer, rows.byteOffset, rows.byteLength);
      for (let at = 0; at < rows.length; at += ROW_BYTES) add(view, at);
    },
    rows: () => ({ columns, blocks, objectIds: objects.ids, dayRange, speedRange }),
    bytes: () => columns.cell.length * COPIED_BYTES,
  };
}
