import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/tariffs.graphql. */
export type TariffsResolvers = DomainResolvers<{
  Query: 'tariffs' | 'tariffPreview';
  Mutation: 'tariffChange';
  TariffOffer: 'tariff' | 'amount' | 'tokenPrice' | 'isCurrent';
  TariffPreview: 'tariff' | 'isNow' | 'from' | 'daysLeft' | 'returned' | 'charged' | 'balanceAfter' | 'missing' | 'next';
  TariffChange: 'id' | 'tariff' | 'from' | 'isNow' | 'returned' | 'charged';
}>;
