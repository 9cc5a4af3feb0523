import type { Context } from './graphql/context';
import { openBut } from './graphql/policies';
import { hasRight } from './graphql/rights';
import { seesPlan } from './modules/adaptation/adaptation.policy';
import { mayKnow, mayKnowLeaving, seesFigures } from './modules/employees/employees.policy';
import type { UserRow } from './modules/employees/employees.tables';
import { seesPersonPicture } from './modules/organization/ideal-picture.policy';

const contacts = { may: (row: UserRow, context: Context) => mayKnow(context, row) };
const leaving = { may: (row: UserRow, context: Context) => mayKnowLeaving(context, row) };
const plan = { may: (row: UserRow, context: Context) => seesPlan(context, row) };

/** Everybody may read who works here, where and with whom, but not contacts, dates and progress. Modules share the fields. */
const userPolicy = openBut<'User'>({
  id: 'open',
  organizationId: 'open',
  organizationAdminId: 'open',
  email: contacts,
  phone: contacts,
  phones: contacts,
  personnelNumber: contacts,
  hireSource: contacts,
  nameFirst: 'open',
  nameMiddle: 'open',
  nameSecond: 'open',
  nameShort: 'open',
  nameFull: 'open',
  sex: 'open',
  status: 'open',
  avatarId: 'open',
  avatar: 'open',
  subdivisionId: 'open',
  subdivision: 'open',
  positionId: 'open',
  position: 'open',
  leaderSubdivisionId: 'open',
  leaderSubdivision: 'open',
  leader: 'open',
  mentorId: 'open',
  mentor: 'open',
  traineeId: 'open',
  trainee: 'open',
  dateBirth: contacts,
  dateJobStart: contacts,
  dateAdaptEnd: contacts,
  dateJobEnd: contacts,
  detailInfo: contacts,
  reasonLeaving: leaving,
  datePossibleLeaving: leaving,
  reasonPossibleLeaving: leaving,
  idealPicture: { may: (row, context) => seesPersonPicture(context, row) },
  trialPeriodTasks: plan,
  isAdaptionNotPassed: plan,
  age: contacts,
  isBirth: contacts,
  authType: contacts,
  info: 'open',
  skills: 'open',
  interests: 'open',
  goals: contacts,
  isSuperAdmin: 'open',
  isAdmin: 'open',
  isLeader: 'open',
  isUser: 'open',
  isActive: 'open',
  isOnline: 'open',
  isArchive: 'open',
  isStarted: 'open',
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
