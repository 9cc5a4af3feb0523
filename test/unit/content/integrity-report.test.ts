import { brokenOf, listedOf, peopleIn, reportOf } from '@server/modules/content/evidence/integrity-report';
import { type Broken, LISTED, startWalk, type Walk } from '@server/modules/content/evidence/integrity-walk';
import type { ChainRecord } from '@server/modules/content/evidence/evidence-source';

const KEY = { objectType: 'regulation' as const, objectId: 7 };
const names = new Map([
  [1, 'Борисов'],
  [2, 'Васильев'],
]);
const everybody = { names, reported: new Set([1, 2, 3]) };

const walkWith = (changes: Partial<Walk>): Walk => ({
  ...startWalk(KEY, () => Promise.resolve()),
  checked: 5,
  ...changes,
});
const broken = (changes: Partial<Broken> = {}): Broken => ({
  ...{ ...KEY, id: 10, userId: 1, reason: 'content' },
  ...changes,
});
const doubted = (userId: number): ChainRecord => ({
  ...{ ...KEY, id: 20 + userId, userId, confirmedName: `Подпись ${userId}` },
  ...{ prevHash: '', hash: 'h', computedHash: 'h', recordVersion: 2, versionId: 3, docSha256: null },
  ...{ keyId: '', seal: '', identity: { session: null, signInChange: null } },
});
const tail = { signatureId: null, userName: null, objectType: null, reason: 'tail' };

test('a chain without findings whose end is there is whole', () => {
  expect(reportOf(walkWith({}), true, everybody)).toEqual({
    ...{ isWhole: true, checked: 5, broken: [], doubted: [] },
  });
});

test('a missing end is listed last, and the chain is not whole', () => {
  expect(reportOf(walkWith({}), false, everybody)).toMatchObject({ isWhole: false, broken: [tail] });
  expect(reportOf(walkWith({ broken: [broken()] }), false, everybody).broken[1]).toEqual(tail);
});

test('a finding names its record and whom it concerns', () => {
  const { isWhole, broken: listed } = reportOf(walkWith({ broken: [broken()] }), true, everybody);
  expect(isWhole).toBe(false);
  expect(listed).toEqual([
    { signatureId: '10', userName: 'Борисов', objectType: 'regulation', reason: 'content' },
  ]);
});

test('a record that does not exist has no id', () => {
  const walk = walkWith({ broken: [broken({ id: null, reason: 'removed' })] });
  expect(reportOf(walk, true, everybody).broken[0]?.signatureId).toBeNull();
});

test.each<[string, Partial<Broken>, ReadonlySet<number>]>([
  ['of another object', { objectId: 8 }, new Set([1])],
  ['of another kind', { objectType: 'test' }, new Set([1])],
  ['about a person whose data the caller may not see', {}, new Set([2])],
  ['about a person without a name', { userId: 3 }, new Set([3])],
])('a finding %s names nobody', (_, change, reported) => {
  const walk = walkWith({ broken: [broken(change)] });
  expect(reportOf(walk, true, { names, reported }).broken[0]?.userName).toBeNull();
});

test('a kind of object that is not known is not shown', () => {
  const walk = walkWith({ broken: [broken()] });
  Object.assign(walk.broken[0] ?? {}, { objectType: 'anything' });
  expect(reportOf(walk, true, everybody).broken[0]?.objectType).toBeNull();
});

test('more findings than the longest list are not listed', () => {
  const walk = walkWith({ broken: Array.from({ length: LISTED + 1 }, (_, id) => broken({ id })) });
  expect(listedOf(walk)).toHaveLength(LISTED);
  expect(reportOf(walk, true, everybody).broken).toHaveLength(LISTED);
});

test('doubtful records are listed with their signer, of people whose data the caller may see', () => {
  const walk = walkWith({ doubted: [doubted(1), doubted(2), { ...doubted(3), identity: null }] });
  const report = reportOf(walk, true, { names, reported: new Set([1, 3]) });
  expect(report.doubted).toMatchObject([
    { signatureId: '21', userName: 'Борисов', signer: { doubt: 'unknownSession' } },
  ]);
  expect(report.isWhole).toBe(true);
  const nameless = reportOf(walk, true, { names: new Map(), reported: new Set([1]) });
  expect(nameless.doubted).toMatchObject([{ userName: 'Подпись 1' }]);
});

test('the people of a report are those of findings and of doubtful records, each once', () => {
  const walk = walkWith({ broken: [broken(), broken({ userId: 2 })], doubted: [doubted(2), doubted(4)] });
  expect(peopleIn(walk)).toEqual([1, 2, 4]);
});

test('a history entry without a record is a removed one, a record without an entry is unmentioned', () => {
  const gap = { recordId: 10, entryId: null, at: '2026-11-01', userId: 1, ...KEY };
  expect(brokenOf({ ...gap, kind: 'removed' })).toEqual(broken({ reason: 'removed' }));
  expect(brokenOf({ ...gap, kind: 'unwritten' })).toEqual(broken({ reason: 'history' }));
});
