import {
  api,
  type AutoTopUpFieldsFragment,
  type PayDocumentFieldsFragment,
  type PaymentBalanceQuery,
  type PaymentOperationsQuery,
  type RefBalanceQuery,
  type RefHistoryQuery,
  type RefLinkFieldsFragment,
  type RefReferralsQuery,
  type TariffPreviewQuery,
  type TariffsQuery,
  type TokenBalanceQuery,
  type TokenPurchaseFieldsFragment,
  type TokenDisputeFieldsFragment,
  type TokenWriteOffFieldsFragment,
} from '@src/api/generated/payment';

export const {
  usePaymentBalanceQuery,
  usePaymentOperationsQuery,
  useLazyPaymentOperationsQuery,
  usePaymentPeopleQuery,
  usePaymentQuery,
  usePaymentCreateMutation,
  useAutoTopUpQuery,
  useAutoTopUpUpdateMutation,
  useSavedCardRemoveMutation,
  useTariffsQuery,
  useTariffPreviewQuery,
  useLazyTariffPreviewQuery,
  useTariffChangeMutation,
  usePayDocumentsQuery,
  useInvoiceCreateMutation,
  useReconciliationCreateMutation,
  useTokenBalanceQuery,
  useTokenWriteOffsQuery,
  useLazyTokenWriteOffsQuery,
  useTokenWriteOffQuery,
  useTokenDisputeCreateMutation,
  useTokenInitiatorsQuery,
  useTokenPurchasesQuery,
  useLazyTokenPurchasesQuery,
  useTokenPurchaseQuery,
  useTokenPurchaseCreateMutation,
  usePromoUsesQuery,
  usePromoCodeUseMutation,
  useRefBalanceQuery,
  useRefReferralsQuery,
  useLazyRefReferralsQuery,
  useRefHistoryQuery,
  useLazyRefHistoryQuery,
  useRefLinksQuery,
  useRefLinkCreateMutation,
  useRefLinkUpdateMutation,
  useRefPayoutCreateMutation,
} = api.enhanceEndpoints({
  endpoints: {
    paymentBalance: { providesTags: ['Payment'] },
    paymentOperations: { providesTags: ['Payment'] },
    paymentPeople: { providesTags: ['User'] },
    payment: { providesTags: ['Payment'] },
    paymentCreate: { invalidatesTags: ['Payment'] },
    autoTopUp: { providesTags: ['Payment'] },
    autoTopUpUpdate: { invalidatesTags: ['Payment'] },
    savedCardRemove: { invalidatesTags: ['Payment'] },
    tariffs: { providesTags: ['Payment', 'User'] },
    tariffPreview: { providesTags: ['Payment', 'User'] },
    tariffChange: { invalidatesTags: ['Payment'] },
    payDocuments: { providesTags: ['Payment'] },
    tokenWriteOffs: { providesTags: ['Payment'] },
    tokenWriteOff: { providesTags: ['Payment'] },
    tokenDisputeCreate: { invalidatesTags: ['Payment'] },
    tokenInitiators: { providesTags: ['Payment'] },
    tokenBalance: { providesTags: ['Payment'] },
    tokenPurchases: { providesTags: ['Payment'] },
    tokenPurchase: { providesTags: ['Payment'] },
    tokenPurchaseCreate: { invalidatesTags: ['Payment'] },
    reconciliationCreate: { invalidatesTags: ['Payment'] },
    invoiceCreate: { invalidatesTags: ['Payment'] },
    promoUses: { providesTags: ['Payment'] },
    promoCodeUse: { invalidatesTags: ['Payment'] },
    refBalance: { providesTags: ['Payment'] },
    refReferrals: { providesTags: ['Payment'] },
    refHistory: { providesTags: ['Payment'] },
    refLinks: { providesTags: ['Payment'] },
    refLinkCreate: { invalidatesTags: ['Payment'] },
    refLinkUpdate: { invalidatesTags: ['Payment'] },
    refPayoutCreate: { invalidatesTags: ['Payment'] },
  },
});

export type AutoTopUp = AutoTopUpFieldsFragment;
export type PayDocument = PayDocumentFieldsFragment;
export type Balance = PaymentBalanceQuery['paymentBalance'];
export type Tariff = Balance['tariff'];
export type TariffOffer = TariffsQuery['tariffs'][number];
export type TariffPreview = TariffPreviewQuery['tariffPreview'];
export type Operation = PaymentOperationsQuery['paymentOperations']['items'][number];
export type TokenBalance = TokenBalanceQuery['tokenBalance'];
export type TokenWriteOff = TokenWriteOffFieldsFragment;
export type TokenDispute = TokenDisputeFieldsFragment;
export type TokenPurchase = TokenPurchaseFieldsFragment;
export type RefLink = RefLinkFieldsFragment;
export type RefBalance = RefBalanceQuery['refBalance'];
export type RefReferral = RefReferralsQuery['refReferrals']['items'][number];
export type RefEntry = RefHistoryQuery['refHistory']['items'][number];
export type { PaymentMethod } from '@src/api/generated/types';
