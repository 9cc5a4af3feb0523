import type { Ready } from './rights-arguments';
import type { Person, Snapshot } from './rights-measure';
import type { Pools } from './rights-world';

interface Duty {
  userId: number;
  kind: string;
  id: number;
}

/** The kind names of approvals in the handover. */
const APPROVAL = {
  regulation: 'approval',
  education: 'educationApproval',
  test: 'testApproval',
  qualification: 'qualificationApproval',
} as const;

/** The duties that people could leave behind. */
function dutiesOf({ users, documents, acting }: Snapshot): Duty[] {
  return [
    ...documents.map(({ kind, id, owner_id: userId }) => ({ userId, kind, id })),
    ...documents.flatMap(({ kind, id, approvers }) =>
      approvers.map((userId) => ({ userId, kind: APPROVAL[kind], id })),
    ),
    ...acting.map(({ id, user_id: userId }) => ({ userId, kind: 'acting', id })),
    ...users.flatMap(({ id: userId, is_leader: isLeader, leader_subdivision_id: id }) =>
      isLeader && id !== null ? [{ userId, kind: 'subdivision', id }] : [],
    ),
  ];
}

const hasLeft = ({ is_archive: isArchive, status }: Person) => isArchive || status === 'dismissed';

/** Subdivisions without contents. */
const emptyPlaces = ({ subdivisions, users }: Snapshot) =>
  subdivisions.filter(
    ({ id }) =>
      !users.some((person) => person.subdivision_id === id) &&
      !subdivisions.some((other) => other.parent_id === id),
  );

/** Calls that match the existing data, for mutations that would otherwise nearly always be rejected. */
export function readyCalls(snapshot: Snapshot, pools: Pools): Ready {
  const { users, roles, entries } = snapshot;
  const former = users.filter(hasLeft);
  const userIds = (people: readonly Person[]) => people.map(({ id: userId }) => ({ userId }));
  const ids = (people: readonly Person[]) => people.map(({ id }) => ({ id }));
  const day = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
  return {
    userHandOver: dutiesOf(snapshot).map(({ userId, ...item }) => ({ userId, items: [item] })),
    historyRevert: entries.flatMap(({ id, fields }) => fields.map((field) => ({ id: String(id), field }))),
    userRehire: former.map(({ id }) => ({
      rehire: { userId: id, dateJobStart: day(1), dateAdaptEnd: day(30) },
    })),
    userDismissalUndo: userIds(users.filter(({ status }) => status === 'dismissed' || status === 'leaving')),
    userDismiss: users.map(({ id }) => ({
      dismissal: { userId: id, dateJobEnd: day(-1), reasonLeaving: 'Переезд' },
    })),
    userRestore: ids(former),
    userInvite: ids(users.filter(({ status }) => status === 'invited')),
    subdivisionDelete: emptyPlaces(snapshot).map(({ id }) => ({ id })),
    accessRequestGrant: roles.flatMap(({ id: roleId }) =>
      (pools['accessRequest'] ?? []).map((id) => ({ id, grant: { roleId, until: null } })),
    ),
  };
}
