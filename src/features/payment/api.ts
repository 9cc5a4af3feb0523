import {
  api,
  type AutoTopUpFieldsFragment,
  type OwnRecordsQuery,
  type PayDocumentFieldsFragment,
  type PaymentBalanceQuery,
  type PaymentOperationsQuery,
  type RefBalanceQuery,
  type RefHistoryQuery,
  type RefLinkFieldsFragment,
  type RefReferralsQuery,
  type RefTemplateFieldsFragment,
  type TariffPreviewQuery,
  type TariffsQuery,
  type TokenBalanceQuery,
  type TokenEstimateQuery,
  type TokenUseQuery,
  type TokenLimitFieldsFragment,
  type TokenPurchaseFieldsFragment,
  type TokenDisputeFieldsFragment,
  type TokenWriteOffFieldsFragment,
} from '@src/api/generated/payment';
import { listTag, referenceTag } from '@src/api/tags';

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
  useOwnRecordsQuery,
  useTokenUseQuery,
  useTokenEstimateQuery,
  useTokenLimitsQuery,
  useTokenLimitCreateMutation,
  useTokenLimitUpdateMutation,
  useTokenLimitDeleteMutation,
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
  useRefTemplatesQuery,
  useRefTemplateCandidatesQuery,
  useRefTemplateOfferMutation,
  useRefTemplateWithdrawMutation,
} = api.enhanceEndpoints({
  endpoints: {
    paymentBalance: { providesTags: ['Payment'] },
    paymentOperations: { providesTags: ['Payment'] },
    paymentPeople: { providesTags: [listTag('User')] },
    payment: { providesTags: ['Payment'] },
    autoTopUp: { providesTags: ['Payment'] },
    tariffs: { providesTags: ['Payment', listTag('User')] },
    tariffPreview: { providesTags: ['Payment', listTag('User')] },
    payDocuments: { providesTags: ['Payment'] },
    tokenWriteOffs: { providesTags: ['Payment'] },
    tokenWriteOff: { providesTags: ['Payment'] },
    tokenInitiators: { providesTags: ['Payment'] },
    tokenBalance: { providesTags: ['Payment'] },
    tokenPurchases: { providesTags: ['Payment'] },
    tokenPurchase: { providesTags: ['Payment'] },
    tokenUse: { providesTags: ['Payment', listTag('User')] },
    tokenEstimate: { providesTags: ['Payment'] },
    tokenLimits: { providesTags: ['Payment', referenceTag('subdivision'), listTag('User')] },
    promoUses: { providesTags: ['Payment'] },
    refBalance: { providesTags: ['Payment'] },
    refReferrals: { providesTags: ['Payment'] },
    refHistory: { providesTags: ['Payment'] },
    refLinks: { providesTags: ['Payment'] },
    refTemplates: { providesTags: ['Payment'] },
    refTemplateCandidates: { providesTags: ['Payment'] },
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
export type OwnRecord = OwnRecordsQuery['ownRecords']['items'][number];
export type TokenUse = TokenUseQuery['tokenUse'];
export type TokenEstimate = TokenEstimateQuery['tokenEstimate'];
export type TokenLimit = TokenLimitFieldsFragment;
export type TokenPurchase = TokenPurchaseFieldsFragment;
export type RefLink = RefLinkFieldsFragment;
export type RefTemplate = RefTemplateFieldsFragment;
export type RefBalance = RefBalanceQuery['refBalance'];
export type RefReferral = RefReferralsQuery['refReferrals']['items'][number];
export type RefEntry = RefHistoryQuery['refHistory']['items'][number];
export type { PaymentMethod } from '@src/api/generated/types';
