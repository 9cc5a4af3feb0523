import { partOf, type TypePolicies } from '@server/graphql/access/policies';

/** Access policies of the provider's messages. */
export const providerAlertPolicies = {
  OwnAlert: partOf('Query.ownAlerts'),
  OwnAlertButton: partOf('OwnAlert', 'ProviderAlert'),
  ProviderAlerts: partOf('Query.providerAlerts'),
  ProviderAlert: partOf('ProviderAlerts', 'Mutation.providerAlertSend', 'Mutation.providerAlertStop'),
  ProviderAlertReach: partOf('Query.providerAlertReach'),
} satisfies Partial<TypePolicies>;
