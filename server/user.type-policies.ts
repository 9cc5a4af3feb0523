import { personFieldsWith } from '@domain/person-field-lists';
import type { PersonFieldWith } from '@domain/person-fields';
import type { Context } from './graphql/context';
import { openBut } from './graphql/access/policies';
import { hasRight } from './graphql/access/rights';
import { seesPlan } from './modules/adaptation/adaptation.policy';
import { mayKnow, mayKnowLeaving, seesFigures } from './modules/employees/employees.policy';
import type { UserRow } from './modules/employees/employees.tables';
import { seesPersonPicture } from './modules/organization/ideal-picture/ideal-picture.policy';

const contacts = { may: (row: UserRow, context: Context) => mayKnow(context, row) };
const leaving = { may: (row: UserRow, context: Context) => mayKnowLeaving(context, row) };
const plan = { may: (row: UserRow, context: Context) => seesPlan(context, row) };

type ReadField = PersonFieldWith<{ readBy: 'everybody' | 'responsible' }>;

/** The fields that people edit: read by everybody or by those responsible. */
function personFieldPolicies(): Record<ReadField, typeof contacts | 'open'>;
function personFieldPolicies(): object {
  return {
    ...Object.fromEntries(personFieldsWith({ readBy: 'everybody' }).map((field) => [field, 'open'])),
    ...Object.fromEntries(personFieldsWith({ readBy: 'responsible' }).map((field) => [field, contacts])),
  };
}

/** Everybody may read who works here, where and with whom, but not contacts, dates and progress. Modules share the fields. */
const userPolicy = openBut<'User'>({
  ...personFieldPolicies(),
  id: 'open',
  organizationId: 'open',
  organizationAdminId: 'open',
  nameShort: 'open',
  nameFull: 'open',
  avatarId: 'open',
  avatar: 'open',
  subdivision: 'open',
  position: 'open',
  leaderSubdivisionId: 'open',
  leaderSubdivision: 'open',
  leader: 'open',
  mentor: 'open',
  traineeId: 'open',
  trainee: 'open',
  reasonLeaving: leaving,
  datePossibleLeaving: leaving,
  reasonPossibleLeaving: leaving,
  idealPicture: { may: (row, context) => seesPersonPicture(context, row) },
  trialPeriodTasks: plan,
  isAdaptionNotPassed: plan,
  age: contacts,
  isBirth: contacts,
  authType: contacts,
  isSuperAdmin: 'open',
  isAdmin: 'open',
  isLeader: 'open',
  isUser: 'open',
  isActive: 'open',
  isOnline: 'open',
  isArchive: 'open',
  hasPassword: 'open',
  isInvited: 'open',
  isNewcomer: 'open',
  adaptationCount: plan,
  roles: { may: ({ id }, { signedIn }) => id === signedIn.userId || hasRight(signedIn, 'roles', 'read') },
  statisticRegulation: {
    may: (row, context) => seesFigures(context, row),
    instead: { performance: null, signedIds: [], notSignedIds: [], overdueIds: [] },
  },
  statisticEducation: {
    may: (row, context) => seesFigures(context, row),
    instead: { performance: null, signedIds: [], notSignedIds: [], overdueIds: [] },
  },
  qualifications: {
    may: (row, context) => seesFigures(context, row),
    instead: { userId: 0, qualifications: [] },
  },
  createdAt: 'open',
  updatedAt: 'open',
});

export const userPolicies = {
  User: userPolicy,
};
