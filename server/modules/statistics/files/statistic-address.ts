import { z } from 'zod';
import { OBJECT_TYPES } from '@domain/object-types';
import limits from '@graphql/limits.json';
import type { StatisticFilter } from '@server/graphql/generated/types';

/** An id in an address. */
export const idInAddress = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

const ids = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(idInAddress).max(limits.bulk));
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** The tab of a file, and the filters of its page, in an address. */
export const statisticAddress = z.object({
  objectType: z.enum(OBJECT_TYPES),
  subdivisionIds: ids.optional(),
  positionIds: ids.optional(),
  dateFrom: day.optional(),
  dateTo: day.optional(),
  asOf: day.optional(),
  isAdaptation: z.literal('true').optional(),
  isCompared: z.literal('true').optional(),
});

/** Returns the filter of an address. */
export function filterInAddress({
  subdivisionIds,
  positionIds,
  dateFrom,
  dateTo,
  asOf,
  isAdaptation,
}: Omit<z.infer<typeof statisticAddress>, 'objectType' | 'isCompared'>): StatisticFilter {
  return {
    ...{ subdivisionIds, positionIds, dateFrom, dateTo, asOf },
    ...(isAdaptation === undefined ? {} : { isAdaptation: true }),
  };
}
