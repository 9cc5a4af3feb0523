import { AppError } from '@server/errors';
import type { KnownPlaces } from './known-places';

interface Place {
  positionId: number | null;
  subdivisionId: number | null;
}

/** Whether a position is of another subdivision than the person: one that is of none, or somebody in none, fits. */
export function isMismatch(homeId: number | null | undefined, subdivisionId: number | null): boolean {
  return typeof homeId === 'number' && subdivisionId !== null && homeId !== subdivisionId;
}

/** As it will be: what is not sent stays. */
function placeAfter(sent: Partial<Place>, before: Place | null): Place {
  const after = (field: keyof Place) => (sent[field] === undefined ? (before?.[field] ?? null) : sent[field]);
  return { positionId: after('positionId'), subdivisionId: after('subdivisionId') };
}

const isStored = (before: Place | null, after: Place) =>
  before?.positionId === after.positionId && before.subdivisionId === after.subdivisionId;

/**
 * A position of another subdivision has to be meant, whatever the way by which somebody is put there; what was stored so
 * is not asked about again. @throws {AppError} employee.otherSubdivision
 */
export async function refuseMismatch(
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
