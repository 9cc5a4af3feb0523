import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { UNCLEAR_PLACE_SEC } from '@domain/content/unclear';

/** `spotOfMoment` in SQL: the first second of the place to which a moment of a video belongs. */
export const placeOfMoment = (atSec: SQLWrapper): SQL =>
  sql`${atSec} / ${UNCLEAR_PLACE_SEC} * ${UNCLEAR_PLACE_SEC}`;
