import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/base.graphql. */
export type BaseResolvers = DomainResolvers<{
  SelectOption: 'id' | 'name' | 'isArchive';
  EnumOption: 'value' | 'name';
  Change: 'topic' | 'ids' | 'writeId';
  Query: 'initApp' | 'userIsAuth' | 'userSexTypes' | 'userStatusTypes' | 'organizationFormTypes' | 'organizationNotificationTypes' | 'paymentMethodTypes' | 'paymentStatusTypes' | 'logActionTypes' | 'rightAreas';
  Mutation: 'getSessionToken' | 'demoStart' | 'userRegAdmin' | 'sessionEnd';
  InitApp: 'user' | 'userRole' | 'rights' | 'viewAs' | 'support' | 'supportRequests' | 'isDemo' | 'suspension' | 'sessionRejection' | 'addressConfirmation' | 'consts';
  Support: 'id' | 'organizationName' | 'reason' | 'until' | 'consent';
  Suspension: 'reason' | 'until';
  Consts: 'accent' | 'sample' | 'rootAdminId' | 'superOrganizationId' | 'superAdminPrivilegeIds' | 'isSuperAdminPrivilege' | 'subscription' | 'lpAddress' | 'hasDemo' | 'authProviders' | 'offer';
  Offer: 'freeEmployees' | 'employeePrice' | 'isSample' | 'contactEmail' | 'contactPhone';
  SubscriptionState: 'isActiveSubscribe';
  SessionResponse: 'type' | 'message' | 'token' | 'routePath' | 'challenge' | 'user';
  RightAreaOption: 'value' | 'name' | 'description';
}>;
