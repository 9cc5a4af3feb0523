import { api } from '@src/api/generated/back-office';
import type {
  AdjustmentFieldsFragment,
  BankTransfersQuery,
  ClientPayDocumentFieldsFragment,
  ClientTokenDisputeFieldsFragment,
  LedgerCheckQuery,
  OrganizationCardQuery,
  OrganizationFleetQuery,
  OrganizationsQuery,
  OrganizationsQueryVariables,
  PromoCodesQuery,
  ProviderAlertFieldsFragment,
  ProviderAlertReachQueryVariables,
  RefAccrualsQuery,
  RefPayoutFieldsFragment,
  SuperAdminPrivilegeFieldsFragment,
  UnmatchedNotificationsQuery,
} from '@src/api/generated/back-office';
import { listTag, listTags, recordTag } from '@src/api/tags';

export const {
  useOrganizationsQuery,
  useClientPayDocumentsQuery,
  useLazyBankTransfersQuery,
  useInvoicePayMutation,
  usePayDocumentVoidMutation,
  useBackOfficeMessengerQuery,
  useProviderAlertsQuery,
  useProviderAlertReachQuery,
  useProviderAlertSendMutation,
  useProviderAlertStopMutation,
  useLazyLedgerCheckQuery,
  useUnmatchedNotificationsQuery,
  useAdjustmentsQuery,
  useAdjustmentCreateMutation,
  useAdjustmentDecideMutation,
  useSuperAdminPrivilegesQuery,
  useSuperAdminPrivilegeUpdateMutation,
  useClosingDocumentQuery,
  useClosingDocumentUpdateMutation,
  useTokenDisputesQuery,
  useTokenDisputeDecideMutation,
  usePromoCodesQuery,
  usePromoCodeCreateMutation,
  usePromoCodeUpdateMutation,
  useRefAccrualsQuery,
  useRefAccrualDecideMutation,
  useRefPayoutsQuery,
  useRefPayoutDecideMutation,
  useOrganizationFleetQuery,
  useOrganizationCardQuery,
  useOrganizationPeopleQuery,
  useOrganizationCreateMutation,
  useClientUpdateMutation,
  useOrganizationsUpdateMutation,
  useOrganizationDeleteMutation,
  useOrganizationRestoreMutation,
  useOrganizationNoteCreateMutation,
  useOrganizationNoteDeleteMutation,
  useOrganizationPersonInviteMutation,
  useOrganizationPersonSignOutMutation,
  useWorkspaceSwitchMutation,
  useSupportSessionStartMutation,
} = api.enhanceEndpoints({
  endpoints: {
    organizations: { providesTags: (answer) => listTags('Client', answer?.organizations.items) },
    organizationFleet: { providesTags: [listTag('Client')] },
    organizationCard: { providesTags: (_answer, _error, { id }) => [recordTag('Client', id)] },
    organizationPeople: { providesTags: (_answer, _error, { id }) => [recordTag('Client', id)] },
    closingDocument: { providesTags: ['ClientDocument'] },
    clientPayDocuments: { providesTags: ['ClientDocument'] },
    // A statement is parsed again each time, since transfers can have been entered meanwhile.
    bankTransfers: { keepUnusedDataFor: 0 },
    // A check is repeated on demand, never shown again from the cache.
    ledgerCheck: { keepUnusedDataFor: 0 },
    // Anybody can send them, so no browser is told of each: the list is read each time it is opened.
    unmatchedNotifications: { keepUnusedDataFor: 0 },
    // Corrections are reported as a change of the client, so they share its list tag.
    adjustments: { providesTags: [listTag('Client')] },
    superAdminPrivileges: { providesTags: [listTag('User'), listTag('Role')] },
    tokenDisputes: { providesTags: ['ClientDispute'] },
    providerAlerts: { providesTags: ['ProviderAlert'] },
    providerAlertReach: { providesTags: [listTag('Client')] },
    promoCodes: { providesTags: ['PromoCode'] },
    refAccruals: { providesTags: ['RefAccrual'] },
    refPayouts: { providesTags: ['RefAccrual'] },
  },
});

export type Client = OrganizationsQuery['organizations']['items'][number];
export type ClientCard = OrganizationCardQuery['organizationCard'];
export type Fleet = OrganizationFleetQuery['organizationFleet'];
export type ClientList = OrganizationsQuery['organizations'];
export type ClientQuery = OrganizationsQueryVariables;
export type ClientDocument = ClientPayDocumentFieldsFragment;
export type Privilege = SuperAdminPrivilegeFieldsFragment;
export type LedgerCheck = LedgerCheckQuery['ledgerCheck'];
export type UnmatchedNotification = UnmatchedNotificationsQuery['unmatchedNotifications'][number];
export type Adjustment = AdjustmentFieldsFragment;
export type ClientDispute = ClientTokenDisputeFieldsFragment;
export type BankTransfer = BankTransfersQuery['bankTransfers'][number];
export type ProviderAlert = ProviderAlertFieldsFragment;
export type AlertAudience = ProviderAlertReachQueryVariables['audience'];
export type PromoCode = PromoCodesQuery['promoCodes']['items'][number];
export type RefPayout = RefPayoutFieldsFragment;
export type RefAccrual = RefAccrualsQuery['refAccruals']['items'][number];
