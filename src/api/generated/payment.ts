/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type AutoTopUpQueryVariables = Exact<{ [key: string]: never; }>;


export type AutoTopUpQuery = { autoTopUp: { isAvailable: boolean, isOn: boolean, threshold: string | null, amount: string | null, monthlyCap: string | null, email: string | null, toppedUp: string, failures: number, offReason: string | null, updatedAt: string | null, card: { last4: string, savedAt: string } | null } };

export type AutoTopUpFieldsFragment = { isAvailable: boolean, isOn: boolean, threshold: string | null, amount: string | null, monthlyCap: string | null, email: string | null, toppedUp: string, failures: number, offReason: string | null, updatedAt: string | null, card: { last4: string, savedAt: string } | null };

export type AutoTopUpUpdateMutationVariables = Exact<{
  settings: Types.AutoTopUpInput;
}>;


export type AutoTopUpUpdateMutation = { autoTopUpUpdate: { isAvailable: boolean, isOn: boolean, threshold: string | null, amount: string | null, monthlyCap: string | null, email: string | null, toppedUp: string, failures: number, offReason: string | null, updatedAt: string | null, card: { last4: string, savedAt: string } | null } };

export type InvoiceCreateMutationVariables = Exact<{
  invoice: Types.InvoiceInput;
  clientKey?: string | null | undefined;
}>;


export type InvoiceCreateMutation = { invoiceCreate: { id: number, type: Types.PayDocumentType, number: number, date: string, isForTokens: boolean, periodFrom: string | null, periodTo: string | null, amount: string, paid: string, status: Types.PayDocumentStatus, voidReason: string } };

export type OwnRecordsQueryVariables = Exact<{
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type OwnRecordsQuery = { ownRecords: { count: number, items: Array<{ id: string, objectType: Types.ObjectType, action: Types.OwnRecordAction, code: string, name: string, versionLabel: string, at: string, documentPath: string, textPath: string | null }> } };

export type PayDocumentFieldsFragment = { id: number, type: Types.PayDocumentType, number: number, date: string, isForTokens: boolean, periodFrom: string | null, periodTo: string | null, amount: string, paid: string, status: Types.PayDocumentStatus, voidReason: string };

export type PayDocumentsQueryVariables = Exact<{
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type PayDocumentsQuery = { payDocuments: { count: number, items: Array<{ id: number, type: Types.PayDocumentType, number: number, date: string, isForTokens: boolean, periodFrom: string | null, periodTo: string | null, amount: string, paid: string, status: Types.PayDocumentStatus, voidReason: string }> } };

export type PaymentQueryVariables = Exact<{
  id: number;
}>;


export type PaymentQuery = { payment: { id: number, method: string, status: string, amount: string, confirmationUrl: string | null, error: string | null, isSimulated: boolean } };

export type PaymentBalanceQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentBalanceQuery = { paymentBalance: { balance: string, debt: string, isActiveSubscribe: boolean, isFreePeriod: boolean, people: number, graceUntil: string | null, lastsUntil: string | null, missing: string, methods: Array<Types.PaymentMethod>, isSimulated: boolean, minimum: string, tariff: { code: string, name: string, monthPrice: string, freeEmployees: number, employeePrice: string, isSample: boolean }, nextTariff: { code: string, name: string, monthPrice: string, freeEmployees: number, employeePrice: string, isSample: boolean } | null, nextCharge: { on: string, amount: string } | null } };

export type PaymentCreateMutationVariables = Exact<{
  payment: Types.PaymentInput;
  clientKey?: string | null | undefined;
}>;


export type PaymentCreateMutation = { paymentCreate: { id: number, method: string, status: string, amount: string, confirmationUrl: string | null, error: string | null, isSimulated: boolean } };

export type PaymentFieldsFragment = { id: number, method: string, status: string, amount: string, confirmationUrl: string | null, error: string | null, isSimulated: boolean };

export type PaymentOperationsQueryVariables = Exact<{
  before?: string | null | undefined;
}>;


export type PaymentOperationsQuery = { paymentOperations: { hasMore: boolean, items: Array<{ id: string, kind: string, at: string, amount: string, balanceAfter: string, method: string | null, isAuto: boolean, periodFrom: string | null, periodTo: string | null, people: number | null, tokenPurchaseId: number | null, promoCode: string | null, reason: string | null, refund: { reason: string, paymentAmount: string, paidAt: string | null } | null, receipts: Array<{ kind: Types.FiscalReceiptKind, amount: string, email: string, status: Types.FiscalReceiptStatus }> }> } };

export type PaymentPeopleQueryVariables = Exact<{
  search?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type PaymentPeopleQuery = { paymentPeople: { count: number, items: Array<{ id: number, nameFull: string, position: string | null }> } };

export type PromoCodeUseMutationVariables = Exact<{
  code: string;
  clientKey?: string | null | undefined;
}>;


export type PromoCodeUseMutation = { promoCodeUse: { id: number, code: string, kind: Types.PromoKind, value: number, status: Types.PromoUseStatus, createdAt: string } };

export type PromoUseFieldsFragment = { id: number, code: string, kind: Types.PromoKind, value: number, status: Types.PromoUseStatus, createdAt: string };

export type PromoUsesQueryVariables = Exact<{ [key: string]: never; }>;


export type PromoUsesQuery = { promoUses: Array<{ id: number, code: string, kind: Types.PromoKind, value: number, status: Types.PromoUseStatus, createdAt: string }> };

export type ReconciliationCreateMutationVariables = Exact<{
  period: Types.ReconciliationInput;
  clientKey?: string | null | undefined;
}>;


export type ReconciliationCreateMutation = { reconciliationCreate: { id: number, type: Types.PayDocumentType, number: number, date: string, isForTokens: boolean, periodFrom: string | null, periodTo: string | null, amount: string, paid: string, status: Types.PayDocumentStatus, voidReason: string } };

export type RefBalanceQueryVariables = Exact<{ [key: string]: never; }>;


export type RefBalanceQuery = { refBalance: { available: string, owed: string, onHold: string, inReview: string, inPayment: string, withdrawn: string, isPartner: boolean, percent: number, holdDays: number, minimum: string, tokenPrice: string } };

export type RefHistoryQueryVariables = Exact<{
  before?: number | null | undefined;
}>;


export type RefHistoryQuery = { refHistory: { hasMore: boolean, items: Array<{ id: number, at: string, status: Types.RefEntryStatus, amount: string, name: string | null, availableFrom: string | null, reason: string | null, method: Types.RefPayoutMethod | null, tokens: number | null, invoice: { id: number, number: string, date: string, paidOn: string | null, paymentNumber: string | null } | null }> } };

export type RefLinkCreateMutationVariables = Exact<{
  name: string;
  clientKey?: string | null | undefined;
}>;


export type RefLinkCreateMutation = { refLinkCreate: { id: number, name: string, isArchive: boolean, userId: number, createdAt: string, clicks: number, registrations: number, paid: number, earned: string } };

export type RefLinkFieldsFragment = { id: number, name: string, isArchive: boolean, userId: number, createdAt: string, clicks: number, registrations: number, paid: number, earned: string };

export type RefLinkUpdateMutationVariables = Exact<{
  id: number;
  name?: string | null | undefined;
  isArchive?: boolean | null | undefined;
}>;


export type RefLinkUpdateMutation = { refLinkUpdate: { id: number, name: string, isArchive: boolean, userId: number, createdAt: string, clicks: number, registrations: number, paid: number, earned: string } };

export type RefLinksQueryVariables = Exact<{ [key: string]: never; }>;


export type RefLinksQuery = { refLinks: Array<{ id: number, name: string, isArchive: boolean, userId: number, createdAt: string, clicks: number, registrations: number, paid: number, earned: string }> };

export type RefPayoutCreateMutationVariables = Exact<{
  payout: Types.RefPayoutInput;
  file?: File | null | undefined;
  clientKey?: string | null | undefined;
}>;


export type RefPayoutCreateMutation = { refPayoutCreate: { id: number, amount: string, method: Types.RefPayoutMethod | null, tokens: number | null } };

export type RefReferralsQueryVariables = Exact<{
  before?: number | null | undefined;
}>;


export type RefReferralsQuery = { refReferrals: { hasMore: boolean, items: Array<{ id: number, name: string, createdAt: string, stage: Types.RefStage, earned: string, link: string | null, invitedBy: string }> } };

export type RefTemplateCandidatesQueryVariables = Exact<{
  kind: Types.RefTemplateKind;
  search?: string | null | undefined;
}>;


export type RefTemplateCandidatesQuery = { refTemplateCandidates: Array<{ kind: Types.RefTemplateKind, objectId: number, name: string, isOffered: boolean }> };

export type RefTemplateFieldsFragment = { id: number, kind: Types.RefTemplateKind, objectId: number, name: string, clauseCount: number, createdAt: string };

export type RefTemplateOfferMutationVariables = Exact<{
  kind: Types.RefTemplateKind;
  objectId: number;
}>;


export type RefTemplateOfferMutation = { refTemplateOffer: { id: number, kind: Types.RefTemplateKind, objectId: number, name: string, clauseCount: number, createdAt: string } };

export type RefTemplateWithdrawMutationVariables = Exact<{
  id: number;
}>;


export type RefTemplateWithdrawMutation = { refTemplateWithdraw: boolean };

export type RefTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type RefTemplatesQuery = { refTemplates: Array<{ id: number, kind: Types.RefTemplateKind, objectId: number, name: string, clauseCount: number, createdAt: string }> };

export type SavedCardRemoveMutationVariables = Exact<{ [key: string]: never; }>;


export type SavedCardRemoveMutation = { savedCardRemove: { isAvailable: boolean, isOn: boolean, threshold: string | null, amount: string | null, monthlyCap: string | null, email: string | null, toppedUp: string, failures: number, offReason: string | null, updatedAt: string | null, card: { last4: string, savedAt: string } | null } };

export type TariffChangeMutationVariables = Exact<{
  change: Types.TariffChangeInput;
  clientKey?: string | null | undefined;
}>;


export type TariffChangeMutation = { tariffChange: { id: number, from: string | null, isNow: boolean, tariff: { name: string } } };

export type TariffFieldsFragment = { code: string, name: string, monthPrice: string, freeEmployees: number, employeePrice: string, isSample: boolean };

export type TariffPreviewQueryVariables = Exact<{
  code: string;
}>;


export type TariffPreviewQuery = { tariffPreview: { isNow: boolean, from: string | null, daysLeft: number | null, returned: string, charged: string, balanceAfter: string, missing: string, tariff: { code: string, name: string, monthPrice: string, freeEmployees: number, employeePrice: string, isSample: boolean }, next: { on: string, amount: string } | null } };

export type TariffsQueryVariables = Exact<{ [key: string]: never; }>;


export type TariffsQuery = { tariffs: Array<{ amount: string, tokenPrice: string, isCurrent: boolean, tariff: { code: string, name: string, monthPrice: string, freeEmployees: number, employeePrice: string, isSample: boolean } }> };

export type TokenBalanceQueryVariables = Exact<{ [key: string]: never; }>;


export type TokenBalanceQuery = { tokenBalance: { available: number, paid: number, granted: number, held: number, price: string, isSample: boolean, money: string, grants: Array<{ id: number, remaining: number, expiresAt: string | null }>, actions: Array<{ code: string, name: string, tokens: number }> } };

export type TokenDisputeCreateMutationVariables = Exact<{
  writeOffId: string | number;
  reason: string;
  clientKey?: string | null | undefined;
}>;


export type TokenDisputeCreateMutation = { tokenDisputeCreate: { id: number, status: Types.TokenDisputeStatus, reason: string, createdAt: string, createdBy: string, tokens: number | null, answer: string, decidedAt: string | null } };

export type TokenDisputeFieldsFragment = { id: number, status: Types.TokenDisputeStatus, reason: string, createdAt: string, createdBy: string, tokens: number | null, answer: string, decidedAt: string | null };

export type TokenEstimateQueryVariables = Exact<{
  works: Array<Types.TokenWorkInput> | Types.TokenWorkInput;
}>;


export type TokenEstimateQuery = { tokenEstimate: { tokens: number, available: number, isEnough: boolean, limitText: string | null, warningText: string | null } };

export type TokenInitiatorsQueryVariables = Exact<{
  search?: string | null | undefined;
  id?: number | null | undefined;
}>;


export type TokenInitiatorsQuery = { tokenInitiators: Array<{ id: number, nameFull: string, position: string | null }> };

export type TokenLimitCreateMutationVariables = Exact<{
  limit: Types.TokenLimitInput;
  clientKey?: string | null | undefined;
}>;


export type TokenLimitCreateMutation = { tokenLimitCreate: { id: number, subdivisionId: number | null, userId: number | null, name: string, action: string | null, actionName: string | null, tokens: number, isSoft: boolean, warnPercent: number | null, used: number, updatedAt: string } };

export type TokenLimitDeleteMutationVariables = Exact<{
  id: number;
}>;


export type TokenLimitDeleteMutation = { tokenLimitDelete: boolean };

export type TokenLimitFieldsFragment = { id: number, subdivisionId: number | null, userId: number | null, name: string, action: string | null, actionName: string | null, tokens: number, isSoft: boolean, warnPercent: number | null, used: number, updatedAt: string };

export type TokenLimitUpdateMutationVariables = Exact<{
  id: number;
  limit: Types.TokenLimitInput;
  updatedAt?: string | null | undefined;
}>;


export type TokenLimitUpdateMutation = { tokenLimitUpdate: { id: number, subdivisionId: number | null, userId: number | null, name: string, action: string | null, actionName: string | null, tokens: number, isSoft: boolean, warnPercent: number | null, used: number, updatedAt: string } };

export type TokenLimitsQueryVariables = Exact<{ [key: string]: never; }>;


export type TokenLimitsQuery = { tokenLimits: Array<{ id: number, subdivisionId: number | null, userId: number | null, name: string, action: string | null, actionName: string | null, tokens: number, isSoft: boolean, warnPercent: number | null, used: number, updatedAt: string }> };

export type TokenPurchaseQueryVariables = Exact<{
  id: number;
}>;


export type TokenPurchaseQuery = { tokenPurchase: { id: number, tokens: number, price: string, amount: string, createdAt: string, createdBy: string, balanceAfter: string } };

export type TokenPurchaseCreateMutationVariables = Exact<{
  purchase: Types.TokenPurchaseInput;
  clientKey?: string | null | undefined;
}>;


export type TokenPurchaseCreateMutation = { tokenPurchaseCreate: { id: number, tokens: number, price: string, amount: string, createdAt: string, createdBy: string, balanceAfter: string } };

export type TokenPurchaseFieldsFragment = { id: number, tokens: number, price: string, amount: string, createdAt: string, createdBy: string, balanceAfter: string };

export type TokenPurchasesQueryVariables = Exact<{
  before?: number | null | undefined;
}>;


export type TokenPurchasesQuery = { tokenPurchases: { hasMore: boolean, items: Array<{ id: number, tokens: number, price: string, amount: string, createdAt: string, createdBy: string, balanceAfter: string }> } };

export type TokenUseQueryVariables = Exact<{
  filter?: Types.TokenWriteOffFilter | null | undefined;
}>;


export type TokenUseQuery = { tokenUse: { from: string, to: string, tokens: number, others: number, days: Array<{ day: string, tokens: number }>, actions: Array<{ code: string, name: string, tokens: number }>, people: Array<{ userId: number, name: string, tokens: number }> } };

export type TokenWriteOffQueryVariables = Exact<{
  id: string | number;
}>;


export type TokenWriteOffQuery = { tokenWriteOff: { id: string, at: string, action: string, objectName: string, route: string | null, initiator: string, tokens: number, balanceAfter: number, returned: number, dispute: { id: number, status: Types.TokenDisputeStatus, reason: string, createdAt: string, createdBy: string, tokens: number | null, answer: string, decidedAt: string | null } | null } };

export type TokenWriteOffFieldsFragment = { id: string, at: string, action: string, objectName: string, route: string | null, initiator: string, tokens: number, balanceAfter: number, returned: number, dispute: { id: number, status: Types.TokenDisputeStatus, reason: string, createdAt: string, createdBy: string, tokens: number | null, answer: string, decidedAt: string | null } | null };

export type TokenWriteOffsQueryVariables = Exact<{
  filter?: Types.TokenWriteOffFilter | null | undefined;
  before?: string | null | undefined;
}>;


export type TokenWriteOffsQuery = { tokenWriteOffs: { hasMore: boolean, items: Array<{ id: string, at: string, action: string, objectName: string, route: string | null, initiator: string, tokens: number, balanceAfter: number, returned: number, dispute: { id: number, status: Types.TokenDisputeStatus, reason: string, createdAt: string, createdBy: string, tokens: number | null, answer: string, decidedAt: string | null } | null }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const AutoTopUpFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment autoTopUpFields on AutoTopUp {
  isAvailable
  card {
    last4
    savedAt
  }
  isOn
  threshold
  amount
  monthlyCap
  email
  toppedUp
  failures
  offReason
  updatedAt
}
    `, {"fragmentName":"autoTopUpFields"});
export const PayDocumentFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment payDocumentFields on PayDocument {
  id
  type
  number
  date
  isForTokens
  periodFrom
  periodTo
  amount
  paid
  status
  voidReason
}
    `, {"fragmentName":"payDocumentFields"});
export const PaymentFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PaymentFields on Payment {
  id
  method
  status
  amount
  confirmationUrl
  error
  isSimulated
}
    `, {"fragmentName":"PaymentFields"});
export const PromoUseFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment promoUseFields on PromoUse {
  id
  code
  kind
  value
  status
  createdAt
}
    `, {"fragmentName":"promoUseFields"});
export const RefLinkFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment refLinkFields on RefLink {
  id
  name
  isArchive
  userId
  createdAt
  clicks
  registrations
  paid
  earned
}
    `, {"fragmentName":"refLinkFields"});
export const RefTemplateFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment refTemplateFields on RefTemplate {
  id
  kind
  objectId
  name
  clauseCount
  createdAt
}
    `, {"fragmentName":"refTemplateFields"});
export const TariffFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment tariffFields on Tariff {
  code
  name
  monthPrice
  freeEmployees
  employeePrice
  isSample
}
    `, {"fragmentName":"tariffFields"});
export const TokenLimitFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment tokenLimitFields on TokenLimit {
  id
  subdivisionId
  userId
  name
  action
  actionName
  tokens
  isSoft
  warnPercent
  used
  updatedAt
}
    `, {"fragmentName":"tokenLimitFields"});
export const TokenPurchaseFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment tokenPurchaseFields on TokenPurchase {
  id
  tokens
  price
  amount
  createdAt
  createdBy
  balanceAfter
}
    `, {"fragmentName":"tokenPurchaseFields"});
export const TokenDisputeFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TokenDisputeFields on TokenDispute {
  id
  status
  reason
  createdAt
  createdBy
  tokens
  answer
  decidedAt
}
    `, {"fragmentName":"TokenDisputeFields"});
export const TokenWriteOffFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TokenWriteOffFields on TokenWriteOff {
  id
  at
  action
  objectName
  route
  initiator
  tokens
  balanceAfter
  returned
  dispute {
    ...TokenDisputeFields
  }
}
    fragment TokenDisputeFields on TokenDispute {
  id
  status
  reason
  createdAt
  createdBy
  tokens
  answer
  decidedAt
}`, {"fragmentName":"TokenWriteOffFields"});
export const AutoTopUpDocument = /*#__PURE__*/ new TypedDocumentString(`
    query autoTopUp {
  autoTopUp {
    ...autoTopUpFields
  }
}
    fragment autoTopUpFields on AutoTopUp {
  isAvailable
  card {
    last4
    savedAt
  }
  isOn
  threshold
  amount
  monthlyCap
  email
  toppedUp
  failures
  offReason
  updatedAt
}`);
export const AutoTopUpUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation autoTopUpUpdate($settings: AutoTopUpInput!) {
  autoTopUpUpdate(settings: $settings) {
    ...autoTopUpFields
  }
}
    fragment autoTopUpFields on AutoTopUp {
  isAvailable
  card {
    last4
    savedAt
  }
  isOn
  threshold
  amount
  monthlyCap
  email
  toppedUp
  failures
  offReason
  updatedAt
}`);
export const InvoiceCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation invoiceCreate($invoice: InvoiceInput!, $clientKey: String) {
  invoiceCreate(invoice: $invoice, clientKey: $clientKey) {
    ...payDocumentFields
  }
}
    fragment payDocumentFields on PayDocument {
  id
  type
  number
  date
  isForTokens
  periodFrom
  periodTo
  amount
  paid
  status
  voidReason
}`);
export const OwnRecordsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ownRecords($page: Int, $pageSize: Int) {
  ownRecords(page: $page, pageSize: $pageSize) {
    items {
      id
      objectType
      action
      code
      name
      versionLabel
      at
      documentPath
      textPath
    }
    count
  }
}
    `);
export const PayDocumentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query payDocuments($page: Int, $pageSize: Int) {
  payDocuments(page: $page, pageSize: $pageSize) {
    items {
      ...payDocumentFields
    }
    count
  }
}
    fragment payDocumentFields on PayDocument {
  id
  type
  number
  date
  isForTokens
  periodFrom
  periodTo
  amount
  paid
  status
  voidReason
}`);
export const PaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    query payment($id: Int!) {
  payment(id: $id) {
    ...PaymentFields
  }
}
    fragment PaymentFields on Payment {
  id
  method
  status
  amount
  confirmationUrl
  error
  isSimulated
}`);
export const PaymentBalanceDocument = /*#__PURE__*/ new TypedDocumentString(`
    query paymentBalance {
  paymentBalance {
    balance
    debt
    isActiveSubscribe
    isFreePeriod
    tariff {
      ...tariffFields
    }
    nextTariff {
      ...tariffFields
    }
    people
    nextCharge {
      on
      amount
    }
    graceUntil
    lastsUntil
    missing
    methods
    isSimulated
    minimum
  }
}
    fragment tariffFields on Tariff {
  code
  name
  monthPrice
  freeEmployees
  employeePrice
  isSample
}`);
export const PaymentCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation paymentCreate($payment: PaymentInput!, $clientKey: String) {
  paymentCreate(payment: $payment, clientKey: $clientKey) {
    ...PaymentFields
  }
}
    fragment PaymentFields on Payment {
  id
  method
  status
  amount
  confirmationUrl
  error
  isSimulated
}`);
export const PaymentOperationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query paymentOperations($before: String) {
  paymentOperations(before: $before) {
    items {
      id
      kind
      at
      amount
      balanceAfter
      method
      isAuto
      periodFrom
      periodTo
      people
      tokenPurchaseId
      refund {
        reason
        paymentAmount
        paidAt
      }
      promoCode
      reason
      receipts {
        kind
        amount
        email
        status
      }
    }
    hasMore
  }
}
    `);
export const PaymentPeopleDocument = /*#__PURE__*/ new TypedDocumentString(`
    query paymentPeople($search: String, $page: Int, $pageSize: Int) {
  paymentPeople(search: $search, page: $page, pageSize: $pageSize) {
    items {
      id
      nameFull
      position
    }
    count
  }
}
    `);
export const PromoCodeUseDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation promoCodeUse($code: String!, $clientKey: String) {
  promoCodeUse(code: $code, clientKey: $clientKey) {
    ...promoUseFields
  }
}
    fragment promoUseFields on PromoUse {
  id
  code
  kind
  value
  status
  createdAt
}`);
export const PromoUsesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query promoUses {
  promoUses {
    ...promoUseFields
  }
}
    fragment promoUseFields on PromoUse {
  id
  code
  kind
  value
  status
  createdAt
}`);
export const ReconciliationCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation reconciliationCreate($period: ReconciliationInput!, $clientKey: String) {
  reconciliationCreate(period: $period, clientKey: $clientKey) {
    ...payDocumentFields
  }
}
    fragment payDocumentFields on PayDocument {
  id
  type
  number
  date
  isForTokens
  periodFrom
  periodTo
  amount
  paid
  status
  voidReason
}`);
export const RefBalanceDocument = /*#__PURE__*/ new TypedDocumentString(`
    query refBalance {
  refBalance {
    available
    owed
    onHold
    inReview
    inPayment
    withdrawn
    isPartner
    percent
    holdDays
    minimum
    tokenPrice
  }
}
    `);
export const RefHistoryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query refHistory($before: Int) {
  refHistory(before: $before) {
    items {
      id
      at
      status
      amount
      name
      availableFrom
      reason
      method
      tokens
      invoice {
        id
        number
        date
        paidOn
        paymentNumber
      }
    }
    hasMore
  }
}
    `);
export const RefLinkCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation refLinkCreate($name: String!, $clientKey: String) {
  refLinkCreate(name: $name, clientKey: $clientKey) {
    ...refLinkFields
  }
}
    fragment refLinkFields on RefLink {
  id
  name
  isArchive
  userId
  createdAt
  clicks
  registrations
  paid
  earned
}`);
export const RefLinkUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation refLinkUpdate($id: Int!, $name: String, $isArchive: Boolean) {
  refLinkUpdate(id: $id, name: $name, isArchive: $isArchive) {
    ...refLinkFields
  }
}
    fragment refLinkFields on RefLink {
  id
  name
  isArchive
  userId
  createdAt
  clicks
  registrations
  paid
  earned
}`);
export const RefLinksDocument = /*#__PURE__*/ new TypedDocumentString(`
    query refLinks {
  refLinks {
    ...refLinkFields
  }
}
    fragment refLinkFields on RefLink {
  id
  name
  isArchive
  userId
  createdAt
  clicks
  registrations
  paid
  earned
}`);
export const RefPayoutCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation refPayoutCreate($payout: RefPayoutInput!, $file: Upload, $clientKey: String) {
  refPayoutCreate(payout: $payout, file: $file, clientKey: $clientKey) {
    id
    amount
    method
    tokens
  }
}
    `);
export const RefReferralsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query refReferrals($before: Int) {
  refReferrals(before: $before) {
    items {
      id
      name
      createdAt
      stage
      earned
      link
      invitedBy
    }
    hasMore
  }
}
    `);
export const RefTemplateCandidatesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query refTemplateCandidates($kind: RefTemplateKind!, $search: String) {
  refTemplateCandidates(kind: $kind, search: $search) {
    kind
    objectId
    name
    isOffered
  }
}
    `);
export const RefTemplateOfferDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation refTemplateOffer($kind: RefTemplateKind!, $objectId: Int!) {
  refTemplateOffer(kind: $kind, objectId: $objectId) {
    ...refTemplateFields
  }
}
    fragment refTemplateFields on RefTemplate {
  id
  kind
  objectId
  name
  clauseCount
  createdAt
}`);
export const RefTemplateWithdrawDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation refTemplateWithdraw($id: Int!) {
  refTemplateWithdraw(id: $id)
}
    `);
export const RefTemplatesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query refTemplates {
  refTemplates {
    ...refTemplateFields
  }
}
    fragment refTemplateFields on RefTemplate {
  id
  kind
  objectId
  name
  clauseCount
  createdAt
}`);
export const SavedCardRemoveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation savedCardRemove {
  savedCardRemove {
    ...autoTopUpFields
  }
}
    fragment autoTopUpFields on AutoTopUp {
  isAvailable
  card {
    last4
    savedAt
  }
  isOn
  threshold
  amount
  monthlyCap
  email
  toppedUp
  failures
  offReason
  updatedAt
}`);
export const TariffChangeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation tariffChange($change: TariffChangeInput!, $clientKey: String) {
  tariffChange(change: $change, clientKey: $clientKey) {
    id
    tariff {
      name
    }
    from
    isNow
  }
}
    `);
export const TariffPreviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query tariffPreview($code: String!) {
  tariffPreview(code: $code) {
    tariff {
      ...tariffFields
    }
    isNow
    from
    daysLeft
    returned
    charged
    balanceAfter
    missing
    next {
      on
      amount
    }
  }
}
    fragment tariffFields on Tariff {
  code
  name
  monthPrice
  freeEmployees
  employeePrice
  isSample
}`);
export const TariffsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query tariffs {
  tariffs {
    tariff {
      ...tariffFields
    }
    amount
    tokenPrice
    isCurrent
  }
}
    fragment tariffFields on Tariff {
  code
  name
  monthPrice
  freeEmployees
  employeePrice
  isSample
}`);
export const TokenBalanceDocument = /*#__PURE__*/ new TypedDocumentString(`
    query tokenBalance {
  tokenBalance {
    available
    paid
    granted
    held
    grants {
      id
      remaining
      expiresAt
    }
    actions {
      code
      name
      tokens
    }
    price
    isSample
    money
  }
}
    `);
export const TokenDisputeCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation tokenDisputeCreate($writeOffId: ID!, $reason: String!, $clientKey: String) {
  tokenDisputeCreate(
    writeOffId: $writeOffId
    reason: $reason
    clientKey: $clientKey
  ) {
    ...TokenDisputeFields
  }
}
    fragment TokenDisputeFields on TokenDispute {
  id
  status
  reason
  createdAt
  createdBy
  tokens
  answer
  decidedAt
}`);
export const TokenEstimateDocument = /*#__PURE__*/ new TypedDocumentString(`
    query tokenEstimate($works: [TokenWorkInput!]!) {
  tokenEstimate(works: $works) {
    tokens
    available
    isEnough
    limitText
    warningText
  }
}
    `);
export const TokenInitiatorsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query tokenInitiators($search: String, $id: Int) {
  tokenInitiators(search: $search, id: $id) {
    id
    nameFull
    position
  }
}
    `);
export const TokenLimitCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation tokenLimitCreate($limit: TokenLimitInput!, $clientKey: String) {
  tokenLimitCreate(limit: $limit, clientKey: $clientKey) {
    ...tokenLimitFields
  }
}
    fragment tokenLimitFields on TokenLimit {
  id
  subdivisionId
  userId
  name
  action
  actionName
  tokens
  isSoft
  warnPercent
  used
  updatedAt
}`);
export const TokenLimitDeleteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation tokenLimitDelete($id: Int!) {
  tokenLimitDelete(id: $id)
}
    `);
export const TokenLimitUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation tokenLimitUpdate($id: Int!, $limit: TokenLimitInput!, $updatedAt: DateTime) {
  tokenLimitUpdate(id: $id, limit: $limit, updatedAt: $updatedAt) {
    ...tokenLimitFields
  }
}
    fragment tokenLimitFields on TokenLimit {
  id
  subdivisionId
  userId
  name
  action
  actionName
  tokens
  isSoft
  warnPercent
  used
  updatedAt
}`);
export const TokenLimitsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query tokenLimits {
  tokenLimits {
    ...tokenLimitFields
  }
}
    fragment tokenLimitFields on TokenLimit {
  id
  subdivisionId
  userId
  name
  action
  actionName
  tokens
  isSoft
  warnPercent
  used
  updatedAt
}`);
export const TokenPurchaseDocument = /*#__PURE__*/ new TypedDocumentString(`
    query tokenPurchase($id: Int!) {
  tokenPurchase(id: $id) {
    ...tokenPurchaseFields
  }
}
    fragment tokenPurchaseFields on TokenPurchase {
  id
  tokens
  price
  amount
  createdAt
  createdBy
  balanceAfter
}`);
export const TokenPurchaseCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation tokenPurchaseCreate($purchase: TokenPurchaseInput!, $clientKey: String) {
  tokenPurchaseCreate(purchase: $purchase, clientKey: $clientKey) {
    ...tokenPurchaseFields
  }
}
    fragment tokenPurchaseFields on TokenPurchase {
  id
  tokens
  price
  amount
  createdAt
  createdBy
  balanceAfter
}`);
export const TokenPurchasesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query tokenPurchases($before: Int) {
  tokenPurchases(before: $before) {
    items {
      ...tokenPurchaseFields
    }
    hasMore
  }
}
    fragment tokenPurchaseFields on TokenPurchase {
  id
  tokens
  price
  amount
  createdAt
  createdBy
  balanceAfter
}`);
export const TokenUseDocument = /*#__PURE__*/ new TypedDocumentString(`
    query tokenUse($filter: TokenWriteOffFilter) {
  tokenUse(filter: $filter) {
    from
    to
    tokens
    days {
      day
      tokens
    }
    actions {
      code
      name
      tokens
    }
    people {
      userId
      name
      tokens
    }
    others
  }
}
    `);
export const TokenWriteOffDocument = /*#__PURE__*/ new TypedDocumentString(`
    query tokenWriteOff($id: ID!) {
  tokenWriteOff(id: $id) {
    ...TokenWriteOffFields
  }
}
    fragment TokenDisputeFields on TokenDispute {
  id
  status
  reason
  createdAt
  createdBy
  tokens
  answer
  decidedAt
}
fragment TokenWriteOffFields on TokenWriteOff {
  id
  at
  action
  objectName
  route
  initiator
  tokens
  balanceAfter
  returned
  dispute {
    ...TokenDisputeFields
  }
}`);
export const TokenWriteOffsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query tokenWriteOffs($filter: TokenWriteOffFilter, $before: String) {
  tokenWriteOffs(filter: $filter, before: $before) {
    items {
      ...TokenWriteOffFields
    }
    hasMore
  }
}
    fragment TokenDisputeFields on TokenDispute {
  id
  status
  reason
  createdAt
  createdBy
  tokens
  answer
  decidedAt
}
fragment TokenWriteOffFields on TokenWriteOff {
  id
  at
  action
  objectName
  route
  initiator
  tokens
  balanceAfter
  returned
  dispute {
    ...TokenDisputeFields
  }
}`);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    autoTopUp: build.query<AutoTopUpQuery, AutoTopUpQueryVariables | void>({
      query: (variables) => ({ document: AutoTopUpDocument as unknown as string, variables })
    }),
    autoTopUpUpdate: build.mutation<AutoTopUpUpdateMutation, AutoTopUpUpdateMutationVariables>({
      query: (variables) => ({ document: AutoTopUpUpdateDocument as unknown as string, variables })
    }),
    invoiceCreate: build.mutation<InvoiceCreateMutation, InvoiceCreateMutationVariables>({
      query: (variables) => ({ document: InvoiceCreateDocument as unknown as string, variables })
    }),
    ownRecords: build.query<OwnRecordsQuery, OwnRecordsQueryVariables | void>({
      query: (variables) => ({ document: OwnRecordsDocument as unknown as string, variables })
    }),
    payDocuments: build.query<PayDocumentsQuery, PayDocumentsQueryVariables | void>({
      query: (variables) => ({ document: PayDocumentsDocument as unknown as string, variables })
    }),
    payment: build.query<PaymentQuery, PaymentQueryVariables>({
      query: (variables) => ({ document: PaymentDocument as unknown as string, variables })
    }),
    paymentBalance: build.query<PaymentBalanceQuery, PaymentBalanceQueryVariables | void>({
      query: (variables) => ({ document: PaymentBalanceDocument as unknown as string, variables })
    }),
    paymentCreate: build.mutation<PaymentCreateMutation, PaymentCreateMutationVariables>({
      query: (variables) => ({ document: PaymentCreateDocument as unknown as string, variables })
    }),
    paymentOperations: build.query<PaymentOperationsQuery, PaymentOperationsQueryVariables | void>({
      query: (variables) => ({ document: PaymentOperationsDocument as unknown as string, variables })
    }),
    paymentPeople: build.query<PaymentPeopleQuery, PaymentPeopleQueryVariables | void>({
      query: (variables) => ({ document: PaymentPeopleDocument as unknown as string, variables })
    }),
    promoCodeUse: build.mutation<PromoCodeUseMutation, PromoCodeUseMutationVariables>({
      query: (variables) => ({ document: PromoCodeUseDocument as unknown as string, variables })
    }),
    promoUses: build.query<PromoUsesQuery, PromoUsesQueryVariables | void>({
      query: (variables) => ({ document: PromoUsesDocument as unknown as string, variables })
    }),
    reconciliationCreate: build.mutation<ReconciliationCreateMutation, ReconciliationCreateMutationVariables>({
      query: (variables) => ({ document: ReconciliationCreateDocument as unknown as string, variables })
    }),
    refBalance: build.query<RefBalanceQuery, RefBalanceQueryVariables | void>({
      query: (variables) => ({ document: RefBalanceDocument as unknown as string, variables })
    }),
    refHistory: build.query<RefHistoryQuery, RefHistoryQueryVariables | void>({
      query: (variables) => ({ document: RefHistoryDocument as unknown as string, variables })
    }),
    refLinkCreate: build.mutation<RefLinkCreateMutation, RefLinkCreateMutationVariables>({
      query: (variables) => ({ document: RefLinkCreateDocument as unknown as string, variables })
    }),
    refLinkUpdate: build.mutation<RefLinkUpdateMutation, RefLinkUpdateMutationVariables>({
      query: (variables) => ({ document: RefLinkUpdateDocument as unknown as string, variables })
    }),
    refLinks: build.query<RefLinksQuery, RefLinksQueryVariables | void>({
      query: (variables) => ({ document: RefLinksDocument as unknown as string, variables })
    }),
    refPayoutCreate: build.mutation<RefPayoutCreateMutation, RefPayoutCreateMutationVariables>({
      query: (variables) => ({ document: RefPayoutCreateDocument as unknown as string, variables })
    }),
    refReferrals: build.query<RefReferralsQuery, RefReferralsQueryVariables | void>({
      query: (variables) => ({ document: RefReferralsDocument as unknown as string, variables })
    }),
    refTemplateCandidates: build.query<RefTemplateCandidatesQuery, RefTemplateCandidatesQueryVariables>({
      query: (variables) => ({ document: RefTemplateCandidatesDocument as unknown as string, variables })
    }),
    refTemplateOffer: build.mutation<RefTemplateOfferMutation, RefTemplateOfferMutationVariables>({
      query: (variables) => ({ document: RefTemplateOfferDocument as unknown as string, variables })
    }),
    refTemplateWithdraw: build.mutation<RefTemplateWithdrawMutation, RefTemplateWithdrawMutationVariables>({
      query: (variables) => ({ document: RefTemplateWithdrawDocument as unknown as string, variables })
    }),
    refTemplates: build.query<RefTemplatesQuery, RefTemplatesQueryVariables | void>({
      query: (variables) => ({ document: RefTemplatesDocument as unknown as string, variables })
    }),
    savedCardRemove: build.mutation<SavedCardRemoveMutation, SavedCardRemoveMutationVariables | void>({
      query: (variables) => ({ document: SavedCardRemoveDocument as unknown as string, variables })
    }),
    tariffChange: build.mutation<TariffChangeMutation, TariffChangeMutationVariables>({
      query: (variables) => ({ document: TariffChangeDocument as unknown as string, variables })
    }),
    tariffPreview: build.query<TariffPreviewQuery, TariffPreviewQueryVariables>({
      query: (variables) => ({ document: TariffPreviewDocument as unknown as string, variables })
    }),
    tariffs: build.query<TariffsQuery, TariffsQueryVariables | void>({
      query: (variables) => ({ document: TariffsDocument as unknown as string, variables })
    }),
    tokenBalance: build.query<TokenBalanceQuery, TokenBalanceQueryVariables | void>({
      query: (variables) => ({ document: TokenBalanceDocument as unknown as string, variables })
    }),
    tokenDisputeCreate: build.mutation<TokenDisputeCreateMutation, TokenDisputeCreateMutationVariables>({
      query: (variables) => ({ document: TokenDisputeCreateDocument as unknown as string, variables })
    }),
    tokenEstimate: build.query<TokenEstimateQuery, TokenEstimateQueryVariables>({
      query: (variables) => ({ document: TokenEstimateDocument as unknown as string, variables })
    }),
    tokenInitiators: build.query<TokenInitiatorsQuery, TokenInitiatorsQueryVariables | void>({
      query: (variables) => ({ document: TokenInitiatorsDocument as unknown as string, variables })
    }),
    tokenLimitCreate: build.mutation<TokenLimitCreateMutation, TokenLimitCreateMutationVariables>({
      query: (variables) => ({ document: TokenLimitCreateDocument as unknown as string, variables })
    }),
    tokenLimitDelete: build.mutation<TokenLimitDeleteMutation, TokenLimitDeleteMutationVariables>({
      query: (variables) => ({ document: TokenLimitDeleteDocument as unknown as string, variables })
    }),
    tokenLimitUpdate: build.mutation<TokenLimitUpdateMutation, TokenLimitUpdateMutationVariables>({
      query: (variables) => ({ document: TokenLimitUpdateDocument as unknown as string, variables })
    }),
    tokenLimits: build.query<TokenLimitsQuery, TokenLimitsQueryVariables | void>({
      query: (variables) => ({ document: TokenLimitsDocument as unknown as string, variables })
    }),
    tokenPurchase: build.query<TokenPurchaseQuery, TokenPurchaseQueryVariables>({
      query: (variables) => ({ document: TokenPurchaseDocument as unknown as string, variables })
    }),
    tokenPurchaseCreate: build.mutation<TokenPurchaseCreateMutation, TokenPurchaseCreateMutationVariables>({
      query: (variables) => ({ document: TokenPurchaseCreateDocument as unknown as string, variables })
    }),
    tokenPurchases: build.query<TokenPurchasesQuery, TokenPurchasesQueryVariables | void>({
      query: (variables) => ({ document: TokenPurchasesDocument as unknown as string, variables })
    }),
    tokenUse: build.query<TokenUseQuery, TokenUseQueryVariables | void>({
      query: (variables) => ({ document: TokenUseDocument as unknown as string, variables })
    }),
    tokenWriteOff: build.query<TokenWriteOffQuery, TokenWriteOffQueryVariables>({
      query: (variables) => ({ document: TokenWriteOffDocument as unknown as string, variables })
    }),
    tokenWriteOffs: build.query<TokenWriteOffsQuery, TokenWriteOffsQueryVariables | void>({
      query: (variables) => ({ document: TokenWriteOffsDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useAutoTopUpQuery, useLazyAutoTopUpQuery, useAutoTopUpUpdateMutation, useInvoiceCreateMutation, useOwnRecordsQuery, useLazyOwnRecordsQuery, usePayDocumentsQuery, useLazyPayDocumentsQuery, usePaymentQuery, useLazyPaymentQuery, usePaymentBalanceQuery, useLazyPaymentBalanceQuery, usePaymentCreateMutation, usePaymentOperationsQuery, useLazyPaymentOperationsQuery, usePaymentPeopleQuery, useLazyPaymentPeopleQuery, usePromoCodeUseMutation, usePromoUsesQuery, useLazyPromoUsesQuery, useReconciliationCreateMutation, useRefBalanceQuery, useLazyRefBalanceQuery, useRefHistoryQuery, useLazyRefHistoryQuery, useRefLinkCreateMutation, useRefLinkUpdateMutation, useRefLinksQuery, useLazyRefLinksQuery, useRefPayoutCreateMutation, useRefReferralsQuery, useLazyRefReferralsQuery, useRefTemplateCandidatesQuery, useLazyRefTemplateCandidatesQuery, useRefTemplateOfferMutation, useRefTemplateWithdrawMutation, useRefTemplatesQuery, useLazyRefTemplatesQuery, useSavedCardRemoveMutation, useTariffChangeMutation, useTariffPreviewQuery, useLazyTariffPreviewQuery, useTariffsQuery, useLazyTariffsQuery, useTokenBalanceQuery, useLazyTokenBalanceQuery, useTokenDisputeCreateMutation, useTokenEstimateQuery, useLazyTokenEstimateQuery, useTokenInitiatorsQuery, useLazyTokenInitiatorsQuery, useTokenLimitCreateMutation, useTokenLimitDeleteMutation, useTokenLimitUpdateMutation, useTokenLimitsQuery, useLazyTokenLimitsQuery, useTokenPurchaseQuery, useLazyTokenPurchaseQuery, useTokenPurchaseCreateMutation, useTokenPurchasesQuery, useLazyTokenPurchasesQuery, useTokenUseQuery, useLazyTokenUseQuery, useTokenWriteOffQuery, useLazyTokenWriteOffQuery, useTokenWriteOffsQuery, useLazyTokenWriteOffsQuery } = injectedRtkApi;

