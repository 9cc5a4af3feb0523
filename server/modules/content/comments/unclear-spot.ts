import { clock } from '@domain/clock';
import { spotOfMoment, type UnclearSpot } from '@domain/content/unclear';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import { checkRange } from '@server/modules/checks';
import type { ContentDefinition } from '../content-definition';
import type { CommentRow, ContentVersionRow } from '../content.tables';

type Moment = Pick<CommentRow, 'clauseId' | 'atSec'>;

/** What was marked: exactly one of them. */
export interface SpotInput {
  clauseId?: string | null | undefined;
  atSec?: number | null | undefined;
}

/** Returns the block or the second that was marked. @throws {AppError} validation.required, validation.range */
export function givenSpot({ clauseId = null, atSec = null }: SpotInput): Moment {
  if ((clauseId === null) === (atSec === null))
    throw new AppError('validation.required', { field: 'clauseId' });
  return { clauseId, atSec: checkRange(atSec, { field: 'atSec', min: 0, max: limits.videoSec }) };
}

/** Returns the place of a mark: neighbouring moments of a video are one. */
export const spotOf = ({ clauseId, atSec }: Moment): UnclearSpot => ({
  clauseId,
  atSec: atSec === null ? null : spotOfMoment(atSec),
});

/** Returns how people call a place: the number of a block, the time of a moment. Empty: the version does not have the block. */
export function spotName(
  { clauseId, atSec }: Moment,
  version: Pick<ContentVersionRow, 'clauses'> | null,
): string {
  if (clauseId === null) return clock(atSec ?? 0);
  return version?.clauses.find(({ id }) => id === clauseId)?.number ?? '';
}

/** Whether a version has what was marked. */
export const hasSpot = (
  { hasMoment }: Pick<ContentDefinition, 'hasMoment'>,
  { clauseId, atSec }: Moment,
  { clauses, own }: Pick<ContentVersionRow, 'clauses' | 'own'>,
): boolean =>
  atSec === null ? clauses.some(({ id }) => id === clauseId) : (hasMoment?.(own, atSec) ?? false);
