import { AppError } from '@server/errors';
import type { KnownPlaces } from '../lists/known-places';

interface Place {
  positionId: number | null;
  subdivisionId: number | null;
}

/**
 * Whether a position belongs to another subdivision than the person: a position or person without a subdivision always matches.
 */
export function isMismatch(homeId: number | null | undefined, subdivisionId: number | null): boolean {
  return typeof homeId === 'number' && subdivisionId !== null && homeId !== subdivisionId;
}

/** Returns the resulting values: fields that were not sent stay unchanged. */
function placeAfter(sent: Partial<Place>, before: Place | null): Place {
  const after = (field: keyof Place) => (sent[field] === undefined ? (before?.[field] ?? null) : sent[field]);
  return { positionId: after('positionId'), subdivisionId: after('subdivisionId') };
}

const isStored = (before: Place | null, after: Place) =>
  before?.positionId === after.positionId && before.subdivisionId === after.subdivisionId;

/**
 * Rejects a position of another subdivision unless it is intended, however the person is put there; a stored combination is not
 * checked again. @throws {AppError} employee.otherSubdivision
 */
export async function rejectMismatch(
  places: KnownPlaces,
  before: Place | null,
  sent: Partial<Place>,
): Promise<void> {
  const after = placeAfter(sent, before);
  if (after.positionId === null || isStored(before, after)) return;
  const position = await places.position(after.positionId);
  if (!position || !isMismatch(position.subdivisionId, after.subdivisionId)) return;
  const home = await places.subdivision(position.subdivisionId ?? 0);
  throw new AppError('employee.otherSubdivision', {
    field: 'subdivisionId',
    params: { position: position.name, subdivision: home?.name ?? '' },
  });
}
