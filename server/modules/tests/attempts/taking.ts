import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { TestStartProblem } from '@server/graphql/generated/types';
import type { AssignmentRow } from '@server/modules/assignments/assignments.tables';
import { requireConfirmedSignIn } from '@server/modules/auth/sign-in-changes.read-model';
import { callerOf } from '@server/graphql/access/subject';
import type { ContentObjectRow } from '@server/modules/content/content.tables';
import { lockOpenAssignment, newestAssignment } from '@server/modules/content/assignments.read-model';
import { timezoneOf } from '@server/modules/organization/organization.read-model';
import { lockObject } from '@server/modules/content/objects/objects.repository';
import { newestMajorId } from '@server/modules/content/versions/versions.repository';
import { testAccess, testKey } from '../test.content';
import type { TestPart } from '../test-version';
import { type AttemptRow, testTables } from '../tests.tables';
import { attemptProgressOf, closedness, startProblemOf, startRejection } from './attempt-rules';
import { attemptsOf, extraAttempts } from './attempts.repository';
import { publishedPartOf } from './published-part';

/** A test that the caller has to pass, and their attempts at it, the newest first. */
export interface Taking {
  test: ContentObjectRow;
  versionId: number;
  part: TestPart;
  /** Of the organization; only read for tests that open or close on a day. */
  timezone: string;
  assignment: AssignmentRow;
  attempts: AttemptRow[];
}

/** Returns the organization's time zone; empty for tests that open and close on no day, to save a statement. */
const timezoneFor = async (
  { tx, organizationId }: Scope,
  { openOn, closeOn }: TestPart['settings'],
): Promise<string> => (openOn || closeOn ? timezoneOf(tx, organizationId) : '');

/**
 * Returns what the caller is about to take, locked, so that two tabs begin one after the other.
 * @throws {AppError} notFound, test.passed, test.notOwed
 */
export async function lockTaking(scope: Scope, testId: number): Promise<Taking> {
  await testAccess.requireView(scope, testId);
  const { tx, organizationId } = scope;
  const { userId } = callerOf(scope);
  await requireConfirmedSignIn(tx, organizationId, userId);
  const test = await lockObject(tx, testTables.object, organizationId, testId, 'share');
  const versionId = test?.currentVersionId ?? null;
  const part = versionId === null ? null : await publishedPartOf(tx, organizationId, versionId);
  if (!test || !part || versionId === null || test.isArchive) throw new AppError('notFound');
  const assignment = await lockOpenAssignment(tx, organizationId, testKey(testId), userId);
  if (!assignment) {
    const last = await newestAssignment(tx, organizationId, testKey(testId), userId);
    throw startRejection(last?.status === 'done' ? 'passed' : 'notOwed');
  }
  const attempts = await attemptsOf(tx, organizationId, testId, userId);
  const timezone = await timezoneFor(scope, part.settings);
  return { test, versionId, part, timezone, assignment, attempts };
}

/** Returns why no attempt can begin now; null: one can, or the open one can be resumed. */
export async function startProblemIn(
  { tx, organizationId }: Scope,
  { test, part, timezone, assignment, attempts }: Taking,
  at: Date,
): Promise<TestStartProblem | null> {
  const major = await newestMajorId(tx, testTables.version, organizationId, test.id);
  const owed = attempts.filter(
    ({ assignmentId, versionId }) => assignmentId === assignment.id && versionId >= major,
  );
  const extra = await extraAttempts(tx, organizationId, assignment.id);
  const progress = attemptProgressOf(owed, part.settings, extra);
  return startProblemOf({
    ...{ status: assignment.status, attempts: owed, progress, at },
    closedness: closedness(part.settings, at, timezone),
  });
}
