import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/employees.graphql. */
export type EmployeesResolvers = DomainResolvers<{
  Query: 'users' | 'user' | 'userPlacementPreview' | 'hireSources';
  Mutation: 'userCreate' | 'userUpdate' | 'userDelete' | 'userRestore' | 'userInvite' | 'adminUpdate';
  UserList: 'items' | 'count';
  User: 'id' | 'organizationId' | 'organizationAdminId' | 'email' | 'phone' | 'phones' | 'personnelNumber' | 'hireSource' | 'nameFirst' | 'nameMiddle' | 'nameSecond' | 'nameShort' | 'nameFull' | 'sex' | 'status' | 'avatarId' | 'avatar' | 'subdivisionId' | 'subdivision' | 'positionId' | 'position' | 'leaderSubdivisionId' | 'leaderSubdivision' | 'leader' | 'mentorId' | 'mentor' | 'traineeId' | 'trainee' | 'dateBirth' | 'dateJobStart' | 'dateAdaptEnd' | 'dateJobEnd' | 'detailInfo' | 'reasonLeaving' | 'datePossibleLeaving' | 'reasonPossibleLeaving' | 'age' | 'isBirth' | 'authType' | 'info' | 'skills' | 'interests' | 'goals' | 'isSuperAdmin' | 'isAdmin' | 'isLeader' | 'isUser' | 'isActive' | 'isOnline' | 'isArchive' | 'hasPassword' | 'isNewcomer' | 'isInvited' | 'statisticRegulation' | 'statisticEducation' | 'qualifications' | 'createdAt' | 'updatedAt';
  UserSkill: 'name' | 'level';
  UserGoal: 'text' | 'dueAt' | 'progress';
  UserStatistic: 'performance' | 'signedIds' | 'notSignedIds' | 'overdueIds';
  UserRegulation: 'regulation' | 'state';
}>;
