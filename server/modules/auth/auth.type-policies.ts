import { open, partOf, type TypePolicies } from '@server/graphql/policies';

/** Who may read what of sign-in and of the start of the cabinet. */
export const authPolicies = {
  UserSecurity: partOf('Query.userSecurity', 'Mutation'),
  SocialAccount: partOf('UserSecurity'),
  SignInHold: partOf('Query.signInHold', 'Query.signInHolds'),
  TwoFactorSetup: partOf('Mutation'),
  AuthProvider: open,
  SelectOption: partOf('Query.roleOptions', 'IpRule'),
  /** Words of the contract's enumerations. */
  EnumOption: open,
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
