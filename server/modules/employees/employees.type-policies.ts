import { guarded, open, partOf, type TypePolicies } from '@server/graphql/access/policies';
import { hasRight } from '@server/graphql/access/rights';
import { mayKnowLeaving, mayReadDocuments } from './employees.policy';

/** The read policies of people; for `User` itself see server/user.type-policies.ts. */
export const employeePolicies = {
  UserList: partOf('Query.users'),
  UserSkill: partOf('User'),
  UserGoal: partOf('User.goals'),
  UserStatistic: partOf('User.statisticRegulation'),
  UserEducationStatistic: partOf('User.statisticEducation'),
  UserEducation: partOf('UserEducationStatistic'),
  UserRegulation: partOf('UserStatistic'),
  UsersUpdateResult: partOf('Mutation'),
  UsersUpdatePreview: partOf('Query.usersUpdatePreview'),
  BeyondOwn: partOf('Query.positionsBeyondOwn'),
  UserRejection: partOf('UsersUpdateResult', 'UsersUpdatePreview'),
  /** Everybody may see who substitutes for whom, to know whom to contact. */
  ActingLeader: open,
  UserDocumentList: partOf('Query.userDocuments'),
  UserDocument: guarded<'UserDocument'>(async ({ userId }, context) => {
    const person = await context.loaders.user.load(userId);
    return person !== null && mayReadDocuments(context, person);
  }),
  UserNote: guarded<'UserNote'>(async ({ userId }, context) => {
    const person = await context.loaders.user.load(userId);
    return person !== null && mayKnowLeaving(context, person);
  }),
  UserLeaving: partOf('Query.userLeaving', 'Mutation'),
  LeavingFact: partOf('UserLeaving'),
  HandoverItem: partOf('UserLeaving'),
  EmployeeImport: guarded<'EmployeeImport'>((_, { signedIn }) => hasRight(signedIn, 'employees', 'write')),
  EmployeeImportColumn: partOf('EmployeeImport'),
  EmployeeImportOrgUnit: partOf('EmployeeImport'),
  EmployeeImportLeader: partOf('EmployeeImport'),
  EmployeeImportSummary: partOf('EmployeeImport'),
  EmployeeImportRollback: partOf('EmployeeImport'),
  EmployeeImportKept: partOf('EmployeeImportRollback'),
  EmployeeImportRowList: partOf('Query.employeeImportRows'),
  EmployeeImportRow: partOf('EmployeeImportRowList', 'Mutation'),
  EmployeeImportCellError: partOf('EmployeeImportRow'),
  OwnRecordList: partOf('Query.ownRecords'),
  OwnRecord: partOf('OwnRecordList'),
  ProfileAccess: partOf('Query.profileAccess'),
  ProfileRequestList: partOf('Query.profileRequests'),
  ProfileRequest: partOf('ProfileAccess', 'ProfileRequestList', 'Mutation'),
  ProfileChange: partOf('ProfileRequest'),
} satisfies Partial<TypePolicies>;
