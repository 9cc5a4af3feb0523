// What the statuses of an assignment mean, for both sides. Which are there is said by the contract (`AssignmentStatus`).

/** Not met yet: at most one of these per person and object. */
export const OPEN_STATUSES = ['assigned', 'inProgress', 'onReview', 'resign', 'failed'] as const;

/** Open, and the person's own turn: what their counter says, what is asked of them today, what a passed date makes late. */
const OWED_STATUSES = ['assigned', 'inProgress', 'resign', 'failed'] as const;

const isOneOf = (statuses: readonly string[], status: string | null | undefined): boolean =>
  status != null && statuses.includes(status);

export const isOpenStatus = (status: string | null | undefined): boolean => isOneOf(OPEN_STATUSES, status);
export const isOwedStatus = (status: string | null | undefined): boolean => isOneOf(OWED_STATUSES, status);
