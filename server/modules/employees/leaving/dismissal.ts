import type { UserRow } from '../employees.tables';
import { statusOnInvitation } from '../statuses';

type Change = Partial<UserRow>;

/** What a planned dismissal keeps for the case that it is taken back. */
const kept = ({ status, statusBefore }: UserRow) => (status === 'leaving' ? statusBefore : status);

/** Somebody is leaving: works on until the last day. */
export function planned(before: UserRow): Change {
  return { status: 'leaving', statusBefore: kept(before) };
}

/** Somebody has left: heads nothing any more. */
export function dismissed(before: UserRow): Change {
  return {
    status: 'dismissed',
    statusBefore: kept(before),
    ledBefore: before.isLeader ? before.leaderSubdivisionId : null,
    isLeader: false,
    leaderSubdivisionId: null,
  };
}

/** It was not meant: the person stands where they stood. */
export function takenBack({ status, statusBefore, ledBefore, isInvited }: UserRow): Change {
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

/** What a new status by hand does to what was kept. */
export function statusChange(before: UserRow, status: string | undefined): Change {
  if (status === undefined || status === before.status) return {};
  if (status === 'dismissed') return dismissed(before);
  return status === 'leaving' ? planned(before) : { statusBefore: null, ledBefore: null };
}
