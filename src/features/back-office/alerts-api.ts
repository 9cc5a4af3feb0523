import {
  api,
  type ProviderAlertFieldsFragment,
  type ProviderAlertReachQueryVariables,
} from '@src/api/generated/back-office';

export const {
  useProviderAlertsQuery,
  useProviderAlertReachQuery,
  useProviderAlertSendMutation,
  useProviderAlertStopMutation,
} = api.enhanceEndpoints({
  endpoints: {
    providerAlerts: { providesTags: ['ProviderAlert'] },
    providerAlertReach: { providesTags: ['Client'] },
    providerAlertSend: { invalidatesTags: ['ProviderAlert'] },
    providerAlertStop: { invalidatesTags: ['ProviderAlert'] },
  },
});

export type ProviderAlert = ProviderAlertFieldsFragment;
export type AlertAudience = ProviderAlertReachQueryVariables['audience'];
