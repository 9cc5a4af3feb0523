/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type AdjustmentCreateMutationVariables = Exact<{
  adjustment: Types.AdjustmentInput;
  clientKey?: string | null | undefined;
}>;


export type AdjustmentCreateMutation = { adjustmentCreate: { id: number, organizationId: number, organizationName: string, amount: string, reason: string, status: Types.AdjustmentStatus, createdAt: string, proposedBy: string, isOwn: boolean, expiresAt: string | null, decidedBy: string | null, decidedAt: string | null, answer: string } };

export type AdjustmentDecideMutationVariables = Exact<{
  organizationId: number;
  id: number;
  decision: Types.AdjustmentDecision;
  reason?: string | null | undefined;
}>;


export type AdjustmentDecideMutation = { adjustmentDecide: { id: number, organizationId: number, organizationName: string, amount: string, reason: string, status: Types.AdjustmentStatus, createdAt: string, proposedBy: string, isOwn: boolean, expiresAt: string | null, decidedBy: string | null, decidedAt: string | null, answer: string } };

export type AdjustmentFieldsFragment = { id: number, organizationId: number, organizationName: string, amount: string, reason: string, status: Types.AdjustmentStatus, createdAt: string, proposedBy: string, isOwn: boolean, expiresAt: string | null, decidedBy: string | null, decidedAt: string | null, answer: string };

export type AdjustmentsQueryVariables = Exact<{
  organizationId?: number | null | undefined;
  isOpen?: boolean | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type AdjustmentsQuery = { adjustments: { count: number, limit: string, items: Array<{ id: number, organizationId: number, organizationName: string, amount: string, reason: string, status: Types.AdjustmentStatus, createdAt: string, proposedBy: string, isOwn: boolean, expiresAt: string | null, decidedBy: string | null, decidedAt: string | null, answer: string }> } };

export type BackOfficeMessengerQueryVariables = Exact<{ [key: string]: never; }>;


export type BackOfficeMessengerQuery = { backOfficeMessenger: string | null };

export type BankTransfersQueryVariables = Exact<{
  text: string;
}>;


export type BankTransfersQuery = { bankTransfers: Array<{ number: string, paidOn: string, amount: string, payerName: string, payerInn: string, purpose: string, match: Types.BankTransferMatch, invoice: { organizationId: number, organizationName: string, inn: string, document: { id: number, type: Types.PayDocumentType, number: number, date: string, isForTokens: boolean, periodFrom: string | null, periodTo: string | null, amount: string, paid: string, status: Types.PayDocumentStatus, voidReason: string } } | null }> };

export type ClientFieldsFragment = { id: number, userId: number | null, name: string, activityText: string, countEmployees: number, formINN: string | null, isActive: boolean, isActiveSubscribe: boolean, isPartner: boolean, isFreePeriod: boolean, freePeriodEnd: string | null, suspenseDateEnd: string | null, suspenseReason: string | null, createdAt: string, updatedAt: string, restorableUntil: string | null, logo: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null };

export type ClientPayDocumentFieldsFragment = { organizationId: number, organizationName: string, inn: string, document: { id: number, type: Types.PayDocumentType, number: number, date: string, isForTokens: boolean, periodFrom: string | null, periodTo: string | null, amount: string, paid: string, status: Types.PayDocumentStatus, voidReason: string } };

export type ClientPayDocumentsQueryVariables = Exact<{
  filter?: Types.ClientPayDocumentFilter | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type ClientPayDocumentsQuery = { clientPayDocuments: { count: number, items: Array<{ organizationId: number, organizationName: string, inn: string, document: { id: number, type: Types.PayDocumentType, number: number, date: string, isForTokens: boolean, periodFrom: string | null, periodTo: string | null, amount: string, paid: string, status: Types.PayDocumentStatus, voidReason: string } }> } };

export type ClientTokenDisputeFieldsFragment = { id: number, organizationId: number, organizationName: string, writtenOffAt: string, action: string, objectName: string, initiator: string, tokens: number, returnable: number, dispute: { id: number, status: Types.TokenDisputeStatus, reason: string, createdAt: string, createdBy: string, tokens: number | null, answer: string, decidedAt: string | null } };

export type ClientUpdateMutationVariables = Exact<{
  organization: Types.OrganizationInput;
}>;


export type ClientUpdateMutation = { organizationUpdate: { id: number } };

export type ClosingDocumentQueryVariables = Exact<{ [key: string]: never; }>;


export type ClosingDocumentQuery = { closingDocument: Types.ClosingDocument };

export type ClosingDocumentUpdateMutationVariables = Exact<{
  type: Types.ClosingDocument;
}>;


export type ClosingDocumentUpdateMutation = { closingDocumentUpdate: Types.ClosingDocument };

export type InvoicePayMutationVariables = Exact<{
  organizationId: number;
  id: number;
  payment: Types.BankPaymentInput;
}>;


export type InvoicePayMutation = { invoicePay: { id: number, status: Types.PayDocumentStatus, paid: string } };

export type LedgerCheckQueryVariables = Exact<{
  organizationId: number;
}>;


export type LedgerCheckQuery = { ledgerCheck: { isWhole: boolean, lines: number, faults: Array<{ operationId: string | null, at: string | null, kind: string | null, lineNumber: number | null, account: string | null, fault: string }>, differences: Array<{ kind: Types.MoneyDifferenceKind, subject: string | null, expected: string, actual: string, reference: string | null }> } };

export type OrganizationCardQueryVariables = Exact<{
  id: number;
}>;


export type OrganizationCardQuery = { organizationCard: { formType: string | null, formKPP: string | null, formOGRN: string | null, referrer: string | null, people: number, invited: number, lastActivityAt: string | null, organization: { id: number, userId: number | null, name: string, activityText: string, countEmployees: number, formINN: string | null, isActive: boolean, isActiveSubscribe: boolean, isPartner: boolean, isFreePeriod: boolean, freePeriodEnd: string | null, suspenseDateEnd: string | null, suspenseReason: string | null, createdAt: string, updatedAt: string, restorableUntil: string | null, logo: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null }, admin: { id: number, nameFull: string, email: string, phone: string | null } | null, facts: Array<{ key: Types.ClientFactKey, count: number | null, isGood: boolean }>, timeline: Array<{ id: string, at: string, action: string, actor: string | null, isProvider: boolean, changes: Array<{ name: string, before: string | null, after: string | null }> }>, notes: Array<{ id: number, text: string, author: string, createdAt: string }> } };

export type OrganizationCreateMutationVariables = Exact<{
  organization: Types.OrganizationInput;
  admin: Types.UserInput;
  clientKey?: string | null | undefined;
}>;


export type OrganizationCreateMutation = { organizationCreate: { id: number, name: string } };

export type OrganizationDeleteMutationVariables = Exact<{
  id: number;
  name: string;
}>;


export type OrganizationDeleteMutation = { organizationDelete: boolean };

export type OrganizationFleetQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizationFleetQuery = { organizationFleet: { total: number, active: number, suspended: number, inactive: number, freePeriod: number, partners: number, newcomers: number, silent: number, disputes: number, deleted: number, registrations: Array<{ month: string, count: number }>, attention: Array<{ fact: Types.ClientFactKey, days: number | null, organization: { id: number, name: string } }> } };

export type OrganizationNoteCreateMutationVariables = Exact<{
  organizationId: number;
  text: string;
  clientKey?: string | null | undefined;
}>;


export type OrganizationNoteCreateMutation = { organizationNoteCreate: { id: number } };

export type OrganizationNoteDeleteMutationVariables = Exact<{
  organizationId: number;
  id: number;
}>;


export type OrganizationNoteDeleteMutation = { organizationNoteDelete: boolean };

export type OrganizationPeopleQueryVariables = Exact<{
  id: number;
  search?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type OrganizationPeopleQuery = { organizationPeople: { count: number, items: Array<{ id: number, nameFull: string, email: string, position: string | null, isAdmin: boolean, isInvited: boolean, lastSeenAt: string | null, sessions: number }> } };

export type OrganizationPersonInviteMutationVariables = Exact<{
  organizationId: number;
  userId: number;
}>;


export type OrganizationPersonInviteMutation = { organizationPersonInvite: boolean };

export type OrganizationPersonSignOutMutationVariables = Exact<{
  organizationId: number;
  userId: number;
}>;


export type OrganizationPersonSignOutMutation = { organizationPersonSignOut: number };

export type OrganizationRestoreMutationVariables = Exact<{
  id: number;
}>;


export type OrganizationRestoreMutation = { organizationRestore: { id: number } };

export type OrganizationsQueryVariables = Exact<{
  ids?: Array<number> | number | null | undefined;
  search?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  isActive?: boolean | null | undefined;
  isActiveSubscribe?: boolean | null | undefined;
  isPartner?: boolean | null | undefined;
  isFreePeriod?: boolean | null | undefined;
  dateCreateStart?: string | null | undefined;
  dateCreateEnd?: string | null | undefined;
  refId?: number | null | undefined;
  isDeleted?: boolean | null | undefined;
}>;


export type OrganizationsQuery = { organizations: { count: number, items: Array<{ id: number, userId: number | null, name: string, activityText: string, countEmployees: number, formINN: string | null, isActive: boolean, isActiveSubscribe: boolean, isPartner: boolean, isFreePeriod: boolean, freePeriodEnd: string | null, suspenseDateEnd: string | null, suspenseReason: string | null, createdAt: string, updatedAt: string, restorableUntil: string | null, logo: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null }> } };

export type OrganizationsUpdateMutationVariables = Exact<{
  ids: Array<number> | number;
  organization: Types.OrganizationsInput;
}>;


export type OrganizationsUpdateMutation = { organizationsUpdate: Array<{ id: number }> };

export type PayDocumentVoidMutationVariables = Exact<{
  organizationId: number;
  id: number;
  reason: string;
}>;


export type PayDocumentVoidMutation = { payDocumentVoid: { id: number, status: Types.PayDocumentStatus } };

export type PromoCodeCreateMutationVariables = Exact<{
  promoCode: Types.PromoCodeInput;
  clientKey?: string | null | undefined;
}>;


export type PromoCodeCreateMutation = { promoCodeCreate: { id: number, code: string } };

export type PromoCodeUpdateMutationVariables = Exact<{
  id: number;
  isActive: boolean;
}>;


export type PromoCodeUpdateMutation = { promoCodeUpdate: { id: number, isActive: boolean } };

export type PromoCodesQueryVariables = Exact<{
  search?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type PromoCodesQuery = { promoCodes: { count: number, items: Array<{ id: number, code: string, kind: Types.PromoKind, value: number, limitTotal: number | null, perOrganization: number, used: number, validTo: string | null, isActive: boolean, createdAt: string }> } };

export type ProviderAlertFieldsFragment = { id: number, messageRu: string, messageEn: string, level: Types.AlertLevel, people: Types.ProviderAlertPeople, status: Types.ProviderAlertStatus, startAt: string, endAt: string | null, createdAt: string, author: string, organizations: number, peopleCount: number, shown: number, closed: number, clicked: number, button: { label: string, url: string } | null };

export type ProviderAlertReachQueryVariables = Exact<{
  audience: Types.ProviderAlertAudienceInput;
}>;


export type ProviderAlertReachQuery = { providerAlertReach: { organizations: number, people: number } };

export type ProviderAlertSendMutationVariables = Exact<{
  alert: Types.ProviderAlertInput;
  clientKey?: string | null | undefined;
}>;


export type ProviderAlertSendMutation = { providerAlertSend: { id: number, messageRu: string, messageEn: string, level: Types.AlertLevel, people: Types.ProviderAlertPeople, status: Types.ProviderAlertStatus, startAt: string, endAt: string | null, createdAt: string, author: string, organizations: number, peopleCount: number, shown: number, closed: number, clicked: number, button: { label: string, url: string } | null } };

export type ProviderAlertStopMutationVariables = Exact<{
  id: number;
}>;


export type ProviderAlertStopMutation = { providerAlertStop: { id: number, messageRu: string, messageEn: string, level: Types.AlertLevel, people: Types.ProviderAlertPeople, status: Types.ProviderAlertStatus, startAt: string, endAt: string | null, createdAt: string, author: string, organizations: number, peopleCount: number, shown: number, closed: number, clicked: number, button: { label: string, url: string } | null } };

export type ProviderAlertsQueryVariables = Exact<{
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type ProviderAlertsQuery = { providerAlerts: { count: number, items: Array<{ id: number, messageRu: string, messageEn: string, level: Types.AlertLevel, people: Types.ProviderAlertPeople, status: Types.ProviderAlertStatus, startAt: string, endAt: string | null, createdAt: string, author: string, organizations: number, peopleCount: number, shown: number, closed: number, clicked: number, button: { label: string, url: string } | null }> } };

export type RefAccrualDecideMutationVariables = Exact<{
  organizationId: number;
  id: number;
  isApproved: boolean;
  reason?: string | null | undefined;
}>;


export type RefAccrualDecideMutation = { refAccrualDecide: { id: number, status: Types.RefEntryStatus } };

export type RefAccrualsQueryVariables = Exact<{
  organizationId?: number | null | undefined;
  isReview?: boolean | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type RefAccrualsQuery = { refAccruals: { count: number, items: Array<{ id: number, createdAt: string, organizationId: number, organizationName: string, invitedBy: string, payerId: number, payerName: string, paid: string, percent: number, amount: string, clawedBack: string, availableFrom: string, status: Types.RefEntryStatus, flags: Array<Types.RefFlag>, reason: string }> } };

export type RefPayoutDecideMutationVariables = Exact<{
  decision: Types.RefPayoutDecision;
}>;


export type RefPayoutDecideMutation = { refPayoutDecide: { id: number, createdAt: string, organizationId: number, organizationName: string, createdBy: string, amount: string, number: string, date: string, status: Types.RefEntryStatus, decidedAt: string | null, paidOn: string | null, paymentNumber: string | null, reason: string, payee: { name: string, inn: string, kpp: string, address: string, bank: string, bik: string, account: string, corr: string } } };

export type RefPayoutFieldsFragment = { id: number, createdAt: string, organizationId: number, organizationName: string, createdBy: string, amount: string, number: string, date: string, status: Types.RefEntryStatus, decidedAt: string | null, paidOn: string | null, paymentNumber: string | null, reason: string, payee: { name: string, inn: string, kpp: string, address: string, bank: string, bik: string, account: string, corr: string } };

export type RefPayoutsQueryVariables = Exact<{
  organizationId?: number | null | undefined;
  isWaiting?: boolean | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type RefPayoutsQuery = { refPayouts: { count: number, items: Array<{ id: number, createdAt: string, organizationId: number, organizationName: string, createdBy: string, amount: string, number: string, date: string, status: Types.RefEntryStatus, decidedAt: string | null, paidOn: string | null, paymentNumber: string | null, reason: string, payee: { name: string, inn: string, kpp: string, address: string, bank: string, bik: string, account: string, corr: string } }> } };

export type SuperAdminPrivilegeFieldsFragment = { id: number, nameFull: string, position: string | null, isRoot: boolean, isPrivileged: boolean, reads: Array<Types.RightArea>, writes: Array<Types.RightArea> };

export type SuperAdminPrivilegeUpdateMutationVariables = Exact<{
  userId: number;
  isPrivileged: boolean;
}>;


export type SuperAdminPrivilegeUpdateMutation = { superAdminPrivilegeUpdate: { id: number, nameFull: string, position: string | null, isRoot: boolean, isPrivileged: boolean, reads: Array<Types.RightArea>, writes: Array<Types.RightArea> } };

export type SuperAdminPrivilegesQueryVariables = Exact<{ [key: string]: never; }>;


export type SuperAdminPrivilegesQuery = { superAdminPrivileges: Array<{ id: number, nameFull: string, position: string | null, isRoot: boolean, isPrivileged: boolean, reads: Array<Types.RightArea>, writes: Array<Types.RightArea> }> };

export type SupportSessionStartMutationVariables = Exact<{
  organizationId: number;
  reason: string;
  minutes: number;
  isChanging?: boolean | null | undefined;
}>;


export type SupportSessionStartMutation = { supportSessionStart: { id: number } };

export type TokenDisputeDecideMutationVariables = Exact<{
  decision: Types.TokenDisputeDecision;
  clientKey?: string | null | undefined;
}>;


export type TokenDisputeDecideMutation = { tokenDisputeDecide: { id: number, organizationId: number, organizationName: string, writtenOffAt: string, action: string, objectName: string, initiator: string, tokens: number, returnable: number, dispute: { id: number, status: Types.TokenDisputeStatus, reason: string, createdAt: string, createdBy: string, tokens: number | null, answer: string, decidedAt: string | null } } };

export type TokenDisputesQueryVariables = Exact<{
  organizationId?: number | null | undefined;
  isOpen?: boolean | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type TokenDisputesQuery = { tokenDisputes: { count: number, items: Array<{ id: number, organizationId: number, organizationName: string, writtenOffAt: string, action: string, objectName: string, initiator: string, tokens: number, returnable: number, dispute: { id: number, status: Types.TokenDisputeStatus, reason: string, createdAt: string, createdBy: string, tokens: number | null, answer: string, decidedAt: string | null } }> } };

export type UnmatchedNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnmatchedNotificationsQuery = { unmatchedNotifications: Array<{ id: string, receivedAt: string, ip: string, body: string }> };

export type WorkspaceSwitchMutationVariables = Exact<{
  user: Types.UserInput;
}>;


export type WorkspaceSwitchMutation = { userUpdate: { id: number, organizationId: number } };

export type PayDocumentFieldsFragment = { id: number, type: Types.PayDocumentType, number: number, date: string, isForTokens: boolean, periodFrom: string | null, periodTo: string | null, amount: string, paid: string, status: Types.PayDocumentStatus, voidReason: string };

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
export const AdjustmentFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AdjustmentFields on Adjustment {
  id
  organizationId
  organizationName
  amount
  reason
  status
  createdAt
  proposedBy
  isOwn
  expiresAt
  decidedBy
  decidedAt
  answer
}
    `, {"fragmentName":"AdjustmentFields"});
export const ClientFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ClientFields on ClientOrganization {
  id
  userId
  name
  activityText
  countEmployees
  formINN
  logo {
    id
    type
    details {
      path
      size
      formats {
        _150x150 {
          path
          size
        }
      }
    }
  }
  isActive
  isActiveSubscribe
  isPartner
  isFreePeriod
  freePeriodEnd
  suspenseDateEnd
  suspenseReason
  createdAt
  updatedAt
  restorableUntil
}
    `, {"fragmentName":"ClientFields"});
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
export const ClientPayDocumentFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment clientPayDocumentFields on ClientPayDocument {
  organizationId
  organizationName
  inn
  document {
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
}`, {"fragmentName":"clientPayDocumentFields"});
export const ClientTokenDisputeFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ClientTokenDisputeFields on ClientTokenDispute {
  id
  organizationId
  organizationName
  writtenOffAt
  action
  objectName
  initiator
  tokens
  returnable
  dispute {
    id
    status
    reason
    createdAt
    createdBy
    tokens
    answer
    decidedAt
  }
}
    `, {"fragmentName":"ClientTokenDisputeFields"});
export const ProviderAlertFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment providerAlertFields on ProviderAlert {
  id
  messageRu
  messageEn
  level
  button {
    label
    url
  }
  people
  status
  startAt
  endAt
  createdAt
  author
  organizations
  peopleCount
  shown
  closed
  clicked
}
    `, {"fragmentName":"providerAlertFields"});
export const RefPayoutFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment refPayoutFields on RefPayout {
  id
  createdAt
  organizationId
  organizationName
  createdBy
  amount
  number
  date
  status
  payee {
    name
    inn
    kpp
    address
    bank
    bik
    account
    corr
  }
  decidedAt
  paidOn
  paymentNumber
  reason
}
    `, {"fragmentName":"refPayoutFields"});
export const SuperAdminPrivilegeFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SuperAdminPrivilegeFields on SuperAdminPrivilege {
  id
  nameFull
  position
  isRoot
  isPrivileged
  reads
  writes
}
    `, {"fragmentName":"SuperAdminPrivilegeFields"});
export const AdjustmentCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation adjustmentCreate($adjustment: AdjustmentInput!, $clientKey: String) {
  adjustmentCreate(adjustment: $adjustment, clientKey: $clientKey) {
    ...AdjustmentFields
  }
}
    fragment AdjustmentFields on Adjustment {
  id
  organizationId
  organizationName
  amount
  reason
  status
  createdAt
  proposedBy
  isOwn
  expiresAt
  decidedBy
  decidedAt
  answer
}`);
export const AdjustmentDecideDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation adjustmentDecide($organizationId: Int!, $id: Int!, $decision: AdjustmentDecision!, $reason: String) {
  adjustmentDecide(
    organizationId: $organizationId
    id: $id
    decision: $decision
    reason: $reason
  ) {
    ...AdjustmentFields
  }
}
    fragment AdjustmentFields on Adjustment {
  id
  organizationId
  organizationName
  amount
  reason
  status
  createdAt
  proposedBy
  isOwn
  expiresAt
  decidedBy
  decidedAt
  answer
}`);
export const AdjustmentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query adjustments($organizationId: Int, $isOpen: Boolean, $page: Int, $pageSize: Int) {
  adjustments(
    organizationId: $organizationId
    isOpen: $isOpen
    page: $page
    pageSize: $pageSize
  ) {
    items {
      ...AdjustmentFields
    }
    count
    limit
  }
}
    fragment AdjustmentFields on Adjustment {
  id
  organizationId
  organizationName
  amount
  reason
  status
  createdAt
  proposedBy
  isOwn
  expiresAt
  decidedBy
  decidedAt
  answer
}`);
export const BackOfficeMessengerDocument = /*#__PURE__*/ new TypedDocumentString(`
    query backOfficeMessenger {
  backOfficeMessenger
}
    `);
export const BankTransfersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query bankTransfers($text: String!) {
  bankTransfers(text: $text) {
    number
    paidOn
    amount
    payerName
    payerInn
    purpose
    match
    invoice {
      ...clientPayDocumentFields
    }
  }
}
    fragment clientPayDocumentFields on ClientPayDocument {
  organizationId
  organizationName
  inn
  document {
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
export const ClientPayDocumentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query clientPayDocuments($filter: ClientPayDocumentFilter, $page: Int, $pageSize: Int) {
  clientPayDocuments(filter: $filter, page: $page, pageSize: $pageSize) {
    items {
      ...clientPayDocumentFields
    }
    count
  }
}
    fragment clientPayDocumentFields on ClientPayDocument {
  organizationId
  organizationName
  inn
  document {
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
export const ClientUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation clientUpdate($organization: OrganizationInput!) {
  organizationUpdate(organization: $organization) {
    id
  }
}
    `);
export const ClosingDocumentDocument = /*#__PURE__*/ new TypedDocumentString(`
    query closingDocument {
  closingDocument
}
    `);
export const ClosingDocumentUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation closingDocumentUpdate($type: ClosingDocument!) {
  closingDocumentUpdate(type: $type)
}
    `);
export const InvoicePayDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation invoicePay($organizationId: Int!, $id: Int!, $payment: BankPaymentInput!) {
  invoicePay(organizationId: $organizationId, id: $id, payment: $payment) {
    id
    status
    paid
  }
}
    `);
export const LedgerCheckDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ledgerCheck($organizationId: Int!) {
  ledgerCheck(organizationId: $organizationId) {
    isWhole
    lines
    faults {
      operationId
      at
      kind
      lineNumber
      account
      fault
    }
    differences {
      kind
      subject
      expected
      actual
      reference
    }
  }
}
    `);
export const OrganizationCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    query organizationCard($id: Int!) {
  organizationCard(id: $id) {
    organization {
      ...ClientFields
    }
    formType
    formKPP
    formOGRN
    admin {
      id
      nameFull
      email
      phone
    }
    referrer
    people
    invited
    lastActivityAt
    facts {
      key
      count
      isGood
    }
    timeline {
      id
      at
      action
      actor
      isProvider
      changes {
        name
        before
        after
      }
    }
    notes {
      id
      text
      author
      createdAt
    }
  }
}
    fragment ClientFields on ClientOrganization {
  id
  userId
  name
  activityText
  countEmployees
  formINN
  logo {
    id
    type
    details {
      path
      size
      formats {
        _150x150 {
          path
          size
        }
      }
    }
  }
  isActive
  isActiveSubscribe
  isPartner
  isFreePeriod
  freePeriodEnd
  suspenseDateEnd
  suspenseReason
  createdAt
  updatedAt
  restorableUntil
}`);
export const OrganizationCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation organizationCreate($organization: OrganizationInput!, $admin: UserInput!, $clientKey: String) {
  organizationCreate(
    organization: $organization
    admin: $admin
    clientKey: $clientKey
  ) {
    id
    name
  }
}
    `);
export const OrganizationDeleteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation organizationDelete($id: Int!, $name: String!) {
  organizationDelete(id: $id, name: $name)
}
    `);
export const OrganizationFleetDocument = /*#__PURE__*/ new TypedDocumentString(`
    query organizationFleet {
  organizationFleet {
    total
    active
    suspended
    inactive
    freePeriod
    partners
    newcomers
    silent
    disputes
    deleted
    registrations {
      month
      count
    }
    attention {
      organization {
        id
        name
      }
      fact
      days
    }
  }
}
    `);
export const OrganizationNoteCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation organizationNoteCreate($organizationId: Int!, $text: String!, $clientKey: String) {
  organizationNoteCreate(
    organizationId: $organizationId
    text: $text
    clientKey: $clientKey
  ) {
    id
  }
}
    `);
export const OrganizationNoteDeleteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation organizationNoteDelete($organizationId: Int!, $id: Int!) {
  organizationNoteDelete(organizationId: $organizationId, id: $id)
}
    `);
export const OrganizationPeopleDocument = /*#__PURE__*/ new TypedDocumentString(`
    query organizationPeople($id: Int!, $search: String, $page: Int, $pageSize: Int) {
  organizationPeople(id: $id, search: $search, page: $page, pageSize: $pageSize) {
    items {
      id
      nameFull
      email
      position
      isAdmin
      isInvited
      lastSeenAt
      sessions
    }
    count
  }
}
    `);
export const OrganizationPersonInviteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation organizationPersonInvite($organizationId: Int!, $userId: Int!) {
  organizationPersonInvite(organizationId: $organizationId, userId: $userId)
}
    `);
export const OrganizationPersonSignOutDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation organizationPersonSignOut($organizationId: Int!, $userId: Int!) {
  organizationPersonSignOut(organizationId: $organizationId, userId: $userId)
}
    `);
export const OrganizationRestoreDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation organizationRestore($id: Int!) {
  organizationRestore(id: $id) {
    id
  }
}
    `);
export const OrganizationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query organizations($ids: [Int!], $search: String, $page: Int, $pageSize: Int, $isActive: Boolean, $isActiveSubscribe: Boolean, $isPartner: Boolean, $isFreePeriod: Boolean, $dateCreateStart: Date, $dateCreateEnd: Date, $refId: Int, $isDeleted: Boolean) {
  organizations(
    ids: $ids
    search: $search
    page: $page
    pageSize: $pageSize
    isActive: $isActive
    isActiveSubscribe: $isActiveSubscribe
    isPartner: $isPartner
    isFreePeriod: $isFreePeriod
    dateCreateStart: $dateCreateStart
    dateCreateEnd: $dateCreateEnd
    refId: $refId
    isDeleted: $isDeleted
  ) {
    items {
      ...ClientFields
    }
    count
  }
}
    fragment ClientFields on ClientOrganization {
  id
  userId
  name
  activityText
  countEmployees
  formINN
  logo {
    id
    type
    details {
      path
      size
      formats {
        _150x150 {
          path
          size
        }
      }
    }
  }
  isActive
  isActiveSubscribe
  isPartner
  isFreePeriod
  freePeriodEnd
  suspenseDateEnd
  suspenseReason
  createdAt
  updatedAt
  restorableUntil
}`);
export const OrganizationsUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation organizationsUpdate($ids: [Int!]!, $organization: OrganizationsInput!) {
  organizationsUpdate(ids: $ids, organization: $organization) {
    id
  }
}
    `);
export const PayDocumentVoidDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation payDocumentVoid($organizationId: Int!, $id: Int!, $reason: String!) {
  payDocumentVoid(organizationId: $organizationId, id: $id, reason: $reason) {
    id
    status
  }
}
    `);
export const PromoCodeCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation promoCodeCreate($promoCode: PromoCodeInput!, $clientKey: String) {
  promoCodeCreate(promoCode: $promoCode, clientKey: $clientKey) {
    id
    code
  }
}
    `);
export const PromoCodeUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation promoCodeUpdate($id: Int!, $isActive: Boolean!) {
  promoCodeUpdate(id: $id, isActive: $isActive) {
    id
    isActive
  }
}
    `);
export const PromoCodesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query promoCodes($search: String, $page: Int, $pageSize: Int) {
  promoCodes(search: $search, page: $page, pageSize: $pageSize) {
    items {
      id
      code
      kind
      value
      limitTotal
      perOrganization
      used
      validTo
      isActive
      createdAt
    }
    count
  }
}
    `);
export const ProviderAlertReachDocument = /*#__PURE__*/ new TypedDocumentString(`
    query providerAlertReach($audience: ProviderAlertAudienceInput!) {
  providerAlertReach(audience: $audience) {
    organizations
    people
  }
}
    `);
export const ProviderAlertSendDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation providerAlertSend($alert: ProviderAlertInput!, $clientKey: String) {
  providerAlertSend(alert: $alert, clientKey: $clientKey) {
    ...providerAlertFields
  }
}
    fragment providerAlertFields on ProviderAlert {
  id
  messageRu
  messageEn
  level
  button {
    label
    url
  }
  people
  status
  startAt
  endAt
  createdAt
  author
  organizations
  peopleCount
  shown
  closed
  clicked
}`);
export const ProviderAlertStopDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation providerAlertStop($id: Int!) {
  providerAlertStop(id: $id) {
    ...providerAlertFields
  }
}
    fragment providerAlertFields on ProviderAlert {
  id
  messageRu
  messageEn
  level
  button {
    label
    url
  }
  people
  status
  startAt
  endAt
  createdAt
  author
  organizations
  peopleCount
  shown
  closed
  clicked
}`);
export const ProviderAlertsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query providerAlerts($page: Int, $pageSize: Int) {
  providerAlerts(page: $page, pageSize: $pageSize) {
    items {
      ...providerAlertFields
    }
    count
  }
}
    fragment providerAlertFields on ProviderAlert {
  id
  messageRu
  messageEn
  level
  button {
    label
    url
  }
  people
  status
  startAt
  endAt
  createdAt
  author
  organizations
  peopleCount
  shown
  closed
  clicked
}`);
export const RefAccrualDecideDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation refAccrualDecide($organizationId: Int!, $id: Int!, $isApproved: Boolean!, $reason: String) {
  refAccrualDecide(
    organizationId: $organizationId
    id: $id
    isApproved: $isApproved
    reason: $reason
  ) {
    id
    status
  }
}
    `);
export const RefAccrualsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query refAccruals($organizationId: Int, $isReview: Boolean, $page: Int, $pageSize: Int) {
  refAccruals(
    organizationId: $organizationId
    isReview: $isReview
    page: $page
    pageSize: $pageSize
  ) {
    items {
      id
      createdAt
      organizationId
      organizationName
      invitedBy
      payerId
      payerName
      paid
      percent
      amount
      clawedBack
      availableFrom
      status
      flags
      reason
    }
    count
  }
}
    `);
export const RefPayoutDecideDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation refPayoutDecide($decision: RefPayoutDecision!) {
  refPayoutDecide(decision: $decision) {
    ...refPayoutFields
  }
}
    fragment refPayoutFields on RefPayout {
  id
  createdAt
  organizationId
  organizationName
  createdBy
  amount
  number
  date
  status
  payee {
    name
    inn
    kpp
    address
    bank
    bik
    account
    corr
  }
  decidedAt
  paidOn
  paymentNumber
  reason
}`);
export const RefPayoutsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query refPayouts($organizationId: Int, $isWaiting: Boolean, $page: Int, $pageSize: Int) {
  refPayouts(
    organizationId: $organizationId
    isWaiting: $isWaiting
    page: $page
    pageSize: $pageSize
  ) {
    items {
      ...refPayoutFields
    }
    count
  }
}
    fragment refPayoutFields on RefPayout {
  id
  createdAt
  organizationId
  organizationName
  createdBy
  amount
  number
  date
  status
  payee {
    name
    inn
    kpp
    address
    bank
    bik
    account
    corr
  }
  decidedAt
  paidOn
  paymentNumber
  reason
}`);
export const SuperAdminPrivilegeUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation superAdminPrivilegeUpdate($userId: Int!, $isPrivileged: Boolean!) {
  superAdminPrivilegeUpdate(userId: $userId, isPrivileged: $isPrivileged) {
    ...SuperAdminPrivilegeFields
  }
}
    fragment SuperAdminPrivilegeFields on SuperAdminPrivilege {
  id
  nameFull
  position
  isRoot
  isPrivileged
  reads
  writes
}`);
export const SuperAdminPrivilegesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query superAdminPrivileges {
  superAdminPrivileges {
    ...SuperAdminPrivilegeFields
  }
}
    fragment SuperAdminPrivilegeFields on SuperAdminPrivilege {
  id
  nameFull
  position
  isRoot
  isPrivileged
  reads
  writes
}`);
export const SupportSessionStartDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation supportSessionStart($organizationId: Int!, $reason: String!, $minutes: Int!, $isChanging: Boolean) {
  supportSessionStart(
    organizationId: $organizationId
    reason: $reason
    minutes: $minutes
    isChanging: $isChanging
  ) {
    id
  }
}
    `);
export const TokenDisputeDecideDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation tokenDisputeDecide($decision: TokenDisputeDecision!, $clientKey: String) {
  tokenDisputeDecide(decision: $decision, clientKey: $clientKey) {
    ...ClientTokenDisputeFields
  }
}
    fragment ClientTokenDisputeFields on ClientTokenDispute {
  id
  organizationId
  organizationName
  writtenOffAt
  action
  objectName
  initiator
  tokens
  returnable
  dispute {
    id
    status
    reason
    createdAt
    createdBy
    tokens
    answer
    decidedAt
  }
}`);
export const TokenDisputesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query tokenDisputes($organizationId: Int, $isOpen: Boolean, $page: Int, $pageSize: Int) {
  tokenDisputes(
    organizationId: $organizationId
    isOpen: $isOpen
    page: $page
    pageSize: $pageSize
  ) {
    items {
      ...ClientTokenDisputeFields
    }
    count
  }
}
    fragment ClientTokenDisputeFields on ClientTokenDispute {
  id
  organizationId
  organizationName
  writtenOffAt
  action
  objectName
  initiator
  tokens
  returnable
  dispute {
    id
    status
    reason
    createdAt
    createdBy
    tokens
    answer
    decidedAt
  }
}`);
export const UnmatchedNotificationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query unmatchedNotifications {
  unmatchedNotifications {
    id
    receivedAt
    ip
    body
  }
}
    `);
export const WorkspaceSwitchDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation workspaceSwitch($user: UserInput!) {
  userUpdate(user: $user) {
    id
    organizationId
  }
}
    `);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    adjustmentCreate: build.mutation<AdjustmentCreateMutation, AdjustmentCreateMutationVariables>({
      query: (variables) => ({ document: AdjustmentCreateDocument as unknown as string, variables })
    }),
    adjustmentDecide: build.mutation<AdjustmentDecideMutation, AdjustmentDecideMutationVariables>({
      query: (variables) => ({ document: AdjustmentDecideDocument as unknown as string, variables })
    }),
    adjustments: build.query<AdjustmentsQuery, AdjustmentsQueryVariables | void>({
      query: (variables) => ({ document: AdjustmentsDocument as unknown as string, variables })
    }),
    backOfficeMessenger: build.query<BackOfficeMessengerQuery, BackOfficeMessengerQueryVariables | void>({
      query: (variables) => ({ document: BackOfficeMessengerDocument as unknown as string, variables })
    }),
    bankTransfers: build.query<BankTransfersQuery, BankTransfersQueryVariables>({
      query: (variables) => ({ document: BankTransfersDocument as unknown as string, variables })
    }),
    clientPayDocuments: build.query<ClientPayDocumentsQuery, ClientPayDocumentsQueryVariables | void>({
      query: (variables) => ({ document: ClientPayDocumentsDocument as unknown as string, variables })
    }),
    clientUpdate: build.mutation<ClientUpdateMutation, ClientUpdateMutationVariables>({
      query: (variables) => ({ document: ClientUpdateDocument as unknown as string, variables })
    }),
    closingDocument: build.query<ClosingDocumentQuery, ClosingDocumentQueryVariables | void>({
      query: (variables) => ({ document: ClosingDocumentDocument as unknown as string, variables })
    }),
    closingDocumentUpdate: build.mutation<ClosingDocumentUpdateMutation, ClosingDocumentUpdateMutationVariables>({
      query: (variables) => ({ document: ClosingDocumentUpdateDocument as unknown as string, variables })
    }),
    invoicePay: build.mutation<InvoicePayMutation, InvoicePayMutationVariables>({
      query: (variables) => ({ document: InvoicePayDocument as unknown as string, variables })
    }),
    ledgerCheck: build.query<LedgerCheckQuery, LedgerCheckQueryVariables>({
      query: (variables) => ({ document: LedgerCheckDocument as unknown as string, variables })
    }),
    organizationCard: build.query<OrganizationCardQuery, OrganizationCardQueryVariables>({
      query: (variables) => ({ document: OrganizationCardDocument as unknown as string, variables })
    }),
    organizationCreate: build.mutation<OrganizationCreateMutation, OrganizationCreateMutationVariables>({
      query: (variables) => ({ document: OrganizationCreateDocument as unknown as string, variables })
    }),
    organizationDelete: build.mutation<OrganizationDeleteMutation, OrganizationDeleteMutationVariables>({
      query: (variables) => ({ document: OrganizationDeleteDocument as unknown as string, variables })
    }),
    organizationFleet: build.query<OrganizationFleetQuery, OrganizationFleetQueryVariables | void>({
      query: (variables) => ({ document: OrganizationFleetDocument as unknown as string, variables })
    }),
    organizationNoteCreate: build.mutation<OrganizationNoteCreateMutation, OrganizationNoteCreateMutationVariables>({
      query: (variables) => ({ document: OrganizationNoteCreateDocument as unknown as string, variables })
    }),
    organizationNoteDelete: build.mutation<OrganizationNoteDeleteMutation, OrganizationNoteDeleteMutationVariables>({
      query: (variables) => ({ document: OrganizationNoteDeleteDocument as unknown as string, variables })
    }),
    organizationPeople: build.query<OrganizationPeopleQuery, OrganizationPeopleQueryVariables>({
      query: (variables) => ({ document: OrganizationPeopleDocument as unknown as string, variables })
    }),
    organizationPersonInvite: build.mutation<OrganizationPersonInviteMutation, OrganizationPersonInviteMutationVariables>({
      query: (variables) => ({ document: OrganizationPersonInviteDocument as unknown as string, variables })
    }),
    organizationPersonSignOut: build.mutation<OrganizationPersonSignOutMutation, OrganizationPersonSignOutMutationVariables>({
      query: (variables) => ({ document: OrganizationPersonSignOutDocument as unknown as string, variables })
    }),
    organizationRestore: build.mutation<OrganizationRestoreMutation, OrganizationRestoreMutationVariables>({
      query: (variables) => ({ document: OrganizationRestoreDocument as unknown as string, variables })
    }),
    organizations: build.query<OrganizationsQuery, OrganizationsQueryVariables | void>({
      query: (variables) => ({ document: OrganizationsDocument as unknown as string, variables })
    }),
    organizationsUpdate: build.mutation<OrganizationsUpdateMutation, OrganizationsUpdateMutationVariables>({
      query: (variables) => ({ document: OrganizationsUpdateDocument as unknown as string, variables })
    }),
    payDocumentVoid: build.mutation<PayDocumentVoidMutation, PayDocumentVoidMutationVariables>({
      query: (variables) => ({ document: PayDocumentVoidDocument as unknown as string, variables })
    }),
    promoCodeCreate: build.mutation<PromoCodeCreateMutation, PromoCodeCreateMutationVariables>({
      query: (variables) => ({ document: PromoCodeCreateDocument as unknown as string, variables })
    }),
    promoCodeUpdate: build.mutation<PromoCodeUpdateMutation, PromoCodeUpdateMutationVariables>({
      query: (variables) => ({ document: PromoCodeUpdateDocument as unknown as string, variables })
    }),
    promoCodes: build.query<PromoCodesQuery, PromoCodesQueryVariables | void>({
      query: (variables) => ({ document: PromoCodesDocument as unknown as string, variables })
    }),
    providerAlertReach: build.query<ProviderAlertReachQuery, ProviderAlertReachQueryVariables>({
      query: (variables) => ({ document: ProviderAlertReachDocument as unknown as string, variables })
    }),
    providerAlertSend: build.mutation<ProviderAlertSendMutation, ProviderAlertSendMutationVariables>({
      query: (variables) => ({ document: ProviderAlertSendDocument as unknown as string, variables })
    }),
    providerAlertStop: build.mutation<ProviderAlertStopMutation, ProviderAlertStopMutationVariables>({
      query: (variables) => ({ document: ProviderAlertStopDocument as unknown as string, variables })
    }),
    providerAlerts: build.query<ProviderAlertsQuery, ProviderAlertsQueryVariables | void>({
      query: (variables) => ({ document: ProviderAlertsDocument as unknown as string, variables })
    }),
    refAccrualDecide: build.mutation<RefAccrualDecideMutation, RefAccrualDecideMutationVariables>({
      query: (variables) => ({ document: RefAccrualDecideDocument as unknown as string, variables })
    }),
    refAccruals: build.query<RefAccrualsQuery, RefAccrualsQueryVariables | void>({
      query: (variables) => ({ document: RefAccrualsDocument as unknown as string, variables })
    }),
    refPayoutDecide: build.mutation<RefPayoutDecideMutation, RefPayoutDecideMutationVariables>({
      query: (variables) => ({ document: RefPayoutDecideDocument as unknown as string, variables })
    }),
    refPayouts: build.query<RefPayoutsQuery, RefPayoutsQueryVariables | void>({
      query: (variables) => ({ document: RefPayoutsDocument as unknown as string, variables })
    }),
    superAdminPrivilegeUpdate: build.mutation<SuperAdminPrivilegeUpdateMutation, SuperAdminPrivilegeUpdateMutationVariables>({
      query: (variables) => ({ document: SuperAdminPrivilegeUpdateDocument as unknown as string, variables })
    }),
    superAdminPrivileges: build.query<SuperAdminPrivilegesQuery, SuperAdminPrivilegesQueryVariables | void>({
      query: (variables) => ({ document: SuperAdminPrivilegesDocument as unknown as string, variables })
    }),
    supportSessionStart: build.mutation<SupportSessionStartMutation, SupportSessionStartMutationVariables>({
      query: (variables) => ({ document: SupportSessionStartDocument as unknown as string, variables })
    }),
    tokenDisputeDecide: build.mutation<TokenDisputeDecideMutation, TokenDisputeDecideMutationVariables>({
      query: (variables) => ({ document: TokenDisputeDecideDocument as unknown as string, variables })
    }),
    tokenDisputes: build.query<TokenDisputesQuery, TokenDisputesQueryVariables | void>({
      query: (variables) => ({ document: TokenDisputesDocument as unknown as string, variables })
    }),
    unmatchedNotifications: build.query<UnmatchedNotificationsQuery, UnmatchedNotificationsQueryVariables | void>({
      query: (variables) => ({ document: UnmatchedNotificationsDocument as unknown as string, variables })
    }),
    workspaceSwitch: build.mutation<WorkspaceSwitchMutation, WorkspaceSwitchMutationVariables>({
      query: (variables) => ({ document: WorkspaceSwitchDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useAdjustmentCreateMutation, useAdjustmentDecideMutation, useAdjustmentsQuery, useLazyAdjustmentsQuery, useBackOfficeMessengerQuery, useLazyBackOfficeMessengerQuery, useBankTransfersQuery, useLazyBankTransfersQuery, useClientPayDocumentsQuery, useLazyClientPayDocumentsQuery, useClientUpdateMutation, useClosingDocumentQuery, useLazyClosingDocumentQuery, useClosingDocumentUpdateMutation, useInvoicePayMutation, useLedgerCheckQuery, useLazyLedgerCheckQuery, useOrganizationCardQuery, useLazyOrganizationCardQuery, useOrganizationCreateMutation, useOrganizationDeleteMutation, useOrganizationFleetQuery, useLazyOrganizationFleetQuery, useOrganizationNoteCreateMutation, useOrganizationNoteDeleteMutation, useOrganizationPeopleQuery, useLazyOrganizationPeopleQuery, useOrganizationPersonInviteMutation, useOrganizationPersonSignOutMutation, useOrganizationRestoreMutation, useOrganizationsQuery, useLazyOrganizationsQuery, useOrganizationsUpdateMutation, usePayDocumentVoidMutation, usePromoCodeCreateMutation, usePromoCodeUpdateMutation, usePromoCodesQuery, useLazyPromoCodesQuery, useProviderAlertReachQuery, useLazyProviderAlertReachQuery, useProviderAlertSendMutation, useProviderAlertStopMutation, useProviderAlertsQuery, useLazyProviderAlertsQuery, useRefAccrualDecideMutation, useRefAccrualsQuery, useLazyRefAccrualsQuery, useRefPayoutDecideMutation, useRefPayoutsQuery, useLazyRefPayoutsQuery, useSuperAdminPrivilegeUpdateMutation, useSuperAdminPrivilegesQuery, useLazySuperAdminPrivilegesQuery, useSupportSessionStartMutation, useTokenDisputeDecideMutation, useTokenDisputesQuery, useLazyTokenDisputesQuery, useUnmatchedNotificationsQuery, useLazyUnmatchedNotificationsQuery, useWorkspaceSwitchMutation } = injectedRtkApi;

