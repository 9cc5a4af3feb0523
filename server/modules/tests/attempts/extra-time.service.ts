import { extraMinutesSchema } from '@domain/tests/decisions';
import { checkInput } from '@server/modules/check-input';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { TestMinutesGrantInput } from '@server/graphql/generated/types';
import { once } from '@server/graphql/idempotency';
import { callerOf } from '@server/graphql/access/subject';
import type { ContentEvents } from '@server/modules/content/content-events';
import type { ModuleDeps } from '@server/modules/module';
import { isOver } from './attempt-rules';
import { findAttempt, insertExtra, updateAttempt } from './attempts.repository';
import { enqueueClosing } from '../closing/closing-queue';
import type { Finishing } from './finishing';
import { testAccess } from '../test.content';
import type { AttemptRow } from '../tests.tables';

const MINUTE_MS = 60_000;

export interface ExtraTimeService {
  /** Moves the deadline of an attempt under way; its taker sees the change at once. */
  grant(scope: Scope, input: TestMinutesGrantInput, clientKey?: string | null): Promise<AttemptRow>;
}

/** Grants minutes in addition to those of the settings. */
export function createExtraTimeService(
  { now, jobs, live }: Pick<ModuleDeps, 'now' | 'jobs' | 'live'>,
  { log, publishWork }: ContentEvents,
  finishing: Finishing,
): ExtraTimeService {
  /** @throws {AppError} notFound */
  async function found({ tx, organizationId }: Scope, id: number): Promise<AttemptRow> {
    const attempt = await findAttempt(tx, organizationId, id);
    if (!attempt) throw new AppError('notFound');
    return attempt;
  }

  /** Returns the attempt, locked, with its deadline. @throws {AppError} attemptOver, timeUp, noLimit */
  async function underWay(scope: Scope, attempt: AttemptRow): Promise<AttemptRow & { deadlineAt: Date }> {
    const locked = (await finishing.lock(scope, attempt))?.attempt;
    if (locked?.state !== 'inProgress') throw new AppError('test.attemptOver');
    const { deadlineAt } = locked;
    if (deadlineAt === null) throw new AppError('test.noLimit');
    if (isOver(locked, now())) throw new AppError('test.attemptOver');
    return { ...locked, deadlineAt };
  }

  async function give(scope: Scope, before: AttemptRow, input: TestMinutesGrantInput): Promise<AttemptRow> {
    const { tx, organizationId } = scope;
    const { minutes, reason } = checkInput(extraMinutesSchema, input);
    const { id, testId, userId, assignmentId, deadlineAt, grantedMinutes } = await underWay(scope, before);
    const later = new Date(deadlineAt.getTime() + minutes * MINUTE_MS);
    const attempt = await updateAttempt(tx, organizationId, id, {
      deadlineAt: later,
      grantedMinutes: grantedMinutes + minutes,
    });
    await insertExtra(tx, organizationId, {
      ...{ testId, userId, assignmentId, attemptId: id, minutes, reason },
      createdById: callerOf(scope).userId,
    });
    await enqueueClosing({ jobs, tx }, attempt, later);
    await log(scope, testId, 'update', {
      affectedUserId: userId,
      changes: { minutes: [null, minutes], reason: [null, reason] },
    });
    await live.publish(tx, { organizationId, topic: 'assignment', ids: [testId], userIds: [userId] });
    await publishWork(scope, testId);
    return attempt;
  }

  return {
    async grant(scope, input, clientKey) {
      const attempt = await found(scope, input.attemptId);
      await testAccess.editable(scope, attempt.testId);
      // The author of a test may have to take it themselves.
      if (attempt.userId === callerOf(scope).userId) throw new AppError('test.ownTime');
      return once(
        scope,
        { of: 'testMinutesGrant', key: clientKey },
        () => give(scope, attempt, input),
        (id) => found(scope, id),
      );
    },
  };
}
