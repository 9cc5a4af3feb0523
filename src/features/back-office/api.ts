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
} from '@src/api/generated/back-office';
import { listTag, listTags, recordTag } from '@src/api/tags';

/** Every change of a client affects its card, the list and the fleet totals. */
const ofClient = (id: number) => [recordTag('Client', id), listTag('Client')];

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
    organizationCreate: { invalidatesTags: [listTag('Client')] },
    clientUpdate: { invalidatesTags: (_answer, _error, { organization }) => ofClient(organization.id ?? 0) },
    organizationsUpdate: { invalidatesTags: ['Client'] },
    organizationDelete: { invalidatesTags: (_answer, _error, { id }) => ofClient(id) },
    organizationRestore: { invalidatesTags: (_answer, _error, { id }) => ofClient(id) },
    organizationNoteCreate: {
      invalidatesTags: (_answer, _error, { organizationId }) => [recordTag('Client', organizationId)],
    },
    organizationNoteDelete: {
      invalidatesTags: (_answer, _error, { organizationId }) => [recordTag('Client', organizationId)],
    },
    organizationPersonInvite: {
      invalidatesTags: (_answer, _error, { organizationId }) => [recordTag('Client', organizationId)],
    },
    organizationPersonSignOut: {
      invalidatesTags: (_answer, _error, { organizationId }) => [recordTag('Client', organizationId)],
    },
    closingDocument: { providesTags: ['Organization'] },
    closingDocumentUpdate: { invalidatesTags: ['Organization'] },
    clientPayDocuments: { providesTags: ['ClientDocument'] },
    // A statement is parsed again each time, since transfers can have been entered meanwhile.
    bankTransfers: { keepUnusedDataFor: 0 },
    invoicePay: { invalidatesTags: ['ClientDocument'] },
    payDocumentVoid: { invalidatesTags: ['ClientDocument'] },
    // A check is repeated on demand, never shown again from the cache.
    ledgerCheck: { keepUnusedDataFor: 0 },
    // Corrections are reported as a change of the client, so they share its list tag.
    adjustments: { providesTags: [listTag('Client')] },
    adjustmentCreate: { invalidatesTags: [listTag('Client')] },
    adjustmentDecide: { invalidatesTags: [listTag('Client')] },
    superAdminPrivileges: { providesTags: [listTag('User'), listTag('Role')] },
    superAdminPrivilegeUpdate: { invalidatesTags: ['User'] },
    tokenDisputes: { providesTags: ['ClientDispute'] },
    tokenDisputeDecide: { invalidatesTags: ['ClientDispute', listTag('Client')] },
    providerAlerts: { providesTags: ['ProviderAlert'] },
    providerAlertReach: { providesTags: [listTag('Client')] },
    promoCodes: { providesTags: ['PromoCode'] },
    promoCodeCreate: { invalidatesTags: ['PromoCode'] },
    promoCodeUpdate: { invalidatesTags: ['PromoCode'] },
    refAccruals: { providesTags: ['RefAccrual'] },
    refAccrualDecide: { invalidatesTags: ['RefAccrual'] },
    refPayouts: { providesTags: ['RefAccrual'] },
    refPayoutDecide: { invalidatesTags: ['RefAccrual'] },
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
export type Adjustment = AdjustmentFieldsFragment;
export type ClientDispute = ClientTokenDisputeFieldsFragment;
export type BankTransfer = BankTransfersQuery['bankTransfers'][number];
export type ProviderAlert = ProviderAlertFieldsFragment;
export type AlertAudience = ProviderAlertReachQueryVariables['audience'];
export type PromoCode = PromoCodesQuery['promoCodes']['items'][number];
export type RefPayout = RefPayoutFieldsFragment;
export type RefAccrual = RefAccrualsQuery['refAccruals']['items'][number];
