import { AppError } from '@server/errors';
import { isOver } from './attempt-rules';
import type { AttemptRow } from '../tests.tables';

/**
 * Requires an attempt of the caller that accepts answers in this tab now. @throws {AppError} notFound, test.attemptOver,
 * otherTab, timeUp
 */
export function requireOpen(attempt: AttemptRow | null, tab: string, at: Date): AttemptRow {
  if (!attempt) throw new AppError('notFound');
  if (attempt.state !== 'inProgress') throw new AppError('test.attemptOver');
  if (attempt.tab !== tab) throw new AppError('test.otherTab');
  if (isOver(attempt, at)) throw new AppError('test.timeUp');
  return attempt;
}
