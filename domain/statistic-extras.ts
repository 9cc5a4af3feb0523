import type { ObjectType } from './object-types';

/** What the statistics of a kind of content count besides progress. */
interface StatisticExtras {
  /** Whether people can refuse, which is counted separately. */
  readonly hasRefusals: boolean;
  /** Whether its objects have review dates, and overdue reviews are counted. */
  readonly hasReviewDates: boolean;
}

const none: StatisticExtras = { hasRefusals: false, hasReviewDates: false };

export const STATISTIC_EXTRAS: Readonly<Record<ObjectType, StatisticExtras>> = {
  regulation: { hasRefusals: true, hasReviewDates: true },
  education: none,
  test: none,
  qualification: none,
};
