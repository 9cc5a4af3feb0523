import type { ChainRecord } from '@server/modules/content/evidence/evidence-source';
import {
  BATCH,
  type ChainReader,
  isTailThere,
  LISTED,
  startWalk,
  walkOn,
} from '@server/modules/content/evidence/integrity-walk';

const KEY = { objectType: 'regulation' as const, objectId: 7 };
const GOOD = { keyId: 'ours', seal: 'right' };
/** More than any of these chains needs. */
const MOST_READS = 20;
const unknownSession = { session: null, signInChange: null };

/** An intact record; the hash of each is its id. */
const record = (id: number, changes: Partial<ChainRecord> = {}): ChainRecord => ({
  ...{ ...KEY, ...GOOD, id, userId: 100 + id, confirmedName: `Имя ${id}`, identity: null },
  ...{ prevHash: id === 1 ? '' : `h${id - 1}`, hash: `h${id}`, computedHash: `h${id}` },
  ...{ recordVersion: 2, versionId: 3, docSha256: 'text' },
  ...changes,
});
const records = (count: number) => Array.from({ length: count }, (_, at) => record(at + 1));

interface Given {
  chain: ChainRecord[];
  head?: { count: number; lastHash: string };
  /** Records that are appended when the head is read. */
  appended?: ChainRecord[];
  changed?: Partial<Record<string, number[]>>;
}

/** A chain in memory, and a record of how it was read. */
function chainOf({ chain, head, appended = [], changed = {} }: Given) {
  const read: [number, number][] = [];
  const asked: [string, number[]][] = [];
  let heads = 0;
  const all = [...chain];
  const reader: ChainReader = {
    next(after, limit) {
      // An endless walk fails at once.
      if (read.length > MOST_READS) throw new Error('the walk does not end');
      read.push([after, limit]);
      return Promise.resolve(all.filter(({ id }) => id > after).slice(0, limit));
    },
    head() {
      heads += 1;
      if (heads > MOST_READS) throw new Error('the walk does not end');
      all.push(...appended.splice(0));
      return Promise.resolve(head ?? { count: all.length, lastHash: all.at(-1)?.hash ?? '' });
    },
    documentHash: ({ versionId }) => Promise.resolve(versionId === null ? null : 'text'),
    changed(objectType, its) {
      asked.push([objectType, its.map(({ id }) => id)]);
      const ids = changed[objectType];
      return ids && Promise.resolve(new Set(ids));
    },
  };
  const seal = {
    check: (hash: string, { keyId, seal: its }: { keyId: string; seal: string }) => {
      if (keyId !== 'ours') return 'unknownKey' as const;
      return its === 'right' && hash.startsWith('h') ? ('right' as const) : ('wrong' as const);
    },
  };
  const yieldThread = jest.fn(() => Promise.resolve());
  return { check: { reader, seal }, walk: startWalk(KEY, yieldThread), yieldThread, read, asked };
}

/** The findings in a chain. */
async function foundIn(given: Given) {
  const { check, walk } = chainOf(given);
  await walkOn(check, walk);
  return walk.broken.map(({ id, reason }) => [id, reason]);
}

test('an intact chain has no findings, and the walk stands at its end', async () => {
  const { check, walk, yieldThread, read } = chainOf({ chain: records(3) });
  expect(walk).toMatchObject({ checked: 0, lastId: 0, lastHash: '', recordVersion: 1 });
  expect(await walkOn(check, walk)).toBe(true);
  expect(walk).toMatchObject({ checked: 3, lastId: 3, lastHash: 'h3', recordVersion: 2 });
  expect([walk.broken, walk.doubted]).toEqual([[], []]);
  expect(yieldThread).toHaveBeenCalledTimes(3);
  expect(read).toEqual([[0, BATCH]]);
});

test('an empty chain, and one that was read to its end, have no more records', async () => {
  const empty = chainOf({ chain: [] });
  expect(await walkOn(empty.check, empty.walk)).toBe(false);
  const { check, walk } = chainOf({ chain: records(2) });
  await walkOn(check, walk);
  expect(await walkOn(check, walk)).toBe(false);
  expect(walk.checked).toBe(2);
});

test('a long chain is read in parts, each after the last record of the previous one', async () => {
  const { check, walk, read } = chainOf({ chain: records(2 * BATCH) });
  await walkOn(check, walk);
  expect(read.map(([after]) => after)).toEqual([0, BATCH, 2 * BATCH]);
  expect(walk.checked).toBe(2 * BATCH);
});

test.each<[string, Partial<ChainRecord>, string]>([
  ['whose content was changed', { computedHash: 'other' }, 'content'],
  ['that does not continue the one before', { prevHash: 'other' }, 'chain'],
  ['that no server sealed', { seal: 'wrong' }, 'seal'],
  ['sealed with an unknown key', { keyId: 'theirs' }, 'key'],
  ['whose text was changed', { docSha256: 'other' }, 'document'],
  ['that names a text without a version', { versionId: null }, 'document'],
])('a record %s is named', async (_, change, reason) => {
  expect(await foundIn({ chain: [record(1), record(2, change), record(3)] })).toEqual([[2, reason]]);
});

test('a finding names the record, the person and the object', async () => {
  const { check, walk } = chainOf({ chain: [record(1, { computedHash: 'x', objectId: 8 })] });
  await walkOn(check, walk);
  expect(walk.broken).toEqual([
    { id: 1, userId: 101, objectType: 'regulation', objectId: 8, reason: 'content' },
  ]);
});

test('a record about no version has no text to compare', async () => {
  expect(await foundIn({ chain: [record(1, { versionId: null, docSha256: null })] })).toEqual([]);
});

test('records older than seals are accepted at the beginning only', async () => {
  const old = { recordVersion: 1, keyId: '', seal: '' };
  expect(await foundIn({ chain: [record(1, old), record(2, old), record(3)] })).toEqual([]);
  expect(await foundIn({ chain: [record(1, old), record(2), record(3, old)] })).toEqual([[3, 'seal']]);
});

test('an intact record whose attempt was changed is named; broken ones are not asked about', async () => {
  const attempt = { objectType: 'test' as const, objectId: 5 };
  const { check, walk, asked } = chainOf({
    chain: [record(1), record(2, attempt), record(3, attempt), record(4, { ...attempt, computedHash: 'x' })],
    changed: { test: [3] },
  });
  await walkOn(check, walk);
  expect(asked).toEqual([
    ['regulation', [1]],
    ['test', [2, 3]],
  ]);
  expect(walk.broken).toEqual([
    { id: 4, userId: 104, ...attempt, reason: 'content' },
    { id: 3, userId: 103, ...attempt, reason: 'result' },
  ]);
});

test('doubtful records of the requested object are collected, up to the longest list', async () => {
  const doubtful = { identity: unknownSession };
  const { check, walk } = chainOf({
    chain: [record(1), record(2, doubtful), record(3, { ...doubtful, objectId: 8 })],
  });
  await walkOn(check, walk);
  expect(walk.doubted.map(({ id }) => id)).toEqual([2]);
  expect(walk.broken).toEqual([]);

  const many = chainOf({ chain: records(LISTED + 1).map((record) => ({ ...record, ...doubtful })) });
  await walkOn(many.check, many.walk);
  expect([many.walk.doubted.length, many.walk.checked]).toEqual([LISTED, LISTED + 1]);
});

describe('the end of a chain', () => {
  /** Whether it is there after the walk, and the walk. */
  async function endOf(given: Given) {
    const { check, walk } = chainOf(given);
    await walkOn(check, walk);
    return { isThere: await isTailThere(check, walk), walk };
  }

  test('is its stored head', async () => {
    expect(await endOf({ chain: records(3) })).toMatchObject({ isThere: true });
    expect(await endOf({ chain: [], head: { count: 0, lastHash: '' } })).toMatchObject({ isThere: true });
  });

  test('is missing when the head is further', async () => {
    const head = { count: 3, lastHash: 'h3' };
    expect(await endOf({ chain: records(2), head })).toMatchObject({ isThere: false });
    expect(await endOf({ chain: [], head })).toMatchObject({ isThere: false });
    // Another last record of the same number.
    expect(await endOf({ chain: records(3), head: { count: 3, lastHash: 'x' } })).toMatchObject({
      isThere: false,
    });
  });

  test('records that are appended meanwhile are read too', async () => {
    const { isThere, walk } = await endOf({ chain: records(2), appended: [record(3)] });
    expect([isThere, walk.checked]).toEqual([true, 3]);
  });

  test('is there when one is missing in the middle, which the record after it reports', async () => {
    const { isThere, walk } = await endOf({
      chain: [record(1), record(3)],
      head: { count: 3, lastHash: 'h3' },
    });
    expect(isThere).toBe(true);
    expect(walk.broken.map(({ id, reason }) => [id, reason])).toEqual([[3, 'chain']]);
  });

  test('is missing when another number of records ends in the same hash without a gap', async () => {
    const { isThere } = await endOf({ chain: records(3), head: { count: 4, lastHash: 'h3' } });
    expect(isThere).toBe(false);
    const broken = await endOf({
      chain: [record(1), record(2, { computedHash: 'x' }), record(3)],
      head: { count: 4, lastHash: 'h3' },
    });
    expect(broken.isThere).toBe(false);
  });
});
