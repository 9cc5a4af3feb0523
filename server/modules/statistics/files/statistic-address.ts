import { z } from 'zod';
import { OBJECT_TYPES } from '@domain/object-types';
import { USER_STATUSES } from '@domain/user-statuses';
import limits from '@graphql/limits.json';
import type { StatisticFilter } from '@server/graphql/generated/types';

/** An id in an address. */
export const idInAddress = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

const list = z.string().transform((text) => text.split(',').filter(Boolean));
const ids = list.pipe(z.array(idInAddress).max(limits.bulk));
const statuses = list.pipe(z.array(z.enum(USER_STATUSES)));
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** The tab of a file, and the filters of its page, in an address. */
export const statisticAddress = z.object({
  objectType: z.enum(OBJECT_TYPES),
  subdivisionIds: ids.optional(),
  positionIds: ids.optional(),
  userIds: ids.optional(),
  statuses: statuses.optional(),
  dateFrom: day.optional(),
  dateTo: day.optional(),
  asOf: day.optional(),
  isAdaptation: z.literal('true').optional(),
  isCompared: z.literal('true').optional(),
});

/** Returns the filter of an address. */
export function filterInAddress({
  isAdaptation,
  ...filter
}: Omit<z.infer<typeof statisticAddress>, 'objectType' | 'isCompared'>): StatisticFilter {
  return { ...filter, ...(isAdaptation === undefined ? {} : { isAdaptation: true }) };
}
