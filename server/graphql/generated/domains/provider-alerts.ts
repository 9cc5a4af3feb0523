import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/provider-alerts.graphql. */
export type ProviderAlertsResolvers = DomainResolvers<{
  Query: 'backOfficeMessenger' | 'ownAlerts' | 'providerAlerts' | 'providerAlertReach';
  Mutation: 'providerAlertSend' | 'providerAlertStop' | 'ownAlertNote';
  OwnAlert: 'id' | 'message' | 'level' | 'button';
  OwnAlertButton: 'label' | 'url';
  ProviderAlerts: 'items' | 'count';
  ProviderAlert: 'id' | 'messageRu' | 'messageEn' | 'level' | 'button' | 'people' | 'status' | 'startAt' | 'endAt' | 'createdAt' | 'author' | 'organizations' | 'peopleCount' | 'shown' | 'closed' | 'clicked';
  ProviderAlertReach: 'organizations' | 'people';
}>;
