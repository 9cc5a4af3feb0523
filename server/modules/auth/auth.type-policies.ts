import { open, partOf, type TypePolicies } from '@server/graphql/access/policies';

/** The read policies of sign-in and of the initial data. */
export const authPolicies = {
  UserSecurity: partOf('Query.userSecurity', 'Mutation'),
  SocialAccount: partOf('UserSecurity'),
  SignInHold: partOf('Query.signInHold', 'Query.signInHolds'),
  TwoFactorSetup: partOf('Mutation'),
  AuthProvider: open,
  SelectOption: partOf('Query.roleOptions', 'IpRule'),
  /** Display names of the contract's enums. */
  EnumOption: open,
  RightAreaOption: open,
  Change: partOf('Subscription.changed'),
  InitApp: partOf('Query.initApp'),
  Suspension: partOf('InitApp'),
  Support: partOf('InitApp'),
  AddressConfirmation: partOf('InitApp'),
  Consts: open,
  Offer: open,
  SubscriptionState: partOf('Consts'),
  SessionResponse: partOf('Mutation'),
  MenuCounters: partOf('Subscription.menuCounters'),
  MenuCounter: partOf('MenuCounters'),
} satisfies Partial<TypePolicies>;
