import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEnumType } from 'graphql';
import { isOpenStatus, isOwedStatus } from '@domain/assignment-statuses';
import { projectRoot } from '@server/config/paths';
import { createSchema } from '@server/graphql/schema';
import type { AssignmentStatus } from '@server/graphql/generated/types';
import { isOverdue } from '@server/modules/assignments/assignments.read-model';

/** When a past date counts as a person's delay. */

const now = new Date('2026-03-01T12:00:00Z');
const before = new Date(now.getTime() - 1);

test.each<[AssignmentStatus, boolean]>([
  ['assigned', true],
  ['inProgress', true],
  ['resign', true],
  ['failed', true],
  // Another person's turn.
  ['onReview', false],
  ['done', false],
  ['waived', false],
  ['cancelled', false],
])('%s, with a past date: late is %s', (status, isLate) => {
  expect(isOverdue({ status, dueAt: before }, now)).toBe(isLate);
  expect(isOverdue({ status, dueAt: now }, now)).toBe(false);
  expect(isOverdue({ status, dueAt: null }, now)).toBe(false);
});

test('a contract status is open unless it is final, and due for the person unless others review it', () => {
  const { AssignmentStatus } = createSchema([]).getTypeMap();
  if (!isEnumType(AssignmentStatus)) throw new Error('AssignmentStatus is no enumeration');
  const all = AssignmentStatus.getValues().map(({ name }) => name);
  const ends = ['done', 'waived', 'cancelled'];
  expect(all.filter(isOpenStatus)).toEqual(all.filter((name) => !ends.includes(name)));
  expect(all.filter(isOwedStatus)).toEqual(all.filter((name) => isOpenStatus(name) && name !== 'onReview'));
});

test('no code lists the open statuses explicitly', () => {
  const files = ['server/modules', 'src'].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  const listing = files.filter((file) =>
    /'assigned',\s*'inProgress',/.test(readFileSync(join(projectRoot, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(listing.filter((file) => !file.includes('generated'))).toEqual([]);
});
