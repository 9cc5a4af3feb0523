/** When this many people have pressed «Непонятно» at one place, the author gets a task. */
export const UNCLEAR_PEOPLE = 3;

/** Moments of a video within so many seconds are one place. */
export const UNCLEAR_PLACE_SEC = 15;

/** A place of a text or of a video: a block, or the first second of the part of a video that counts as one place. */
export interface UnclearSpot {
  clauseId: string | null;
  atSec: number | null;
}

/** Returns the place to which a moment of a video belongs, as its first second. */
export const spotOfMoment = (atSec: number): number =>
  Math.floor(atSec / UNCLEAR_PLACE_SEC) * UNCLEAR_PLACE_SEC;

/** Returns a string that is unique for each place of an object. */
export const spotKey = ({ clauseId, atSec }: UnclearSpot): string => clauseId ?? `${atSec ?? 0}s`;

/** Returns the search part of the address that leads to a place on the object's page. */
export const spotSearch = ({ clauseId, atSec }: UnclearSpot): string =>
  new URLSearchParams(clauseId === null ? { at: String(atSec ?? 0) } : { clause: clauseId }).toString();
