import type { UserRow } from '../employees.tables';
import { statusOnInvitation } from '../writing/statuses';

type Change = Partial<UserRow>;

/** Returns the status that a planned dismissal stores in case it is undone. */
const storedStatus = ({ status, statusBefore }: UserRow) => (status === 'leaving' ? statusBefore : status);

/** Returns the changes of a person who is leaving: they work until the last day. */
export function planned(before: UserRow): Change {
  return { status: 'leaving', statusBefore: storedStatus(before) };
}

/** Returns the changes of a person who has left: they no longer head anything. */
export function dismissed(before: UserRow): Change {
  return {
    status: 'dismissed',
    statusBefore: storedStatus(before),
    ledBefore: before.isLeader ? before.leaderSubdivisionId : null,
    isLeader: false,
    leaderSubdivisionId: null,
  };
}

/** Returns the changes that undo a dismissal: the person is restored as before. */
export function undone({ status, statusBefore, ledBefore, isInvited }: UserRow): Change {
  const earlier = statusBefore ?? 'working';
  const change: Change = {
    status: isInvited ? statusOnInvitation(earlier) : earlier,
    statusBefore: null,
    ledBefore: null,
    dateJobEnd: null,
    reasonLeaving: '',
  };
  if (status !== 'dismissed' || ledBefore === null) return change;
  return { ...change, isLeader: true, leaderSubdivisionId: ledBefore };
}

/** Returns the effect of a manual status change on the stored earlier state. */
export function statusChange(before: UserRow, status: string | undefined): Change {
  if (status === undefined || status === before.status) return {};
  if (status === 'dismissed') return dismissed(before);
  return status === 'leaving' ? planned(before) : { statusBefore: null, ledBefore: null };
}
