// The meaning of the statuses of an assignment, for browser and server. The contract defines the statuses themselves
// (`AssignmentStatus`).

/** Not completed yet: at most one of these per person and object. */
export const OPEN_STATUSES = ['assigned', 'inProgress', 'onReview', 'resign', 'failed'] as const;

/**
 * Open, and waiting for the person: included in their counter and in what they have to do today, and overdue after the due date.
 */
const OWED_STATUSES = ['assigned', 'inProgress', 'resign', 'failed'] as const;

const isOneOf = (statuses: readonly string[], status: string | null | undefined): boolean =>
  status != null && statuses.includes(status);

export const isOpenStatus = (status: string | null | undefined): boolean => isOneOf(OPEN_STATUSES, status);
export const isOwedStatus = (status: string | null | undefined): boolean => isOneOf(OWED_STATUSES, status);
