import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/auth.graphql. */
export type AuthResolvers = DomainResolvers<{
  Query: 'userSecurity';
  Mutation: 'userAddressCode' | 'userAddressConfirm' | 'userEmailChangeStart' | 'userEmailChangeConfirm' | 'userTwoFactorStart' | 'userTwoFactorConfirm' | 'userTwoFactorCodes' | 'userTwoFactorOff' | 'userTwoFactorReset' | 'userSocialBegin' | 'userSocialLink' | 'userSocialUnlink';
  UserSecurity: 'twoFactorSince' | 'recoveryCodesLeft' | 'emailPending' | 'accounts';
  SocialAccount: 'id' | 'provider' | 'email' | 'createdAt' | 'lastUsedAt';
  TwoFactorSetup: 'secret' | 'uri';
  AddressConfirmation: 'email' | 'emailsPerDay';
  AuthProvider: 'id' | 'name';
}>;
