import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/referrals.graphql. */
export type ReferralsResolvers = DomainResolvers<{
  Query: 'refLinks' | 'refReferrals' | 'refBalance' | 'refHistory' | 'refAccruals' | 'refPayouts';
  Mutation: 'refLinkCreate' | 'refLinkUpdate' | 'refPayoutCreate' | 'refAccrualDecide' | 'refPayoutDecide';
  RefLink: 'id' | 'name' | 'isArchive' | 'userId' | 'createdAt' | 'clicks' | 'registrations' | 'paid' | 'earned';
  RefReferrals: 'items' | 'hasMore';
  RefReferral: 'id' | 'name' | 'createdAt' | 'stage' | 'earned' | 'link' | 'invitedBy';
  RefBalance: 'available' | 'owed' | 'onHold' | 'inReview' | 'inPayment' | 'withdrawn' | 'isPartner' | 'percent' | 'holdDays' | 'minimum' | 'tokenPrice';
  RefHistory: 'items' | 'hasMore';
  RefEntry: 'id' | 'at' | 'status' | 'amount' | 'name' | 'availableFrom' | 'reason' | 'method' | 'tokens' | 'invoice';
  RefInvoice: 'id' | 'number' | 'date' | 'paidOn' | 'paymentNumber';
  RefPayouts: 'items' | 'count';
  RefPayout: 'id' | 'createdAt' | 'organizationId' | 'organizationName' | 'createdBy' | 'amount' | 'number' | 'date' | 'status' | 'payee' | 'decidedAt' | 'paidOn' | 'paymentNumber' | 'reason';
  RefPayee: 'name' | 'inn' | 'kpp' | 'address' | 'bank' | 'bik' | 'account' | 'corr';
  RefAccruals: 'items' | 'count';
  RefAccrual: 'id' | 'createdAt' | 'organizationId' | 'organizationName' | 'invitedBy' | 'payerId' | 'payerName' | 'paid' | 'percent' | 'amount' | 'clawedBack' | 'availableFrom' | 'status' | 'flags' | 'reason';
}>;
