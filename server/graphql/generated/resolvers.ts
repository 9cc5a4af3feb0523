import type * as Contract from './types';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AdaptationItemRow, AdaptationTemplateRow } from '@server/modules/adaptation/adaptation.tables';
import type { AssignmentRow, AssignmentRuleRow, ObjectGrantRow } from '@server/modules/assignments/assignments.tables';
import type { PrerequisiteRow } from '@server/modules/assignments/prerequisites/prerequisites.repository';
import type { Hold } from '@server/modules/auth/sign-in-changes/sign-in-holds.read-model';
import type { ApprovalRow, CommentRow, ContentVersionMeta } from '@server/modules/content/content.tables';
import type { ServedClause } from '@server/modules/content/blocks/served-clauses';
import type { ContentNoteRow } from '@server/modules/content/notes/notes.tables';
import type { ContentRatingRow } from '@server/modules/content/ratings/ratings.tables';
import type { EvidenceRecordRow } from '@server/modules/content/evidence/evidence.tables';
import type { EducationRow } from '@server/modules/educations/educations.tables';
import type { ActingLeaderRecord } from '@server/modules/employees/leaders.read-model';
import type { EmployeeImportRecord, EmployeeImportRowRecord } from '@server/modules/employees/import/import.tables';
import type { RowView } from '@server/modules/employees/import/import.read-model';
import type { OwnRecordView } from '@server/modules/employees/own-data/own-records.read-model';
import type { ProfileAccessView } from '@server/modules/employees/profile/profile-access.service';
import type { ProfileRequestView } from '@server/modules/employees/profile/profile-requests.read-model';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { UserDocumentView } from '@server/modules/employees/employee-documents.read-model';
import type { UserNoteRow } from '@server/modules/employees/notes/notes.tables';
import type { FaqEntryRow } from '@server/modules/faq/faq.tables';
import type { ContentRow } from '@server/modules/files/files.tables';
import type { HistoryEntryView } from '@server/modules/history/history.read-model';
import type { NamedPerson } from '@server/modules/history/names.read-model';
import type { ListedEmail } from '@server/modules/notifications/emails/emails.repository';
import type { ShownNotification } from '@server/modules/notifications/notifications.read-model';
import type { ClientRow } from '@server/modules/organization/clients.read-model';
import type { GapCheckRow } from '@server/modules/organization/ideal-picture/gap-check.tables';
import type { ShownPicture } from '@server/modules/organization/ideal-picture/ideal-picture.service';
import type { IdealProposalRow, IdealStatementRow } from '@server/modules/organization/ideal-picture/ideal-picture.tables';
import type { OrganizationRow } from '@server/modules/organization/organization.tables';
import type { PrivilegeView } from '@server/modules/organization/clients/privileges.service';
import type { PaymentRow, PayDocumentRow, TariffRow } from '@server/modules/payment/payment.tables';
import type { UnmatchedNotificationView } from '@server/modules/payment/payments/notifications/unmatched-notifications.read-model';
import type { BalanceView } from '@server/modules/payment/balance.read-model';
import type { OperationView, FiscalReceiptView, OperationRefundView } from '@server/modules/payment/operations.read-model';
import type { PaidAction, Estimate } from '@server/modules/payment/tokens/paid-actions';
import type { TokenBalanceView, TokenGrantView, TokenPurchaseView } from '@server/modules/payment/tokens/tokens.read-model';
import type { WriteOffView } from '@server/modules/payment/tokens/write-offs.read-model';
import type { TokenDisputeView } from '@server/modules/payment/tokens/disputes/dispute-view.sql';
import type { ClientTokenDisputeView } from '@server/modules/payment/tokens/disputes/client-disputes.read-model';
import type { AdjustmentView } from '@server/modules/payment/adjustments/adjustments.read-model';
import type { TokenUseView, UseOfAction } from '@server/modules/payment/tokens/token-use.read-model';
import type { TokenLimitView } from '@server/modules/payment/tokens/limits/limits.read-model';
import type { AutoTopUpView } from '@server/modules/payment/auto-top-ups/auto-top-up-settings.service';
import type { TariffOfferView, TariffPreviewView, TariffChangeView } from '@server/modules/payment/subscription/tariff-change.service';
import type { PromoCodeRow, PromoUseRow } from '@server/modules/payment/promo-codes/promo-codes.tables';
import type { RefLinkView } from '@server/modules/payment/referrals/ref-links.repository';
import type { RefTemplateRow } from '@server/modules/payment/referrals/ref-templates.tables';
import type { RefTemplateCandidateView } from '@server/modules/payment/referrals/ref-templates.read-model';
import type { RefReferralView } from '@server/modules/payment/referrals/referrals.read-model';
import type { RefEntryView } from '@server/modules/payment/referrals/ref-history.read-model';
import type { RefAccrualView } from '@server/modules/payment/referrals/ref-review.repository';
import type { RefPayoutView } from '@server/modules/payment/referrals/payouts/ref-payouts.read-model';
import type { SentAlert } from '@server/modules/provider-alerts/provider-alerts.repository';
import type { QualificationRow, HeldAward } from '@server/modules/qualifications/qualifications.tables';
import type { RouteComponent } from '@server/modules/qualifications/route/qualification-version';
import type { PersonView } from '@server/modules/qualifications/people/people.service';
import type { PersonQualification, PersonQualifications } from '@server/modules/qualifications/people/person.read-model';
import type { RegulationRow, SignatureWithLabel } from '@server/modules/regulations/regulations.tables';
import type { NamedReport } from '@server/modules/reports/reports.repository';
import type { SnapshotView } from '@server/modules/reports/snapshots/snapshots.repository';
import type { AccessRequestRow } from '@server/modules/roles/access-requests/access-requests.tables';
import type { RoleRow, HeldRole } from '@server/modules/roles/roles.tables';
import type { StoredRights } from '@server/graphql/access/stored-rights';
import type { ViewAs as ViewAsMark, Context } from '@server/graphql/context';
import type { DryRunPerson, IpLogRow, IpRuleView } from '@server/modules/sessions/ip-access.read-model';
import type { UserFigures } from '@server/modules/statistics/statistics.read-model';
import type { CoverageDetailView } from '@server/modules/structure/coverage/coverage.service';
import type { CoveredPerson } from '@server/modules/structure/coverage/coverage.read-model';
import type { PositionRow, RegulationStructureRow, SubdivisionRow } from '@server/modules/structure/structure.tables';
import type { ReferenceMoment } from '@server/modules/structure/reference/reference-data.stream';
import type { NamedSession } from '@server/modules/support/support-sessions';
import type { TestRow, AttemptRow, RegradingRow, AnswerRow } from '@server/modules/tests/tests.tables';
import type { AbilitiesView } from '@server/modules/tests/tests.policy';
import type { RequestRow } from '@server/modules/tests/requests/requests.tables';
import type { BankQuestion } from '@server/modules/tests/bank/bank.repository';
import type { AskedToday, RepetitionResult } from '@server/modules/tests/repetition/repetition.service';
import type { ResultView } from '@server/modules/tests/results/test-progress.read-model';
import type { ReviewedAnswer } from '@server/modules/tests/attempts/shown-questions';
import type { WaitingAnswer } from '@server/modules/tests/results/results.service';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Contract.Maybe<TTypes> | Promise<Contract.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AboutAdaptation: ResolverTypeWrapper<Contract.AboutAdaptation>;
  AboutBirthday: ResolverTypeWrapper<Omit<Contract.AboutBirthday, 'user'> & { user: ResolversTypes['User'] }>;
  AboutBlock: Contract.AboutBlock;
  AboutChange: ResolverTypeWrapper<Contract.AboutChange>;
  AboutTask: ResolverTypeWrapper<Contract.AboutTask>;
  AboutTiles: ResolverTypeWrapper<Contract.AboutTiles>;
  AccessGate: ResolverTypeWrapper<Omit<Contract.AccessGate, 'request'> & { request?: Contract.Maybe<ResolversTypes['AccessRequest']> }>;
  AccessHolder: ResolverTypeWrapper<Omit<Contract.AccessHolder, 'paths' | 'user'> & { paths: Array<ResolversTypes['AccessPath']>, user: ResolversTypes['User'] }>;
  AccessHolderList: ResolverTypeWrapper<Omit<Contract.AccessHolderList, 'items'> & { items: Array<ResolversTypes['AccessHolder']> }>;
  AccessPath: ResolverTypeWrapper<Omit<Contract.AccessPath, 'scopeSubdivision'> & { scopeSubdivision?: Contract.Maybe<ResolversTypes['Subdivision']> }>;
  AccessPathKind: Contract.AccessPathKind;
  AccessRequest: ResolverTypeWrapper<AccessRequestRow>;
  AccessRequestList: ResolverTypeWrapper<Omit<Contract.AccessRequestList, 'items'> & { items: Array<ResolversTypes['AccessRequest']> }>;
  AccessRequestStatus: Contract.AccessRequestStatus;
  AccessTarget: Contract.AccessTarget;
  ActingLeader: ResolverTypeWrapper<ActingLeaderRecord>;
  ActingLeaderInput: Contract.ActingLeaderInput;
  Adaptation: ResolverTypeWrapper<Omit<Contract.Adaptation, 'decidedBy' | 'entries' | 'lanes'> & { decidedBy?: Contract.Maybe<ResolversTypes['User']>, entries: Array<ResolversTypes['AdaptationEntry']>, lanes: Array<ResolversTypes['AdaptationLanePerson']> }>;
  AdaptationCount: ResolverTypeWrapper<Contract.AdaptationCount>;
  AdaptationEntry: ResolverTypeWrapper<Omit<Contract.AdaptationEntry, 'doneBy' | 'item' | 'turn'> & { doneBy?: Contract.Maybe<ResolversTypes['User']>, item?: Contract.Maybe<ResolversTypes['AdaptationItem']>, turn?: Contract.Maybe<ResolversTypes['User']> }>;
  AdaptationItem: ResolverTypeWrapper<AdaptationItemRow>;
  AdaptationItemInput: Contract.AdaptationItemInput;
  AdaptationKind: Contract.AdaptationKind;
  AdaptationLane: Contract.AdaptationLane;
  AdaptationLanePerson: ResolverTypeWrapper<Omit<Contract.AdaptationLanePerson, 'person'> & { person?: Contract.Maybe<ResolversTypes['User']> }>;
  AdaptationList: ResolverTypeWrapper<Omit<Contract.AdaptationList, 'items'> & { items: Array<ResolversTypes['AdaptationRow']> }>;
  AdaptationMove: ResolverTypeWrapper<Contract.AdaptationMove>;
  AdaptationPage: ResolverTypeWrapper<Omit<Contract.AdaptationPage, 'adaptation' | 'person'> & { adaptation?: Contract.Maybe<ResolversTypes['Adaptation']>, person: ResolversTypes['User'] }>;
  AdaptationPoint: ResolverTypeWrapper<Contract.AdaptationPoint>;
  AdaptationProgress: ResolverTypeWrapper<Contract.AdaptationProgress>;
  AdaptationResult: Contract.AdaptationResult;
  AdaptationRisk: ResolverTypeWrapper<Contract.AdaptationRisk>;
  AdaptationRiskLevel: Contract.AdaptationRiskLevel;
  AdaptationRiskReason: ResolverTypeWrapper<Contract.AdaptationRiskReason>;
  AdaptationRiskReasonKind: Contract.AdaptationRiskReasonKind;
  AdaptationRow: ResolverTypeWrapper<Omit<Contract.AdaptationRow, 'person'> & { person: ResolversTypes['User'] }>;
  AdaptationSample: ResolverTypeWrapper<Contract.AdaptationSample>;
  AdaptationStatus: Contract.AdaptationStatus;
  AdaptationStep: ResolverTypeWrapper<Contract.AdaptationStep>;
  AdaptationStepInput: Contract.AdaptationStepInput;
  AdaptationTemplate: ResolverTypeWrapper<AdaptationTemplateRow>;
  AdaptationTemplateEffect: ResolverTypeWrapper<Omit<Contract.AdaptationTemplateEffect, 'people'> & { people: Array<ResolversTypes['User']> }>;
  AdaptationTemplateInput: Contract.AdaptationTemplateInput;
  AdaptationTemplateName: ResolverTypeWrapper<Contract.AdaptationTemplateName>;
  AddressConfirmation: ResolverTypeWrapper<Contract.AddressConfirmation>;
  Adjustment: ResolverTypeWrapper<AdjustmentView>;
  AdjustmentDecision: Contract.AdjustmentDecision;
  AdjustmentInput: Contract.AdjustmentInput;
  AdjustmentStatus: Contract.AdjustmentStatus;
  Adjustments: ResolverTypeWrapper<Omit<Contract.Adjustments, 'items'> & { items: Array<ResolversTypes['Adjustment']> }>;
  AlertLevel: Contract.AlertLevel;
  Approval: ResolverTypeWrapper<ApprovalRow>;
  ApprovalStatus: Contract.ApprovalStatus;
  AreaAccess: ResolverTypeWrapper<Omit<Contract.AreaAccess, 'scopeSubdivision'> & { scopeSubdivision?: Contract.Maybe<ResolversTypes['Subdivision']> }>;
  AskedQuestion: ResolverTypeWrapper<Contract.Scalars['AskedQuestion']['output']>;
  Assignment: ResolverTypeWrapper<AssignmentRow>;
  AssignmentChange: ResolverTypeWrapper<Contract.AssignmentChange>;
  AssignmentList: ResolverTypeWrapper<Omit<Contract.AssignmentList, 'items'> & { items: Array<ResolversTypes['Assignment']> }>;
  AssignmentPreview: ResolverTypeWrapper<Contract.AssignmentPreview>;
  AssignmentReason: ResolverTypeWrapper<Contract.AssignmentReason>;
  AssignmentRule: ResolverTypeWrapper<AssignmentRuleRow>;
  AssignmentRuleInput: Contract.AssignmentRuleInput;
  AssignmentRulePreview: ResolverTypeWrapper<Omit<Contract.AssignmentRulePreview, 'added' | 'removed'> & { added: Array<ResolversTypes['User']>, removed: Array<ResolversTypes['User']> }>;
  AssignmentStatus: Contract.AssignmentStatus;
  Audience: ResolverTypeWrapper<Contract.Audience>;
  AudienceGroup: ResolverTypeWrapper<Contract.AudienceGroup>;
  AudienceGroupInput: Contract.AudienceGroupInput;
  AudienceInput: Contract.AudienceInput;
  AuthProvider: ResolverTypeWrapper<Contract.AuthProvider>;
  AutoTopUp: ResolverTypeWrapper<AutoTopUpView>;
  AutoTopUpInput: Contract.AutoTopUpInput;
  BankPaymentInput: Contract.BankPaymentInput;
  BankTransfer: ResolverTypeWrapper<Omit<Contract.BankTransfer, 'invoice'> & { invoice?: Contract.Maybe<ResolversTypes['ClientPayDocument']> }>;
  BankTransferMatch: Contract.BankTransferMatch;
  BeyondOwn: ResolverTypeWrapper<Contract.BeyondOwn>;
  Boolean: ResolverTypeWrapper<Contract.Scalars['Boolean']['output']>;
  Change: ResolverTypeWrapper<Contract.Change>;
  ChangeTopic: Contract.ChangeTopic;
  Clause: ResolverTypeWrapper<ServedClause>;
  ClauseChange: ResolverTypeWrapper<Omit<Contract.ClauseChange, 'from' | 'to'> & { from?: Contract.Maybe<ResolversTypes['Clause']>, to?: Contract.Maybe<ResolversTypes['Clause']> }>;
  ClauseChangeKind: Contract.ClauseChangeKind;
  ClauseInput: Contract.ClauseInput;
  ClientEvent: ResolverTypeWrapper<Contract.ClientEvent>;
  ClientEventChange: ResolverTypeWrapper<Contract.ClientEventChange>;
  ClientFact: ResolverTypeWrapper<Contract.ClientFact>;
  ClientFactKey: Contract.ClientFactKey;
  ClientOrganization: ResolverTypeWrapper<ClientRow>;
  ClientPayDocument: ResolverTypeWrapper<Omit<Contract.ClientPayDocument, 'document'> & { document: ResolversTypes['PayDocument'] }>;
  ClientPayDocumentFilter: Contract.ClientPayDocumentFilter;
  ClientPayDocuments: ResolverTypeWrapper<Omit<Contract.ClientPayDocuments, 'items'> & { items: Array<ResolversTypes['ClientPayDocument']> }>;
  ClientPerson: ResolverTypeWrapper<Contract.ClientPerson>;
  ClientTokenDispute: ResolverTypeWrapper<ClientTokenDisputeView>;
  ClientTokenDisputes: ResolverTypeWrapper<Omit<Contract.ClientTokenDisputes, 'items'> & { items: Array<ResolversTypes['ClientTokenDispute']> }>;
  ClosingDocument: Contract.ClosingDocument;
  Consts: ResolverTypeWrapper<Contract.Consts>;
  Content: ResolverTypeWrapper<ContentRow>;
  ContentDetails: ResolverTypeWrapper<Contract.ContentDetails>;
  ContentEvent: ResolverTypeWrapper<Omit<Contract.ContentEvent, 'actor' | 'record' | 'signature'> & { actor?: Contract.Maybe<ResolversTypes['User']>, record?: Contract.Maybe<ResolversTypes['EvidenceRecord']>, signature?: Contract.Maybe<ResolversTypes['RegulationSignature']> }>;
  ContentEventKind: Contract.ContentEventKind;
  ContentEventList: ResolverTypeWrapper<Omit<Contract.ContentEventList, 'items'> & { items: Array<ResolversTypes['ContentEvent']> }>;
  ContentFormat: ResolverTypeWrapper<Contract.ContentFormat>;
  ContentFormats: ResolverTypeWrapper<Contract.ContentFormats>;
  ContentNote: ResolverTypeWrapper<ContentNoteRow>;
  ContentNoteInput: Contract.ContentNoteInput;
  ContentRating: ResolverTypeWrapper<ContentRatingRow>;
  ContentRatingInput: Contract.ContentRatingInput;
  ContentRatingList: ResolverTypeWrapper<Omit<Contract.ContentRatingList, 'items'> & { items: Array<ResolversTypes['ContentRating']> }>;
  ContentStatus: Contract.ContentStatus;
  Coverage: ResolverTypeWrapper<Contract.Coverage>;
  CoverageCell: ResolverTypeWrapper<Contract.CoverageCell>;
  CoverageDetail: ResolverTypeWrapper<CoverageDetailView>;
  CoverageFilter: Contract.CoverageFilter;
  CoveragePath: Contract.CoveragePath;
  CoveragePerson: ResolverTypeWrapper<CoveredPerson>;
  CoveragePosition: ResolverTypeWrapper<Contract.CoveragePosition>;
  CoverageRegulation: ResolverTypeWrapper<Contract.CoverageRegulation>;
  CoverageShow: Contract.CoverageShow;
  Date: ResolverTypeWrapper<Contract.Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Contract.Scalars['DateTime']['output']>;
  DetailVideo: Contract.DetailVideo;
  Education: ResolverTypeWrapper<EducationRow>;
  EducationAbilities: ResolverTypeWrapper<Contract.EducationAbilities>;
  EducationCheckpoint: ResolverTypeWrapper<Contract.EducationCheckpoint>;
  EducationCheckpointAnswerInput: Contract.EducationCheckpointAnswerInput;
  EducationCheckpointInput: Contract.EducationCheckpointInput;
  EducationCheckpointResult: ResolverTypeWrapper<Contract.EducationCheckpointResult>;
  EducationComment: ResolverTypeWrapper<CommentRow>;
  EducationComparison: ResolverTypeWrapper<Omit<Contract.EducationComparison, 'changes' | 'from' | 'to'> & { changes: Array<ResolversTypes['ClauseChange']>, from: ResolversTypes['EducationVersion'], to: ResolversTypes['EducationVersion'] }>;
  EducationInput: Contract.EducationInput;
  EducationList: ResolverTypeWrapper<Omit<Contract.EducationList, 'items'> & { items: Array<ResolversTypes['Education']> }>;
  EducationProgress: ResolverTypeWrapper<Contract.EducationProgress>;
  EducationProgressInput: Contract.EducationProgressInput;
  EducationSort: Contract.EducationSort;
  EducationTeam: ResolverTypeWrapper<Omit<Contract.EducationTeam, 'educations' | 'rows'> & { educations: Array<ResolversTypes['Education']>, rows: Array<ResolversTypes['EducationTeamRow']> }>;
  EducationTeamRow: ResolverTypeWrapper<Omit<Contract.EducationTeamRow, 'cells' | 'user'> & { cells: Array<Contract.Maybe<ResolversTypes['Assignment']>>, user: ResolversTypes['User'] }>;
  EducationVersion: ResolverTypeWrapper<ContentVersionMeta>;
  EducationVideo: ResolverTypeWrapper<Omit<Contract.EducationVideo, 'content'> & { content?: Contract.Maybe<ResolversTypes['Content']> }>;
  EducationVideoInput: Contract.EducationVideoInput;
  EducationWatchInput: Contract.EducationWatchInput;
  EffectiveRights: ResolverTypeWrapper<Omit<Contract.EffectiveRights, 'organization' | 'scoped'> & { organization: ResolversTypes['RoleRights'], scoped: Array<ResolversTypes['ScopedRights']> }>;
  Email: ResolverTypeWrapper<ListedEmail>;
  EmailList: ResolverTypeWrapper<Omit<Contract.EmailList, 'items'> & { items: Array<ResolversTypes['Email']> }>;
  EmailText: ResolverTypeWrapper<Contract.EmailText>;
  EmployeeImport: ResolverTypeWrapper<EmployeeImportRecord>;
  EmployeeImportCellError: ResolverTypeWrapper<Contract.EmployeeImportCellError>;
  EmployeeImportChoice: Contract.EmployeeImportChoice;
  EmployeeImportColumn: ResolverTypeWrapper<Contract.EmployeeImportColumn>;
  EmployeeImportDuplicates: Contract.EmployeeImportDuplicates;
  EmployeeImportField: Contract.EmployeeImportField;
  EmployeeImportKept: ResolverTypeWrapper<EmployeeImportRowRecord>;
  EmployeeImportLeader: ResolverTypeWrapper<Contract.EmployeeImportLeader>;
  EmployeeImportLeaderState: Contract.EmployeeImportLeaderState;
  EmployeeImportMatch: Contract.EmployeeImportMatch;
  EmployeeImportObstacle: Contract.EmployeeImportObstacle;
  EmployeeImportOrgUnit: ResolverTypeWrapper<Contract.EmployeeImportOrgUnit>;
  EmployeeImportOrgUnitAction: Contract.EmployeeImportOrgUnitAction;
  EmployeeImportOrgUnitInput: Contract.EmployeeImportOrgUnitInput;
  EmployeeImportOrgUnitKind: Contract.EmployeeImportOrgUnitKind;
  EmployeeImportOutcome: Contract.EmployeeImportOutcome;
  EmployeeImportRollback: ResolverTypeWrapper<Omit<Contract.EmployeeImportRollback, 'kept'> & { kept: Array<ResolversTypes['EmployeeImportKept']> }>;
  EmployeeImportRow: ResolverTypeWrapper<RowView>;
  EmployeeImportRowFilter: Contract.EmployeeImportRowFilter;
  EmployeeImportRowList: ResolverTypeWrapper<Omit<Contract.EmployeeImportRowList, 'items'> & { items: Array<ResolversTypes['EmployeeImportRow']> }>;
  EmployeeImportState: Contract.EmployeeImportState;
  EmployeeImportSummary: ResolverTypeWrapper<Contract.EmployeeImportSummary>;
  EnumOption: ResolverTypeWrapper<Contract.EnumOption>;
  EscalationAudience: Contract.EscalationAudience;
  EscalationStep: ResolverTypeWrapper<Contract.EscalationStep>;
  EscalationStepInput: Contract.EscalationStepInput;
  EvidenceRecord: ResolverTypeWrapper<EvidenceRecordRow>;
  FaqAudience: Contract.FaqAudience;
  FaqCategory: Contract.FaqCategory;
  FaqComment: ResolverTypeWrapper<Contract.FaqComment>;
  FaqEntry: ResolverTypeWrapper<FaqEntryRow>;
  FaqEntryInput: Contract.FaqEntryInput;
  FaqQuestion: ResolverTypeWrapper<Contract.FaqQuestion>;
  FaqReasonCount: ResolverTypeWrapper<Contract.FaqReasonCount>;
  FaqSource: ResolverTypeWrapper<FaqEntryRow>;
  FaqTourInput: Contract.FaqTourInput;
  FaqTourSource: ResolverTypeWrapper<Contract.FaqTourSource>;
  FaqTourStep: ResolverTypeWrapper<Contract.FaqTourStep>;
  FaqVote: ResolverTypeWrapper<Contract.FaqVote>;
  FaqVoteInput: Contract.FaqVoteInput;
  FaqVoteReason: Contract.FaqVoteReason;
  FiscalReceipt: ResolverTypeWrapper<FiscalReceiptView>;
  FiscalReceiptKind: Contract.FiscalReceiptKind;
  FiscalReceiptStatus: Contract.FiscalReceiptStatus;
  FleetAttention: ResolverTypeWrapper<Omit<Contract.FleetAttention, 'organization'> & { organization: ResolversTypes['ClientOrganization'] }>;
  FleetMonth: ResolverTypeWrapper<Contract.FleetMonth>;
  Float: ResolverTypeWrapper<Contract.Scalars['Float']['output']>;
  GapCheck: ResolverTypeWrapper<GapCheckRow>;
  GapChecks: ResolverTypeWrapper<Omit<Contract.GapChecks, 'items'> & { items: Array<ResolversTypes['GapCheck']> }>;
  GapMarkInput: Contract.GapMarkInput;
  GapPeriod: Contract.GapPeriod;
  GapRow: ResolverTypeWrapper<Contract.GapRow>;
  GapSide: Contract.GapSide;
  GateOption: ResolverTypeWrapper<Contract.GateOption>;
  GateQuestion: ResolverTypeWrapper<Contract.GateQuestion>;
  GrantLevel: Contract.GrantLevel;
  GrantTarget: Contract.GrantTarget;
  HandoverItem: ResolverTypeWrapper<Contract.HandoverItem>;
  HandoverItemInput: Contract.HandoverItemInput;
  HandoverKind: Contract.HandoverKind;
  HeadComparison: ResolverTypeWrapper<Contract.HeadComparison>;
  HeadComparisonResult: ResolverTypeWrapper<Contract.HeadComparisonResult>;
  HeldKind: Contract.HeldKind;
  HeldStatistic: ResolverTypeWrapper<Contract.HeldStatistic>;
  HistoryActorKind: Contract.HistoryActorKind;
  HistoryBreak: ResolverTypeWrapper<Contract.HistoryBreak>;
  HistoryBreakReason: Contract.HistoryBreakReason;
  HistoryChange: ResolverTypeWrapper<Contract.HistoryChange>;
  HistoryCheck: ResolverTypeWrapper<Contract.HistoryCheck>;
  HistoryCheckState: Contract.HistoryCheckState;
  HistoryEntry: ResolverTypeWrapper<HistoryEntryView>;
  HistoryFilter: Contract.HistoryFilter;
  HistoryList: ResolverTypeWrapper<Omit<Contract.HistoryList, 'items'> & { items: Array<ResolversTypes['HistoryEntry']> }>;
  HistoryPerson: ResolverTypeWrapper<NamedPerson>;
  HistorySection: Contract.HistorySection;
  HistorySupport: ResolverTypeWrapper<Contract.HistorySupport>;
  ID: ResolverTypeWrapper<Contract.Scalars['ID']['output']>;
  IdealEvidence: ResolverTypeWrapper<Contract.IdealEvidence>;
  IdealEvidenceInput: Contract.IdealEvidenceInput;
  IdealLayer: Contract.IdealLayer;
  IdealOrderInput: Contract.IdealOrderInput;
  IdealPicture: ResolverTypeWrapper<ShownPicture>;
  IdealProposal: ResolverTypeWrapper<IdealProposalRow>;
  IdealProposalInput: Contract.IdealProposalInput;
  IdealProposalKind: Contract.IdealProposalKind;
  IdealProposalStatus: Contract.IdealProposalStatus;
  IdealStatement: ResolverTypeWrapper<IdealStatementRow>;
  IdealStatementInput: Contract.IdealStatementInput;
  IdealStatus: Contract.IdealStatus;
  InitApp: ResolverTypeWrapper<Omit<Contract.InitApp, 'rights' | 'user' | 'userRole' | 'viewAs'> & { rights?: Contract.Maybe<ResolversTypes['EffectiveRights']>, user?: Contract.Maybe<ResolversTypes['User']>, userRole?: Contract.Maybe<ResolversTypes['Role']>, viewAs?: Contract.Maybe<ResolversTypes['ViewAs']> }>;
  Int: ResolverTypeWrapper<Contract.Scalars['Int']['output']>;
  IntegrityBreak: ResolverTypeWrapper<Contract.IntegrityBreak>;
  IntegrityBreakReason: Contract.IntegrityBreakReason;
  IntegrityDoubt: ResolverTypeWrapper<Contract.IntegrityDoubt>;
  IntegrityReport: ResolverTypeWrapper<Contract.IntegrityReport>;
  InvoiceInput: Contract.InvoiceInput;
  IpAccess: ResolverTypeWrapper<Contract.IpAccess>;
  IpAccessInput: Contract.IpAccessInput;
  IpDryRun: ResolverTypeWrapper<Omit<Contract.IpDryRun, 'items'> & { items: Array<ResolversTypes['IpDryRunPerson']> }>;
  IpDryRunPerson: ResolverTypeWrapper<DryRunPerson>;
  IpLogEntry: ResolverTypeWrapper<IpLogRow>;
  IpLogList: ResolverTypeWrapper<Omit<Contract.IpLogList, 'items'> & { items: Array<ResolversTypes['IpLogEntry']> }>;
  IpMode: Contract.IpMode;
  IpResult: Contract.IpResult;
  IpRule: ResolverTypeWrapper<IpRuleView>;
  IpRuleInput: Contract.IpRuleInput;
  IpRuleList: ResolverTypeWrapper<Omit<Contract.IpRuleList, 'items'> & { items: Array<ResolversTypes['IpRule']> }>;
  KpiPeriod: Contract.KpiPeriod;
  LeavingFact: ResolverTypeWrapper<Contract.LeavingFact>;
  LeavingFactKey: Contract.LeavingFactKey;
  LedgerCheck: ResolverTypeWrapper<Contract.LedgerCheck>;
  LedgerFault: ResolverTypeWrapper<Contract.LedgerFault>;
  MenuCounter: ResolverTypeWrapper<Contract.MenuCounter>;
  MenuCounters: ResolverTypeWrapper<Contract.MenuCounters>;
  Money: ResolverTypeWrapper<Contract.Scalars['Money']['output']>;
  MoneyDifference: ResolverTypeWrapper<Contract.MoneyDifference>;
  MoneyDifferenceKind: Contract.MoneyDifferenceKind;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NextCharge: ResolverTypeWrapper<Contract.NextCharge>;
  Notification: ResolverTypeWrapper<ShownNotification>;
  NotificationAudience: ResolverTypeWrapper<Contract.NotificationAudience>;
  NotificationAudienceInput: Contract.NotificationAudienceInput;
  NotificationAudienceKind: Contract.NotificationAudienceKind;
  NotificationChannel: Contract.NotificationChannel;
  NotificationChannelState: ResolverTypeWrapper<Contract.NotificationChannelState>;
  NotificationLevel: Contract.NotificationLevel;
  NotificationList: ResolverTypeWrapper<Omit<Contract.NotificationList, 'items'> & { items: Array<ResolversTypes['Notification']> }>;
  NotificationMatrix: ResolverTypeWrapper<Contract.NotificationMatrix>;
  NotificationMatrixRow: ResolverTypeWrapper<Contract.NotificationMatrixRow>;
  NotificationOwnSetting: ResolverTypeWrapper<Contract.NotificationOwnSetting>;
  NotificationSchedule: ResolverTypeWrapper<Contract.NotificationSchedule>;
  NotificationScheduleInput: Contract.NotificationScheduleInput;
  NotificationSetting: ResolverTypeWrapper<Contract.NotificationSetting>;
  NotificationSettingInput: Contract.NotificationSettingInput;
  NotificationSources: ResolverTypeWrapper<Contract.NotificationSources>;
  NotificationText: ResolverTypeWrapper<Contract.NotificationText>;
  NotificationTiming: Contract.NotificationTiming;
  NotificationVariable: ResolverTypeWrapper<Contract.NotificationVariable>;
  ObjectGrant: ResolverTypeWrapper<ObjectGrantRow>;
  ObjectGrantInput: Contract.ObjectGrantInput;
  ObjectKeyInput: Contract.ObjectKeyInput;
  ObjectName: ResolverTypeWrapper<Contract.ObjectName>;
  ObjectPrerequisite: ResolverTypeWrapper<PrerequisiteRow>;
  ObjectType: Contract.ObjectType;
  ObjectUnowned: ResolverTypeWrapper<Contract.ObjectUnowned>;
  Offer: ResolverTypeWrapper<Contract.Offer>;
  OnUnmatch: Contract.OnUnmatch;
  OperationRefund: ResolverTypeWrapper<OperationRefundView>;
  Organization: ResolverTypeWrapper<OrganizationRow>;
  OrganizationAbout: ResolverTypeWrapper<Omit<Contract.OrganizationAbout, 'admin' | 'birthdays' | 'leader' | 'mentor' | 'newColleagues' | 'organization' | 'person' | 'trainees'> & { admin?: Contract.Maybe<ResolversTypes['User']>, birthdays: Array<ResolversTypes['AboutBirthday']>, leader?: Contract.Maybe<ResolversTypes['User']>, mentor?: Contract.Maybe<ResolversTypes['User']>, newColleagues: Array<ResolversTypes['User']>, organization: ResolversTypes['Organization'], person: ResolversTypes['User'], trainees: Array<ResolversTypes['User']> }>;
  OrganizationBank: ResolverTypeWrapper<Contract.OrganizationBank>;
  OrganizationBankInput: Contract.OrganizationBankInput;
  OrganizationCard: ResolverTypeWrapper<Omit<Contract.OrganizationCard, 'organization'> & { organization: ResolversTypes['ClientOrganization'] }>;
  OrganizationFleet: ResolverTypeWrapper<Omit<Contract.OrganizationFleet, 'attention'> & { attention: Array<ResolversTypes['FleetAttention']> }>;
  OrganizationInput: Contract.OrganizationInput;
  OrganizationList: ResolverTypeWrapper<Omit<Contract.OrganizationList, 'items'> & { items: Array<ResolversTypes['ClientOrganization']> }>;
  OrganizationNote: ResolverTypeWrapper<Contract.OrganizationNote>;
  OrganizationPeople: ResolverTypeWrapper<Contract.OrganizationPeople>;
  OrganizationSetting: ResolverTypeWrapper<OrganizationRow>;
  OrganizationSettingInput: Contract.OrganizationSettingInput;
  OrganizationVideo: ResolverTypeWrapper<Contract.OrganizationVideo>;
  OrganizationsInput: Contract.OrganizationsInput;
  OwnAlert: ResolverTypeWrapper<Contract.OwnAlert>;
  OwnAlertButton: ResolverTypeWrapper<Contract.OwnAlertButton>;
  OwnAlertEvent: Contract.OwnAlertEvent;
  OwnRecord: ResolverTypeWrapper<OwnRecordView>;
  OwnRecordAction: Contract.OwnRecordAction;
  OwnRecordList: ResolverTypeWrapper<Omit<Contract.OwnRecordList, 'items'> & { items: Array<ResolversTypes['OwnRecord']> }>;
  Params: ResolverTypeWrapper<Contract.Scalars['Params']['output']>;
  PayDocument: ResolverTypeWrapper<PayDocumentRow>;
  PayDocumentStatus: Contract.PayDocumentStatus;
  PayDocumentType: Contract.PayDocumentType;
  PayDocuments: ResolverTypeWrapper<Omit<Contract.PayDocuments, 'items'> & { items: Array<ResolversTypes['PayDocument']> }>;
  Payment: ResolverTypeWrapper<PaymentRow>;
  PaymentBalance: ResolverTypeWrapper<BalanceView>;
  PaymentInput: Contract.PaymentInput;
  PaymentMethod: Contract.PaymentMethod;
  PaymentOperation: ResolverTypeWrapper<OperationView>;
  PaymentOperations: ResolverTypeWrapper<Omit<Contract.PaymentOperations, 'items'> & { items: Array<ResolversTypes['PaymentOperation']> }>;
  PaymentPeople: ResolverTypeWrapper<Contract.PaymentPeople>;
  PaymentPerson: ResolverTypeWrapper<Contract.PaymentPerson>;
  Position: ResolverTypeWrapper<PositionRow>;
  PositionInput: Contract.PositionInput;
  PositionKpi: ResolverTypeWrapper<Contract.PositionKpi>;
  PositionKpiInput: Contract.PositionKpiInput;
  PositionList: ResolverTypeWrapper<Omit<Contract.PositionList, 'items'> & { items: Array<ResolversTypes['Position']> }>;
  PositionUncovered: ResolverTypeWrapper<Contract.PositionUncovered>;
  PositionUnqualified: ResolverTypeWrapper<Contract.PositionUnqualified>;
  ProfileAccess: ResolverTypeWrapper<ProfileAccessView>;
  ProfileChange: ResolverTypeWrapper<Contract.ProfileChange>;
  ProfileChangesInput: Contract.ProfileChangesInput;
  ProfileField: Contract.ProfileField;
  ProfileRequest: ResolverTypeWrapper<ProfileRequestView>;
  ProfileRequestList: ResolverTypeWrapper<Omit<Contract.ProfileRequestList, 'items'> & { items: Array<ResolversTypes['ProfileRequest']> }>;
  ProfileRequestStatus: Contract.ProfileRequestStatus;
  PromoCode: ResolverTypeWrapper<PromoCodeRow>;
  PromoCodeInput: Contract.PromoCodeInput;
  PromoCodes: ResolverTypeWrapper<Omit<Contract.PromoCodes, 'items'> & { items: Array<ResolversTypes['PromoCode']> }>;
  PromoKind: Contract.PromoKind;
  PromoUse: ResolverTypeWrapper<PromoUseRow>;
  PromoUseStatus: Contract.PromoUseStatus;
  ProviderAlert: ResolverTypeWrapper<SentAlert>;
  ProviderAlertAudienceInput: Contract.ProviderAlertAudienceInput;
  ProviderAlertInput: Contract.ProviderAlertInput;
  ProviderAlertPeople: Contract.ProviderAlertPeople;
  ProviderAlertReach: ResolverTypeWrapper<Contract.ProviderAlertReach>;
  ProviderAlertStatus: Contract.ProviderAlertStatus;
  ProviderAlerts: ResolverTypeWrapper<Omit<Contract.ProviderAlerts, 'items'> & { items: Array<ResolversTypes['ProviderAlert']> }>;
  PublicationInput: Contract.PublicationInput;
  PublishPreview: ResolverTypeWrapper<Contract.PublishPreview>;
  PublishedChange: ResolverTypeWrapper<Contract.PublishedChange>;
  Qualification: ResolverTypeWrapper<QualificationRow>;
  QualificationAbilities: ResolverTypeWrapper<Contract.QualificationAbilities>;
  QualificationAward: ResolverTypeWrapper<HeldAward>;
  QualificationComponent: ResolverTypeWrapper<Contract.QualificationComponent>;
  QualificationHolding: Contract.QualificationHolding;
  QualificationInput: Contract.QualificationInput;
  QualificationItem: ResolverTypeWrapper<RouteComponent>;
  QualificationItemInput: Contract.QualificationItemInput;
  QualificationItemProgress: ResolverTypeWrapper<Contract.QualificationItemProgress>;
  QualificationList: ResolverTypeWrapper<Omit<Contract.QualificationList, 'items'> & { items: Array<ResolversTypes['Qualification']> }>;
  QualificationLoss: Contract.QualificationLoss;
  QualificationPeople: ResolverTypeWrapper<Omit<Contract.QualificationPeople, 'rows'> & { rows: Array<ResolversTypes['QualificationPerson']> }>;
  QualificationPerson: ResolverTypeWrapper<PersonView>;
  QualificationProgress: ResolverTypeWrapper<Contract.QualificationProgress>;
  QualificationReplacement: ResolverTypeWrapper<Contract.QualificationReplacement>;
  QualificationReplacementInput: Contract.QualificationReplacementInput;
  QualificationRouteInput: Contract.QualificationRouteInput;
  QualificationSort: Contract.QualificationSort;
  QualificationStage: ResolverTypeWrapper<Omit<Contract.QualificationStage, 'items'> & { items: Array<ResolversTypes['QualificationItem']> }>;
  QualificationStageInput: Contract.QualificationStageInput;
  QualificationTeam: ResolverTypeWrapper<Omit<Contract.QualificationTeam, 'qualifications' | 'rows'> & { qualifications: Array<ResolversTypes['Qualification']>, rows: Array<ResolversTypes['QualificationTeamRow']> }>;
  QualificationTeamRow: ResolverTypeWrapper<Omit<Contract.QualificationTeamRow, 'cells' | 'user'> & { cells: Array<Contract.Maybe<ResolversTypes['Assignment']>>, user: ResolversTypes['User'] }>;
  QualificationVersion: ResolverTypeWrapper<ContentVersionMeta>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuestionAnswerInput: Contract.QuestionAnswerInput;
  QuickSignature: ResolverTypeWrapper<Omit<Contract.QuickSignature, 'user'> & { user: ResolversTypes['User'] }>;
  QuickSignatureList: ResolverTypeWrapper<Omit<Contract.QuickSignatureList, 'items'> & { items: Array<ResolversTypes['QuickSignature']> }>;
  RatingSummary: ResolverTypeWrapper<Contract.RatingSummary>;
  ReconciliationInput: Contract.ReconciliationInput;
  RefAccrual: ResolverTypeWrapper<RefAccrualView>;
  RefAccruals: ResolverTypeWrapper<Omit<Contract.RefAccruals, 'items'> & { items: Array<ResolversTypes['RefAccrual']> }>;
  RefBalance: ResolverTypeWrapper<Contract.RefBalance>;
  RefEntry: ResolverTypeWrapper<RefEntryView>;
  RefEntryStatus: Contract.RefEntryStatus;
  RefFlag: Contract.RefFlag;
  RefHistory: ResolverTypeWrapper<Omit<Contract.RefHistory, 'items'> & { items: Array<ResolversTypes['RefEntry']> }>;
  RefInvoice: ResolverTypeWrapper<Contract.RefInvoice>;
  RefLink: ResolverTypeWrapper<RefLinkView>;
  RefPayee: ResolverTypeWrapper<Contract.RefPayee>;
  RefPayout: ResolverTypeWrapper<RefPayoutView>;
  RefPayoutDecision: Contract.RefPayoutDecision;
  RefPayoutInput: Contract.RefPayoutInput;
  RefPayoutMethod: Contract.RefPayoutMethod;
  RefPayouts: ResolverTypeWrapper<Omit<Contract.RefPayouts, 'items'> & { items: Array<ResolversTypes['RefPayout']> }>;
  RefReferral: ResolverTypeWrapper<RefReferralView>;
  RefReferrals: ResolverTypeWrapper<Omit<Contract.RefReferrals, 'items'> & { items: Array<ResolversTypes['RefReferral']> }>;
  RefStage: Contract.RefStage;
  RefTemplate: ResolverTypeWrapper<RefTemplateRow>;
  RefTemplateCandidate: ResolverTypeWrapper<RefTemplateCandidateView>;
  RefTemplateKind: Contract.RefTemplateKind;
  ReferenceData: ResolverTypeWrapper<ReferenceMoment>;
  ReferenceKind: Contract.ReferenceKind;
  ReferencePositions: ResolverTypeWrapper<Omit<Contract.ReferencePositions, 'items'> & { items: Array<ResolversTypes['Position']> }>;
  ReferenceRegulationStructures: ResolverTypeWrapper<Omit<Contract.ReferenceRegulationStructures, 'items'> & { items: Array<ResolversTypes['RegulationStructure']> }>;
  ReferenceStage: Contract.ReferenceStage;
  ReferenceSubdivisions: ResolverTypeWrapper<Omit<Contract.ReferenceSubdivisions, 'items'> & { items: Array<ResolversTypes['Subdivision']> }>;
  ReferenceUsers: ResolverTypeWrapper<Omit<Contract.ReferenceUsers, 'items'> & { items: Array<ResolversTypes['User']> }>;
  ReferrerTemplate: ResolverTypeWrapper<RefTemplateRow>;
  Regulation: ResolverTypeWrapper<RegulationRow>;
  RegulationAbilities: ResolverTypeWrapper<Contract.RegulationAbilities>;
  RegulationAnswerInput: Contract.RegulationAnswerInput;
  RegulationComment: ResolverTypeWrapper<CommentRow>;
  RegulationComparison: ResolverTypeWrapper<Omit<Contract.RegulationComparison, 'changes' | 'from' | 'to'> & { changes: Array<ResolversTypes['ClauseChange']>, from: ResolversTypes['RegulationVersion'], to: ResolversTypes['RegulationVersion'] }>;
  RegulationImport: ResolverTypeWrapper<Omit<Contract.RegulationImport, 'regulation'> & { regulation: ResolversTypes['Regulation'] }>;
  RegulationInput: Contract.RegulationInput;
  RegulationList: ResolverTypeWrapper<Omit<Contract.RegulationList, 'items'> & { items: Array<ResolversTypes['Regulation']> }>;
  RegulationQuestion: ResolverTypeWrapper<Contract.RegulationQuestion>;
  RegulationQuestionInput: Contract.RegulationQuestionInput;
  RegulationQuestionKind: Contract.RegulationQuestionKind;
  RegulationQuestionOption: ResolverTypeWrapper<Contract.RegulationQuestionOption>;
  RegulationQuestionOptionInput: Contract.RegulationQuestionOptionInput;
  RegulationScope: Contract.RegulationScope;
  RegulationSignature: ResolverTypeWrapper<SignatureWithLabel>;
  RegulationSignatureInput: Contract.RegulationSignatureInput;
  RegulationSignatureList: ResolverTypeWrapper<Omit<Contract.RegulationSignatureList, 'items'> & { items: Array<ResolversTypes['RegulationSignature']> }>;
  RegulationSigner: ResolverTypeWrapper<Contract.RegulationSigner>;
  RegulationSort: Contract.RegulationSort;
  RegulationStructure: ResolverTypeWrapper<RegulationStructureRow>;
  RegulationStructureInput: Contract.RegulationStructureInput;
  RegulationStructureList: ResolverTypeWrapper<Omit<Contract.RegulationStructureList, 'items'> & { items: Array<ResolversTypes['RegulationStructure']> }>;
  RegulationTeam: ResolverTypeWrapper<Omit<Contract.RegulationTeam, 'regulations' | 'rows'> & { regulations: Array<ResolversTypes['Regulation']>, rows: Array<ResolversTypes['RegulationTeamRow']> }>;
  RegulationTeamRow: ResolverTypeWrapper<Omit<Contract.RegulationTeamRow, 'cells' | 'user'> & { cells: Array<Contract.Maybe<ResolversTypes['Assignment']>>, user: ResolversTypes['User'] }>;
  RegulationTemplate: ResolverTypeWrapper<Contract.RegulationTemplate>;
  RegulationType: Contract.RegulationType;
  RegulationVariable: Contract.RegulationVariable;
  RegulationVersion: ResolverTypeWrapper<ContentVersionMeta>;
  RemindPreview: ResolverTypeWrapper<Omit<Contract.RemindPreview, 'people'> & { people: Array<ResolversTypes['User']> }>;
  Report: ResolverTypeWrapper<NamedReport>;
  ReportAggregate: Contract.ReportAggregate;
  ReportCalendar: ResolverTypeWrapper<Contract.ReportCalendar>;
  ReportCell: Contract.ReportCell;
  ReportChart: Contract.ReportChart;
  ReportColumn: ResolverTypeWrapper<Contract.ReportColumn>;
  ReportFrequency: Contract.ReportFrequency;
  ReportGroup: ResolverTypeWrapper<Contract.ReportGroup>;
  ReportHolidays: Contract.ReportHolidays;
  ReportInput: Contract.ReportInput;
  ReportOtherGroups: ResolverTypeWrapper<Contract.ReportOtherGroups>;
  ReportRow: ResolverTypeWrapper<Contract.ReportRow>;
  ReportRows: ResolverTypeWrapper<Contract.ReportRows>;
  ReportSchedule: ResolverTypeWrapper<Contract.ReportSchedule>;
  ReportScheduleInput: Contract.ReportScheduleInput;
  ReportSnapshot: ResolverTypeWrapper<SnapshotView>;
  ReportSnapshotMatch: ResolverTypeWrapper<Omit<Contract.ReportSnapshotMatch, 'snapshot'> & { snapshot?: Contract.Maybe<ResolversTypes['ReportSnapshot']> }>;
  ReportSnapshotPrice: ResolverTypeWrapper<Contract.ReportSnapshotPrice>;
  ReportSnapshotStatus: Contract.ReportSnapshotStatus;
  ReportSnapshots: ResolverTypeWrapper<Omit<Contract.ReportSnapshots, 'items'> & { items: Array<ResolversTypes['ReportSnapshot']> }>;
  ReportSource: ResolverTypeWrapper<Contract.ReportSource>;
  ReportState: ResolverTypeWrapper<Contract.ReportState>;
  ReportTemplate: ResolverTypeWrapper<Contract.ReportTemplate>;
  ReportTotal: ResolverTypeWrapper<Contract.ReportTotal>;
  ReportTotalInput: Contract.ReportTotalInput;
  ReviewMoment: Contract.ReviewMoment;
  RightArea: Contract.RightArea;
  RightAreaOption: ResolverTypeWrapper<Contract.RightAreaOption>;
  RightFlag: Contract.RightFlag;
  RightFlags: ResolverTypeWrapper<Contract.RightFlags>;
  RightInput: Contract.RightInput;
  Role: ResolverTypeWrapper<RoleRow>;
  RoleBeyondOwn: ResolverTypeWrapper<Contract.RoleBeyondOwn>;
  RoleImpact: ResolverTypeWrapper<Contract.RoleImpact>;
  RoleInput: Contract.RoleInput;
  RoleList: ResolverTypeWrapper<Omit<Contract.RoleList, 'items'> & { items: Array<ResolversTypes['Role']> }>;
  RoleNotification: ResolverTypeWrapper<Contract.RoleNotification>;
  RolePersonList: ResolverTypeWrapper<Omit<Contract.RolePersonList, 'items'> & { items: Array<ResolversTypes['User']> }>;
  RoleRights: ResolverTypeWrapper<StoredRights>;
  RoleSource: Contract.RoleSource;
  SampleCount: ResolverTypeWrapper<Contract.SampleCount>;
  SampleIndustry: Contract.SampleIndustry;
  SampleKeepReason: Contract.SampleKeepReason;
  SampleKept: ResolverTypeWrapper<Contract.SampleKept>;
  SampleKind: Contract.SampleKind;
  SampleObject: ResolverTypeWrapper<Contract.SampleObject>;
  SampleRemoval: ResolverTypeWrapper<Contract.SampleRemoval>;
  SavedCard: ResolverTypeWrapper<Contract.SavedCard>;
  SavedHeadFile: ResolverTypeWrapper<Contract.SavedHeadFile>;
  ScopedRights: ResolverTypeWrapper<Omit<Contract.ScopedRights, 'rights'> & { rights: ResolversTypes['RoleRights'] }>;
  SearchHit: ResolverTypeWrapper<Contract.SearchHit>;
  SearchKind: Contract.SearchKind;
  SelectOption: ResolverTypeWrapper<Contract.SelectOption>;
  SessionResponse: ResolverTypeWrapper<Omit<Contract.SessionResponse, 'user'> & { user?: Contract.Maybe<ResolversTypes['User']> }>;
  SetupStep: ResolverTypeWrapper<Contract.SetupStep>;
  SetupStepKey: Contract.SetupStepKey;
  SignInChangeKind: Contract.SignInChangeKind;
  SignInHold: ResolverTypeWrapper<Hold>;
  SignInHoldState: Contract.SignInHoldState;
  SignMethod: Contract.SignMethod;
  SignatureAction: Contract.SignatureAction;
  SignatureAnswer: ResolverTypeWrapper<Contract.SignatureAnswer>;
  SignatureScope: Contract.SignatureScope;
  SignerAccount: ResolverTypeWrapper<Contract.SignerAccount>;
  SignerChange: ResolverTypeWrapper<Contract.SignerChange>;
  SignerDoubt: Contract.SignerDoubt;
  SignerSessionStart: Contract.SignerSessionStart;
  Significance: Contract.Significance;
  SigningSpeed: ResolverTypeWrapper<Contract.SigningSpeed>;
  SigningSpeedBar: ResolverTypeWrapper<Contract.SigningSpeedBar>;
  SocialAccount: ResolverTypeWrapper<Contract.SocialAccount>;
  SortDirection: Contract.SortDirection;
  StageGate: Contract.StageGate;
  StageState: Contract.StageState;
  StaleQuestion: ResolverTypeWrapper<Contract.StaleQuestion>;
  Statistic: ResolverTypeWrapper<Omit<Contract.Statistic, 'bySubdivision'> & { bySubdivision: Array<ResolversTypes['StatisticBySubdivision']> }>;
  StatisticAssignment: ResolverTypeWrapper<Contract.StatisticAssignment>;
  StatisticByObject: ResolverTypeWrapper<Contract.StatisticByObject>;
  StatisticBySubdivision: ResolverTypeWrapper<Omit<Contract.StatisticBySubdivision, 'subdivision'> & { subdivision?: Contract.Maybe<ResolversTypes['Subdivision']> }>;
  StatisticFilter: Contract.StatisticFilter;
  StatisticHolder: ResolverTypeWrapper<Omit<Contract.StatisticHolder, 'user'> & { user: ResolversTypes['User'] }>;
  StatisticHolderList: ResolverTypeWrapper<Omit<Contract.StatisticHolderList, 'items'> & { items: Array<ResolversTypes['StatisticHolder']> }>;
  StatisticKind: Contract.StatisticKind;
  StatisticPeopleList: ResolverTypeWrapper<Omit<Contract.StatisticPeopleList, 'items'> & { items: Array<ResolversTypes['StatisticPerson']> }>;
  StatisticPerson: ResolverTypeWrapper<Omit<Contract.StatisticPerson, 'user'> & { user: ResolversTypes['User'] }>;
  StatisticPoint: ResolverTypeWrapper<Contract.StatisticPoint>;
  StatisticRow: ResolverTypeWrapper<Contract.StatisticRow>;
  StatisticView: ResolverTypeWrapper<Contract.StatisticView>;
  StatisticViewInput: Contract.StatisticViewInput;
  StatisticWhatIf: ResolverTypeWrapper<Contract.StatisticWhatIf>;
  String: ResolverTypeWrapper<Contract.Scalars['String']['output']>;
  StructureNodeError: Contract.StructureNodeError;
  StructureNodeInput: Contract.StructureNodeInput;
  StructureNodeKind: Contract.StructureNodeKind;
  StructureNodePlan: ResolverTypeWrapper<Contract.StructureNodePlan>;
  StructureNodeState: Contract.StructureNodeState;
  StructureOutlinePlan: ResolverTypeWrapper<Contract.StructureOutlinePlan>;
  StructureRowRejection: ResolverTypeWrapper<Contract.StructureRowRejection>;
  StructureRowsPreview: ResolverTypeWrapper<Contract.StructureRowsPreview>;
  StructureRowsResult: ResolverTypeWrapper<Omit<Contract.StructureRowsResult, 'positions' | 'subdivisions'> & { positions: Array<ResolversTypes['Position']>, subdivisions: Array<ResolversTypes['Subdivision']> }>;
  Subdivision: ResolverTypeWrapper<SubdivisionRow>;
  SubdivisionInput: Contract.SubdivisionInput;
  SubdivisionList: ResolverTypeWrapper<Omit<Contract.SubdivisionList, 'items'> & { items: Array<ResolversTypes['Subdivision']> }>;
  SubdivisionWithoutLeader: ResolverTypeWrapper<Contract.SubdivisionWithoutLeader>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SubscriptionState: ResolverTypeWrapper<Contract.SubscriptionState>;
  SuperAdminPrivilege: ResolverTypeWrapper<PrivilegeView>;
  Support: ResolverTypeWrapper<Contract.Support>;
  SupportAccess: ResolverTypeWrapper<Contract.SupportAccess>;
  SupportConsent: Contract.SupportConsent;
  SupportRequest: ResolverTypeWrapper<Contract.SupportRequest>;
  SupportSession: ResolverTypeWrapper<NamedSession>;
  Suspension: ResolverTypeWrapper<Contract.Suspension>;
  Tariff: ResolverTypeWrapper<TariffRow>;
  TariffChange: ResolverTypeWrapper<TariffChangeView>;
  TariffChangeInput: Contract.TariffChangeInput;
  TariffOffer: ResolverTypeWrapper<TariffOfferView>;
  TariffPreview: ResolverTypeWrapper<TariffPreviewView>;
  Test: ResolverTypeWrapper<TestRow>;
  TestAbilities: ResolverTypeWrapper<AbilitiesView>;
  TestAnswer: ResolverTypeWrapper<Contract.Scalars['TestAnswer']['output']>;
  TestAnswerFile: ResolverTypeWrapper<ContentRow>;
  TestAnswerFileInput: Contract.TestAnswerFileInput;
  TestAnswerInput: Contract.TestAnswerInput;
  TestAnswerOutcome: Contract.TestAnswerOutcome;
  TestAttempt: ResolverTypeWrapper<AttemptRow>;
  TestAttemptEnd: Contract.TestAttemptEnd;
  TestAttemptList: ResolverTypeWrapper<Omit<Contract.TestAttemptList, 'items'> & { items: Array<ResolversTypes['TestAttempt']> }>;
  TestAttemptRequest: ResolverTypeWrapper<RequestRow>;
  TestAttemptState: Contract.TestAttemptState;
  TestBankAdded: ResolverTypeWrapper<Contract.TestBankAdded>;
  TestBankList: ResolverTypeWrapper<Omit<Contract.TestBankList, 'items'> & { items: Array<ResolversTypes['TestBankQuestion']> }>;
  TestBankQuestion: ResolverTypeWrapper<BankQuestion>;
  TestBankTag: ResolverTypeWrapper<Contract.TestBankTag>;
  TestClauseSource: ResolverTypeWrapper<Contract.TestClauseSource>;
  TestDraw: ResolverTypeWrapper<Contract.TestDraw>;
  TestDrawInput: Contract.TestDrawInput;
  TestExplained: ResolverTypeWrapper<Contract.Scalars['TestExplained']['output']>;
  TestGradeInput: Contract.TestGradeInput;
  TestGrading: Contract.TestGrading;
  TestGrantInput: Contract.TestGrantInput;
  TestInput: Contract.TestInput;
  TestItemAnalysis: ResolverTypeWrapper<Omit<Contract.TestItemAnalysis, 'version'> & { version?: Contract.Maybe<ResolversTypes['TestVersion']> }>;
  TestItemFigures: ResolverTypeWrapper<Contract.TestItemFigures>;
  TestItemVerdict: Contract.TestItemVerdict;
  TestKey: ResolverTypeWrapper<Contract.Scalars['TestKey']['output']>;
  TestList: ResolverTypeWrapper<Omit<Contract.TestList, 'items'> & { items: Array<ResolversTypes['Test']> }>;
  TestMinutesGrantInput: Contract.TestMinutesGrantInput;
  TestNamedClause: ResolverTypeWrapper<Contract.TestNamedClause>;
  TestNamedClauseInput: Contract.TestNamedClauseInput;
  TestNamedClauseProblem: Contract.TestNamedClauseProblem;
  TestQuestion: ResolverTypeWrapper<Contract.Scalars['TestQuestion']['output']>;
  TestQuestionSource: ResolverTypeWrapper<Omit<Contract.TestQuestionSource, 'changes'> & { changes: Array<ResolversTypes['ClauseChange']> }>;
  TestRegradeInput: Contract.TestRegradeInput;
  TestRegradePreview: ResolverTypeWrapper<Omit<Contract.TestRegradePreview, 'gaining' | 'losing'> & { gaining: Array<ResolversTypes['User']>, losing: Array<ResolversTypes['User']> }>;
  TestRegrading: ResolverTypeWrapper<RegradingRow>;
  TestRegradingState: Contract.TestRegradingState;
  TestRepetition: ResolverTypeWrapper<Omit<Contract.TestRepetition, 'questions'> & { questions: Array<ResolversTypes['TestRepetitionQuestion']> }>;
  TestRepetitionAnswerInput: Contract.TestRepetitionAnswerInput;
  TestRepetitionQuestion: ResolverTypeWrapper<AskedToday>;
  TestRepetitionResult: ResolverTypeWrapper<RepetitionResult>;
  TestRequestState: Contract.TestRequestState;
  TestResult: ResolverTypeWrapper<ResultView>;
  TestResultList: ResolverTypeWrapper<Omit<Contract.TestResultList, 'items'> & { items: Array<ResolversTypes['TestResult']> }>;
  TestReviewList: ResolverTypeWrapper<Omit<Contract.TestReviewList, 'items'> & { items: Array<ResolversTypes['TestWaitingAnswer']> }>;
  TestReviewSettings: ResolverTypeWrapper<Contract.TestReviewSettings>;
  TestReviewSettingsInput: Contract.TestReviewSettingsInput;
  TestReviewedAnswer: ResolverTypeWrapper<ReviewedAnswer>;
  TestSavedAnswer: ResolverTypeWrapper<AnswerRow>;
  TestScoreBar: ResolverTypeWrapper<Contract.TestScoreBar>;
  TestScores: ResolverTypeWrapper<Contract.TestScores>;
  TestSettings: ResolverTypeWrapper<Contract.TestSettings>;
  TestSettingsInput: Contract.TestSettingsInput;
  TestSort: Contract.TestSort;
  TestSourceLink: ResolverTypeWrapper<Contract.TestSourceLink>;
  TestSourceState: Contract.TestSourceState;
  TestStaleQuestion: ResolverTypeWrapper<Contract.TestStaleQuestion>;
  TestStaleQuestions: ResolverTypeWrapper<Contract.TestStaleQuestions>;
  TestStartProblem: Contract.TestStartProblem;
  TestTableRows: ResolverTypeWrapper<Contract.Scalars['TestTableRows']['output']>;
  TestTeam: ResolverTypeWrapper<Omit<Contract.TestTeam, 'rows' | 'tests'> & { rows: Array<ResolversTypes['TestTeamRow']>, tests: Array<ResolversTypes['Test']> }>;
  TestTeamRow: ResolverTypeWrapper<Omit<Contract.TestTeamRow, 'cells' | 'user'> & { cells: Array<Contract.Maybe<ResolversTypes['Assignment']>>, user: ResolversTypes['User'] }>;
  TestVersion: ResolverTypeWrapper<ContentVersionMeta>;
  TestWaitingAnswer: ResolverTypeWrapper<WaitingAnswer>;
  TestWorstQuestion: ResolverTypeWrapper<Contract.TestWorstQuestion>;
  TodayKind: Contract.TodayKind;
  TodayPanel: ResolverTypeWrapper<Omit<Contract.TodayPanel, 'mine' | 'waiting'> & { mine: Array<ResolversTypes['TodayTask']>, waiting: Array<ResolversTypes['TodayTask']> }>;
  TodayTask: ResolverTypeWrapper<Omit<Contract.TodayTask, 'person'> & { person?: Contract.Maybe<ResolversTypes['User']> }>;
  TokenAction: ResolverTypeWrapper<PaidAction>;
  TokenBalance: ResolverTypeWrapper<TokenBalanceView>;
  TokenDispute: ResolverTypeWrapper<TokenDisputeView>;
  TokenDisputeDecision: Contract.TokenDisputeDecision;
  TokenDisputeStatus: Contract.TokenDisputeStatus;
  TokenEstimate: ResolverTypeWrapper<Estimate>;
  TokenGrant: ResolverTypeWrapper<TokenGrantView>;
  TokenLimit: ResolverTypeWrapper<TokenLimitView>;
  TokenLimitInput: Contract.TokenLimitInput;
  TokenPurchase: ResolverTypeWrapper<TokenPurchaseView>;
  TokenPurchaseInput: Contract.TokenPurchaseInput;
  TokenPurchases: ResolverTypeWrapper<Omit<Contract.TokenPurchases, 'items'> & { items: Array<ResolversTypes['TokenPurchase']> }>;
  TokenUse: ResolverTypeWrapper<TokenUseView>;
  TokenUseAction: ResolverTypeWrapper<UseOfAction>;
  TokenUseDay: ResolverTypeWrapper<Contract.TokenUseDay>;
  TokenUsePerson: ResolverTypeWrapper<Contract.TokenUsePerson>;
  TokenWorkInput: Contract.TokenWorkInput;
  TokenWriteOff: ResolverTypeWrapper<WriteOffView>;
  TokenWriteOffFilter: Contract.TokenWriteOffFilter;
  TokenWriteOffs: ResolverTypeWrapper<Omit<Contract.TokenWriteOffs, 'items'> & { items: Array<ResolversTypes['TokenWriteOff']> }>;
  TwoFactorSetup: ResolverTypeWrapper<Contract.TwoFactorSetup>;
  TypeContent: Contract.TypeContent;
  UnclearClause: ResolverTypeWrapper<Contract.UnclearClause>;
  UnclearClauses: ResolverTypeWrapper<Contract.UnclearClauses>;
  UnclearPlace: ResolverTypeWrapper<Contract.UnclearPlace>;
  UnmatchedNotification: ResolverTypeWrapper<UnmatchedNotificationView>;
  Upload: ResolverTypeWrapper<Contract.Scalars['Upload']['output']>;
  User: ResolverTypeWrapper<UserRow>;
  UserAccess: ResolverTypeWrapper<Omit<Contract.UserAccess, 'areas' | 'user'> & { areas: Array<ResolversTypes['AreaAccess']>, user: ResolversTypes['User'] }>;
  UserChangeInput: Contract.UserChangeInput;
  UserDismissalInput: Contract.UserDismissalInput;
  UserDocument: ResolverTypeWrapper<UserDocumentView>;
  UserDocumentInput: Contract.UserDocumentInput;
  UserDocumentKind: Contract.UserDocumentKind;
  UserDocumentList: ResolverTypeWrapper<Omit<Contract.UserDocumentList, 'items'> & { items: Array<ResolversTypes['UserDocument']> }>;
  UserDocumentState: Contract.UserDocumentState;
  UserEducation: ResolverTypeWrapper<Omit<Contract.UserEducation, 'education'> & { education: ResolversTypes['Education'] }>;
  UserEducationStatistic: ResolverTypeWrapper<UserFigures>;
  UserGoal: ResolverTypeWrapper<Contract.UserGoal>;
  UserGoalInput: Contract.UserGoalInput;
  UserInput: Contract.UserInput;
  UserIpAccess: ResolverTypeWrapper<Omit<Contract.UserIpAccess, 'rules'> & { rules: Array<ResolversTypes['IpRule']> }>;
  UserIpRuleInput: Contract.UserIpRuleInput;
  UserLeaving: ResolverTypeWrapper<Omit<Contract.UserLeaving, 'person'> & { person: ResolversTypes['User'] }>;
  UserLeavingInput: Contract.UserLeavingInput;
  UserList: ResolverTypeWrapper<Omit<Contract.UserList, 'items'> & { items: Array<ResolversTypes['User']> }>;
  UserNote: ResolverTypeWrapper<UserNoteRow>;
  UserNoteInput: Contract.UserNoteInput;
  UserProtection: ResolverTypeWrapper<Contract.UserProtection>;
  UserQualification: ResolverTypeWrapper<PersonQualification>;
  UserQualifications: ResolverTypeWrapper<PersonQualifications>;
  UserRegulation: ResolverTypeWrapper<Omit<Contract.UserRegulation, 'regulation'> & { regulation: ResolversTypes['Regulation'] }>;
  UserRegulationState: Contract.UserRegulationState;
  UserRehireInput: Contract.UserRehireInput;
  UserRejection: ResolverTypeWrapper<Contract.UserRejection>;
  UserRole: ResolverTypeWrapper<HeldRole>;
  UserRoleInput: Contract.UserRoleInput;
  UserSecurity: ResolverTypeWrapper<Contract.UserSecurity>;
  UserSession: ResolverTypeWrapper<Contract.UserSession>;
  UserSkill: ResolverTypeWrapper<Contract.UserSkill>;
  UserSkillInput: Contract.UserSkillInput;
  UserSort: Contract.UserSort;
  UserStatistic: ResolverTypeWrapper<UserFigures>;
  UsersRoleInput: Contract.UsersRoleInput;
  UsersUpdatePreview: ResolverTypeWrapper<Contract.UsersUpdatePreview>;
  UsersUpdateResult: ResolverTypeWrapper<Omit<Contract.UsersUpdateResult, 'users'> & { users: Array<ResolversTypes['User']> }>;
  VariableValue: ResolverTypeWrapper<Contract.VariableValue>;
  VariableValueInput: Contract.VariableValueInput;
  VideoChapter: ResolverTypeWrapper<Contract.VideoChapter>;
  VideoChapterInput: Contract.VideoChapterInput;
  VideoCue: ResolverTypeWrapper<Contract.VideoCue>;
  VideoCueInput: Contract.VideoCueInput;
  VideoDetails: ResolverTypeWrapper<Contract.VideoDetails>;
  VideoDropOff: ResolverTypeWrapper<Contract.VideoDropOff>;
  VideoFileInput: Contract.VideoFileInput;
  VideoPart: ResolverTypeWrapper<Contract.VideoPart>;
  VideoSegment: ResolverTypeWrapper<Contract.VideoSegment>;
  VideoSegmentInput: Contract.VideoSegmentInput;
  VideoUpload: ResolverTypeWrapper<Contract.VideoUpload>;
  VideoUploadState: Contract.VideoUploadState;
  ViewAs: ResolverTypeWrapper<ViewAsMark>;
  WatchedVideo: ResolverTypeWrapper<Contract.WatchedVideo>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AboutAdaptation: Contract.AboutAdaptation;
  AboutBirthday: Omit<Contract.AboutBirthday, 'user'> & { user: ResolversParentTypes['User'] };
  AboutChange: Contract.AboutChange;
  AboutTask: Contract.AboutTask;
  AboutTiles: Contract.AboutTiles;
  AccessGate: Omit<Contract.AccessGate, 'request'> & { request?: Contract.Maybe<ResolversParentTypes['AccessRequest']> };
  AccessHolder: Omit<Contract.AccessHolder, 'paths' | 'user'> & { paths: Array<ResolversParentTypes['AccessPath']>, user: ResolversParentTypes['User'] };
  AccessHolderList: Omit<Contract.AccessHolderList, 'items'> & { items: Array<ResolversParentTypes['AccessHolder']> };
  AccessPath: Omit<Contract.AccessPath, 'scopeSubdivision'> & { scopeSubdivision?: Contract.Maybe<ResolversParentTypes['Subdivision']> };
  AccessRequest: AccessRequestRow;
  AccessRequestList: Omit<Contract.AccessRequestList, 'items'> & { items: Array<ResolversParentTypes['AccessRequest']> };
  AccessTarget: Contract.AccessTarget;
  ActingLeader: ActingLeaderRecord;
  ActingLeaderInput: Contract.ActingLeaderInput;
  Adaptation: Omit<Contract.Adaptation, 'decidedBy' | 'entries' | 'lanes'> & { decidedBy?: Contract.Maybe<ResolversParentTypes['User']>, entries: Array<ResolversParentTypes['AdaptationEntry']>, lanes: Array<ResolversParentTypes['AdaptationLanePerson']> };
  AdaptationCount: Contract.AdaptationCount;
  AdaptationEntry: Omit<Contract.AdaptationEntry, 'doneBy' | 'item' | 'turn'> & { doneBy?: Contract.Maybe<ResolversParentTypes['User']>, item?: Contract.Maybe<ResolversParentTypes['AdaptationItem']>, turn?: Contract.Maybe<ResolversParentTypes['User']> };
  AdaptationItem: AdaptationItemRow;
  AdaptationItemInput: Contract.AdaptationItemInput;
  AdaptationLanePerson: Omit<Contract.AdaptationLanePerson, 'person'> & { person?: Contract.Maybe<ResolversParentTypes['User']> };
  AdaptationList: Omit<Contract.AdaptationList, 'items'> & { items: Array<ResolversParentTypes['AdaptationRow']> };
  AdaptationMove: Contract.AdaptationMove;
  AdaptationPage: Omit<Contract.AdaptationPage, 'adaptation' | 'person'> & { adaptation?: Contract.Maybe<ResolversParentTypes['Adaptation']>, person: ResolversParentTypes['User'] };
  AdaptationPoint: Contract.AdaptationPoint;
  AdaptationProgress: Contract.AdaptationProgress;
  AdaptationRisk: Contract.AdaptationRisk;
  AdaptationRiskReason: Contract.AdaptationRiskReason;
  AdaptationRow: Omit<Contract.AdaptationRow, 'person'> & { person: ResolversParentTypes['User'] };
  AdaptationSample: Contract.AdaptationSample;
  AdaptationStep: Contract.AdaptationStep;
  AdaptationStepInput: Contract.AdaptationStepInput;
  AdaptationTemplate: AdaptationTemplateRow;
  AdaptationTemplateEffect: Omit<Contract.AdaptationTemplateEffect, 'people'> & { people: Array<ResolversParentTypes['User']> };
  AdaptationTemplateInput: Contract.AdaptationTemplateInput;
  AdaptationTemplateName: Contract.AdaptationTemplateName;
  AddressConfirmation: Contract.AddressConfirmation;
  Adjustment: AdjustmentView;
  AdjustmentInput: Contract.AdjustmentInput;
  Adjustments: Omit<Contract.Adjustments, 'items'> & { items: Array<ResolversParentTypes['Adjustment']> };
  Approval: ApprovalRow;
  AreaAccess: Omit<Contract.AreaAccess, 'scopeSubdivision'> & { scopeSubdivision?: Contract.Maybe<ResolversParentTypes['Subdivision']> };
  AskedQuestion: Contract.Scalars['AskedQuestion']['output'];
  Assignment: AssignmentRow;
  AssignmentChange: Contract.AssignmentChange;
  AssignmentList: Omit<Contract.AssignmentList, 'items'> & { items: Array<ResolversParentTypes['Assignment']> };
  AssignmentPreview: Contract.AssignmentPreview;
  AssignmentReason: Contract.AssignmentReason;
  AssignmentRule: AssignmentRuleRow;
  AssignmentRuleInput: Contract.AssignmentRuleInput;
  AssignmentRulePreview: Omit<Contract.AssignmentRulePreview, 'added' | 'removed'> & { added: Array<ResolversParentTypes['User']>, removed: Array<ResolversParentTypes['User']> };
  Audience: Contract.Audience;
  AudienceGroup: Contract.AudienceGroup;
  AudienceGroupInput: Contract.AudienceGroupInput;
  AudienceInput: Contract.AudienceInput;
  AuthProvider: Contract.AuthProvider;
  AutoTopUp: AutoTopUpView;
  AutoTopUpInput: Contract.AutoTopUpInput;
  BankPaymentInput: Contract.BankPaymentInput;
  BankTransfer: Omit<Contract.BankTransfer, 'invoice'> & { invoice?: Contract.Maybe<ResolversParentTypes['ClientPayDocument']> };
  BeyondOwn: Contract.BeyondOwn;
  Boolean: Contract.Scalars['Boolean']['output'];
  Change: Contract.Change;
  Clause: ServedClause;
  ClauseChange: Omit<Contract.ClauseChange, 'from' | 'to'> & { from?: Contract.Maybe<ResolversParentTypes['Clause']>, to?: Contract.Maybe<ResolversParentTypes['Clause']> };
  ClauseInput: Contract.ClauseInput;
  ClientEvent: Contract.ClientEvent;
  ClientEventChange: Contract.ClientEventChange;
  ClientFact: Contract.ClientFact;
  ClientOrganization: ClientRow;
  ClientPayDocument: Omit<Contract.ClientPayDocument, 'document'> & { document: ResolversParentTypes['PayDocument'] };
  ClientPayDocumentFilter: Contract.ClientPayDocumentFilter;
  ClientPayDocuments: Omit<Contract.ClientPayDocuments, 'items'> & { items: Array<ResolversParentTypes['ClientPayDocument']> };
  ClientPerson: Contract.ClientPerson;
  ClientTokenDispute: ClientTokenDisputeView;
  ClientTokenDisputes: Omit<Contract.ClientTokenDisputes, 'items'> & { items: Array<ResolversParentTypes['ClientTokenDispute']> };
  Consts: Contract.Consts;
  Content: ContentRow;
  ContentDetails: Contract.ContentDetails;
  ContentEvent: Omit<Contract.ContentEvent, 'actor' | 'record' | 'signature'> & { actor?: Contract.Maybe<ResolversParentTypes['User']>, record?: Contract.Maybe<ResolversParentTypes['EvidenceRecord']>, signature?: Contract.Maybe<ResolversParentTypes['RegulationSignature']> };
  ContentEventList: Omit<Contract.ContentEventList, 'items'> & { items: Array<ResolversParentTypes['ContentEvent']> };
  ContentFormat: Contract.ContentFormat;
  ContentFormats: Contract.ContentFormats;
  ContentNote: ContentNoteRow;
  ContentNoteInput: Contract.ContentNoteInput;
  ContentRating: ContentRatingRow;
  ContentRatingInput: Contract.ContentRatingInput;
  ContentRatingList: Omit<Contract.ContentRatingList, 'items'> & { items: Array<ResolversParentTypes['ContentRating']> };
  Coverage: Contract.Coverage;
  CoverageCell: Contract.CoverageCell;
  CoverageDetail: CoverageDetailView;
  CoverageFilter: Contract.CoverageFilter;
  CoveragePerson: CoveredPerson;
  CoveragePosition: Contract.CoveragePosition;
  CoverageRegulation: Contract.CoverageRegulation;
  Date: Contract.Scalars['Date']['output'];
  DateTime: Contract.Scalars['DateTime']['output'];
  DetailVideo: Contract.DetailVideo;
  Education: EducationRow;
  EducationAbilities: Contract.EducationAbilities;
  EducationCheckpoint: Contract.EducationCheckpoint;
  EducationCheckpointAnswerInput: Contract.EducationCheckpointAnswerInput;
  EducationCheckpointInput: Contract.EducationCheckpointInput;
  EducationCheckpointResult: Contract.EducationCheckpointResult;
  EducationComment: CommentRow;
  EducationComparison: Omit<Contract.EducationComparison, 'changes' | 'from' | 'to'> & { changes: Array<ResolversParentTypes['ClauseChange']>, from: ResolversParentTypes['EducationVersion'], to: ResolversParentTypes['EducationVersion'] };
  EducationInput: Contract.EducationInput;
  EducationList: Omit<Contract.EducationList, 'items'> & { items: Array<ResolversParentTypes['Education']> };
  EducationProgress: Contract.EducationProgress;
  EducationProgressInput: Contract.EducationProgressInput;
  EducationTeam: Omit<Contract.EducationTeam, 'educations' | 'rows'> & { educations: Array<ResolversParentTypes['Education']>, rows: Array<ResolversParentTypes['EducationTeamRow']> };
  EducationTeamRow: Omit<Contract.EducationTeamRow, 'cells' | 'user'> & { cells: Array<Contract.Maybe<ResolversParentTypes['Assignment']>>, user: ResolversParentTypes['User'] };
  EducationVersion: ContentVersionMeta;
  EducationVideo: Omit<Contract.EducationVideo, 'content'> & { content?: Contract.Maybe<ResolversParentTypes['Content']> };
  EducationVideoInput: Contract.EducationVideoInput;
  EducationWatchInput: Contract.EducationWatchInput;
  EffectiveRights: Omit<Contract.EffectiveRights, 'organization' | 'scoped'> & { organization: ResolversParentTypes['RoleRights'], scoped: Array<ResolversParentTypes['ScopedRights']> };
  Email: ListedEmail;
  EmailList: Omit<Contract.EmailList, 'items'> & { items: Array<ResolversParentTypes['Email']> };
  EmailText: Contract.EmailText;
  EmployeeImport: EmployeeImportRecord;
  EmployeeImportCellError: Contract.EmployeeImportCellError;
  EmployeeImportColumn: Contract.EmployeeImportColumn;
  EmployeeImportKept: EmployeeImportRowRecord;
  EmployeeImportLeader: Contract.EmployeeImportLeader;
  EmployeeImportOrgUnit: Contract.EmployeeImportOrgUnit;
  EmployeeImportOrgUnitInput: Contract.EmployeeImportOrgUnitInput;
  EmployeeImportRollback: Omit<Contract.EmployeeImportRollback, 'kept'> & { kept: Array<ResolversParentTypes['EmployeeImportKept']> };
  EmployeeImportRow: RowView;
  EmployeeImportRowList: Omit<Contract.EmployeeImportRowList, 'items'> & { items: Array<ResolversParentTypes['EmployeeImportRow']> };
  EmployeeImportSummary: Contract.EmployeeImportSummary;
  EnumOption: Contract.EnumOption;
  EscalationStep: Contract.EscalationStep;
  EscalationStepInput: Contract.EscalationStepInput;
  EvidenceRecord: EvidenceRecordRow;
  FaqComment: Contract.FaqComment;
  FaqEntry: FaqEntryRow;
  FaqEntryInput: Contract.FaqEntryInput;
  FaqQuestion: Contract.FaqQuestion;
  FaqReasonCount: Contract.FaqReasonCount;
  FaqSource: FaqEntryRow;
  FaqTourInput: Contract.FaqTourInput;
  FaqTourSource: Contract.FaqTourSource;
  FaqTourStep: Contract.FaqTourStep;
  FaqVote: Contract.FaqVote;
  FaqVoteInput: Contract.FaqVoteInput;
  FiscalReceipt: FiscalReceiptView;
  FleetAttention: Omit<Contract.FleetAttention, 'organization'> & { organization: ResolversParentTypes['ClientOrganization'] };
  FleetMonth: Contract.FleetMonth;
  Float: Contract.Scalars['Float']['output'];
  GapCheck: GapCheckRow;
  GapChecks: Omit<Contract.GapChecks, 'items'> & { items: Array<ResolversParentTypes['GapCheck']> };
  GapMarkInput: Contract.GapMarkInput;
  GapRow: Contract.GapRow;
  GateOption: Contract.GateOption;
  GateQuestion: Contract.GateQuestion;
  HandoverItem: Contract.HandoverItem;
  HandoverItemInput: Contract.HandoverItemInput;
  HeadComparison: Contract.HeadComparison;
  HeadComparisonResult: Contract.HeadComparisonResult;
  HeldStatistic: Contract.HeldStatistic;
  HistoryBreak: Contract.HistoryBreak;
  HistoryChange: Contract.HistoryChange;
  HistoryCheck: Contract.HistoryCheck;
  HistoryEntry: HistoryEntryView;
  HistoryFilter: Contract.HistoryFilter;
  HistoryList: Omit<Contract.HistoryList, 'items'> & { items: Array<ResolversParentTypes['HistoryEntry']> };
  HistoryPerson: NamedPerson;
  HistorySupport: Contract.HistorySupport;
  ID: Contract.Scalars['ID']['output'];
  IdealEvidence: Contract.IdealEvidence;
  IdealEvidenceInput: Contract.IdealEvidenceInput;
  IdealOrderInput: Contract.IdealOrderInput;
  IdealPicture: ShownPicture;
  IdealProposal: IdealProposalRow;
  IdealProposalInput: Contract.IdealProposalInput;
  IdealStatement: IdealStatementRow;
  IdealStatementInput: Contract.IdealStatementInput;
  InitApp: Omit<Contract.InitApp, 'rights' | 'user' | 'userRole' | 'viewAs'> & { rights?: Contract.Maybe<ResolversParentTypes['EffectiveRights']>, user?: Contract.Maybe<ResolversParentTypes['User']>, userRole?: Contract.Maybe<ResolversParentTypes['Role']>, viewAs?: Contract.Maybe<ResolversParentTypes['ViewAs']> };
  Int: Contract.Scalars['Int']['output'];
  IntegrityBreak: Contract.IntegrityBreak;
  IntegrityDoubt: Contract.IntegrityDoubt;
  IntegrityReport: Contract.IntegrityReport;
  InvoiceInput: Contract.InvoiceInput;
  IpAccess: Contract.IpAccess;
  IpAccessInput: Contract.IpAccessInput;
  IpDryRun: Omit<Contract.IpDryRun, 'items'> & { items: Array<ResolversParentTypes['IpDryRunPerson']> };
  IpDryRunPerson: DryRunPerson;
  IpLogEntry: IpLogRow;
  IpLogList: Omit<Contract.IpLogList, 'items'> & { items: Array<ResolversParentTypes['IpLogEntry']> };
  IpRule: IpRuleView;
  IpRuleInput: Contract.IpRuleInput;
  IpRuleList: Omit<Contract.IpRuleList, 'items'> & { items: Array<ResolversParentTypes['IpRule']> };
  LeavingFact: Contract.LeavingFact;
  LedgerCheck: Contract.LedgerCheck;
  LedgerFault: Contract.LedgerFault;
  MenuCounter: Contract.MenuCounter;
  MenuCounters: Contract.MenuCounters;
  Money: Contract.Scalars['Money']['output'];
  MoneyDifference: Contract.MoneyDifference;
  Mutation: Record<PropertyKey, never>;
  NextCharge: Contract.NextCharge;
  Notification: ShownNotification;
  NotificationAudience: Contract.NotificationAudience;
  NotificationAudienceInput: Contract.NotificationAudienceInput;
  NotificationChannelState: Contract.NotificationChannelState;
  NotificationList: Omit<Contract.NotificationList, 'items'> & { items: Array<ResolversParentTypes['Notification']> };
  NotificationMatrix: Contract.NotificationMatrix;
  NotificationMatrixRow: Contract.NotificationMatrixRow;
  NotificationOwnSetting: Contract.NotificationOwnSetting;
  NotificationSchedule: Contract.NotificationSchedule;
  NotificationScheduleInput: Contract.NotificationScheduleInput;
  NotificationSetting: Contract.NotificationSetting;
  NotificationSettingInput: Contract.NotificationSettingInput;
  NotificationSources: Contract.NotificationSources;
  NotificationText: Contract.NotificationText;
  NotificationVariable: Contract.NotificationVariable;
  ObjectGrant: ObjectGrantRow;
  ObjectGrantInput: Contract.ObjectGrantInput;
  ObjectKeyInput: Contract.ObjectKeyInput;
  ObjectName: Contract.ObjectName;
  ObjectPrerequisite: PrerequisiteRow;
  ObjectUnowned: Contract.ObjectUnowned;
  Offer: Contract.Offer;
  OperationRefund: OperationRefundView;
  Organization: OrganizationRow;
  OrganizationAbout: Omit<Contract.OrganizationAbout, 'admin' | 'birthdays' | 'leader' | 'mentor' | 'newColleagues' | 'organization' | 'person' | 'trainees'> & { admin?: Contract.Maybe<ResolversParentTypes['User']>, birthdays: Array<ResolversParentTypes['AboutBirthday']>, leader?: Contract.Maybe<ResolversParentTypes['User']>, mentor?: Contract.Maybe<ResolversParentTypes['User']>, newColleagues: Array<ResolversParentTypes['User']>, organization: ResolversParentTypes['Organization'], person: ResolversParentTypes['User'], trainees: Array<ResolversParentTypes['User']> };
  OrganizationBank: Contract.OrganizationBank;
  OrganizationBankInput: Contract.OrganizationBankInput;
  OrganizationCard: Omit<Contract.OrganizationCard, 'organization'> & { organization: ResolversParentTypes['ClientOrganization'] };
  OrganizationFleet: Omit<Contract.OrganizationFleet, 'attention'> & { attention: Array<ResolversParentTypes['FleetAttention']> };
  OrganizationInput: Contract.OrganizationInput;
  OrganizationList: Omit<Contract.OrganizationList, 'items'> & { items: Array<ResolversParentTypes['ClientOrganization']> };
  OrganizationNote: Contract.OrganizationNote;
  OrganizationPeople: Contract.OrganizationPeople;
  OrganizationSetting: OrganizationRow;
  OrganizationSettingInput: Contract.OrganizationSettingInput;
  OrganizationVideo: Contract.OrganizationVideo;
  OrganizationsInput: Contract.OrganizationsInput;
  OwnAlert: Contract.OwnAlert;
  OwnAlertButton: Contract.OwnAlertButton;
  OwnRecord: OwnRecordView;
  OwnRecordList: Omit<Contract.OwnRecordList, 'items'> & { items: Array<ResolversParentTypes['OwnRecord']> };
  Params: Contract.Scalars['Params']['output'];
  PayDocument: PayDocumentRow;
  PayDocuments: Omit<Contract.PayDocuments, 'items'> & { items: Array<ResolversParentTypes['PayDocument']> };
  Payment: PaymentRow;
  PaymentBalance: BalanceView;
  PaymentInput: Contract.PaymentInput;
  PaymentOperation: OperationView;
  PaymentOperations: Omit<Contract.PaymentOperations, 'items'> & { items: Array<ResolversParentTypes['PaymentOperation']> };
  PaymentPeople: Contract.PaymentPeople;
  PaymentPerson: Contract.PaymentPerson;
  Position: PositionRow;
  PositionInput: Contract.PositionInput;
  PositionKpi: Contract.PositionKpi;
  PositionKpiInput: Contract.PositionKpiInput;
  PositionList: Omit<Contract.PositionList, 'items'> & { items: Array<ResolversParentTypes['Position']> };
  PositionUncovered: Contract.PositionUncovered;
  PositionUnqualified: Contract.PositionUnqualified;
  ProfileAccess: ProfileAccessView;
  ProfileChange: Contract.ProfileChange;
  ProfileChangesInput: Contract.ProfileChangesInput;
  ProfileRequest: ProfileRequestView;
  ProfileRequestList: Omit<Contract.ProfileRequestList, 'items'> & { items: Array<ResolversParentTypes['ProfileRequest']> };
  PromoCode: PromoCodeRow;
  PromoCodeInput: Contract.PromoCodeInput;
  PromoCodes: Omit<Contract.PromoCodes, 'items'> & { items: Array<ResolversParentTypes['PromoCode']> };
  PromoUse: PromoUseRow;
  ProviderAlert: SentAlert;
  ProviderAlertAudienceInput: Contract.ProviderAlertAudienceInput;
  ProviderAlertInput: Contract.ProviderAlertInput;
  ProviderAlertReach: Contract.ProviderAlertReach;
  ProviderAlerts: Omit<Contract.ProviderAlerts, 'items'> & { items: Array<ResolversParentTypes['ProviderAlert']> };
  PublicationInput: Contract.PublicationInput;
  PublishPreview: Contract.PublishPreview;
  PublishedChange: Contract.PublishedChange;
  Qualification: QualificationRow;
  QualificationAbilities: Contract.QualificationAbilities;
  QualificationAward: HeldAward;
  QualificationComponent: Contract.QualificationComponent;
  QualificationInput: Contract.QualificationInput;
  QualificationItem: RouteComponent;
  QualificationItemInput: Contract.QualificationItemInput;
  QualificationItemProgress: Contract.QualificationItemProgress;
  QualificationList: Omit<Contract.QualificationList, 'items'> & { items: Array<ResolversParentTypes['Qualification']> };
  QualificationPeople: Omit<Contract.QualificationPeople, 'rows'> & { rows: Array<ResolversParentTypes['QualificationPerson']> };
  QualificationPerson: PersonView;
  QualificationProgress: Contract.QualificationProgress;
  QualificationReplacement: Contract.QualificationReplacement;
  QualificationReplacementInput: Contract.QualificationReplacementInput;
  QualificationRouteInput: Contract.QualificationRouteInput;
  QualificationStage: Omit<Contract.QualificationStage, 'items'> & { items: Array<ResolversParentTypes['QualificationItem']> };
  QualificationStageInput: Contract.QualificationStageInput;
  QualificationTeam: Omit<Contract.QualificationTeam, 'qualifications' | 'rows'> & { qualifications: Array<ResolversParentTypes['Qualification']>, rows: Array<ResolversParentTypes['QualificationTeamRow']> };
  QualificationTeamRow: Omit<Contract.QualificationTeamRow, 'cells' | 'user'> & { cells: Array<Contract.Maybe<ResolversParentTypes['Assignment']>>, user: ResolversParentTypes['User'] };
  QualificationVersion: ContentVersionMeta;
  Query: Record<PropertyKey, never>;
  QuestionAnswerInput: Contract.QuestionAnswerInput;
  QuickSignature: Omit<Contract.QuickSignature, 'user'> & { user: ResolversParentTypes['User'] };
  QuickSignatureList: Omit<Contract.QuickSignatureList, 'items'> & { items: Array<ResolversParentTypes['QuickSignature']> };
  RatingSummary: Contract.RatingSummary;
  ReconciliationInput: Contract.ReconciliationInput;
  RefAccrual: RefAccrualView;
  RefAccruals: Omit<Contract.RefAccruals, 'items'> & { items: Array<ResolversParentTypes['RefAccrual']> };
  RefBalance: Contract.RefBalance;
  RefEntry: RefEntryView;
  RefHistory: Omit<Contract.RefHistory, 'items'> & { items: Array<ResolversParentTypes['RefEntry']> };
  RefInvoice: Contract.RefInvoice;
  RefLink: RefLinkView;
  RefPayee: Contract.RefPayee;
  RefPayout: RefPayoutView;
  RefPayoutDecision: Contract.RefPayoutDecision;
  RefPayoutInput: Contract.RefPayoutInput;
  RefPayouts: Omit<Contract.RefPayouts, 'items'> & { items: Array<ResolversParentTypes['RefPayout']> };
  RefReferral: RefReferralView;
  RefReferrals: Omit<Contract.RefReferrals, 'items'> & { items: Array<ResolversParentTypes['RefReferral']> };
  RefTemplate: RefTemplateRow;
  RefTemplateCandidate: RefTemplateCandidateView;
  ReferenceData: ReferenceMoment;
  ReferencePositions: Omit<Contract.ReferencePositions, 'items'> & { items: Array<ResolversParentTypes['Position']> };
  ReferenceRegulationStructures: Omit<Contract.ReferenceRegulationStructures, 'items'> & { items: Array<ResolversParentTypes['RegulationStructure']> };
  ReferenceSubdivisions: Omit<Contract.ReferenceSubdivisions, 'items'> & { items: Array<ResolversParentTypes['Subdivision']> };
  ReferenceUsers: Omit<Contract.ReferenceUsers, 'items'> & { items: Array<ResolversParentTypes['User']> };
  ReferrerTemplate: RefTemplateRow;
  Regulation: RegulationRow;
  RegulationAbilities: Contract.RegulationAbilities;
  RegulationAnswerInput: Contract.RegulationAnswerInput;
  RegulationComment: CommentRow;
  RegulationComparison: Omit<Contract.RegulationComparison, 'changes' | 'from' | 'to'> & { changes: Array<ResolversParentTypes['ClauseChange']>, from: ResolversParentTypes['RegulationVersion'], to: ResolversParentTypes['RegulationVersion'] };
  RegulationImport: Omit<Contract.RegulationImport, 'regulation'> & { regulation: ResolversParentTypes['Regulation'] };
  RegulationInput: Contract.RegulationInput;
  RegulationList: Omit<Contract.RegulationList, 'items'> & { items: Array<ResolversParentTypes['Regulation']> };
  RegulationQuestion: Contract.RegulationQuestion;
  RegulationQuestionInput: Contract.RegulationQuestionInput;
  RegulationQuestionOption: Contract.RegulationQuestionOption;
  RegulationQuestionOptionInput: Contract.RegulationQuestionOptionInput;
  RegulationSignature: SignatureWithLabel;
  RegulationSignatureInput: Contract.RegulationSignatureInput;
  RegulationSignatureList: Omit<Contract.RegulationSignatureList, 'items'> & { items: Array<ResolversParentTypes['RegulationSignature']> };
  RegulationSigner: Contract.RegulationSigner;
  RegulationStructure: RegulationStructureRow;
  RegulationStructureInput: Contract.RegulationStructureInput;
  RegulationStructureList: Omit<Contract.RegulationStructureList, 'items'> & { items: Array<ResolversParentTypes['RegulationStructure']> };
  RegulationTeam: Omit<Contract.RegulationTeam, 'regulations' | 'rows'> & { regulations: Array<ResolversParentTypes['Regulation']>, rows: Array<ResolversParentTypes['RegulationTeamRow']> };
  RegulationTeamRow: Omit<Contract.RegulationTeamRow, 'cells' | 'user'> & { cells: Array<Contract.Maybe<ResolversParentTypes['Assignment']>>, user: ResolversParentTypes['User'] };
  RegulationTemplate: Contract.RegulationTemplate;
  RegulationVersion: ContentVersionMeta;
  RemindPreview: Omit<Contract.RemindPreview, 'people'> & { people: Array<ResolversParentTypes['User']> };
  Report: NamedReport;
  ReportCalendar: Contract.ReportCalendar;
  ReportColumn: Contract.ReportColumn;
  ReportGroup: Contract.ReportGroup;
  ReportInput: Contract.ReportInput;
  ReportOtherGroups: Contract.ReportOtherGroups;
  ReportRow: Contract.ReportRow;
  ReportRows: Contract.ReportRows;
  ReportSchedule: Contract.ReportSchedule;
  ReportScheduleInput: Contract.ReportScheduleInput;
  ReportSnapshot: SnapshotView;
  ReportSnapshotMatch: Omit<Contract.ReportSnapshotMatch, 'snapshot'> & { snapshot?: Contract.Maybe<ResolversParentTypes['ReportSnapshot']> };
  ReportSnapshotPrice: Contract.ReportSnapshotPrice;
  ReportSnapshots: Omit<Contract.ReportSnapshots, 'items'> & { items: Array<ResolversParentTypes['ReportSnapshot']> };
  ReportSource: Contract.ReportSource;
  ReportState: Contract.ReportState;
  ReportTemplate: Contract.ReportTemplate;
  ReportTotal: Contract.ReportTotal;
  ReportTotalInput: Contract.ReportTotalInput;
  RightAreaOption: Contract.RightAreaOption;
  RightFlags: Contract.RightFlags;
  RightInput: Contract.RightInput;
  Role: RoleRow;
  RoleBeyondOwn: Contract.RoleBeyondOwn;
  RoleImpact: Contract.RoleImpact;
  RoleInput: Contract.RoleInput;
  RoleList: Omit<Contract.RoleList, 'items'> & { items: Array<ResolversParentTypes['Role']> };
  RoleNotification: Contract.RoleNotification;
  RolePersonList: Omit<Contract.RolePersonList, 'items'> & { items: Array<ResolversParentTypes['User']> };
  RoleRights: StoredRights;
  SampleCount: Contract.SampleCount;
  SampleKept: Contract.SampleKept;
  SampleObject: Contract.SampleObject;
  SampleRemoval: Contract.SampleRemoval;
  SavedCard: Contract.SavedCard;
  SavedHeadFile: Contract.SavedHeadFile;
  ScopedRights: Omit<Contract.ScopedRights, 'rights'> & { rights: ResolversParentTypes['RoleRights'] };
  SearchHit: Contract.SearchHit;
  SelectOption: Contract.SelectOption;
  SessionResponse: Omit<Contract.SessionResponse, 'user'> & { user?: Contract.Maybe<ResolversParentTypes['User']> };
  SetupStep: Contract.SetupStep;
  SignInHold: Hold;
  SignatureAnswer: Contract.SignatureAnswer;
  SignerAccount: Contract.SignerAccount;
  SignerChange: Contract.SignerChange;
  SigningSpeed: Contract.SigningSpeed;
  SigningSpeedBar: Contract.SigningSpeedBar;
  SocialAccount: Contract.SocialAccount;
  StaleQuestion: Contract.StaleQuestion;
  Statistic: Omit<Contract.Statistic, 'bySubdivision'> & { bySubdivision: Array<ResolversParentTypes['StatisticBySubdivision']> };
  StatisticAssignment: Contract.StatisticAssignment;
  StatisticByObject: Contract.StatisticByObject;
  StatisticBySubdivision: Omit<Contract.StatisticBySubdivision, 'subdivision'> & { subdivision?: Contract.Maybe<ResolversParentTypes['Subdivision']> };
  StatisticFilter: Contract.StatisticFilter;
  StatisticHolder: Omit<Contract.StatisticHolder, 'user'> & { user: ResolversParentTypes['User'] };
  StatisticHolderList: Omit<Contract.StatisticHolderList, 'items'> & { items: Array<ResolversParentTypes['StatisticHolder']> };
  StatisticPeopleList: Omit<Contract.StatisticPeopleList, 'items'> & { items: Array<ResolversParentTypes['StatisticPerson']> };
  StatisticPerson: Omit<Contract.StatisticPerson, 'user'> & { user: ResolversParentTypes['User'] };
  StatisticPoint: Contract.StatisticPoint;
  StatisticRow: Contract.StatisticRow;
  StatisticView: Contract.StatisticView;
  StatisticViewInput: Contract.StatisticViewInput;
  StatisticWhatIf: Contract.StatisticWhatIf;
  String: Contract.Scalars['String']['output'];
  StructureNodeInput: Contract.StructureNodeInput;
  StructureNodePlan: Contract.StructureNodePlan;
  StructureOutlinePlan: Contract.StructureOutlinePlan;
  StructureRowRejection: Contract.StructureRowRejection;
  StructureRowsPreview: Contract.StructureRowsPreview;
  StructureRowsResult: Omit<Contract.StructureRowsResult, 'positions' | 'subdivisions'> & { positions: Array<ResolversParentTypes['Position']>, subdivisions: Array<ResolversParentTypes['Subdivision']> };
  Subdivision: SubdivisionRow;
  SubdivisionInput: Contract.SubdivisionInput;
  SubdivisionList: Omit<Contract.SubdivisionList, 'items'> & { items: Array<ResolversParentTypes['Subdivision']> };
  SubdivisionWithoutLeader: Contract.SubdivisionWithoutLeader;
  Subscription: Record<PropertyKey, never>;
  SubscriptionState: Contract.SubscriptionState;
  SuperAdminPrivilege: PrivilegeView;
  Support: Contract.Support;
  SupportAccess: Contract.SupportAccess;
  SupportRequest: Contract.SupportRequest;
  SupportSession: NamedSession;
  Suspension: Contract.Suspension;
  Tariff: TariffRow;
  TariffChange: TariffChangeView;
  TariffChangeInput: Contract.TariffChangeInput;
  TariffOffer: TariffOfferView;
  TariffPreview: TariffPreviewView;
  Test: TestRow;
  TestAbilities: AbilitiesView;
  TestAnswer: Contract.Scalars['TestAnswer']['output'];
  TestAnswerFile: ContentRow;
  TestAnswerFileInput: Contract.TestAnswerFileInput;
  TestAnswerInput: Contract.TestAnswerInput;
  TestAttempt: AttemptRow;
  TestAttemptList: Omit<Contract.TestAttemptList, 'items'> & { items: Array<ResolversParentTypes['TestAttempt']> };
  TestAttemptRequest: RequestRow;
  TestBankAdded: Contract.TestBankAdded;
  TestBankList: Omit<Contract.TestBankList, 'items'> & { items: Array<ResolversParentTypes['TestBankQuestion']> };
  TestBankQuestion: BankQuestion;
  TestBankTag: Contract.TestBankTag;
  TestClauseSource: Contract.TestClauseSource;
  TestDraw: Contract.TestDraw;
  TestDrawInput: Contract.TestDrawInput;
  TestExplained: Contract.Scalars['TestExplained']['output'];
  TestGradeInput: Contract.TestGradeInput;
  TestGrantInput: Contract.TestGrantInput;
  TestInput: Contract.TestInput;
  TestItemAnalysis: Omit<Contract.TestItemAnalysis, 'version'> & { version?: Contract.Maybe<ResolversParentTypes['TestVersion']> };
  TestItemFigures: Contract.TestItemFigures;
  TestKey: Contract.Scalars['TestKey']['output'];
  TestList: Omit<Contract.TestList, 'items'> & { items: Array<ResolversParentTypes['Test']> };
  TestMinutesGrantInput: Contract.TestMinutesGrantInput;
  TestNamedClause: Contract.TestNamedClause;
  TestNamedClauseInput: Contract.TestNamedClauseInput;
  TestQuestion: Contract.Scalars['TestQuestion']['output'];
  TestQuestionSource: Omit<Contract.TestQuestionSource, 'changes'> & { changes: Array<ResolversParentTypes['ClauseChange']> };
  TestRegradeInput: Contract.TestRegradeInput;
  TestRegradePreview: Omit<Contract.TestRegradePreview, 'gaining' | 'losing'> & { gaining: Array<ResolversParentTypes['User']>, losing: Array<ResolversParentTypes['User']> };
  TestRegrading: RegradingRow;
  TestRepetition: Omit<Contract.TestRepetition, 'questions'> & { questions: Array<ResolversParentTypes['TestRepetitionQuestion']> };
  TestRepetitionAnswerInput: Contract.TestRepetitionAnswerInput;
  TestRepetitionQuestion: AskedToday;
  TestRepetitionResult: RepetitionResult;
  TestResult: ResultView;
  TestResultList: Omit<Contract.TestResultList, 'items'> & { items: Array<ResolversParentTypes['TestResult']> };
  TestReviewList: Omit<Contract.TestReviewList, 'items'> & { items: Array<ResolversParentTypes['TestWaitingAnswer']> };
  TestReviewSettings: Contract.TestReviewSettings;
  TestReviewSettingsInput: Contract.TestReviewSettingsInput;
  TestReviewedAnswer: ReviewedAnswer;
  TestSavedAnswer: AnswerRow;
  TestScoreBar: Contract.TestScoreBar;
  TestScores: Contract.TestScores;
  TestSettings: Contract.TestSettings;
  TestSettingsInput: Contract.TestSettingsInput;
  TestSourceLink: Contract.TestSourceLink;
  TestStaleQuestion: Contract.TestStaleQuestion;
  TestStaleQuestions: Contract.TestStaleQuestions;
  TestTableRows: Contract.Scalars['TestTableRows']['output'];
  TestTeam: Omit<Contract.TestTeam, 'rows' | 'tests'> & { rows: Array<ResolversParentTypes['TestTeamRow']>, tests: Array<ResolversParentTypes['Test']> };
  TestTeamRow: Omit<Contract.TestTeamRow, 'cells' | 'user'> & { cells: Array<Contract.Maybe<ResolversParentTypes['Assignment']>>, user: ResolversParentTypes['User'] };
  TestVersion: ContentVersionMeta;
  TestWaitingAnswer: WaitingAnswer;
  TestWorstQuestion: Contract.TestWorstQuestion;
  TodayPanel: Omit<Contract.TodayPanel, 'mine' | 'waiting'> & { mine: Array<ResolversParentTypes['TodayTask']>, waiting: Array<ResolversParentTypes['TodayTask']> };
  TodayTask: Omit<Contract.TodayTask, 'person'> & { person?: Contract.Maybe<ResolversParentTypes['User']> };
  TokenAction: PaidAction;
  TokenBalance: TokenBalanceView;
  TokenDispute: TokenDisputeView;
  TokenDisputeDecision: Contract.TokenDisputeDecision;
  TokenEstimate: Estimate;
  TokenGrant: TokenGrantView;
  TokenLimit: TokenLimitView;
  TokenLimitInput: Contract.TokenLimitInput;
  TokenPurchase: TokenPurchaseView;
  TokenPurchaseInput: Contract.TokenPurchaseInput;
  TokenPurchases: Omit<Contract.TokenPurchases, 'items'> & { items: Array<ResolversParentTypes['TokenPurchase']> };
  TokenUse: TokenUseView;
  TokenUseAction: UseOfAction;
  TokenUseDay: Contract.TokenUseDay;
  TokenUsePerson: Contract.TokenUsePerson;
  TokenWorkInput: Contract.TokenWorkInput;
  TokenWriteOff: WriteOffView;
  TokenWriteOffFilter: Contract.TokenWriteOffFilter;
  TokenWriteOffs: Omit<Contract.TokenWriteOffs, 'items'> & { items: Array<ResolversParentTypes['TokenWriteOff']> };
  TwoFactorSetup: Contract.TwoFactorSetup;
  UnclearClause: Contract.UnclearClause;
  UnclearClauses: Contract.UnclearClauses;
  UnclearPlace: Contract.UnclearPlace;
  UnmatchedNotification: UnmatchedNotificationView;
  Upload: Contract.Scalars['Upload']['output'];
  User: UserRow;
  UserAccess: Omit<Contract.UserAccess, 'areas' | 'user'> & { areas: Array<ResolversParentTypes['AreaAccess']>, user: ResolversParentTypes['User'] };
  UserChangeInput: Contract.UserChangeInput;
  UserDismissalInput: Contract.UserDismissalInput;
  UserDocument: UserDocumentView;
  UserDocumentInput: Contract.UserDocumentInput;
  UserDocumentList: Omit<Contract.UserDocumentList, 'items'> & { items: Array<ResolversParentTypes['UserDocument']> };
  UserEducation: Omit<Contract.UserEducation, 'education'> & { education: ResolversParentTypes['Education'] };
  UserEducationStatistic: UserFigures;
  UserGoal: Contract.UserGoal;
  UserGoalInput: Contract.UserGoalInput;
  UserInput: Contract.UserInput;
  UserIpAccess: Omit<Contract.UserIpAccess, 'rules'> & { rules: Array<ResolversParentTypes['IpRule']> };
  UserIpRuleInput: Contract.UserIpRuleInput;
  UserLeaving: Omit<Contract.UserLeaving, 'person'> & { person: ResolversParentTypes['User'] };
  UserLeavingInput: Contract.UserLeavingInput;
  UserList: Omit<Contract.UserList, 'items'> & { items: Array<ResolversParentTypes['User']> };
  UserNote: UserNoteRow;
  UserNoteInput: Contract.UserNoteInput;
  UserProtection: Contract.UserProtection;
  UserQualification: PersonQualification;
  UserQualifications: PersonQualifications;
  UserRegulation: Omit<Contract.UserRegulation, 'regulation'> & { regulation: ResolversParentTypes['Regulation'] };
  UserRehireInput: Contract.UserRehireInput;
  UserRejection: Contract.UserRejection;
  UserRole: HeldRole;
  UserRoleInput: Contract.UserRoleInput;
  UserSecurity: Contract.UserSecurity;
  UserSession: Contract.UserSession;
  UserSkill: Contract.UserSkill;
  UserSkillInput: Contract.UserSkillInput;
  UserStatistic: UserFigures;
  UsersRoleInput: Contract.UsersRoleInput;
  UsersUpdatePreview: Contract.UsersUpdatePreview;
  UsersUpdateResult: Omit<Contract.UsersUpdateResult, 'users'> & { users: Array<ResolversParentTypes['User']> };
  VariableValue: Contract.VariableValue;
  VariableValueInput: Contract.VariableValueInput;
  VideoChapter: Contract.VideoChapter;
  VideoChapterInput: Contract.VideoChapterInput;
  VideoCue: Contract.VideoCue;
  VideoCueInput: Contract.VideoCueInput;
  VideoDetails: Contract.VideoDetails;
  VideoDropOff: Contract.VideoDropOff;
  VideoFileInput: Contract.VideoFileInput;
  VideoPart: Contract.VideoPart;
  VideoSegment: Contract.VideoSegment;
  VideoSegmentInput: Contract.VideoSegmentInput;
  VideoUpload: Contract.VideoUpload;
  ViewAs: ViewAsMark;
  WatchedVideo: Contract.WatchedVideo;
};

export type AdminDirectiveArgs = { };

export type AdminDirectiveResolver<Result, Parent, ContextType = Context, Args = AdminDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AlwaysDirectiveArgs = { };

export type AlwaysDirectiveResolver<Result, Parent, ContextType = Context, Args = AlwaysDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AuthorDirectiveArgs = { };

export type AuthorDirectiveResolver<Result, Parent, ContextType = Context, Args = AuthorDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type GuestDirectiveArgs = {
  consent?: Contract.Maybe<Contract.Scalars['Boolean']['input']>;
  except?: Contract.Maybe<Array<Contract.Scalars['String']['input']>>;
  only?: Contract.Maybe<Array<Contract.Scalars['String']['input']>>;
};

export type GuestDirectiveResolver<Result, Parent, ContextType = Context, Args = GuestDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumed?: Contract.Maybe<Contract.Scalars['Int']['input']>;
  max: Contract.Scalars['Int']['input'];
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = { };

export type PublicDirectiveResolver<Result, Parent, ContextType = Context, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RightDirectiveArgs = {
  area: Contract.RightArea;
  flag: Contract.RightFlag;
  scoped?: Contract.Maybe<Contract.Scalars['Boolean']['input']>;
};

export type RightDirectiveResolver<Result, Parent, ContextType = Context, Args = RightDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SignedInDirectiveArgs = { };

export type SignedInDirectiveResolver<Result, Parent, ContextType = Context, Args = SignedInDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SuperAdminDirectiveArgs = { };

export type SuperAdminDirectiveResolver<Result, Parent, ContextType = Context, Args = SuperAdminDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type UnpaidDirectiveArgs = { };

export type UnpaidDirectiveResolver<Result, Parent, ContextType = Context, Args = UnpaidDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AboutAdaptationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AboutAdaptation'] = ResolversParentTypes['AboutAdaptation']> = {
  actual?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dateEnd?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Array<ResolversTypes['AboutTask']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AboutBirthdayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AboutBirthday'] = ResolversParentTypes['AboutBirthday']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type AboutChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AboutChange'] = ResolversParentTypes['AboutChange']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  regulationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AboutTaskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AboutTask'] = ResolversParentTypes['AboutTask']> = {
  dueOn?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isOverdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  route?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AboutTilesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AboutTiles'] = ResolversParentTypes['AboutTiles']> = {
  adapting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notSigned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccessGateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessGate'] = ResolversParentTypes['AccessGate']> = {
  areaName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  grantors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  grantorsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  request?: Resolver<Contract.Maybe<ResolversTypes['AccessRequest']>, ParentType, ContextType>;
};

export type AccessHolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessHolder'] = ResolversParentTypes['AccessHolder']> = {
  paths?: Resolver<Array<ResolversTypes['AccessPath']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type AccessHolderListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessHolderList'] = ResolversParentTypes['AccessHolderList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['AccessHolder']>, ParentType, ContextType>;
};

export type AccessPathResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessPath'] = ResolversParentTypes['AccessPath']> = {
  kind?: Resolver<ResolversTypes['AccessPathKind'], ParentType, ContextType>;
  name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scopeSubdivision?: Resolver<Contract.Maybe<ResolversTypes['Subdivision']>, ParentType, ContextType>;
  until?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type AccessRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessRequest'] = ResolversParentTypes['AccessRequest']> = {
  area?: Resolver<ResolversTypes['RightArea'], ParentType, ContextType>;
  areaName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  flag?: Resolver<ResolversTypes['RightFlag'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repeatAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  route?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AccessRequestStatus'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type AccessRequestListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessRequestList'] = ResolversParentTypes['AccessRequestList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['AccessRequest']>, ParentType, ContextType>;
};

export type ActingLeaderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActingLeader'] = ResolversParentTypes['ActingLeader']> = {
  dateFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dateTo?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isNow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subdivisionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdaptationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Adaptation'] = ResolversParentTypes['Adaptation']> = {
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateEnd?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dateStart?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  decidedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['AdaptationEntry']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lanes?: Resolver<Array<ResolversTypes['AdaptationLanePerson']>, ParentType, ContextType>;
  moves?: Resolver<Array<ResolversTypes['AdaptationMove']>, ParentType, ContextType>;
  pauseReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pausedFrom?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['AdaptationProgress'], ParentType, ContextType>;
  result?: Resolver<Contract.Maybe<ResolversTypes['AdaptationResult']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AdaptationStatus'], ParentType, ContextType>;
  template?: Resolver<Contract.Maybe<ResolversTypes['AdaptationTemplateName']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AdaptationCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdaptationCount'] = ResolversParentTypes['AdaptationCount']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdaptationEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdaptationEntry'] = ResolversParentTypes['AdaptationEntry']> = {
  canEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canMark?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  day?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  doneAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  doneBy?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  dueOn?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isOverdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item?: Resolver<Contract.Maybe<ResolversTypes['AdaptationItem']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lane?: Resolver<ResolversTypes['AdaptationLane'], ParentType, ContextType>;
  objectType?: Resolver<Contract.Maybe<ResolversTypes['ObjectType']>, ParentType, ContextType>;
  route?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turn?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdaptationItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdaptationItem'] = ResolversParentTypes['AdaptationItem']> = {
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  criterion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  doneAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueOn?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  grade?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AdaptationKind'], ParentType, ContextType>;
  lane?: Resolver<ResolversTypes['AdaptationLane'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdaptationLanePersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdaptationLanePerson'] = ResolversParentTypes['AdaptationLanePerson']> = {
  isStandIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lane?: Resolver<ResolversTypes['AdaptationLane'], ParentType, ContextType>;
  person?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type AdaptationListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdaptationList'] = ResolversParentTypes['AdaptationList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['AdaptationRow']>, ParentType, ContextType>;
};

export type AdaptationMoveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdaptationMove'] = ResolversParentTypes['AdaptationMove']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isPause?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdaptationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdaptationPage'] = ResolversParentTypes['AdaptationPage']> = {
  adaptation?: Resolver<Contract.Maybe<ResolversTypes['Adaptation']>, ParentType, ContextType>;
  canAdd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canManage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type AdaptationPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdaptationPoint'] = ResolversParentTypes['AdaptationPoint']> = {
  actual?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdaptationProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdaptationProgress'] = ResolversParentTypes['AdaptationProgress']> = {
  actual?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['AdaptationCount'], ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  forecast?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  overdueCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['AdaptationPoint']>, ParentType, ContextType>;
  risk?: Resolver<ResolversTypes['AdaptationRisk'], ParentType, ContextType>;
};

export type AdaptationRiskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdaptationRisk'] = ResolversParentTypes['AdaptationRisk']> = {
  level?: Resolver<ResolversTypes['AdaptationRiskLevel'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['AdaptationRiskReason']>, ParentType, ContextType>;
};

export type AdaptationRiskReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdaptationRiskReason'] = ResolversParentTypes['AdaptationRiskReason']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AdaptationRiskReasonKind'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdaptationRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdaptationRow'] = ResolversParentTypes['AdaptationRow']> = {
  actual?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['AdaptationCount'], ParentType, ContextType>;
  dateEnd?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dateStart?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  forecast?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overdueCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  result?: Resolver<Contract.Maybe<ResolversTypes['AdaptationResult']>, ParentType, ContextType>;
  risk?: Resolver<ResolversTypes['AdaptationRisk'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AdaptationStatus'], ParentType, ContextType>;
};

export type AdaptationSampleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdaptationSample'] = ResolversParentTypes['AdaptationSample']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['AdaptationStep']>, ParentType, ContextType>;
};

export type AdaptationStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdaptationStep'] = ResolversParentTypes['AdaptationStep']> = {
  day?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AdaptationKind'], ParentType, ContextType>;
  lane?: Resolver<ResolversTypes['AdaptationLane'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdaptationTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdaptationTemplate'] = ResolversParentTypes['AdaptationTemplate']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isArchive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  positions?: Resolver<Array<ResolversTypes['Position']>, ParentType, ContextType>;
  runningCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['AdaptationStep']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AdaptationTemplateEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdaptationTemplateEffect'] = ResolversParentTypes['AdaptationTemplateEffect']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdaptationTemplateNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdaptationTemplateName'] = ResolversParentTypes['AdaptationTemplateName']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddressConfirmationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressConfirmation'] = ResolversParentTypes['AddressConfirmation']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailsPerDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdjustmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Adjustment'] = ResolversParentTypes['Adjustment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proposedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AdjustmentStatus'], ParentType, ContextType>;
};

export type AdjustmentsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Adjustments'] = ResolversParentTypes['Adjustments']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Adjustment']>, ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ApprovalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Approval'] = ResolversParentTypes['Approval']> = {
  approver?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  approverId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  regulation?: Resolver<ResolversTypes['Regulation'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ApprovalStatus'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['RegulationVersion'], ParentType, ContextType>;
  versionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AreaAccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AreaAccess'] = ResolversParentTypes['AreaAccess']> = {
  area?: Resolver<ResolversTypes['RightArea'], ParentType, ContextType>;
  flags?: Resolver<ResolversTypes['RightFlags'], ParentType, ContextType>;
  roleName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scopeSubdivision?: Resolver<Contract.Maybe<ResolversTypes['Subdivision']>, ParentType, ContextType>;
  source?: Resolver<Contract.Maybe<ResolversTypes['RoleSource']>, ParentType, ContextType>;
};

export interface AskedQuestionScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['AskedQuestion'], any> {
  name: 'AskedQuestion';
}

export type AssignmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Assignment'] = ResolversParentTypes['Assignment']> = {
  canGiveUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  completedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cycle?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deltaFromVersionId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dueAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isHeld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOverdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  objectId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  objectType?: Resolver<ResolversTypes['ObjectType'], ParentType, ContextType>;
  openedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remindedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ruleId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  score?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AssignmentStatus'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validUntil?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  versionId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  waivedReason?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AssignmentChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssignmentChange'] = ResolversParentTypes['AssignmentChange']> = {
  name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  objectId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  objectType?: Resolver<ResolversTypes['ObjectType'], ParentType, ContextType>;
  peopleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AssignmentListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssignmentList'] = ResolversParentTypes['AssignmentList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Assignment']>, ParentType, ContextType>;
};

export type AssignmentPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssignmentPreview'] = ResolversParentTypes['AssignmentPreview']> = {
  added?: Resolver<Array<ResolversTypes['AssignmentChange']>, ParentType, ContextType>;
  peopleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removed?: Resolver<Array<ResolversTypes['AssignmentChange']>, ParentType, ContextType>;
};

export type AssignmentReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssignmentReason'] = ResolversParentTypes['AssignmentReason']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  route?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ruleId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AssignmentRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssignmentRule'] = ResolversParentTypes['AssignmentRule']> = {
  audience?: Resolver<ResolversTypes['Audience'], ParentType, ContextType>;
  dueDays?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  matchCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  objectId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  objectType?: Resolver<ResolversTypes['ObjectType'], ParentType, ContextType>;
  onUnmatch?: Resolver<ResolversTypes['OnUnmatch'], ParentType, ContextType>;
  recurrenceMonths?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startOffsetDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AssignmentRulePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssignmentRulePreview'] = ResolversParentTypes['AssignmentRulePreview']> = {
  added?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  addedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matchCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextRepeatAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  removed?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  removedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repeatedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AudienceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Audience'] = ResolversParentTypes['Audience']> = {
  exceptUserIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['AudienceGroup']>, ParentType, ContextType>;
};

export type AudienceGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AudienceGroup'] = ResolversParentTypes['AudienceGroup']> = {
  all?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hiredAfter?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  positionIds?: Resolver<Contract.Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  statuses?: Resolver<Contract.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  subdivisionIds?: Resolver<Contract.Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  userIds?: Resolver<Contract.Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  withChildren?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type AuthProviderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthProvider'] = ResolversParentTypes['AuthProvider']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AutoTopUpResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutoTopUp'] = ResolversParentTypes['AutoTopUp']> = {
  amount?: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  card?: Resolver<Contract.Maybe<ResolversTypes['SavedCard']>, ParentType, ContextType>;
  email?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  monthlyCap?: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  offReason?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  threshold?: Resolver<Contract.Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  toppedUp?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  updatedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type BankTransferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankTransfer'] = ResolversParentTypes['BankTransfer']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  invoice?: Resolver<Contract.Maybe<ResolversTypes['ClientPayDocument']>, ParentType, ContextType>;
  match?: Resolver<ResolversTypes['BankTransferMatch'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  payerInn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BeyondOwnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeyondOwn'] = ResolversParentTypes['BeyondOwn']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change']> = {
  ids?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['ChangeTopic'], ParentType, ContextType>;
  writeId?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClauseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Clause'] = ResolversParentTypes['Clause']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownNumber?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClauseChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClauseChange'] = ResolversParentTypes['ClauseChange']> = {
  from?: Resolver<Contract.Maybe<ResolversTypes['Clause']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ClauseChangeKind'], ParentType, ContextType>;
  to?: Resolver<Contract.Maybe<ResolversTypes['Clause']>, ParentType, ContextType>;
};

export type ClientEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientEvent'] = ResolversParentTypes['ClientEvent']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['ClientEventChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isProvider?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ClientEventChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientEventChange'] = ResolversParentTypes['ClientEventChange']> = {
  after?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClientFactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientFact'] = ResolversParentTypes['ClientFact']> = {
  count?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isGood?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ClientFactKey'], ParentType, ContextType>;
};

export type ClientOrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientOrganization'] = ResolversParentTypes['ClientOrganization']> = {
  activityText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countEmployees?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  formINN?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  freePeriodEnd?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isActiveSubscribe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFreePeriod?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPartner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logo?: Resolver<Contract.Maybe<ResolversTypes['Content']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promoCode?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  restorableUntil?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  suspenseDateEnd?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  suspenseReason?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ClientPayDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientPayDocument'] = ResolversParentTypes['ClientPayDocument']> = {
  document?: Resolver<ResolversTypes['PayDocument'], ParentType, ContextType>;
  inn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClientPayDocumentsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientPayDocuments'] = ResolversParentTypes['ClientPayDocuments']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ClientPayDocument']>, ParentType, ContextType>;
};

export type ClientPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientPerson'] = ResolversParentTypes['ClientPerson']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInvited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nameFull?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClientTokenDisputeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientTokenDispute'] = ResolversParentTypes['ClientTokenDispute']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dispute?: Resolver<ResolversTypes['TokenDispute'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  initiator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objectName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returnable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  writtenOffAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ClientTokenDisputesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientTokenDisputes'] = ResolversParentTypes['ClientTokenDisputes']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ClientTokenDispute']>, ParentType, ContextType>;
};

export type ConstsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Consts'] = ResolversParentTypes['Consts']> = {
  accent?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authProviders?: Resolver<Array<ResolversTypes['AuthProvider']>, ParentType, ContextType>;
  hasDemo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSuperAdminPrivilege?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lpAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offer?: Resolver<ResolversTypes['Offer'], ParentType, ContextType>;
  rootAdminId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sample?: Resolver<Contract.Maybe<ResolversTypes['SampleIndustry']>, ParentType, ContextType>;
  subscription?: Resolver<ResolversTypes['SubscriptionState'], ParentType, ContextType>;
  superAdminPrivilegeIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  superOrganizationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Content'] = ResolversParentTypes['Content']> = {
  details?: Resolver<ResolversTypes['ContentDetails'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ContentDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentDetails'] = ResolversParentTypes['ContentDetails']> = {
  formats?: Resolver<ResolversTypes['ContentFormats'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContentEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentEvent'] = ResolversParentTypes['ContentEvent']> = {
  actor?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ContentEventKind'], ParentType, ContextType>;
  params?: Resolver<ResolversTypes['Params'], ParentType, ContextType>;
  record?: Resolver<Contract.Maybe<ResolversTypes['EvidenceRecord']>, ParentType, ContextType>;
  signature?: Resolver<Contract.Maybe<ResolversTypes['RegulationSignature']>, ParentType, ContextType>;
  textKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentEventListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentEventList'] = ResolversParentTypes['ContentEventList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ContentEvent']>, ParentType, ContextType>;
};

export type ContentFormatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentFormat'] = ResolversParentTypes['ContentFormat']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContentFormatsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentFormats'] = ResolversParentTypes['ContentFormats']> = {
  _150x150?: Resolver<Contract.Maybe<ResolversTypes['ContentFormat']>, ParentType, ContextType>;
};

export type ContentNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentNote'] = ResolversParentTypes['ContentNote']> = {
  atSec?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clauseId?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ContentRatingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentRating'] = ResolversParentTypes['ContentRating']> = {
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  versionLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentRatingListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentRatingList'] = ResolversParentTypes['ContentRatingList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ContentRating']>, ParentType, ContextType>;
};

export type CoverageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Coverage'] = ResolversParentTypes['Coverage']> = {
  positions?: Resolver<Array<ResolversTypes['CoveragePosition']>, ParentType, ContextType>;
  positionsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  regulations?: Resolver<Array<ResolversTypes['CoverageRegulation']>, ParentType, ContextType>;
  regulationsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CoverageCellResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CoverageCell'] = ResolversParentTypes['CoverageCell']> = {
  dueCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  givenCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overdueCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paths?: Resolver<Array<ResolversTypes['CoveragePath']>, ParentType, ContextType>;
  peopleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  positionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  regulationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CoverageDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CoverageDetail'] = ResolversParentTypes['CoverageDetail']> = {
  canEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cell?: Resolver<ResolversTypes['CoverageCell'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['CoveragePerson']>, ParentType, ContextType>;
  positionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regulationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CoveragePersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CoveragePerson'] = ResolversParentTypes['CoveragePerson']> = {
  dueAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isOverdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<Contract.Maybe<ResolversTypes['AssignmentStatus']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type CoveragePositionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CoveragePosition'] = ResolversParentTypes['CoveragePosition']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isGap?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  overdueCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  peopleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  regulationsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CoverageRegulationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CoverageRegulation'] = ResolversParentTypes['CoverageRegulation']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isGap?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  overdueCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  positionsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type EducationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Education'] = ResolversParentTypes['Education']> = {
  abilities?: Resolver<ResolversTypes['EducationAbilities'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentVersion?: Resolver<Contract.Maybe<ResolversTypes['EducationVersion']>, ParentType, ContextType>;
  deltaClauseIds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  draftVersion?: Resolver<Contract.Maybe<ResolversTypes['EducationVersion']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isArchive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnShelf?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lockedBy?: Resolver<Array<ResolversTypes['ObjectPrerequisite']>, ParentType, ContextType>;
  minReadingSec?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minutes?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  myAssignment?: Resolver<Contract.Maybe<ResolversTypes['Assignment']>, ParentType, ContextType>;
  myProgress?: Resolver<Contract.Maybe<ResolversTypes['EducationProgress']>, ParentType, ContextType>;
  myRating?: Resolver<Contract.Maybe<ResolversTypes['ContentRating']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  ownerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['Content']>, ParentType, ContextType>;
  rating?: Resolver<Contract.Maybe<ResolversTypes['RatingSummary']>, ParentType, ContextType>;
  statistic?: Resolver<Contract.Maybe<ResolversTypes['StatisticRow']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ContentStatus'], ParentType, ContextType>;
  typeContent?: Resolver<ResolversTypes['TypeContent'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['EducationVersion']>, ParentType, ContextType>;
  videoMaxBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  videoUpload?: Resolver<Contract.Maybe<ResolversTypes['VideoUpload']>, ParentType, ContextType>;
};

export type EducationAbilitiesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EducationAbilities'] = ResolversParentTypes['EducationAbilities']> = {
  canEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canPublish?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canRate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canStudy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canTake?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EducationCheckpointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EducationCheckpoint'] = ResolversParentTypes['EducationCheckpoint']> = {
  atSec?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mustBeRight?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['AskedQuestion'], ParentType, ContextType>;
  source?: Resolver<Contract.Maybe<ResolversTypes['TestQuestion']>, ParentType, ContextType>;
};

export type EducationCheckpointResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EducationCheckpointResult'] = ResolversParentTypes['EducationCheckpointResult']> = {
  explanation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isPassed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRight?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['EducationProgress'], ParentType, ContextType>;
};

export type EducationCommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EducationComment'] = ResolversParentTypes['EducationComment']> = {
  atSec?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clauseId?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  educationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resolvedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  versionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EducationComparisonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EducationComparison'] = ResolversParentTypes['EducationComparison']> = {
  addedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['ClauseChange']>, ParentType, ContextType>;
  completedFrom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completedTo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['EducationVersion'], ParentType, ContextType>;
  removedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['EducationVersion'], ParentType, ContextType>;
};

export type EducationListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EducationList'] = ResolversParentTypes['EducationList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Education']>, ParentType, ContextType>;
};

export type EducationProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EducationProgress'] = ResolversParentTypes['EducationProgress']> = {
  activeSec?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  educationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  passedCheckpointIds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  positionSec?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readingSec?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  segments?: Resolver<Array<ResolversTypes['VideoSegment']>, ParentType, ContextType>;
  versionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  watchedSec?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EducationTeamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EducationTeam'] = ResolversParentTypes['EducationTeam']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  educations?: Resolver<Array<ResolversTypes['Education']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['EducationTeamRow']>, ParentType, ContextType>;
};

export type EducationTeamRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EducationTeamRow'] = ResolversParentTypes['EducationTeamRow']> = {
  cells?: Resolver<Array<Contract.Maybe<ResolversTypes['Assignment']>>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type EducationVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EducationVersion'] = ResolversParentTypes['EducationVersion']> = {
  changeSummary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clauses?: Resolver<Array<ResolversTypes['Clause']>, ParentType, ContextType>;
  educationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['Content']>, ParentType, ContextType>;
  publishedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  publishedBy?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  readingSec?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  significance?: Resolver<Contract.Maybe<ResolversTypes['Significance']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ContentStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  video?: Resolver<Contract.Maybe<ResolversTypes['EducationVideo']>, ParentType, ContextType>;
  wordCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EducationVideoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EducationVideo'] = ResolversParentTypes['EducationVideo']> = {
  chapters?: Resolver<Array<ResolversTypes['VideoChapter']>, ParentType, ContextType>;
  checkpoints?: Resolver<Array<ResolversTypes['EducationCheckpoint']>, ParentType, ContextType>;
  content?: Resolver<Contract.Maybe<ResolversTypes['Content']>, ParentType, ContextType>;
  contentId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  durationSec?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isSeekForbidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTranscriptEnough?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxSpeedPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minWatchPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subtitles?: Resolver<Array<ResolversTypes['VideoCue']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videoId?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EffectiveRightsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EffectiveRights'] = ResolversParentTypes['EffectiveRights']> = {
  organization?: Resolver<ResolversTypes['RoleRights'], ParentType, ContextType>;
  scoped?: Resolver<Array<ResolversTypes['ScopedRights']>, ParentType, ContextType>;
};

export type EmailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Email'] = ResolversParentTypes['Email']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  subject?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmailListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailList'] = ResolversParentTypes['EmailList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Email']>, ParentType, ContextType>;
};

export type EmailTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailText'] = ResolversParentTypes['EmailText']> = {
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmployeeImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImport'] = ResolversParentTypes['EmployeeImport']> = {
  ahead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  assignments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  author?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['EmployeeImportColumn']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  doneCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  duplicates?: Resolver<ResolversTypes['EmployeeImportDuplicates'], ParentType, ContextType>;
  error?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finishedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isSendEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leaders?: Resolver<Array<ResolversTypes['EmployeeImportLeader']>, ParentType, ContextType>;
  orgUnits?: Resolver<Array<ResolversTypes['EmployeeImportOrgUnit']>, ParentType, ContextType>;
  rollback?: Resolver<Contract.Maybe<ResolversTypes['EmployeeImportRollback']>, ParentType, ContextType>;
  rollbackUntil?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EmployeeImportState'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['EmployeeImportSummary'], ParentType, ContextType>;
};

export type EmployeeImportCellErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImportCellError'] = ResolversParentTypes['EmployeeImportCellError']> = {
  column?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmployeeImportColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImportColumn'] = ResolversParentTypes['EmployeeImportColumn']> = {
  confidence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  field?: Resolver<Contract.Maybe<ResolversTypes['EmployeeImportField']>, ParentType, ContextType>;
  samples?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmployeeImportKeptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImportKept'] = ResolversParentTypes['EmployeeImportKept']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  obstacle?: Resolver<ResolversTypes['EmployeeImportObstacle'], ParentType, ContextType>;
  user?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type EmployeeImportLeaderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImportLeader'] = ResolversParentTypes['EmployeeImportLeader']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EmployeeImportLeaderState'], ParentType, ContextType>;
  subdivision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmployeeImportOrgUnitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImportOrgUnit'] = ResolversParentTypes['EmployeeImportOrgUnit']> = {
  action?: Resolver<ResolversTypes['EmployeeImportOrgUnitAction'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isFound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EmployeeImportOrgUnitKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suggestedId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  suggestedName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  targetId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type EmployeeImportRollbackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImportRollback'] = ResolversParentTypes['EmployeeImportRollback']> = {
  kept?: Resolver<Array<ResolversTypes['EmployeeImportKept']>, ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmployeeImportRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImportRow'] = ResolversParentTypes['EmployeeImportRow']> = {
  action?: Resolver<Contract.Maybe<ResolversTypes['EmployeeImportChoice']>, ParentType, ContextType>;
  cells?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['EmployeeImportField']>, ParentType, ContextType>;
  choice?: Resolver<Contract.Maybe<ResolversTypes['EmployeeImportChoice']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['EmployeeImportCellError']>, ParentType, ContextType>;
  match?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  matchBy?: Resolver<Contract.Maybe<ResolversTypes['EmployeeImportMatch']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['EmployeeImportCellError']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<Contract.Maybe<ResolversTypes['EmployeeImportOutcome']>, ParentType, ContextType>;
  user?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type EmployeeImportRowListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImportRowList'] = ResolversParentTypes['EmployeeImportRowList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['EmployeeImportRow']>, ParentType, ContextType>;
};

export type EmployeeImportSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImportSummary'] = ResolversParentTypes['EmployeeImportSummary']> = {
  archive?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  create?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dismissed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  duplicates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rehired?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  same?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skip?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  update?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wrong?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnumOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnumOption'] = ResolversParentTypes['EnumOption']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EscalationStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EscalationStep'] = ResolversParentTypes['EscalationStep']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['EscalationAudience'], ParentType, ContextType>;
};

export type EvidenceRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvidenceRecord'] = ResolversParentTypes['EvidenceRecord']> = {
  confirmedName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  docSha256?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prevHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signer?: Resolver<Contract.Maybe<ResolversTypes['RegulationSigner']>, ParentType, ContextType>;
};

export type FaqCommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqComment'] = ResolversParentTypes['FaqComment']> = {
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['FaqVoteReason'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FaqEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqEntry'] = ResolversParentTypes['FaqEntry']> = {
  category?: Resolver<ResolversTypes['FaqCategory'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownVote?: Resolver<Contract.Maybe<ResolversTypes['FaqVote']>, ParentType, ContextType>;
  routes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Contract.Maybe<ResolversTypes['FaqSource']>, ParentType, ContextType>;
  synonyms?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tour?: Resolver<Array<ResolversTypes['FaqTourStep']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FaqQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqQuestion'] = ResolversParentTypes['FaqQuestion']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  entryId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FaqReasonCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqReasonCount'] = ResolversParentTypes['FaqReasonCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['FaqVoteReason'], ParentType, ContextType>;
};

export type FaqSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqSource'] = ResolversParentTypes['FaqSource']> = {
  audience?: Resolver<Array<ResolversTypes['FaqAudience']>, ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['FaqComment']>, ParentType, ContextType>;
  helpful?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notHelpful?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['FaqReasonCount']>, ParentType, ContextType>;
  textEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textRu?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleRu?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tour?: Resolver<Array<ResolversTypes['FaqTourSource']>, ParentType, ContextType>;
};

export type FaqTourSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqTourSource'] = ResolversParentTypes['FaqTourSource']> = {
  anchor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  route?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textRu?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FaqTourStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqTourStep'] = ResolversParentTypes['FaqTourStep']> = {
  anchor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  route?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FaqVoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqVote'] = ResolversParentTypes['FaqVote']> = {
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isHelpful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Contract.Maybe<ResolversTypes['FaqVoteReason']>, ParentType, ContextType>;
};

export type FiscalReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FiscalReceipt'] = ResolversParentTypes['FiscalReceipt']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FiscalReceiptKind'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['FiscalReceiptStatus'], ParentType, ContextType>;
};

export type FleetAttentionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FleetAttention'] = ResolversParentTypes['FleetAttention']> = {
  days?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fact?: Resolver<ResolversTypes['ClientFactKey'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['ClientOrganization'], ParentType, ContextType>;
};

export type FleetMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FleetMonth'] = ResolversParentTypes['FleetMonth']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GapCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GapCheck'] = ResolversParentTypes['GapCheck']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leader?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  leaderAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['GapPeriod'], ParentType, ContextType>;
  periodStart?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['GapRow']>, ParentType, ContextType>;
  selfAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type GapChecksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GapChecks'] = ResolversParentTypes['GapChecks']> = {
  items?: Resolver<Array<ResolversTypes['GapCheck']>, ParentType, ContextType>;
  side?: Resolver<ResolversTypes['GapSide'], ParentType, ContextType>;
  statements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GapRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GapRow'] = ResolversParentTypes['GapRow']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  layer?: Resolver<ResolversTypes['IdealLayer'], ParentType, ContextType>;
  leader?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  leaderComment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  self?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  selfComment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GateOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GateOption'] = ResolversParentTypes['GateOption']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GateQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GateQuestion'] = ResolversParentTypes['GateQuestion']> = {
  chosenIds?: Resolver<Contract.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  clauseId?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  explanation?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRight?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RegulationQuestionKind'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['GateOption']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HandoverItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HandoverItem'] = ResolversParentTypes['HandoverItem']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dateFrom?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  dateTo?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['HandoverKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  route?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HeadComparisonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeadComparison'] = ResolversParentTypes['HeadComparison']> = {
  history?: Resolver<ResolversTypes['HeadComparisonResult'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  signatures?: Resolver<ResolversTypes['HeadComparisonResult'], ParentType, ContextType>;
  stampedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type HeadComparisonResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeadComparisonResult'] = ResolversParentTypes['HeadComparisonResult']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isContained?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type HeldStatisticResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeldStatistic'] = ResolversParentTypes['HeldStatistic']> = {
  coverage?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  covered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiring30?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiring60?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiring90?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  places?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HistoryBreakResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryBreak'] = ResolversParentTypes['HistoryBreak']> = {
  actorName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  entryId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  link?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['HistoryBreakReason'], ParentType, ContextType>;
};

export type HistoryChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryChange'] = ResolversParentTypes['HistoryChange']> = {
  after?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canRevert?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HistoryCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryCheck'] = ResolversParentTypes['HistoryCheck']> = {
  broken?: Resolver<Array<ResolversTypes['HistoryBreak']>, ParentType, ContextType>;
  checked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finishedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  headHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isWhole?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['HistoryCheckState'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HistoryEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryEntry'] = ResolversParentTypes['HistoryEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<Contract.Maybe<ResolversTypes['HistoryPerson']>, ParentType, ContextType>;
  actorKind?: Resolver<ResolversTypes['HistoryActorKind'], ParentType, ContextType>;
  affected?: Resolver<Contract.Maybe<ResolversTypes['HistoryPerson']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['HistoryChange']>, ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objectId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  objectName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  objectType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objectTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  support?: Resolver<Contract.Maybe<ResolversTypes['HistorySupport']>, ParentType, ContextType>;
};

export type HistoryListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryList'] = ResolversParentTypes['HistoryList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['HistoryEntry']>, ParentType, ContextType>;
};

export type HistoryPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryPerson'] = ResolversParentTypes['HistoryPerson']> = {
  avatar?: Resolver<Contract.Maybe<ResolversTypes['Content']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nameFull?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HistorySupportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistorySupport'] = ResolversParentTypes['HistorySupport']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IdealEvidenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdealEvidence'] = ResolversParentTypes['IdealEvidence']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regulationId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IdealPictureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdealPicture'] = ResolversParentTypes['IdealPicture']> = {
  canDecide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canPropose?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canWrite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['IdealStatement']>, ParentType, ContextType>;
  proposals?: Resolver<Array<ResolversTypes['IdealProposal']>, ParentType, ContextType>;
};

export type IdealProposalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdealProposal'] = ResolversParentTypes['IdealProposal']> = {
  author?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['IdealProposalKind'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statement?: Resolver<Contract.Maybe<ResolversTypes['IdealStatement']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['IdealProposalStatus'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IdealStatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdealStatement'] = ResolversParentTypes['IdealStatement']> = {
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  evidence?: Resolver<Array<ResolversTypes['IdealEvidence']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isArchive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kpi?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  owner?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['IdealStatus'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InitAppResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InitApp'] = ResolversParentTypes['InitApp']> = {
  addressConfirmation?: Resolver<Contract.Maybe<ResolversTypes['AddressConfirmation']>, ParentType, ContextType>;
  consts?: Resolver<ResolversTypes['Consts'], ParentType, ContextType>;
  isDemo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rights?: Resolver<Contract.Maybe<ResolversTypes['EffectiveRights']>, ParentType, ContextType>;
  sessionRejection?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  support?: Resolver<Contract.Maybe<ResolversTypes['Support']>, ParentType, ContextType>;
  supportRequests?: Resolver<Array<ResolversTypes['SupportRequest']>, ParentType, ContextType>;
  suspension?: Resolver<Contract.Maybe<ResolversTypes['Suspension']>, ParentType, ContextType>;
  user?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userRole?: Resolver<Contract.Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  viewAs?: Resolver<Contract.Maybe<ResolversTypes['ViewAs']>, ParentType, ContextType>;
};

export type IntegrityBreakResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrityBreak'] = ResolversParentTypes['IntegrityBreak']> = {
  objectType?: Resolver<Contract.Maybe<ResolversTypes['ObjectType']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['IntegrityBreakReason'], ParentType, ContextType>;
  signatureId?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IntegrityDoubtResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrityDoubt'] = ResolversParentTypes['IntegrityDoubt']> = {
  signatureId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signer?: Resolver<ResolversTypes['RegulationSigner'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IntegrityReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrityReport'] = ResolversParentTypes['IntegrityReport']> = {
  broken?: Resolver<Array<ResolversTypes['IntegrityBreak']>, ParentType, ContextType>;
  checked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  doubted?: Resolver<Array<ResolversTypes['IntegrityDoubt']>, ParentType, ContextType>;
  isWhole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type IpAccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IpAccess'] = ResolversParentTypes['IpAccess']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAddressIPv4?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCovered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isExempt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['IpMode'], ParentType, ContextType>;
  recoveryEmail?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type IpDryRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IpDryRun'] = ResolversParentTypes['IpDryRun']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  countPeople?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['IpDryRunPerson']>, ParentType, ContextType>;
};

export type IpDryRunPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IpDryRunPerson'] = ResolversParentTypes['IpDryRunPerson']> = {
  addresses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type IpLogEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IpLogEntry'] = ResolversParentTypes['IpLogEntry']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['IpResult'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type IpLogListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IpLogList'] = ResolversParentTypes['IpLogList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['IpLogEntry']>, ParentType, ContextType>;
};

export type IpRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IpRule'] = ResolversParentTypes['IpRule']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  roles?: Resolver<Contract.Maybe<Array<ResolversTypes['SelectOption']>>, ParentType, ContextType>;
  until?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type IpRuleListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IpRuleList'] = ResolversParentTypes['IpRuleList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['IpRule']>, ParentType, ContextType>;
};

export type LeavingFactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeavingFact'] = ResolversParentTypes['LeavingFact']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['LeavingFactKey'], ParentType, ContextType>;
  route?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LedgerCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LedgerCheck'] = ResolversParentTypes['LedgerCheck']> = {
  differences?: Resolver<Array<ResolversTypes['MoneyDifference']>, ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['LedgerFault']>, ParentType, ContextType>;
  isWhole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LedgerFaultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LedgerFault'] = ResolversParentTypes['LedgerFault']> = {
  account?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fault?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineNumber?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  operationId?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type MenuCounterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MenuCounter'] = ResolversParentTypes['MenuCounter']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MenuCountersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MenuCounters'] = ResolversParentTypes['MenuCounters']> = {
  regulation?: Resolver<ResolversTypes['MenuCounter'], ParentType, ContextType>;
  textEducation?: Resolver<ResolversTypes['MenuCounter'], ParentType, ContextType>;
  videoEducation?: Resolver<ResolversTypes['MenuCounter'], ParentType, ContextType>;
};

export interface MoneyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Money'], any> {
  name: 'Money';
}

export type MoneyDifferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoneyDifference'] = ResolversParentTypes['MoneyDifference']> = {
  actual?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MoneyDifferenceKind'], ParentType, ContextType>;
  reference?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<Contract.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  accessRequestCreate?: Resolver<ResolversTypes['AccessRequest'], ParentType, ContextType, RequireFields<Contract.MutationAccessRequestCreateArgs, 'area' | 'flag' | 'route'>>;
  accessRequestDecline?: Resolver<ResolversTypes['AccessRequest'], ParentType, ContextType, RequireFields<Contract.MutationAccessRequestDeclineArgs, 'id'>>;
  accessRequestGrant?: Resolver<ResolversTypes['AccessRequest'], ParentType, ContextType, RequireFields<Contract.MutationAccessRequestGrantArgs, 'grant' | 'id'>>;
  actingLeaderDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationActingLeaderDeleteArgs, 'id'>>;
  actingLeaderSave?: Resolver<ResolversTypes['ActingLeader'], ParentType, ContextType, RequireFields<Contract.MutationActingLeaderSaveArgs, 'actingLeader'>>;
  adaptationApply?: Resolver<ResolversTypes['AdaptationPage'], ParentType, ContextType, RequireFields<Contract.MutationAdaptationApplyArgs, 'id' | 'templateId'>>;
  adaptationDecide?: Resolver<ResolversTypes['AdaptationPage'], ParentType, ContextType, RequireFields<Contract.MutationAdaptationDecideArgs, 'id' | 'result'>>;
  adaptationItemCreate?: Resolver<ResolversTypes['AdaptationItem'], ParentType, ContextType, RequireFields<Contract.MutationAdaptationItemCreateArgs, 'item'>>;
  adaptationItemDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationAdaptationItemDeleteArgs, 'id'>>;
  adaptationItemMark?: Resolver<ResolversTypes['AdaptationItem'], ParentType, ContextType, RequireFields<Contract.MutationAdaptationItemMarkArgs, 'id' | 'isDone'>>;
  adaptationItemUpdate?: Resolver<ResolversTypes['AdaptationItem'], ParentType, ContextType, RequireFields<Contract.MutationAdaptationItemUpdateArgs, 'item'>>;
  adaptationPause?: Resolver<ResolversTypes['AdaptationPage'], ParentType, ContextType, RequireFields<Contract.MutationAdaptationPauseArgs, 'id'>>;
  adaptationResume?: Resolver<ResolversTypes['AdaptationPage'], ParentType, ContextType, RequireFields<Contract.MutationAdaptationResumeArgs, 'id'>>;
  adaptationShift?: Resolver<ResolversTypes['AdaptationPage'], ParentType, ContextType, RequireFields<Contract.MutationAdaptationShiftArgs, 'days' | 'id'>>;
  adaptationStart?: Resolver<ResolversTypes['AdaptationPage'], ParentType, ContextType, RequireFields<Contract.MutationAdaptationStartArgs, 'userId'>>;
  adaptationTemplateArchive?: Resolver<ResolversTypes['AdaptationTemplate'], ParentType, ContextType, RequireFields<Contract.MutationAdaptationTemplateArchiveArgs, 'id' | 'isArchive'>>;
  adaptationTemplateSave?: Resolver<ResolversTypes['AdaptationTemplate'], ParentType, ContextType, RequireFields<Contract.MutationAdaptationTemplateSaveArgs, 'template'>>;
  adjustmentCreate?: Resolver<ResolversTypes['Adjustment'], ParentType, ContextType, RequireFields<Contract.MutationAdjustmentCreateArgs, 'adjustment'>>;
  adjustmentDecide?: Resolver<ResolversTypes['Adjustment'], ParentType, ContextType, RequireFields<Contract.MutationAdjustmentDecideArgs, 'decision' | 'id' | 'organizationId'>>;
  adminUpdate?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Contract.MutationAdminUpdateArgs, 'isAdmin' | 'userId'>>;
  assignmentRuleDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationAssignmentRuleDeleteArgs, 'id'>>;
  assignmentRuleSave?: Resolver<ResolversTypes['AssignmentRule'], ParentType, ContextType, RequireFields<Contract.MutationAssignmentRuleSaveArgs, 'rule'>>;
  assignmentWaive?: Resolver<ResolversTypes['Assignment'], ParentType, ContextType, RequireFields<Contract.MutationAssignmentWaiveArgs, 'id' | 'reason'>>;
  assignmentsRemind?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<Contract.MutationAssignmentsRemindArgs, 'objectIds' | 'objectType'>>;
  autoTopUpUpdate?: Resolver<ResolversTypes['AutoTopUp'], ParentType, ContextType, RequireFields<Contract.MutationAutoTopUpUpdateArgs, 'settings'>>;
  closingDocumentUpdate?: Resolver<ResolversTypes['ClosingDocument'], ParentType, ContextType, RequireFields<Contract.MutationClosingDocumentUpdateArgs, 'type'>>;
  contentNoteDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationContentNoteDeleteArgs, 'id'>>;
  contentNoteSave?: Resolver<ResolversTypes['ContentNote'], ParentType, ContextType, RequireFields<Contract.MutationContentNoteSaveArgs, 'note'>>;
  contentRate?: Resolver<ResolversTypes['ContentRating'], ParentType, ContextType, RequireFields<Contract.MutationContentRateArgs, 'rating'>>;
  demoStart?: Resolver<ResolversTypes['SessionResponse'], ParentType, ContextType>;
  educationCheckpointAnswer?: Resolver<ResolversTypes['EducationCheckpointResult'], ParentType, ContextType, RequireFields<Contract.MutationEducationCheckpointAnswerArgs, 'answer'>>;
  educationCommentCreate?: Resolver<ResolversTypes['EducationComment'], ParentType, ContextType, RequireFields<Contract.MutationEducationCommentCreateArgs, 'educationId' | 'versionId'>>;
  educationCommentResolve?: Resolver<ResolversTypes['EducationComment'], ParentType, ContextType, RequireFields<Contract.MutationEducationCommentResolveArgs, 'id'>>;
  educationCreate?: Resolver<ResolversTypes['Education'], ParentType, ContextType, RequireFields<Contract.MutationEducationCreateArgs, 'education'>>;
  educationDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationEducationDeleteArgs, 'id'>>;
  educationDraftDiscard?: Resolver<ResolversTypes['Education'], ParentType, ContextType, RequireFields<Contract.MutationEducationDraftDiscardArgs, 'id'>>;
  educationDraftSave?: Resolver<ResolversTypes['EducationVersion'], ParentType, ContextType, RequireFields<Contract.MutationEducationDraftSaveArgs, 'clauses' | 'id'>>;
  educationOpen?: Resolver<Contract.Maybe<ResolversTypes['EducationProgress']>, ParentType, ContextType, RequireFields<Contract.MutationEducationOpenArgs, 'id'>>;
  educationPictureAdd?: Resolver<ResolversTypes['Content'], ParentType, ContextType, RequireFields<Contract.MutationEducationPictureAddArgs, 'file' | 'id'>>;
  educationProgress?: Resolver<ResolversTypes['EducationProgress'], ParentType, ContextType, RequireFields<Contract.MutationEducationProgressArgs, 'progress'>>;
  educationPublish?: Resolver<ResolversTypes['Education'], ParentType, ContextType, RequireFields<Contract.MutationEducationPublishArgs, 'publication'>>;
  educationPublishPreview?: Resolver<ResolversTypes['PublishPreview'], ParentType, ContextType, RequireFields<Contract.MutationEducationPublishPreviewArgs, 'id'>>;
  educationUpdate?: Resolver<ResolversTypes['Education'], ParentType, ContextType, RequireFields<Contract.MutationEducationUpdateArgs, 'education'>>;
  educationVideoSave?: Resolver<ResolversTypes['EducationVersion'], ParentType, ContextType, RequireFields<Contract.MutationEducationVideoSaveArgs, 'id' | 'video'>>;
  educationVideoUpload?: Resolver<ResolversTypes['VideoUpload'], ParentType, ContextType, RequireFields<Contract.MutationEducationVideoUploadArgs, 'file' | 'id'>>;
  educationVideoUploadCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationEducationVideoUploadCancelArgs, 'id' | 'uploadId'>>;
  educationWatch?: Resolver<ResolversTypes['EducationProgress'], ParentType, ContextType, RequireFields<Contract.MutationEducationWatchArgs, 'watch'>>;
  emailRead?: Resolver<ResolversTypes['EmailText'], ParentType, ContextType, RequireFields<Contract.MutationEmailReadArgs, 'id'>>;
  employeeImportCell?: Resolver<ResolversTypes['EmployeeImportRow'], ParentType, ContextType, RequireFields<Contract.MutationEmployeeImportCellArgs, 'column' | 'id' | 'number' | 'text'>>;
  employeeImportChoice?: Resolver<ResolversTypes['EmployeeImport'], ParentType, ContextType, RequireFields<Contract.MutationEmployeeImportChoiceArgs, 'id' | 'numbers'>>;
  employeeImportColumns?: Resolver<ResolversTypes['EmployeeImport'], ParentType, ContextType, RequireFields<Contract.MutationEmployeeImportColumnsArgs, 'fields' | 'id'>>;
  employeeImportCreate?: Resolver<ResolversTypes['EmployeeImport'], ParentType, ContextType, Partial<Contract.MutationEmployeeImportCreateArgs>>;
  employeeImportDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationEmployeeImportDeleteArgs, 'id'>>;
  employeeImportOrgUnits?: Resolver<ResolversTypes['EmployeeImport'], ParentType, ContextType, RequireFields<Contract.MutationEmployeeImportOrgUnitsArgs, 'id' | 'orgUnits'>>;
  employeeImportRollBack?: Resolver<ResolversTypes['EmployeeImport'], ParentType, ContextType, RequireFields<Contract.MutationEmployeeImportRollBackArgs, 'id'>>;
  employeeImportRun?: Resolver<ResolversTypes['EmployeeImport'], ParentType, ContextType, RequireFields<Contract.MutationEmployeeImportRunArgs, 'id'>>;
  employeeImportSettings?: Resolver<ResolversTypes['EmployeeImport'], ParentType, ContextType, RequireFields<Contract.MutationEmployeeImportSettingsArgs, 'id'>>;
  faqEntryCreate?: Resolver<ResolversTypes['FaqEntry'], ParentType, ContextType, RequireFields<Contract.MutationFaqEntryCreateArgs, 'entry'>>;
  faqEntryDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationFaqEntryDeleteArgs, 'id'>>;
  faqEntryUpdate?: Resolver<ResolversTypes['FaqEntry'], ParentType, ContextType, RequireFields<Contract.MutationFaqEntryUpdateArgs, 'entry'>>;
  faqProposalCreate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationFaqProposalCreateArgs, 'entryId' | 'text'>>;
  faqQuestionClose?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationFaqQuestionCloseArgs, 'id'>>;
  faqQuestionCreate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationFaqQuestionCreateArgs, 'text'>>;
  faqVote?: Resolver<ResolversTypes['FaqEntry'], ParentType, ContextType, RequireFields<Contract.MutationFaqVoteArgs, 'vote'>>;
  gapCheckAnswer?: Resolver<ResolversTypes['GapCheck'], ParentType, ContextType, RequireFields<Contract.MutationGapCheckAnswerArgs, 'id' | 'marks'>>;
  gapCheckOpen?: Resolver<ResolversTypes['GapCheck'], ParentType, ContextType, RequireFields<Contract.MutationGapCheckOpenArgs, 'period' | 'userId'>>;
  getSessionToken?: Resolver<ResolversTypes['SessionResponse'], ParentType, ContextType, RequireFields<Contract.MutationGetSessionTokenArgs, 'type'>>;
  historyCheckCancel?: Resolver<Contract.Maybe<ResolversTypes['HistoryCheck']>, ParentType, ContextType>;
  historyCheckStart?: Resolver<ResolversTypes['HistoryCheck'], ParentType, ContextType>;
  historyRevert?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationHistoryRevertArgs, 'field' | 'id'>>;
  idealPictureDecide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationIdealPictureDecideArgs, 'isApproved' | 'userId'>>;
  idealPictureSubmit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  idealProposalCreate?: Resolver<ResolversTypes['IdealProposal'], ParentType, ContextType, RequireFields<Contract.MutationIdealProposalCreateArgs, 'proposal'>>;
  idealProposalDecide?: Resolver<ResolversTypes['IdealProposal'], ParentType, ContextType, RequireFields<Contract.MutationIdealProposalDecideArgs, 'id' | 'isAccepted'>>;
  idealProposalWithdraw?: Resolver<ResolversTypes['IdealProposal'], ParentType, ContextType, RequireFields<Contract.MutationIdealProposalWithdrawArgs, 'id'>>;
  idealStatementArchive?: Resolver<ResolversTypes['IdealStatement'], ParentType, ContextType, RequireFields<Contract.MutationIdealStatementArchiveArgs, 'id' | 'isArchive'>>;
  idealStatementCreate?: Resolver<ResolversTypes['IdealStatement'], ParentType, ContextType, RequireFields<Contract.MutationIdealStatementCreateArgs, 'statement'>>;
  idealStatementUpdate?: Resolver<ResolversTypes['IdealStatement'], ParentType, ContextType, RequireFields<Contract.MutationIdealStatementUpdateArgs, 'statement'>>;
  idealStatementsCreate?: Resolver<ResolversTypes['IdealStatement'], ParentType, ContextType, RequireFields<Contract.MutationIdealStatementsCreateArgs, 'layer' | 'texts'>>;
  idealStatementsUpdate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationIdealStatementsUpdateArgs, 'items' | 'layer'>>;
  invoiceCreate?: Resolver<ResolversTypes['PayDocument'], ParentType, ContextType, RequireFields<Contract.MutationInvoiceCreateArgs, 'invoice'>>;
  invoicePay?: Resolver<ResolversTypes['PayDocument'], ParentType, ContextType, RequireFields<Contract.MutationInvoicePayArgs, 'id' | 'organizationId' | 'payment'>>;
  ipAccessUpdate?: Resolver<ResolversTypes['IpAccess'], ParentType, ContextType, RequireFields<Contract.MutationIpAccessUpdateArgs, 'access'>>;
  ipRecover?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationIpRecoverArgs, 'token'>>;
  ipRuleCreate?: Resolver<ResolversTypes['IpRule'], ParentType, ContextType, RequireFields<Contract.MutationIpRuleCreateArgs, 'rule'>>;
  ipRuleDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationIpRuleDeleteArgs, 'id'>>;
  ipRuleUpdate?: Resolver<ResolversTypes['IpRule'], ParentType, ContextType, RequireFields<Contract.MutationIpRuleUpdateArgs, 'id' | 'rule'>>;
  notificationScheduleUpdate?: Resolver<ResolversTypes['NotificationSchedule'], ParentType, ContextType, RequireFields<Contract.MutationNotificationScheduleUpdateArgs, 'schedule'>>;
  notificationTest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationNotificationTestArgs, 'type'>>;
  notificationTextUpdate?: Resolver<Array<ResolversTypes['NotificationText']>, ParentType, ContextType, RequireFields<Contract.MutationNotificationTextUpdateArgs, 'lang' | 'type'>>;
  notificationsRead?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Contract.MutationNotificationsReadArgs, 'ids'>>;
  notificationsUnread?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<Contract.MutationNotificationsUnreadArgs, 'ids'>>;
  objectGiveUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationObjectGiveUpArgs, 'objectId' | 'objectType'>>;
  objectGrantCreate?: Resolver<ResolversTypes['ObjectGrant'], ParentType, ContextType, RequireFields<Contract.MutationObjectGrantCreateArgs, 'grant'>>;
  objectGrantDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationObjectGrantDeleteArgs, 'id'>>;
  objectPrerequisitesSave?: Resolver<Array<ResolversTypes['ObjectPrerequisite']>, ParentType, ContextType, RequireFields<Contract.MutationObjectPrerequisitesSaveArgs, 'objectId' | 'objectType' | 'required'>>;
  objectShelfSave?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationObjectShelfSaveArgs, 'isOnShelf' | 'objectId' | 'objectType'>>;
  objectTake?: Resolver<ResolversTypes['Assignment'], ParentType, ContextType, RequireFields<Contract.MutationObjectTakeArgs, 'objectId' | 'objectType'>>;
  organizationCreate?: Resolver<ResolversTypes['ClientOrganization'], ParentType, ContextType, RequireFields<Contract.MutationOrganizationCreateArgs, 'admin' | 'organization'>>;
  organizationDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationOrganizationDeleteArgs, 'id' | 'name'>>;
  organizationNoteCreate?: Resolver<ResolversTypes['OrganizationNote'], ParentType, ContextType, RequireFields<Contract.MutationOrganizationNoteCreateArgs, 'organizationId' | 'text'>>;
  organizationNoteDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationOrganizationNoteDeleteArgs, 'id' | 'organizationId'>>;
  organizationNotificationsUpdate?: Resolver<ResolversTypes['NotificationMatrix'], ParentType, ContextType, RequireFields<Contract.MutationOrganizationNotificationsUpdateArgs, 'settings'>>;
  organizationPersonInvite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationOrganizationPersonInviteArgs, 'organizationId' | 'userId'>>;
  organizationPersonSignOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<Contract.MutationOrganizationPersonSignOutArgs, 'organizationId' | 'userId'>>;
  organizationRestore?: Resolver<ResolversTypes['ClientOrganization'], ParentType, ContextType, RequireFields<Contract.MutationOrganizationRestoreArgs, 'id'>>;
  organizationSessionsEnd?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<Contract.MutationOrganizationSessionsEndArgs, 'name'>>;
  organizationSettingUpdate?: Resolver<ResolversTypes['OrganizationSetting'], ParentType, ContextType, RequireFields<Contract.MutationOrganizationSettingUpdateArgs, 'setting'>>;
  organizationSetupClose?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  organizationUpdate?: Resolver<ResolversTypes['Organization'], ParentType, ContextType, RequireFields<Contract.MutationOrganizationUpdateArgs, 'organization'>>;
  organizationsUpdate?: Resolver<Array<ResolversTypes['ClientOrganization']>, ParentType, ContextType, RequireFields<Contract.MutationOrganizationsUpdateArgs, 'ids' | 'organization'>>;
  ownAlertNote?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationOwnAlertNoteArgs, 'event' | 'id'>>;
  payDocumentVoid?: Resolver<ResolversTypes['PayDocument'], ParentType, ContextType, RequireFields<Contract.MutationPayDocumentVoidArgs, 'id' | 'organizationId' | 'reason'>>;
  paymentCreate?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<Contract.MutationPaymentCreateArgs, 'payment'>>;
  positionCreate?: Resolver<ResolversTypes['Position'], ParentType, ContextType, RequireFields<Contract.MutationPositionCreateArgs, 'position'>>;
  positionDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationPositionDeleteArgs, 'id'>>;
  positionUpdate?: Resolver<ResolversTypes['Position'], ParentType, ContextType, RequireFields<Contract.MutationPositionUpdateArgs, 'position'>>;
  positionsRoleUpdate?: Resolver<Array<ResolversTypes['Position']>, ParentType, ContextType, RequireFields<Contract.MutationPositionsRoleUpdateArgs, 'positionIds'>>;
  positionsUpdate?: Resolver<Array<ResolversTypes['Position']>, ParentType, ContextType, RequireFields<Contract.MutationPositionsUpdateArgs, 'positions'>>;
  profileRequestAccept?: Resolver<ResolversTypes['ProfileRequest'], ParentType, ContextType, RequireFields<Contract.MutationProfileRequestAcceptArgs, 'id'>>;
  profileRequestCreate?: Resolver<ResolversTypes['ProfileRequest'], ParentType, ContextType, RequireFields<Contract.MutationProfileRequestCreateArgs, 'changes'>>;
  profileRequestDecline?: Resolver<ResolversTypes['ProfileRequest'], ParentType, ContextType, RequireFields<Contract.MutationProfileRequestDeclineArgs, 'id' | 'reason'>>;
  profileRequestWithdraw?: Resolver<ResolversTypes['ProfileRequest'], ParentType, ContextType, RequireFields<Contract.MutationProfileRequestWithdrawArgs, 'id'>>;
  promoCodeCreate?: Resolver<ResolversTypes['PromoCode'], ParentType, ContextType, RequireFields<Contract.MutationPromoCodeCreateArgs, 'promoCode'>>;
  promoCodeUpdate?: Resolver<ResolversTypes['PromoCode'], ParentType, ContextType, RequireFields<Contract.MutationPromoCodeUpdateArgs, 'id' | 'isActive'>>;
  promoCodeUse?: Resolver<ResolversTypes['PromoUse'], ParentType, ContextType, RequireFields<Contract.MutationPromoCodeUseArgs, 'code'>>;
  providerAlertSend?: Resolver<ResolversTypes['ProviderAlert'], ParentType, ContextType, RequireFields<Contract.MutationProviderAlertSendArgs, 'alert'>>;
  providerAlertStop?: Resolver<ResolversTypes['ProviderAlert'], ParentType, ContextType, RequireFields<Contract.MutationProviderAlertStopArgs, 'id'>>;
  qualificationAwardWithdraw?: Resolver<ResolversTypes['QualificationAward'], ParentType, ContextType, RequireFields<Contract.MutationQualificationAwardWithdrawArgs, 'id' | 'reason'>>;
  qualificationCreate?: Resolver<ResolversTypes['Qualification'], ParentType, ContextType, RequireFields<Contract.MutationQualificationCreateArgs, 'qualification'>>;
  qualificationDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationQualificationDeleteArgs, 'id'>>;
  qualificationDraftDiscard?: Resolver<ResolversTypes['Qualification'], ParentType, ContextType, RequireFields<Contract.MutationQualificationDraftDiscardArgs, 'id'>>;
  qualificationDraftSave?: Resolver<ResolversTypes['QualificationVersion'], ParentType, ContextType, RequireFields<Contract.MutationQualificationDraftSaveArgs, 'id' | 'route'>>;
  qualificationItemReplace?: Resolver<ResolversTypes['Qualification'], ParentType, ContextType, RequireFields<Contract.MutationQualificationItemReplaceArgs, 'replacement'>>;
  qualificationPublish?: Resolver<ResolversTypes['Qualification'], ParentType, ContextType, RequireFields<Contract.MutationQualificationPublishArgs, 'publication'>>;
  qualificationPublishPreview?: Resolver<ResolversTypes['PublishPreview'], ParentType, ContextType, RequireFields<Contract.MutationQualificationPublishPreviewArgs, 'id'>>;
  qualificationUpdate?: Resolver<ResolversTypes['Qualification'], ParentType, ContextType, RequireFields<Contract.MutationQualificationUpdateArgs, 'qualification'>>;
  reconciliationCreate?: Resolver<ResolversTypes['PayDocument'], ParentType, ContextType, RequireFields<Contract.MutationReconciliationCreateArgs, 'period'>>;
  refAccrualDecide?: Resolver<ResolversTypes['RefAccrual'], ParentType, ContextType, RequireFields<Contract.MutationRefAccrualDecideArgs, 'id' | 'isApproved' | 'organizationId'>>;
  refLinkCreate?: Resolver<ResolversTypes['RefLink'], ParentType, ContextType, RequireFields<Contract.MutationRefLinkCreateArgs, 'name'>>;
  refLinkUpdate?: Resolver<ResolversTypes['RefLink'], ParentType, ContextType, RequireFields<Contract.MutationRefLinkUpdateArgs, 'id'>>;
  refPayoutCreate?: Resolver<ResolversTypes['RefEntry'], ParentType, ContextType, RequireFields<Contract.MutationRefPayoutCreateArgs, 'payout'>>;
  refPayoutDecide?: Resolver<ResolversTypes['RefPayout'], ParentType, ContextType, RequireFields<Contract.MutationRefPayoutDecideArgs, 'decision'>>;
  refTemplateOffer?: Resolver<ResolversTypes['RefTemplate'], ParentType, ContextType, RequireFields<Contract.MutationRefTemplateOfferArgs, 'kind' | 'objectId'>>;
  refTemplateWithdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationRefTemplateWithdrawArgs, 'id'>>;
  regulationAnswer?: Resolver<Array<ResolversTypes['GateQuestion']>, ParentType, ContextType, RequireFields<Contract.MutationRegulationAnswerArgs, 'answer'>>;
  regulationAttach?: Resolver<ResolversTypes['RegulationVersion'], ParentType, ContextType, RequireFields<Contract.MutationRegulationAttachArgs, 'file' | 'id'>>;
  regulationBodyRemove?: Resolver<ResolversTypes['RegulationVersion'], ParentType, ContextType, RequireFields<Contract.MutationRegulationBodyRemoveArgs, 'id'>>;
  regulationBodySet?: Resolver<ResolversTypes['RegulationVersion'], ParentType, ContextType, RequireFields<Contract.MutationRegulationBodySetArgs, 'file' | 'id'>>;
  regulationCommentCreate?: Resolver<ResolversTypes['RegulationComment'], ParentType, ContextType, RequireFields<Contract.MutationRegulationCommentCreateArgs, 'clauseId' | 'regulationId' | 'versionId'>>;
  regulationCommentResolve?: Resolver<ResolversTypes['RegulationComment'], ParentType, ContextType, RequireFields<Contract.MutationRegulationCommentResolveArgs, 'id'>>;
  regulationCreate?: Resolver<ResolversTypes['Regulation'], ParentType, ContextType, RequireFields<Contract.MutationRegulationCreateArgs, 'regulation'>>;
  regulationDecide?: Resolver<ResolversTypes['Approval'], ParentType, ContextType, RequireFields<Contract.MutationRegulationDecideArgs, 'approvalId' | 'isApproved'>>;
  regulationDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationRegulationDeleteArgs, 'id'>>;
  regulationDetach?: Resolver<ResolversTypes['RegulationVersion'], ParentType, ContextType, RequireFields<Contract.MutationRegulationDetachArgs, 'contentId' | 'id'>>;
  regulationDraftDiscard?: Resolver<ResolversTypes['Regulation'], ParentType, ContextType, RequireFields<Contract.MutationRegulationDraftDiscardArgs, 'id'>>;
  regulationDraftSave?: Resolver<ResolversTypes['RegulationVersion'], ParentType, ContextType, RequireFields<Contract.MutationRegulationDraftSaveArgs, 'clauses' | 'id'>>;
  regulationImport?: Resolver<ResolversTypes['RegulationImport'], ParentType, ContextType, RequireFields<Contract.MutationRegulationImportArgs, 'file'>>;
  regulationOpen?: Resolver<Contract.Maybe<ResolversTypes['Assignment']>, ParentType, ContextType, RequireFields<Contract.MutationRegulationOpenArgs, 'id'>>;
  regulationPictureAdd?: Resolver<ResolversTypes['Content'], ParentType, ContextType, RequireFields<Contract.MutationRegulationPictureAddArgs, 'file' | 'id'>>;
  regulationPublish?: Resolver<ResolversTypes['Regulation'], ParentType, ContextType, RequireFields<Contract.MutationRegulationPublishArgs, 'publication'>>;
  regulationPublishPreview?: Resolver<ResolversTypes['PublishPreview'], ParentType, ContextType, RequireFields<Contract.MutationRegulationPublishPreviewArgs, 'id'>>;
  regulationQuestionsSave?: Resolver<ResolversTypes['RegulationVersion'], ParentType, ContextType, RequireFields<Contract.MutationRegulationQuestionsSaveArgs, 'id' | 'questions'>>;
  regulationRefuse?: Resolver<ResolversTypes['RegulationSignature'], ParentType, ContextType, RequireFields<Contract.MutationRegulationRefuseArgs, 'id' | 'reason' | 'versionId'>>;
  regulationSign?: Resolver<ResolversTypes['RegulationSignature'], ParentType, ContextType, RequireFields<Contract.MutationRegulationSignArgs, 'signature'>>;
  regulationSignCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationRegulationSignCodeArgs, 'id'>>;
  regulationStructureCreate?: Resolver<ResolversTypes['RegulationStructure'], ParentType, ContextType, RequireFields<Contract.MutationRegulationStructureCreateArgs, 'regulationStructure'>>;
  regulationStructureDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationRegulationStructureDeleteArgs, 'id'>>;
  regulationStructureUpdate?: Resolver<ResolversTypes['RegulationStructure'], ParentType, ContextType, RequireFields<Contract.MutationRegulationStructureUpdateArgs, 'regulationStructure'>>;
  regulationStructuresUpdate?: Resolver<Array<ResolversTypes['RegulationStructure']>, ParentType, ContextType, RequireFields<Contract.MutationRegulationStructuresUpdateArgs, 'regulationStructures'>>;
  regulationSubmit?: Resolver<ResolversTypes['Regulation'], ParentType, ContextType, RequireFields<Contract.MutationRegulationSubmitArgs, 'id'>>;
  regulationUpdate?: Resolver<ResolversTypes['Regulation'], ParentType, ContextType, RequireFields<Contract.MutationRegulationUpdateArgs, 'regulation'>>;
  reportDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationReportDeleteArgs, 'id'>>;
  reportSave?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<Contract.MutationReportSaveArgs, 'report'>>;
  reportSnapshotCreate?: Resolver<ResolversTypes['ReportSnapshot'], ParentType, ContextType, RequireFields<Contract.MutationReportSnapshotCreateArgs, 'reportId' | 'tokens'>>;
  roleArchive?: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<Contract.MutationRoleArchiveArgs, 'id'>>;
  roleCreate?: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<Contract.MutationRoleCreateArgs, 'role'>>;
  roleNotificationsUpdate?: Resolver<ResolversTypes['NotificationMatrix'], ParentType, ContextType, RequireFields<Contract.MutationRoleNotificationsUpdateArgs, 'roleId' | 'settings'>>;
  roleRestore?: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<Contract.MutationRoleRestoreArgs, 'id'>>;
  roleUpdate?: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<Contract.MutationRoleUpdateArgs, 'role'>>;
  sampleFill?: Resolver<Array<ResolversTypes['SampleObject']>, ParentType, ContextType, RequireFields<Contract.MutationSampleFillArgs, 'industry'>>;
  sampleRemove?: Resolver<ResolversTypes['SampleRemoval'], ParentType, ContextType>;
  savedCardRemove?: Resolver<ResolversTypes['AutoTopUp'], ParentType, ContextType>;
  sessionEnd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signInConfirm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationSignInConfirmArgs, 'code'>>;
  signInConfirmStart?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  statisticRemind?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<Contract.MutationStatisticRemindArgs, 'kind' | 'objectType'>>;
  statisticViewDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationStatisticViewDeleteArgs, 'id'>>;
  statisticViewSave?: Resolver<ResolversTypes['StatisticView'], ParentType, ContextType, RequireFields<Contract.MutationStatisticViewSaveArgs, 'view'>>;
  structureOutlineCreate?: Resolver<ResolversTypes['StructureOutlinePlan'], ParentType, ContextType, RequireFields<Contract.MutationStructureOutlineCreateArgs, 'nodes'>>;
  structureOutlineRead?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Contract.MutationStructureOutlineReadArgs, 'file'>>;
  structureRowsUpdate?: Resolver<ResolversTypes['StructureRowsResult'], ParentType, ContextType, RequireFields<Contract.MutationStructureRowsUpdateArgs, 'positions' | 'subdivisions'>>;
  subdivisionCreate?: Resolver<ResolversTypes['Subdivision'], ParentType, ContextType, RequireFields<Contract.MutationSubdivisionCreateArgs, 'subdivision'>>;
  subdivisionDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationSubdivisionDeleteArgs, 'id'>>;
  subdivisionUpdate?: Resolver<ResolversTypes['Subdivision'], ParentType, ContextType, RequireFields<Contract.MutationSubdivisionUpdateArgs, 'subdivision'>>;
  subdivisionsUpdate?: Resolver<Array<ResolversTypes['Subdivision']>, ParentType, ContextType, RequireFields<Contract.MutationSubdivisionsUpdateArgs, 'subdivisions'>>;
  superAdminPrivilegeUpdate?: Resolver<ResolversTypes['SuperAdminPrivilege'], ParentType, ContextType, RequireFields<Contract.MutationSuperAdminPrivilegeUpdateArgs, 'isPrivileged' | 'userId'>>;
  supportAccessUpdate?: Resolver<ResolversTypes['SupportAccess'], ParentType, ContextType, RequireFields<Contract.MutationSupportAccessUpdateArgs, 'isWaived'>>;
  supportSessionDecide?: Resolver<ResolversTypes['SupportSession'], ParentType, ContextType, RequireFields<Contract.MutationSupportSessionDecideArgs, 'id' | 'isAllowed'>>;
  supportSessionEnd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationSupportSessionEndArgs, 'id'>>;
  supportSessionStart?: Resolver<ResolversTypes['SupportSession'], ParentType, ContextType, RequireFields<Contract.MutationSupportSessionStartArgs, 'minutes' | 'organizationId' | 'reason'>>;
  supportSessionWithdraw?: Resolver<ResolversTypes['SupportSession'], ParentType, ContextType, RequireFields<Contract.MutationSupportSessionWithdrawArgs, 'id'>>;
  tariffChange?: Resolver<ResolversTypes['TariffChange'], ParentType, ContextType, RequireFields<Contract.MutationTariffChangeArgs, 'change'>>;
  testAnswerFileAdd?: Resolver<ResolversTypes['TestAnswerFile'], ParentType, ContextType, RequireFields<Contract.MutationTestAnswerFileAddArgs, 'file' | 'upload'>>;
  testAnswerGrade?: Resolver<ResolversTypes['TestAttempt'], ParentType, ContextType, RequireFields<Contract.MutationTestAnswerGradeArgs, 'grade'>>;
  testAnswerSave?: Resolver<ResolversTypes['TestSavedAnswer'], ParentType, ContextType, RequireFields<Contract.MutationTestAnswerSaveArgs, 'answer'>>;
  testAttemptAsk?: Resolver<ResolversTypes['TestAttemptRequest'], ParentType, ContextType, RequireFields<Contract.MutationTestAttemptAskArgs, 'testId' | 'text'>>;
  testAttemptRequestDecline?: Resolver<ResolversTypes['TestAttemptRequest'], ParentType, ContextType, RequireFields<Contract.MutationTestAttemptRequestDeclineArgs, 'id' | 'reason'>>;
  testAttemptStart?: Resolver<ResolversTypes['TestAttempt'], ParentType, ContextType, RequireFields<Contract.MutationTestAttemptStartArgs, 'tab' | 'testId'>>;
  testAttemptSubmit?: Resolver<ResolversTypes['TestAttempt'], ParentType, ContextType, RequireFields<Contract.MutationTestAttemptSubmitArgs, 'attemptId' | 'tab'>>;
  testAttemptsGrant?: Resolver<ResolversTypes['TestResult'], ParentType, ContextType, RequireFields<Contract.MutationTestAttemptsGrantArgs, 'grant'>>;
  testBankAdd?: Resolver<ResolversTypes['TestBankAdded'], ParentType, ContextType, RequireFields<Contract.MutationTestBankAddArgs, 'questions'>>;
  testBankArchive?: Resolver<ResolversTypes['TestBankQuestion'], ParentType, ContextType, RequireFields<Contract.MutationTestBankArchiveArgs, 'id' | 'isArchive'>>;
  testBankArchiveMany?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<Contract.MutationTestBankArchiveManyArgs, 'isArchive' | 'questionIds'>>;
  testBankUpdate?: Resolver<ResolversTypes['TestBankQuestion'], ParentType, ContextType, RequireFields<Contract.MutationTestBankUpdateArgs, 'id' | 'question'>>;
  testCreate?: Resolver<ResolversTypes['Test'], ParentType, ContextType, RequireFields<Contract.MutationTestCreateArgs, 'test'>>;
  testDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationTestDeleteArgs, 'id'>>;
  testDraftDiscard?: Resolver<ResolversTypes['Test'], ParentType, ContextType, RequireFields<Contract.MutationTestDraftDiscardArgs, 'id'>>;
  testDraftSave?: Resolver<ResolversTypes['TestVersion'], ParentType, ContextType, RequireFields<Contract.MutationTestDraftSaveArgs, 'id' | 'questions' | 'settings'>>;
  testMinutesGrant?: Resolver<ResolversTypes['TestAttempt'], ParentType, ContextType, RequireFields<Contract.MutationTestMinutesGrantArgs, 'grant'>>;
  testPictureAdd?: Resolver<ResolversTypes['Content'], ParentType, ContextType, RequireFields<Contract.MutationTestPictureAddArgs, 'file' | 'id'>>;
  testPublish?: Resolver<ResolversTypes['Test'], ParentType, ContextType, RequireFields<Contract.MutationTestPublishArgs, 'publication'>>;
  testPublishPreview?: Resolver<ResolversTypes['PublishPreview'], ParentType, ContextType, RequireFields<Contract.MutationTestPublishPreviewArgs, 'id'>>;
  testRegrade?: Resolver<ResolversTypes['TestRegrading'], ParentType, ContextType, RequireFields<Contract.MutationTestRegradeArgs, 'regrade'>>;
  testRepetitionAnswer?: Resolver<ResolversTypes['TestRepetitionResult'], ParentType, ContextType, RequireFields<Contract.MutationTestRepetitionAnswerArgs, 'answer'>>;
  testRepetitionSwitch?: Resolver<ResolversTypes['TestRepetition'], ParentType, ContextType, RequireFields<Contract.MutationTestRepetitionSwitchArgs, 'isOn'>>;
  testTableRead?: Resolver<ResolversTypes['TestTableRows'], ParentType, ContextType, Partial<Contract.MutationTestTableReadArgs>>;
  testUpdate?: Resolver<ResolversTypes['Test'], ParentType, ContextType, RequireFields<Contract.MutationTestUpdateArgs, 'test'>>;
  tokenDisputeCreate?: Resolver<ResolversTypes['TokenDispute'], ParentType, ContextType, RequireFields<Contract.MutationTokenDisputeCreateArgs, 'reason' | 'writeOffId'>>;
  tokenDisputeDecide?: Resolver<ResolversTypes['ClientTokenDispute'], ParentType, ContextType, RequireFields<Contract.MutationTokenDisputeDecideArgs, 'decision'>>;
  tokenLimitCreate?: Resolver<ResolversTypes['TokenLimit'], ParentType, ContextType, RequireFields<Contract.MutationTokenLimitCreateArgs, 'limit'>>;
  tokenLimitDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationTokenLimitDeleteArgs, 'id'>>;
  tokenLimitUpdate?: Resolver<ResolversTypes['TokenLimit'], ParentType, ContextType, RequireFields<Contract.MutationTokenLimitUpdateArgs, 'id' | 'limit'>>;
  tokenPurchaseCreate?: Resolver<ResolversTypes['TokenPurchase'], ParentType, ContextType, RequireFields<Contract.MutationTokenPurchaseCreateArgs, 'purchase'>>;
  unclearSettle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationUnclearSettleArgs, 'objectId' | 'objectType'>>;
  unclearTakeBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationUnclearTakeBackArgs, 'id' | 'objectType'>>;
  unclearWordsSave?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationUnclearWordsSaveArgs, 'id' | 'objectType' | 'text'>>;
  userAddressCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userAddressConfirm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationUserAddressConfirmArgs, 'code'>>;
  userCreate?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Contract.MutationUserCreateArgs, 'user'>>;
  userDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationUserDeleteArgs, 'id'>>;
  userDismiss?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Contract.MutationUserDismissArgs, 'dismissal'>>;
  userDismissalUndo?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Contract.MutationUserDismissalUndoArgs, 'userId'>>;
  userDocumentCreate?: Resolver<ResolversTypes['UserDocument'], ParentType, ContextType, RequireFields<Contract.MutationUserDocumentCreateArgs, 'document'>>;
  userDocumentDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationUserDocumentDeleteArgs, 'id'>>;
  userDocumentUpdate?: Resolver<ResolversTypes['UserDocument'], ParentType, ContextType, RequireFields<Contract.MutationUserDocumentUpdateArgs, 'document'>>;
  userEmailChangeConfirm?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Contract.MutationUserEmailChangeConfirmArgs, 'code'>>;
  userEmailChangeStart?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationUserEmailChangeStartArgs, 'email' | 'password'>>;
  userHandOver?: Resolver<ResolversTypes['UserLeaving'], ParentType, ContextType, RequireFields<Contract.MutationUserHandOverArgs, 'items' | 'toUserId' | 'userId'>>;
  userInvite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationUserInviteArgs, 'id'>>;
  userIpAccessLift?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationUserIpAccessLiftArgs, 'userId'>>;
  userIpAccessUpdate?: Resolver<ResolversTypes['UserIpAccess'], ParentType, ContextType, RequireFields<Contract.MutationUserIpAccessUpdateArgs, 'isOn'>>;
  userIpRuleCreate?: Resolver<ResolversTypes['IpRule'], ParentType, ContextType, RequireFields<Contract.MutationUserIpRuleCreateArgs, 'rule'>>;
  userIpRuleDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationUserIpRuleDeleteArgs, 'id'>>;
  userLeavingUpdate?: Resolver<ResolversTypes['UserLeaving'], ParentType, ContextType, RequireFields<Contract.MutationUserLeavingUpdateArgs, 'leaving'>>;
  userNoteCreate?: Resolver<ResolversTypes['UserNote'], ParentType, ContextType, RequireFields<Contract.MutationUserNoteCreateArgs, 'note'>>;
  userNoteDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationUserNoteDeleteArgs, 'id'>>;
  userNoteUpdate?: Resolver<ResolversTypes['UserNote'], ParentType, ContextType, RequireFields<Contract.MutationUserNoteUpdateArgs, 'note'>>;
  userNotificationsUpdate?: Resolver<ResolversTypes['NotificationMatrix'], ParentType, ContextType, RequireFields<Contract.MutationUserNotificationsUpdateArgs, 'settings'>>;
  userRegAdmin?: Resolver<ResolversTypes['SessionResponse'], ParentType, ContextType, RequireFields<Contract.MutationUserRegAdminArgs, 'user'>>;
  userRehire?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Contract.MutationUserRehireArgs, 'rehire'>>;
  userRestore?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Contract.MutationUserRestoreArgs, 'id'>>;
  userRolesGrant?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType, RequireFields<Contract.MutationUserRolesGrantArgs, 'grant'>>;
  userRolesRevoke?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationUserRolesRevokeArgs, 'ids'>>;
  userSessionEnd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationUserSessionEndArgs, 'id'>>;
  userSessionsEnd?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<Contract.MutationUserSessionsEndArgs>>;
  userSignInConfirm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationUserSignInConfirmArgs, 'decision' | 'userId'>>;
  userSocialBegin?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Contract.MutationUserSocialBeginArgs, 'provider'>>;
  userSocialLink?: Resolver<ResolversTypes['UserSecurity'], ParentType, ContextType, RequireFields<Contract.MutationUserSocialLinkArgs, 'token'>>;
  userSocialUnlink?: Resolver<ResolversTypes['UserSecurity'], ParentType, ContextType, RequireFields<Contract.MutationUserSocialUnlinkArgs, 'id'>>;
  userTwoFactorCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Contract.MutationUserTwoFactorCodesArgs, 'code' | 'password'>>;
  userTwoFactorConfirm?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Contract.MutationUserTwoFactorConfirmArgs, 'code'>>;
  userTwoFactorOff?: Resolver<ResolversTypes['UserSecurity'], ParentType, ContextType, RequireFields<Contract.MutationUserTwoFactorOffArgs, 'code' | 'password'>>;
  userTwoFactorReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Contract.MutationUserTwoFactorResetArgs, 'userId'>>;
  userTwoFactorStart?: Resolver<ResolversTypes['TwoFactorSetup'], ParentType, ContextType, RequireFields<Contract.MutationUserTwoFactorStartArgs, 'password'>>;
  userUpdate?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Contract.MutationUserUpdateArgs, 'user'>>;
  usersInvite?: Resolver<ResolversTypes['UsersUpdateResult'], ParentType, ContextType, RequireFields<Contract.MutationUsersInviteArgs, 'userIds'>>;
  usersRoleUpdate?: Resolver<ResolversTypes['UsersUpdateResult'], ParentType, ContextType, RequireFields<Contract.MutationUsersRoleUpdateArgs, 'change'>>;
  usersUpdate?: Resolver<ResolversTypes['UsersUpdateResult'], ParentType, ContextType, RequireFields<Contract.MutationUsersUpdateArgs, 'users'>>;
  viewAsEnd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewAsPersonStart?: Resolver<ResolversTypes['ViewAs'], ParentType, ContextType, RequireFields<Contract.MutationViewAsPersonStartArgs, 'userId'>>;
  viewAsStart?: Resolver<ResolversTypes['ViewAs'], ParentType, ContextType, RequireFields<Contract.MutationViewAsStartArgs, 'roleId'>>;
};

export type NextChargeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NextCharge'] = ResolversParentTypes['NextCharge']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  on?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<ResolversTypes['Params'], ParentType, ContextType>;
  readAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  route?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationAudienceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationAudience'] = ResolversParentTypes['NotificationAudience']> = {
  kinds?: Resolver<Array<ResolversTypes['NotificationAudienceKind']>, ParentType, ContextType>;
  roleIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type NotificationChannelStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationChannelState'] = ResolversParentTypes['NotificationChannelState']> = {
  channel?: Resolver<ResolversTypes['NotificationChannel'], ParentType, ContextType>;
  isConfigured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NotificationListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationList'] = ResolversParentTypes['NotificationList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationMatrixResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationMatrix'] = ResolversParentTypes['NotificationMatrix']> = {
  channels?: Resolver<Array<ResolversTypes['NotificationChannelState']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['NotificationLevel'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['NotificationMatrixRow']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type NotificationMatrixRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationMatrixRow'] = ResolversParentTypes['NotificationMatrixRow']> = {
  audience?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  copies?: Resolver<ResolversTypes['NotificationAudience'], ParentType, ContextType>;
  hasBefore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasCopies?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasRepeat?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inherited?: Resolver<ResolversTypes['NotificationSetting'], ParentType, ContextType>;
  inheritedFrom?: Resolver<ResolversTypes['NotificationSources'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['NotificationOwnSetting'], ParentType, ContextType>;
  section?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationOwnSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationOwnSetting'] = ResolversParentTypes['NotificationOwnSetting']> = {
  audience?: Resolver<Contract.Maybe<ResolversTypes['NotificationAudience']>, ParentType, ContextType>;
  before?: Resolver<Contract.Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  email?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  inApp?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  messenger?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  repeatEvery?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  timing?: Resolver<Contract.Maybe<ResolversTypes['NotificationTiming']>, ParentType, ContextType>;
};

export type NotificationScheduleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationSchedule'] = ResolversParentTypes['NotificationSchedule']> = {
  digestHour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  escalation?: Resolver<Array<ResolversTypes['EscalationStep']>, ParentType, ContextType>;
  isQuiet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWeekendQuiet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quietFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quietTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  senderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type NotificationSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationSetting'] = ResolversParentTypes['NotificationSetting']> = {
  before?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inApp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  messenger?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  repeatEvery?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timing?: Resolver<ResolversTypes['NotificationTiming'], ParentType, ContextType>;
};

export type NotificationSourcesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationSources'] = ResolversParentTypes['NotificationSources']> = {
  before?: Resolver<ResolversTypes['NotificationLevel'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['NotificationLevel'], ParentType, ContextType>;
  inApp?: Resolver<ResolversTypes['NotificationLevel'], ParentType, ContextType>;
  messenger?: Resolver<ResolversTypes['NotificationLevel'], ParentType, ContextType>;
  repeatEvery?: Resolver<ResolversTypes['NotificationLevel'], ParentType, ContextType>;
  timing?: Resolver<ResolversTypes['NotificationLevel'], ParentType, ContextType>;
};

export type NotificationTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationText'] = ResolversParentTypes['NotificationText']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultBody?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  variables?: Resolver<Array<ResolversTypes['NotificationVariable']>, ParentType, ContextType>;
};

export type NotificationVariableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationVariable'] = ResolversParentTypes['NotificationVariable']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ObjectGrantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ObjectGrant'] = ResolversParentTypes['ObjectGrant']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['GrantLevel'], ParentType, ContextType>;
  objectId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  objectType?: Resolver<ResolversTypes['ObjectType'], ParentType, ContextType>;
  targetId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  targetName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  targetType?: Resolver<ResolversTypes['GrantTarget'], ParentType, ContextType>;
  withChildren?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ObjectNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ObjectName'] = ResolversParentTypes['ObjectName']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ObjectPrerequisiteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ObjectPrerequisite'] = ResolversParentTypes['ObjectPrerequisite']> = {
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objectId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  objectType?: Resolver<ResolversTypes['ObjectType'], ParentType, ContextType>;
  route?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ObjectUnownedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ObjectUnowned'] = ResolversParentTypes['ObjectUnowned']> = {
  object?: Resolver<ResolversTypes['ObjectName'], ParentType, ContextType>;
  objectType?: Resolver<ResolversTypes['ObjectType'], ParentType, ContextType>;
  ownerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  route?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  contactEmail?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactPhone?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeePrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  freeEmployees?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OperationRefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperationRefund'] = ResolversParentTypes['OperationRefund']> = {
  paidAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  activityText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  base?: Resolver<Contract.Maybe<ResolversTypes['Content']>, ParentType, ContextType>;
  countEmployees?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formINN?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hiddenBlocks?: Resolver<Array<ResolversTypes['AboutBlock']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isActiveSubscribe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFreePeriod?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPartner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logo?: Resolver<Contract.Maybe<ResolversTypes['Content']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promoCode?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  selfEditFields?: Resolver<Array<ResolversTypes['ProfileField']>, ParentType, ContextType>;
  suspenseDateEnd?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  suspenseReason?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  video?: Resolver<Contract.Maybe<ResolversTypes['OrganizationVideo']>, ParentType, ContextType>;
};

export type OrganizationAboutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationAbout'] = ResolversParentTypes['OrganizationAbout']> = {
  adaptation?: Resolver<Contract.Maybe<ResolversTypes['AboutAdaptation']>, ParentType, ContextType>;
  admin?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  birthdays?: Resolver<Array<ResolversTypes['AboutBirthday']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['AboutChange']>, ParentType, ContextType>;
  idealPicture?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  leader?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  mayTakeSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mentor?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  newColleagues?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  newColleaguesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  setup?: Resolver<Contract.Maybe<Array<ResolversTypes['SetupStep']>>, ParentType, ContextType>;
  startsAt?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  tiles?: Resolver<Contract.Maybe<ResolversTypes['AboutTiles']>, ParentType, ContextType>;
  trainees?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
};

export type OrganizationBankResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationBank'] = ResolversParentTypes['OrganizationBank']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bik?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  corr?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrganizationCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationCard'] = ResolversParentTypes['OrganizationCard']> = {
  admin?: Resolver<Contract.Maybe<ResolversTypes['ClientPerson']>, ParentType, ContextType>;
  facts?: Resolver<Array<ResolversTypes['ClientFact']>, ParentType, ContextType>;
  formKPP?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formOGRN?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formType?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invited?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastActivityAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['OrganizationNote']>, ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['ClientOrganization'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  referrer?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['ClientEvent']>, ParentType, ContextType>;
};

export type OrganizationFleetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationFleet'] = ResolversParentTypes['OrganizationFleet']> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attention?: Resolver<Array<ResolversTypes['FleetAttention']>, ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  disputes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  freePeriod?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inactive?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newcomers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  partners?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  registrations?: Resolver<Array<ResolversTypes['FleetMonth']>, ParentType, ContextType>;
  silent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  suspended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganizationListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationList'] = ResolversParentTypes['OrganizationList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ClientOrganization']>, ParentType, ContextType>;
};

export type OrganizationNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationNote'] = ResolversParentTypes['OrganizationNote']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrganizationPeopleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationPeople'] = ResolversParentTypes['OrganizationPeople']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ClientPerson']>, ParentType, ContextType>;
};

export type OrganizationSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationSetting'] = ResolversParentTypes['OrganizationSetting']> = {
  accent?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  adaptDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  evidenceEmails?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  formAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formBank?: Resolver<ResolversTypes['OrganizationBank'], ParentType, ContextType>;
  formDirector?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formINN?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formKPP?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formOGRN?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formType?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holidays?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  isRepetition?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  workDays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OrganizationVideoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationVideo'] = ResolversParentTypes['OrganizationVideo']> = {
  details?: Resolver<ResolversTypes['VideoDetails'], ParentType, ContextType>;
};

export type OwnAlertResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnAlert'] = ResolversParentTypes['OwnAlert']> = {
  button?: Resolver<Contract.Maybe<ResolversTypes['OwnAlertButton']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['AlertLevel'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OwnAlertButtonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnAlertButton'] = ResolversParentTypes['OwnAlertButton']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OwnRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnRecord'] = ResolversParentTypes['OwnRecord']> = {
  action?: Resolver<ResolversTypes['OwnRecordAction'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objectType?: Resolver<ResolversTypes['ObjectType'], ParentType, ContextType>;
  textPath?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  versionLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OwnRecordListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnRecordList'] = ResolversParentTypes['OwnRecordList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OwnRecord']>, ParentType, ContextType>;
};

export interface ParamsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Params'], any> {
  name: 'Params';
}

export type PayDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayDocument'] = ResolversParentTypes['PayDocument']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isForTokens?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  periodFrom?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  periodTo?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PayDocumentStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PayDocumentType'], ParentType, ContextType>;
  voidReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayDocumentsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayDocuments'] = ResolversParentTypes['PayDocuments']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['PayDocument']>, ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  confirmationUrl?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isSimulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentBalance'] = ResolversParentTypes['PaymentBalance']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  debt?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  graceUntil?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isActiveSubscribe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFreePeriod?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSimulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastsUntil?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  nextCharge?: Resolver<Contract.Maybe<ResolversTypes['NextCharge']>, ParentType, ContextType>;
  nextTariff?: Resolver<Contract.Maybe<ResolversTypes['Tariff']>, ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tariff?: Resolver<ResolversTypes['Tariff'], ParentType, ContextType>;
};

export type PaymentOperationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentOperation'] = ResolversParentTypes['PaymentOperation']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  balanceAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAuto?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  people?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  periodFrom?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  periodTo?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  promoCode?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receipts?: Resolver<Array<ResolversTypes['FiscalReceipt']>, ParentType, ContextType>;
  refund?: Resolver<Contract.Maybe<ResolversTypes['OperationRefund']>, ParentType, ContextType>;
  tokenPurchaseId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PaymentOperationsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentOperations'] = ResolversParentTypes['PaymentOperations']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['PaymentOperation']>, ParentType, ContextType>;
};

export type PaymentPeopleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentPeople'] = ResolversParentTypes['PaymentPeople']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['PaymentPerson']>, ParentType, ContextType>;
};

export type PaymentPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentPerson'] = ResolversParentTypes['PaymentPerson']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nameFull?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PositionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Position'] = ResolversParentTypes['Position']> = {
  employeesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  holders?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isArchive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSubdivision?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kpi?: Resolver<Array<ResolversTypes['PositionKpi']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parentId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  postFunctions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Contract.Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  roleId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  subdivision?: Resolver<Contract.Maybe<ResolversTypes['Subdivision']>, ParentType, ContextType>;
  subdivisionColor?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subdivisionId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  subdivisionName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  vep?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PositionKpiResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PositionKpi'] = ResolversParentTypes['PositionKpi']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['KpiPeriod'], ParentType, ContextType>;
  target?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PositionListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PositionList'] = ResolversParentTypes['PositionList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Position']>, ParentType, ContextType>;
};

export type PositionUncoveredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PositionUncovered'] = ResolversParentTypes['PositionUncovered']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['ObjectName'], ParentType, ContextType>;
  route?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subdivisionName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PositionUnqualifiedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PositionUnqualified'] = ResolversParentTypes['PositionUnqualified']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['ObjectName'], ParentType, ContextType>;
  route?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subdivisionName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProfileAccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileAccess'] = ResolversParentTypes['ProfileAccess']> = {
  isHr?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownFields?: Resolver<Array<ResolversTypes['ProfileField']>, ParentType, ContextType>;
  request?: Resolver<Contract.Maybe<ResolversTypes['ProfileRequest']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProfileChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileChange'] = ResolversParentTypes['ProfileChange']> = {
  after?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProfileRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileRequest'] = ResolversParentTypes['ProfileRequest']> = {
  changes?: Resolver<Array<ResolversTypes['ProfileChange']>, ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProfileRequestStatus'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type ProfileRequestListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileRequestList'] = ResolversParentTypes['ProfileRequestList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ProfileRequest']>, ParentType, ContextType>;
};

export type PromoCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromoCode'] = ResolversParentTypes['PromoCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PromoKind'], ParentType, ContextType>;
  limitTotal?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  perOrganization?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validTo?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromoCodesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromoCodes'] = ResolversParentTypes['PromoCodes']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['PromoCode']>, ParentType, ContextType>;
};

export type PromoUseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromoUse'] = ResolversParentTypes['PromoUse']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PromoKind'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PromoUseStatus'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProviderAlertResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProviderAlert'] = ResolversParentTypes['ProviderAlert']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  button?: Resolver<Contract.Maybe<ResolversTypes['OwnAlertButton']>, ParentType, ContextType>;
  clicked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['AlertLevel'], ParentType, ContextType>;
  messageEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageRu?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['ProviderAlertPeople'], ParentType, ContextType>;
  peopleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProviderAlertStatus'], ParentType, ContextType>;
};

export type ProviderAlertReachResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProviderAlertReach'] = ResolversParentTypes['ProviderAlertReach']> = {
  organizations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProviderAlertsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProviderAlerts'] = ResolversParentTypes['ProviderAlerts']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ProviderAlert']>, ParentType, ContextType>;
};

export type PublishPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishPreview'] = ResolversParentTypes['PublishPreview']> = {
  changedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['PublishedChange']>, ParentType, ContextType>;
  clauseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resignClauseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resignCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resignSec?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  staleQuestions?: Resolver<Array<ResolversTypes['StaleQuestion']>, ParentType, ContextType>;
  waitingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PublishedChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishedChange'] = ResolversParentTypes['PublishedChange']> = {
  clauseId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ClauseChangeKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QualificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Qualification'] = ResolversParentTypes['Qualification']> = {
  abilities?: Resolver<ResolversTypes['QualificationAbilities'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentVersion?: Resolver<Contract.Maybe<ResolversTypes['QualificationVersion']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  draftVersion?: Resolver<Contract.Maybe<ResolversTypes['QualificationVersion']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isArchive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  myAssignment?: Resolver<Contract.Maybe<ResolversTypes['Assignment']>, ParentType, ContextType>;
  myAwards?: Resolver<Array<ResolversTypes['QualificationAward']>, ParentType, ContextType>;
  myProgress?: Resolver<Contract.Maybe<ResolversTypes['QualificationProgress']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  ownerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statistic?: Resolver<Contract.Maybe<ResolversTypes['StatisticRow']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ContentStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['QualificationVersion']>, ParentType, ContextType>;
};

export type QualificationAbilitiesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QualificationAbilities'] = ResolversParentTypes['QualificationAbilities']> = {
  canEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canPublish?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QualificationAwardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QualificationAward'] = ResolversParentTypes['QualificationAward']> = {
  conditionalUntil?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qualification?: Resolver<ResolversTypes['Qualification'], ParentType, ContextType>;
  reason?: Resolver<Contract.Maybe<ResolversTypes['QualificationLoss']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['QualificationHolding'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  validUntil?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  withdrawnBy?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  withdrawnOn?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  withdrawnReason?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QualificationComponentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QualificationComponent'] = ResolversParentTypes['QualificationComponent']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isArchive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QualificationItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QualificationItem'] = ResolversParentTypes['QualificationItem']> = {
  acceptEarlierDays?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  component?: Resolver<Contract.Maybe<ResolversTypes['QualificationComponent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  objectId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  objectType?: Resolver<ResolversTypes['ObjectType'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QualificationItemProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QualificationItemProgress'] = ResolversParentTypes['QualificationItemProgress']> = {
  doneAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEarlier?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Contract.Maybe<ResolversTypes['AssignmentStatus']>, ParentType, ContextType>;
};

export type QualificationListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QualificationList'] = ResolversParentTypes['QualificationList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Qualification']>, ParentType, ContextType>;
};

export type QualificationPeopleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QualificationPeople'] = ResolversParentTypes['QualificationPeople']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['QualificationPerson']>, ParentType, ContextType>;
};

export type QualificationPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QualificationPerson'] = ResolversParentTypes['QualificationPerson']> = {
  assignment?: Resolver<Contract.Maybe<ResolversTypes['Assignment']>, ParentType, ContextType>;
  award?: Resolver<Contract.Maybe<ResolversTypes['QualificationAward']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['QualificationProgress'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type QualificationProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QualificationProgress'] = ResolversParentTypes['QualificationProgress']> = {
  isEarned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['QualificationItemProgress']>, ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stages?: Resolver<Array<ResolversTypes['StageState']>, ParentType, ContextType>;
};

export type QualificationReplacementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QualificationReplacement'] = ResolversParentTypes['QualificationReplacement']> = {
  conditional?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  earning?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  owing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  until?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type QualificationStageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QualificationStage'] = ResolversParentTypes['QualificationStage']> = {
  gate?: Resolver<ResolversTypes['StageGate'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['QualificationItem']>, ParentType, ContextType>;
  k?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QualificationTeamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QualificationTeam'] = ResolversParentTypes['QualificationTeam']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  qualifications?: Resolver<Array<ResolversTypes['Qualification']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['QualificationTeamRow']>, ParentType, ContextType>;
};

export type QualificationTeamRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QualificationTeamRow'] = ResolversParentTypes['QualificationTeamRow']> = {
  cells?: Resolver<Array<Contract.Maybe<ResolversTypes['Assignment']>>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type QualificationVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QualificationVersion'] = ResolversParentTypes['QualificationVersion']> = {
  changeSummary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  graceDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publishedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  publishedBy?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  qualificationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  renewalDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  significance?: Resolver<Contract.Maybe<ResolversTypes['Significance']>, ParentType, ContextType>;
  stages?: Resolver<Array<ResolversTypes['QualificationStage']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ContentStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  validityMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accessGate?: Resolver<ResolversTypes['AccessGate'], ParentType, ContextType, RequireFields<Contract.QueryAccessGateArgs, 'area' | 'flag'>>;
  accessHolders?: Resolver<ResolversTypes['AccessHolderList'], ParentType, ContextType, RequireFields<Contract.QueryAccessHoldersArgs, 'target'>>;
  accessRequests?: Resolver<ResolversTypes['AccessRequestList'], ParentType, ContextType, Partial<Contract.QueryAccessRequestsArgs>>;
  adaptation?: Resolver<ResolversTypes['AdaptationPage'], ParentType, ContextType, Partial<Contract.QueryAdaptationArgs>>;
  adaptationSamples?: Resolver<Array<ResolversTypes['AdaptationSample']>, ParentType, ContextType>;
  adaptationTemplatePreview?: Resolver<ResolversTypes['AdaptationTemplateEffect'], ParentType, ContextType, RequireFields<Contract.QueryAdaptationTemplatePreviewArgs, 'template'>>;
  adaptationTemplates?: Resolver<Array<ResolversTypes['AdaptationTemplate']>, ParentType, ContextType, Partial<Contract.QueryAdaptationTemplatesArgs>>;
  adaptations?: Resolver<ResolversTypes['AdaptationList'], ParentType, ContextType, Partial<Contract.QueryAdaptationsArgs>>;
  adjustments?: Resolver<ResolversTypes['Adjustments'], ParentType, ContextType, Partial<Contract.QueryAdjustmentsArgs>>;
  assignmentReasons?: Resolver<Array<ResolversTypes['AssignmentReason']>, ParentType, ContextType, RequireFields<Contract.QueryAssignmentReasonsArgs, 'assignmentId'>>;
  assignmentRulePreview?: Resolver<ResolversTypes['AssignmentRulePreview'], ParentType, ContextType, RequireFields<Contract.QueryAssignmentRulePreviewArgs, 'rule'>>;
  assignmentRules?: Resolver<Array<ResolversTypes['AssignmentRule']>, ParentType, ContextType, RequireFields<Contract.QueryAssignmentRulesArgs, 'objectId' | 'objectType'>>;
  assignments?: Resolver<ResolversTypes['AssignmentList'], ParentType, ContextType, RequireFields<Contract.QueryAssignmentsArgs, 'objectId' | 'objectType'>>;
  assignmentsRemindPreview?: Resolver<ResolversTypes['RemindPreview'], ParentType, ContextType, RequireFields<Contract.QueryAssignmentsRemindPreviewArgs, 'objectIds' | 'objectType'>>;
  autoTopUp?: Resolver<ResolversTypes['AutoTopUp'], ParentType, ContextType>;
  backOfficeMessenger?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankTransfers?: Resolver<Array<ResolversTypes['BankTransfer']>, ParentType, ContextType, RequireFields<Contract.QueryBankTransfersArgs, 'text'>>;
  clientPayDocuments?: Resolver<ResolversTypes['ClientPayDocuments'], ParentType, ContextType, Partial<Contract.QueryClientPayDocumentsArgs>>;
  closingDocument?: Resolver<ResolversTypes['ClosingDocument'], ParentType, ContextType>;
  contentCheckIntegrity?: Resolver<ResolversTypes['IntegrityReport'], ParentType, ContextType, RequireFields<Contract.QueryContentCheckIntegrityArgs, 'id' | 'objectType'>>;
  contentHistory?: Resolver<ResolversTypes['ContentEventList'], ParentType, ContextType, RequireFields<Contract.QueryContentHistoryArgs, 'id' | 'objectType'>>;
  contentNotes?: Resolver<Array<ResolversTypes['ContentNote']>, ParentType, ContextType, RequireFields<Contract.QueryContentNotesArgs, 'objectId' | 'objectType'>>;
  contentRatings?: Resolver<ResolversTypes['ContentRatingList'], ParentType, ContextType, RequireFields<Contract.QueryContentRatingsArgs, 'objectId' | 'objectType'>>;
  coverage?: Resolver<ResolversTypes['Coverage'], ParentType, ContextType, RequireFields<Contract.QueryCoverageArgs, 'objectType'>>;
  coverageCell?: Resolver<Contract.Maybe<ResolversTypes['CoverageDetail']>, ParentType, ContextType, RequireFields<Contract.QueryCoverageCellArgs, 'objectType' | 'positionId' | 'regulationId'>>;
  coverageCells?: Resolver<Array<ResolversTypes['CoverageCell']>, ParentType, ContextType, RequireFields<Contract.QueryCoverageCellsArgs, 'objectType' | 'positionIds' | 'regulationIds'>>;
  education?: Resolver<Contract.Maybe<ResolversTypes['Education']>, ParentType, ContextType, RequireFields<Contract.QueryEducationArgs, 'id'>>;
  educationComments?: Resolver<Array<ResolversTypes['EducationComment']>, ParentType, ContextType, RequireFields<Contract.QueryEducationCommentsArgs, 'educationId'>>;
  educationCompare?: Resolver<ResolversTypes['EducationComparison'], ParentType, ContextType, RequireFields<Contract.QueryEducationCompareArgs, 'fromId' | 'toId'>>;
  educationTeam?: Resolver<ResolversTypes['EducationTeam'], ParentType, ContextType, RequireFields<Contract.QueryEducationTeamArgs, 'typeContent'>>;
  educations?: Resolver<ResolversTypes['EducationList'], ParentType, ContextType, RequireFields<Contract.QueryEducationsArgs, 'scope' | 'typeContent'>>;
  emails?: Resolver<ResolversTypes['EmailList'], ParentType, ContextType, Partial<Contract.QueryEmailsArgs>>;
  employeeImport?: Resolver<Contract.Maybe<ResolversTypes['EmployeeImport']>, ParentType, ContextType, RequireFields<Contract.QueryEmployeeImportArgs, 'id'>>;
  employeeImportRows?: Resolver<ResolversTypes['EmployeeImportRowList'], ParentType, ContextType, RequireFields<Contract.QueryEmployeeImportRowsArgs, 'id'>>;
  employeeImports?: Resolver<Array<ResolversTypes['EmployeeImport']>, ParentType, ContextType>;
  faqEntries?: Resolver<Array<ResolversTypes['FaqEntry']>, ParentType, ContextType>;
  faqEntry?: Resolver<ResolversTypes['FaqEntry'], ParentType, ContextType, RequireFields<Contract.QueryFaqEntryArgs, 'id'>>;
  faqQuestions?: Resolver<Array<ResolversTypes['FaqQuestion']>, ParentType, ContextType>;
  gapChecks?: Resolver<ResolversTypes['GapChecks'], ParentType, ContextType, RequireFields<Contract.QueryGapChecksArgs, 'userId'>>;
  hireSources?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  history?: Resolver<ResolversTypes['HistoryList'], ParentType, ContextType, RequireFields<Contract.QueryHistoryArgs, 'page' | 'pageSize'>>;
  historyCheck?: Resolver<Contract.Maybe<ResolversTypes['HistoryCheck']>, ParentType, ContextType>;
  historyEntry?: Resolver<ResolversTypes['HistoryEntry'], ParentType, ContextType, RequireFields<Contract.QueryHistoryEntryArgs, 'id'>>;
  historyHead?: Resolver<ResolversTypes['SavedHeadFile'], ParentType, ContextType>;
  historyHeadCompare?: Resolver<ResolversTypes['HeadComparison'], ParentType, ContextType, RequireFields<Contract.QueryHistoryHeadCompareArgs, 'text'>>;
  idealHistory?: Resolver<Array<ResolversTypes['HistoryEntry']>, ParentType, ContextType, RequireFields<Contract.QueryIdealHistoryArgs, 'layer'>>;
  idealPicture?: Resolver<ResolversTypes['IdealPicture'], ParentType, ContextType, RequireFields<Contract.QueryIdealPictureArgs, 'layer'>>;
  initApp?: Resolver<ResolversTypes['InitApp'], ParentType, ContextType>;
  ipAccess?: Resolver<ResolversTypes['IpAccess'], ParentType, ContextType>;
  ipDryRun?: Resolver<ResolversTypes['IpDryRun'], ParentType, ContextType, RequireFields<Contract.QueryIpDryRunArgs, 'page' | 'pageSize'>>;
  ipLog?: Resolver<ResolversTypes['IpLogList'], ParentType, ContextType, RequireFields<Contract.QueryIpLogArgs, 'page' | 'pageSize'>>;
  ipRules?: Resolver<ResolversTypes['IpRuleList'], ParentType, ContextType, RequireFields<Contract.QueryIpRulesArgs, 'page' | 'pageSize'>>;
  ledgerCheck?: Resolver<ResolversTypes['LedgerCheck'], ParentType, ContextType, RequireFields<Contract.QueryLedgerCheckArgs, 'organizationId'>>;
  logActionTypes?: Resolver<Array<ResolversTypes['EnumOption']>, ParentType, ContextType>;
  notificationReason?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Contract.QueryNotificationReasonArgs, 'id'>>;
  notificationSchedule?: Resolver<ResolversTypes['NotificationSchedule'], ParentType, ContextType>;
  notificationTexts?: Resolver<Array<ResolversTypes['NotificationText']>, ParentType, ContextType, RequireFields<Contract.QueryNotificationTextsArgs, 'type'>>;
  notifications?: Resolver<ResolversTypes['NotificationList'], ParentType, ContextType, Partial<Contract.QueryNotificationsArgs>>;
  objectGrants?: Resolver<Array<ResolversTypes['ObjectGrant']>, ParentType, ContextType, RequireFields<Contract.QueryObjectGrantsArgs, 'objectId' | 'objectType'>>;
  objectPrerequisites?: Resolver<Array<ResolversTypes['ObjectPrerequisite']>, ParentType, ContextType, RequireFields<Contract.QueryObjectPrerequisitesArgs, 'objectId' | 'objectType'>>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  organizationAbout?: Resolver<ResolversTypes['OrganizationAbout'], ParentType, ContextType>;
  organizationCard?: Resolver<ResolversTypes['OrganizationCard'], ParentType, ContextType, RequireFields<Contract.QueryOrganizationCardArgs, 'id'>>;
  organizationFleet?: Resolver<ResolversTypes['OrganizationFleet'], ParentType, ContextType>;
  organizationFormTypes?: Resolver<Array<ResolversTypes['EnumOption']>, ParentType, ContextType>;
  organizationNotificationTypes?: Resolver<Array<ResolversTypes['EnumOption']>, ParentType, ContextType>;
  organizationNotifications?: Resolver<ResolversTypes['NotificationMatrix'], ParentType, ContextType>;
  organizationPeople?: Resolver<ResolversTypes['OrganizationPeople'], ParentType, ContextType, RequireFields<Contract.QueryOrganizationPeopleArgs, 'id'>>;
  organizationSetting?: Resolver<ResolversTypes['OrganizationSetting'], ParentType, ContextType>;
  organizations?: Resolver<ResolversTypes['OrganizationList'], ParentType, ContextType, Partial<Contract.QueryOrganizationsArgs>>;
  ownAlerts?: Resolver<Array<ResolversTypes['OwnAlert']>, ParentType, ContextType>;
  ownRecords?: Resolver<ResolversTypes['OwnRecordList'], ParentType, ContextType, Partial<Contract.QueryOwnRecordsArgs>>;
  payDocuments?: Resolver<ResolversTypes['PayDocuments'], ParentType, ContextType, Partial<Contract.QueryPayDocumentsArgs>>;
  payment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<Contract.QueryPaymentArgs, 'id'>>;
  paymentBalance?: Resolver<ResolversTypes['PaymentBalance'], ParentType, ContextType>;
  paymentMethodTypes?: Resolver<Array<ResolversTypes['EnumOption']>, ParentType, ContextType>;
  paymentOperations?: Resolver<ResolversTypes['PaymentOperations'], ParentType, ContextType, Partial<Contract.QueryPaymentOperationsArgs>>;
  paymentPeople?: Resolver<ResolversTypes['PaymentPeople'], ParentType, ContextType, Partial<Contract.QueryPaymentPeopleArgs>>;
  paymentStatusTypes?: Resolver<Array<ResolversTypes['EnumOption']>, ParentType, ContextType>;
  position?: Resolver<Contract.Maybe<ResolversTypes['Position']>, ParentType, ContextType, RequireFields<Contract.QueryPositionArgs, 'id'>>;
  positions?: Resolver<ResolversTypes['PositionList'], ParentType, ContextType, Partial<Contract.QueryPositionsArgs>>;
  positionsBeyondOwn?: Resolver<Array<ResolversTypes['BeyondOwn']>, ParentType, ContextType, Partial<Contract.QueryPositionsBeyondOwnArgs>>;
  profileAccess?: Resolver<ResolversTypes['ProfileAccess'], ParentType, ContextType>;
  profileRequests?: Resolver<ResolversTypes['ProfileRequestList'], ParentType, ContextType, Partial<Contract.QueryProfileRequestsArgs>>;
  promoCodes?: Resolver<ResolversTypes['PromoCodes'], ParentType, ContextType, Partial<Contract.QueryPromoCodesArgs>>;
  promoUses?: Resolver<Array<ResolversTypes['PromoUse']>, ParentType, ContextType>;
  providerAlertReach?: Resolver<ResolversTypes['ProviderAlertReach'], ParentType, ContextType, RequireFields<Contract.QueryProviderAlertReachArgs, 'audience'>>;
  providerAlerts?: Resolver<ResolversTypes['ProviderAlerts'], ParentType, ContextType, Partial<Contract.QueryProviderAlertsArgs>>;
  qualification?: Resolver<Contract.Maybe<ResolversTypes['Qualification']>, ParentType, ContextType, RequireFields<Contract.QueryQualificationArgs, 'id'>>;
  qualificationItemReplacePreview?: Resolver<ResolversTypes['QualificationReplacement'], ParentType, ContextType, RequireFields<Contract.QueryQualificationItemReplacePreviewArgs, 'replacement'>>;
  qualificationPeople?: Resolver<ResolversTypes['QualificationPeople'], ParentType, ContextType, RequireFields<Contract.QueryQualificationPeopleArgs, 'id'>>;
  qualificationTeam?: Resolver<ResolversTypes['QualificationTeam'], ParentType, ContextType, Partial<Contract.QueryQualificationTeamArgs>>;
  qualifications?: Resolver<ResolversTypes['QualificationList'], ParentType, ContextType, RequireFields<Contract.QueryQualificationsArgs, 'scope'>>;
  quickSignatures?: Resolver<ResolversTypes['QuickSignatureList'], ParentType, ContextType, Partial<Contract.QueryQuickSignaturesArgs>>;
  refAccruals?: Resolver<ResolversTypes['RefAccruals'], ParentType, ContextType, Partial<Contract.QueryRefAccrualsArgs>>;
  refBalance?: Resolver<ResolversTypes['RefBalance'], ParentType, ContextType>;
  refHistory?: Resolver<ResolversTypes['RefHistory'], ParentType, ContextType, Partial<Contract.QueryRefHistoryArgs>>;
  refLinks?: Resolver<Array<ResolversTypes['RefLink']>, ParentType, ContextType>;
  refPayouts?: Resolver<ResolversTypes['RefPayouts'], ParentType, ContextType, Partial<Contract.QueryRefPayoutsArgs>>;
  refReferrals?: Resolver<ResolversTypes['RefReferrals'], ParentType, ContextType, Partial<Contract.QueryRefReferralsArgs>>;
  refTemplateCandidates?: Resolver<Array<ResolversTypes['RefTemplateCandidate']>, ParentType, ContextType, RequireFields<Contract.QueryRefTemplateCandidatesArgs, 'kind'>>;
  refTemplates?: Resolver<Array<ResolversTypes['RefTemplate']>, ParentType, ContextType>;
  regulation?: Resolver<Contract.Maybe<ResolversTypes['Regulation']>, ParentType, ContextType, RequireFields<Contract.QueryRegulationArgs, 'id'>>;
  regulationApprovals?: Resolver<Array<ResolversTypes['Approval']>, ParentType, ContextType>;
  regulationComments?: Resolver<Array<ResolversTypes['RegulationComment']>, ParentType, ContextType, RequireFields<Contract.QueryRegulationCommentsArgs, 'regulationId'>>;
  regulationCompare?: Resolver<ResolversTypes['RegulationComparison'], ParentType, ContextType, RequireFields<Contract.QueryRegulationCompareArgs, 'fromId' | 'toId'>>;
  regulationRehearsal?: Resolver<Array<ResolversTypes['GateQuestion']>, ParentType, ContextType, RequireFields<Contract.QueryRegulationRehearsalArgs, 'answer'>>;
  regulationSignatures?: Resolver<ResolversTypes['RegulationSignatureList'], ParentType, ContextType, RequireFields<Contract.QueryRegulationSignaturesArgs, 'regulationId'>>;
  regulationStructures?: Resolver<ResolversTypes['RegulationStructureList'], ParentType, ContextType, Partial<Contract.QueryRegulationStructuresArgs>>;
  regulationTeam?: Resolver<ResolversTypes['RegulationTeam'], ParentType, ContextType, Partial<Contract.QueryRegulationTeamArgs>>;
  regulationTemplates?: Resolver<Array<ResolversTypes['RegulationTemplate']>, ParentType, ContextType>;
  regulationVersion?: Resolver<Contract.Maybe<ResolversTypes['RegulationVersion']>, ParentType, ContextType, RequireFields<Contract.QueryRegulationVersionArgs, 'id'>>;
  regulations?: Resolver<ResolversTypes['RegulationList'], ParentType, ContextType, RequireFields<Contract.QueryRegulationsArgs, 'scope'>>;
  report?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<Contract.QueryReportArgs, 'id'>>;
  reportCalendar?: Resolver<ResolversTypes['ReportCalendar'], ParentType, ContextType>;
  reportRows?: Resolver<ResolversTypes['ReportRows'], ParentType, ContextType, RequireFields<Contract.QueryReportRowsArgs, 'report'>>;
  reportSnapshotBySha256?: Resolver<Contract.Maybe<ResolversTypes['ReportSnapshotMatch']>, ParentType, ContextType, RequireFields<Contract.QueryReportSnapshotBySha256Args, 'sha256'>>;
  reportSnapshotPrice?: Resolver<ResolversTypes['ReportSnapshotPrice'], ParentType, ContextType>;
  reportSnapshots?: Resolver<ResolversTypes['ReportSnapshots'], ParentType, ContextType, Partial<Contract.QueryReportSnapshotsArgs>>;
  reportSources?: Resolver<Array<ResolversTypes['ReportSource']>, ParentType, ContextType>;
  reportTemplates?: Resolver<Array<ResolversTypes['ReportTemplate']>, ParentType, ContextType>;
  reports?: Resolver<Array<ResolversTypes['Report']>, ParentType, ContextType>;
  rightAreas?: Resolver<Array<ResolversTypes['RightAreaOption']>, ParentType, ContextType>;
  roleImpact?: Resolver<ResolversTypes['RoleImpact'], ParentType, ContextType, Partial<Contract.QueryRoleImpactArgs>>;
  roleNotifications?: Resolver<ResolversTypes['NotificationMatrix'], ParentType, ContextType, RequireFields<Contract.QueryRoleNotificationsArgs, 'roleId'>>;
  roleOptions?: Resolver<Array<ResolversTypes['SelectOption']>, ParentType, ContextType>;
  rolePeople?: Resolver<ResolversTypes['RolePersonList'], ParentType, ContextType, Partial<Contract.QueryRolePeopleArgs>>;
  roles?: Resolver<ResolversTypes['RoleList'], ParentType, ContextType, Partial<Contract.QueryRolesArgs>>;
  rolesBeyondOwn?: Resolver<Array<ResolversTypes['RoleBeyondOwn']>, ParentType, ContextType, Partial<Contract.QueryRolesBeyondOwnArgs>>;
  sampleFromReferrer?: Resolver<Array<ResolversTypes['ReferrerTemplate']>, ParentType, ContextType>;
  sampleObjects?: Resolver<Array<ResolversTypes['SampleObject']>, ParentType, ContextType>;
  sampleRemovalPreview?: Resolver<ResolversTypes['SampleRemoval'], ParentType, ContextType>;
  search?: Resolver<Array<ResolversTypes['SearchHit']>, ParentType, ContextType, RequireFields<Contract.QuerySearchArgs, 'query'>>;
  signInHold?: Resolver<Contract.Maybe<ResolversTypes['SignInHold']>, ParentType, ContextType>;
  signInHolds?: Resolver<Array<ResolversTypes['SignInHold']>, ParentType, ContextType, Partial<Contract.QuerySignInHoldsArgs>>;
  signingSpeed?: Resolver<ResolversTypes['SigningSpeed'], ParentType, ContextType, Partial<Contract.QuerySigningSpeedArgs>>;
  statistic?: Resolver<ResolversTypes['Statistic'], ParentType, ContextType, RequireFields<Contract.QueryStatisticArgs, 'objectType'>>;
  statisticHolders?: Resolver<ResolversTypes['StatisticHolderList'], ParentType, ContextType, RequireFields<Contract.QueryStatisticHoldersArgs, 'held' | 'objectType'>>;
  statisticPeople?: Resolver<ResolversTypes['StatisticPeopleList'], ParentType, ContextType, RequireFields<Contract.QueryStatisticPeopleArgs, 'kind' | 'objectType'>>;
  statisticRemindPreview?: Resolver<ResolversTypes['RemindPreview'], ParentType, ContextType, RequireFields<Contract.QueryStatisticRemindPreviewArgs, 'kind' | 'objectType'>>;
  statisticUncovered?: Resolver<Array<ResolversTypes['PositionUncovered']>, ParentType, ContextType, RequireFields<Contract.QueryStatisticUncoveredArgs, 'objectType'>>;
  statisticViews?: Resolver<Array<ResolversTypes['StatisticView']>, ParentType, ContextType>;
  statisticWhatIf?: Resolver<ResolversTypes['StatisticWhatIf'], ParentType, ContextType, RequireFields<Contract.QueryStatisticWhatIfArgs, 'date' | 'userIds'>>;
  structureOutlinePlan?: Resolver<ResolversTypes['StructureOutlinePlan'], ParentType, ContextType, RequireFields<Contract.QueryStructureOutlinePlanArgs, 'nodes'>>;
  structureRowsPreview?: Resolver<ResolversTypes['StructureRowsPreview'], ParentType, ContextType, RequireFields<Contract.QueryStructureRowsPreviewArgs, 'positions' | 'subdivisions'>>;
  subdivision?: Resolver<Contract.Maybe<ResolversTypes['Subdivision']>, ParentType, ContextType, RequireFields<Contract.QuerySubdivisionArgs, 'id'>>;
  subdivisions?: Resolver<ResolversTypes['SubdivisionList'], ParentType, ContextType, Partial<Contract.QuerySubdivisionsArgs>>;
  subdivisionsUpdatePreview?: Resolver<ResolversTypes['AssignmentPreview'], ParentType, ContextType, RequireFields<Contract.QuerySubdivisionsUpdatePreviewArgs, 'subdivisions'>>;
  superAdminPrivileges?: Resolver<Array<ResolversTypes['SuperAdminPrivilege']>, ParentType, ContextType>;
  supportAccess?: Resolver<ResolversTypes['SupportAccess'], ParentType, ContextType>;
  supportSessions?: Resolver<Array<ResolversTypes['SupportSession']>, ParentType, ContextType>;
  tariffPreview?: Resolver<ResolversTypes['TariffPreview'], ParentType, ContextType, RequireFields<Contract.QueryTariffPreviewArgs, 'code'>>;
  tariffs?: Resolver<Array<ResolversTypes['TariffOffer']>, ParentType, ContextType>;
  test?: Resolver<Contract.Maybe<ResolversTypes['Test']>, ParentType, ContextType, RequireFields<Contract.QueryTestArgs, 'id'>>;
  testAttempt?: Resolver<Contract.Maybe<ResolversTypes['TestAttempt']>, ParentType, ContextType, RequireFields<Contract.QueryTestAttemptArgs, 'id'>>;
  testAttemptRequests?: Resolver<Array<ResolversTypes['TestAttemptRequest']>, ParentType, ContextType, RequireFields<Contract.QueryTestAttemptRequestsArgs, 'testId'>>;
  testAttempts?: Resolver<ResolversTypes['TestAttemptList'], ParentType, ContextType, RequireFields<Contract.QueryTestAttemptsArgs, 'testId'>>;
  testBank?: Resolver<ResolversTypes['TestBankList'], ParentType, ContextType, Partial<Contract.QueryTestBankArgs>>;
  testBankKnown?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Contract.QueryTestBankKnownArgs, 'texts'>>;
  testBankMatches?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<Contract.QueryTestBankMatchesArgs, 'draw'>>;
  testItemAnalysis?: Resolver<ResolversTypes['TestItemAnalysis'], ParentType, ContextType, RequireFields<Contract.QueryTestItemAnalysisArgs, 'testId'>>;
  testNamedClauses?: Resolver<Array<ResolversTypes['TestNamedClause']>, ParentType, ContextType, RequireFields<Contract.QueryTestNamedClausesArgs, 'clauses'>>;
  testRegradePreview?: Resolver<ResolversTypes['TestRegradePreview'], ParentType, ContextType, RequireFields<Contract.QueryTestRegradePreviewArgs, 'regrade'>>;
  testRegradings?: Resolver<Array<ResolversTypes['TestRegrading']>, ParentType, ContextType, RequireFields<Contract.QueryTestRegradingsArgs, 'testId' | 'versionId'>>;
  testRepetition?: Resolver<ResolversTypes['TestRepetition'], ParentType, ContextType>;
  testResults?: Resolver<ResolversTypes['TestResultList'], ParentType, ContextType, RequireFields<Contract.QueryTestResultsArgs, 'testId'>>;
  testReviewQueue?: Resolver<ResolversTypes['TestReviewList'], ParentType, ContextType, RequireFields<Contract.QueryTestReviewQueueArgs, 'testId'>>;
  testScores?: Resolver<ResolversTypes['TestScores'], ParentType, ContextType, Partial<Contract.QueryTestScoresArgs>>;
  testStaleQuestions?: Resolver<ResolversTypes['TestStaleQuestions'], ParentType, ContextType>;
  testTeam?: Resolver<ResolversTypes['TestTeam'], ParentType, ContextType, Partial<Contract.QueryTestTeamArgs>>;
  testWorstQuestions?: Resolver<Array<ResolversTypes['TestWorstQuestion']>, ParentType, ContextType>;
  tests?: Resolver<ResolversTypes['TestList'], ParentType, ContextType, RequireFields<Contract.QueryTestsArgs, 'scope'>>;
  today?: Resolver<ResolversTypes['TodayPanel'], ParentType, ContextType>;
  tokenBalance?: Resolver<ResolversTypes['TokenBalance'], ParentType, ContextType>;
  tokenDisputes?: Resolver<ResolversTypes['ClientTokenDisputes'], ParentType, ContextType, Partial<Contract.QueryTokenDisputesArgs>>;
  tokenEstimate?: Resolver<ResolversTypes['TokenEstimate'], ParentType, ContextType, RequireFields<Contract.QueryTokenEstimateArgs, 'works'>>;
  tokenInitiators?: Resolver<Array<ResolversTypes['PaymentPerson']>, ParentType, ContextType, Partial<Contract.QueryTokenInitiatorsArgs>>;
  tokenLimits?: Resolver<Array<ResolversTypes['TokenLimit']>, ParentType, ContextType>;
  tokenPurchase?: Resolver<ResolversTypes['TokenPurchase'], ParentType, ContextType, RequireFields<Contract.QueryTokenPurchaseArgs, 'id'>>;
  tokenPurchases?: Resolver<ResolversTypes['TokenPurchases'], ParentType, ContextType, Partial<Contract.QueryTokenPurchasesArgs>>;
  tokenUse?: Resolver<ResolversTypes['TokenUse'], ParentType, ContextType, Partial<Contract.QueryTokenUseArgs>>;
  tokenWriteOff?: Resolver<ResolversTypes['TokenWriteOff'], ParentType, ContextType, RequireFields<Contract.QueryTokenWriteOffArgs, 'id'>>;
  tokenWriteOffs?: Resolver<ResolversTypes['TokenWriteOffs'], ParentType, ContextType, Partial<Contract.QueryTokenWriteOffsArgs>>;
  unclearClauses?: Resolver<ResolversTypes['UnclearClauses'], ParentType, ContextType, RequireFields<Contract.QueryUnclearClausesArgs, 'objectType'>>;
  unclearPlaces?: Resolver<Array<ResolversTypes['UnclearPlace']>, ParentType, ContextType, RequireFields<Contract.QueryUnclearPlacesArgs, 'objectId' | 'objectType'>>;
  unmatchedNotifications?: Resolver<Array<ResolversTypes['UnmatchedNotification']>, ParentType, ContextType>;
  user?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<Contract.QueryUserArgs, 'user'>>;
  userAccess?: Resolver<ResolversTypes['UserAccess'], ParentType, ContextType, RequireFields<Contract.QueryUserAccessArgs, 'userId'>>;
  userDocuments?: Resolver<ResolversTypes['UserDocumentList'], ParentType, ContextType, RequireFields<Contract.QueryUserDocumentsArgs, 'userId'>>;
  userIpAccess?: Resolver<ResolversTypes['UserIpAccess'], ParentType, ContextType>;
  userIsAuth?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userLeaving?: Resolver<ResolversTypes['UserLeaving'], ParentType, ContextType, RequireFields<Contract.QueryUserLeavingArgs, 'userId'>>;
  userNotes?: Resolver<Array<ResolversTypes['UserNote']>, ParentType, ContextType, RequireFields<Contract.QueryUserNotesArgs, 'userId'>>;
  userNotifications?: Resolver<ResolversTypes['NotificationMatrix'], ParentType, ContextType>;
  userPlacementPreview?: Resolver<ResolversTypes['AssignmentPreview'], ParentType, ContextType, RequireFields<Contract.QueryUserPlacementPreviewArgs, 'user'>>;
  userProtection?: Resolver<ResolversTypes['UserProtection'], ParentType, ContextType, RequireFields<Contract.QueryUserProtectionArgs, 'userId'>>;
  userSecurity?: Resolver<ResolversTypes['UserSecurity'], ParentType, ContextType>;
  userSessions?: Resolver<Array<ResolversTypes['UserSession']>, ParentType, ContextType, Partial<Contract.QueryUserSessionsArgs>>;
  userSexTypes?: Resolver<Array<ResolversTypes['EnumOption']>, ParentType, ContextType>;
  userStatusTypes?: Resolver<Array<ResolversTypes['EnumOption']>, ParentType, ContextType>;
  users?: Resolver<ResolversTypes['UserList'], ParentType, ContextType, Partial<Contract.QueryUsersArgs>>;
  usersUpdatePreview?: Resolver<ResolversTypes['UsersUpdatePreview'], ParentType, ContextType, RequireFields<Contract.QueryUsersUpdatePreviewArgs, 'users'>>;
  videoDropOff?: Resolver<ResolversTypes['VideoDropOff'], ParentType, ContextType, RequireFields<Contract.QueryVideoDropOffArgs, 'educationId'>>;
  watchedVideos?: Resolver<Array<ResolversTypes['WatchedVideo']>, ParentType, ContextType, Partial<Contract.QueryWatchedVideosArgs>>;
};

export type QuickSignatureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuickSignature'] = ResolversParentTypes['QuickSignature']> = {
  calculatedSec?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['ObjectName'], ParentType, ContextType>;
  readingSec?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type QuickSignatureListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuickSignatureList'] = ResolversParentTypes['QuickSignatureList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['QuickSignature']>, ParentType, ContextType>;
};

export type RatingSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RatingSummary'] = ResolversParentTypes['RatingSummary']> = {
  average?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RefAccrualResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefAccrual'] = ResolversParentTypes['RefAccrual']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  availableFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  clawedBack?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  flags?: Resolver<Array<ResolversTypes['RefFlag']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invitedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RefEntryStatus'], ParentType, ContextType>;
};

export type RefAccrualsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefAccruals'] = ResolversParentTypes['RefAccruals']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['RefAccrual']>, ParentType, ContextType>;
};

export type RefBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefBalance'] = ResolversParentTypes['RefBalance']> = {
  available?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  holdDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inPayment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  inReview?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isPartner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  onHold?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  owed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tokenPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  withdrawn?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RefEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefEntry'] = ResolversParentTypes['RefEntry']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  availableFrom?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invoice?: Resolver<Contract.Maybe<ResolversTypes['RefInvoice']>, ParentType, ContextType>;
  method?: Resolver<Contract.Maybe<ResolversTypes['RefPayoutMethod']>, ParentType, ContextType>;
  name?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RefEntryStatus'], ParentType, ContextType>;
  tokens?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RefHistoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefHistory'] = ResolversParentTypes['RefHistory']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['RefEntry']>, ParentType, ContextType>;
};

export type RefInvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefInvoice'] = ResolversParentTypes['RefInvoice']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidOn?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  paymentNumber?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RefLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefLink'] = ResolversParentTypes['RefLink']> = {
  clicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isArchive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  registrations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RefPayeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefPayee'] = ResolversParentTypes['RefPayee']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bank?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bik?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  corr?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kpp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RefPayoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefPayout'] = ResolversParentTypes['RefPayout']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  decidedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidOn?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  payee?: Resolver<ResolversTypes['RefPayee'], ParentType, ContextType>;
  paymentNumber?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RefEntryStatus'], ParentType, ContextType>;
};

export type RefPayoutsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefPayouts'] = ResolversParentTypes['RefPayouts']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['RefPayout']>, ParentType, ContextType>;
};

export type RefReferralResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefReferral'] = ResolversParentTypes['RefReferral']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invitedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['RefStage'], ParentType, ContextType>;
};

export type RefReferralsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefReferrals'] = ResolversParentTypes['RefReferrals']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['RefReferral']>, ParentType, ContextType>;
};

export type RefTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefTemplate'] = ResolversParentTypes['RefTemplate']> = {
  clauseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RefTemplateKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objectId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RefTemplateCandidateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefTemplateCandidate'] = ResolversParentTypes['RefTemplateCandidate']> = {
  isOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RefTemplateKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objectId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReferenceDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReferenceData'] = ResolversParentTypes['ReferenceData']> = {
  isFirst?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLast?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  positions?: Resolver<ResolversTypes['ReferencePositions'], ParentType, ContextType>;
  regulationStructures?: Resolver<ResolversTypes['ReferenceRegulationStructures'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['ReferenceStage'], ParentType, ContextType>;
  subdivisions?: Resolver<ResolversTypes['ReferenceSubdivisions'], ParentType, ContextType>;
  users?: Resolver<ResolversTypes['ReferenceUsers'], ParentType, ContextType>;
};

export type ReferencePositionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReferencePositions'] = ResolversParentTypes['ReferencePositions']> = {
  items?: Resolver<Array<ResolversTypes['Position']>, ParentType, ContextType>;
  removedIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReferenceRegulationStructuresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReferenceRegulationStructures'] = ResolversParentTypes['ReferenceRegulationStructures']> = {
  items?: Resolver<Array<ResolversTypes['RegulationStructure']>, ParentType, ContextType>;
  removedIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReferenceSubdivisionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReferenceSubdivisions'] = ResolversParentTypes['ReferenceSubdivisions']> = {
  items?: Resolver<Array<ResolversTypes['Subdivision']>, ParentType, ContextType>;
  removedIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReferenceUsersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReferenceUsers'] = ResolversParentTypes['ReferenceUsers']> = {
  items?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  removedIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReferrerTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReferrerTemplate'] = ResolversParentTypes['ReferrerTemplate']> = {
  clauseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RefTemplateKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegulationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Regulation'] = ResolversParentTypes['Regulation']> = {
  abilities?: Resolver<ResolversTypes['RegulationAbilities'], ParentType, ContextType>;
  approverIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  approvers?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentVersion?: Resolver<Contract.Maybe<ResolversTypes['RegulationVersion']>, ParentType, ContextType>;
  deltaClauseIds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  draftVersion?: Resolver<Contract.Maybe<ResolversTypes['RegulationVersion']>, ParentType, ContextType>;
  folder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gateQuestions?: Resolver<Array<ResolversTypes['GateQuestion']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isArchive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minReadingSec?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  myAssignment?: Resolver<Contract.Maybe<ResolversTypes['Assignment']>, ParentType, ContextType>;
  mySignature?: Resolver<Contract.Maybe<ResolversTypes['RegulationSignature']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  ownerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['Content']>, ParentType, ContextType>;
  requireFullScroll?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reviewAt?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  reviewEveryMonths?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  signMethod?: Resolver<ResolversTypes['SignMethod'], ParentType, ContextType>;
  statistic?: Resolver<Contract.Maybe<ResolversTypes['StatisticRow']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ContentStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['RegulationType'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['RegulationVersion']>, ParentType, ContextType>;
};

export type RegulationAbilitiesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegulationAbilities'] = ResolversParentTypes['RegulationAbilities']> = {
  canEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canPublish?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canRehearse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canSign?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RegulationCommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegulationComment'] = ResolversParentTypes['RegulationComment']> = {
  clauseId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  regulationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resolvedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  versionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RegulationComparisonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegulationComparison'] = ResolversParentTypes['RegulationComparison']> = {
  addedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['ClauseChange']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['RegulationVersion'], ParentType, ContextType>;
  removedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signedFrom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signedTo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['RegulationVersion'], ParentType, ContextType>;
};

export type RegulationImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegulationImport'] = ResolversParentTypes['RegulationImport']> = {
  leftOut?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  regulation?: Resolver<ResolversTypes['Regulation'], ParentType, ContextType>;
};

export type RegulationListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegulationList'] = ResolversParentTypes['RegulationList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Regulation']>, ParentType, ContextType>;
};

export type RegulationQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegulationQuestion'] = ResolversParentTypes['RegulationQuestion']> = {
  clauseId?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  explanation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RegulationQuestionKind'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['RegulationQuestionOption']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegulationQuestionOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegulationQuestionOption'] = ResolversParentTypes['RegulationQuestionOption']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRight?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegulationSignatureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegulationSignature'] = ResolversParentTypes['RegulationSignature']> = {
  action?: Resolver<ResolversTypes['SignatureAction'], ParentType, ContextType>;
  answers?: Resolver<Array<ResolversTypes['SignatureAnswer']>, ParentType, ContextType>;
  clauseIds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  confirmedName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  docSha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ip?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  prevHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readingSec?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regulationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['SignatureScope'], ParentType, ContextType>;
  scrollPct?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signer?: Resolver<Contract.Maybe<ResolversTypes['RegulationSigner']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  userAgent?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  variables?: Resolver<Array<ResolversTypes['VariableValue']>, ParentType, ContextType>;
  versionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versionLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegulationSignatureListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegulationSignatureList'] = ResolversParentTypes['RegulationSignatureList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['RegulationSignature']>, ParentType, ContextType>;
};

export type RegulationSignerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegulationSigner'] = ResolversParentTypes['RegulationSigner']> = {
  account?: Resolver<Contract.Maybe<ResolversTypes['SignerAccount']>, ParentType, ContextType>;
  change?: Resolver<Contract.Maybe<ResolversTypes['SignerChange']>, ParentType, ContextType>;
  doubt?: Resolver<Contract.Maybe<ResolversTypes['SignerDoubt']>, ParentType, ContextType>;
  isTwoFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passwordSetAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startedBy?: Resolver<Contract.Maybe<ResolversTypes['SignerSessionStart']>, ParentType, ContextType>;
};

export type RegulationStructureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegulationStructure'] = ResolversParentTypes['RegulationStructure']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isArchive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parentId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  regulationId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RegulationStructureListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegulationStructureList'] = ResolversParentTypes['RegulationStructureList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['RegulationStructure']>, ParentType, ContextType>;
};

export type RegulationTeamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegulationTeam'] = ResolversParentTypes['RegulationTeam']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  regulations?: Resolver<Array<ResolversTypes['Regulation']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['RegulationTeamRow']>, ParentType, ContextType>;
};

export type RegulationTeamRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegulationTeamRow'] = ResolversParentTypes['RegulationTeamRow']> = {
  cells?: Resolver<Array<Contract.Maybe<ResolversTypes['Assignment']>>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type RegulationTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegulationTemplate'] = ResolversParentTypes['RegulationTemplate']> = {
  clauseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['RegulationType'], ParentType, ContextType>;
};

export type RegulationVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegulationVersion'] = ResolversParentTypes['RegulationVersion']> = {
  approvals?: Resolver<Array<ResolversTypes['Approval']>, ParentType, ContextType>;
  attachments?: Resolver<Array<ResolversTypes['Content']>, ParentType, ContextType>;
  body?: Resolver<Contract.Maybe<ResolversTypes['Content']>, ParentType, ContextType>;
  changeSummary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedClauseIds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  clauses?: Resolver<Array<ResolversTypes['Clause']>, ParentType, ContextType>;
  effectiveFrom?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  major?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['Content']>, ParentType, ContextType>;
  publishedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  publishedBy?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  questionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['RegulationQuestion']>, ParentType, ContextType>;
  readingSec?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  regulationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sha256?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  significance?: Resolver<Contract.Maybe<ResolversTypes['Significance']>, ParentType, ContextType>;
  silentClauseIds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ContentStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  variables?: Resolver<Array<ResolversTypes['VariableValue']>, ParentType, ContextType>;
  wordCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RemindPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemindPreview'] = ResolversParentTypes['RemindPreview']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  objectNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  chart?: Resolver<Contract.Maybe<ResolversTypes['ReportChart']>, ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  groupBy?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isAdaptation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDescending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objectTypes?: Resolver<Array<ResolversTypes['ObjectType']>, ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  periodDays?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  positionIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  schedule?: Resolver<Contract.Maybe<ResolversTypes['ReportSchedule']>, ParentType, ContextType>;
  sortBy?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subdivisionIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['ReportTotal']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReportCalendarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportCalendar'] = ResolversParentTypes['ReportCalendar']> = {
  holidays?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workDays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReportColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportColumn'] = ResolversParentTypes['ReportColumn']> = {
  cell?: Resolver<ResolversTypes['ReportCell'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportGroup'] = ResolversParentTypes['ReportGroup']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  marked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totals?: Resolver<Array<Contract.Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
};

export type ReportOtherGroupsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportOtherGroups'] = ResolversParentTypes['ReportOtherGroups']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groups?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  marked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<Array<Contract.Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
};

export type ReportRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportRow'] = ResolversParentTypes['ReportRow']> = {
  cells?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReportRowsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportRows'] = ResolversParentTypes['ReportRows']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['ReportGroup']>, ParentType, ContextType>;
  otherGroups?: Resolver<Contract.Maybe<ResolversTypes['ReportOtherGroups']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ReportRow']>, ParentType, ContextType>;
  totals?: Resolver<Array<Contract.Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
};

export type ReportScheduleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportSchedule'] = ResolversParentTypes['ReportSchedule']> = {
  day?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['ReportFrequency'], ParentType, ContextType>;
  holidays?: Resolver<ResolversTypes['ReportHolidays'], ParentType, ContextType>;
  hour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastRejected?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lastSent?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  movedFrom?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  nextAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  onlyIfRows?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recipientIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReportSnapshotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportSnapshot'] = ResolversParentTypes['ReportSnapshot']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isWhole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  madeBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sha256?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReportSnapshotStatus'], ParentType, ContextType>;
  tokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReportSnapshotMatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportSnapshotMatch'] = ResolversParentTypes['ReportSnapshotMatch']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isWhole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  snapshot?: Resolver<Contract.Maybe<ResolversTypes['ReportSnapshot']>, ParentType, ContextType>;
};

export type ReportSnapshotPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportSnapshotPrice'] = ResolversParentTypes['ReportSnapshotPrice']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isEnough?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limitText?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warningText?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReportSnapshotsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportSnapshots'] = ResolversParentTypes['ReportSnapshots']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ReportSnapshot']>, ParentType, ContextType>;
};

export type ReportSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportSource'] = ResolversParentTypes['ReportSource']> = {
  columns?: Resolver<Array<ResolversTypes['ReportColumn']>, ParentType, ContextType>;
  mark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  states?: Resolver<Array<ResolversTypes['ReportState']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportState'] = ResolversParentTypes['ReportState']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportTemplate'] = ResolversParentTypes['ReportTemplate']> = {
  chart?: Resolver<Contract.Maybe<ResolversTypes['ReportChart']>, ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  groupBy?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isDescending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  objectTypes?: Resolver<Array<ResolversTypes['ObjectType']>, ParentType, ContextType>;
  sortBy?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['ReportTotal']>, ParentType, ContextType>;
};

export type ReportTotalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportTotal'] = ResolversParentTypes['ReportTotal']> = {
  aggregate?: Resolver<ResolversTypes['ReportAggregate'], ParentType, ContextType>;
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RightAreaOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RightAreaOption'] = ResolversParentTypes['RightAreaOption']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RightFlagsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RightFlags'] = ResolversParentTypes['RightFlags']> = {
  read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  write?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isArchive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSystem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notifications?: Resolver<Array<ResolversTypes['RoleNotification']>, ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  peopleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  positionsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rights?: Resolver<ResolversTypes['RoleRights'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RoleBeyondOwnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleBeyondOwn'] = ResolversParentTypes['RoleBeyondOwn']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lacking?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RoleImpactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleImpact'] = ResolversParentTypes['RoleImpact']> = {
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  peopleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RoleListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleList'] = ResolversParentTypes['RoleList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
};

export type RoleNotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleNotification'] = ResolversParentTypes['RoleNotification']> = {
  own?: Resolver<ResolversTypes['NotificationOwnSetting'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RolePersonListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RolePersonList'] = ResolversParentTypes['RolePersonList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
};

export type RoleRightsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleRights'] = ResolversParentTypes['RoleRights']> = {
  backOfficeDocs?: Resolver<ResolversTypes['RightFlags'], ParentType, ContextType>;
  backOfficeRef?: Resolver<ResolversTypes['RightFlags'], ParentType, ContextType>;
  backOfficeSettingAccount?: Resolver<ResolversTypes['RightFlags'], ParentType, ContextType>;
  backOfficeSuper?: Resolver<ResolversTypes['RightFlags'], ParentType, ContextType>;
  employees?: Resolver<ResolversTypes['RightFlags'], ParentType, ContextType>;
  faq?: Resolver<ResolversTypes['RightFlags'], ParentType, ContextType>;
  integrationAmo?: Resolver<ResolversTypes['RightFlags'], ParentType, ContextType>;
  integrationAvito?: Resolver<ResolversTypes['RightFlags'], ParentType, ContextType>;
  integrationBitrix?: Resolver<ResolversTypes['RightFlags'], ParentType, ContextType>;
  integrationTelegram?: Resolver<ResolversTypes['RightFlags'], ParentType, ContextType>;
  integrations?: Resolver<ResolversTypes['RightFlags'], ParentType, ContextType>;
  organizationAbout?: Resolver<ResolversTypes['RightFlags'], ParentType, ContextType>;
  organizationSetting?: Resolver<ResolversTypes['RightFlags'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['RightFlags'], ParentType, ContextType>;
  roles?: Resolver<ResolversTypes['RightFlags'], ParentType, ContextType>;
  statistics?: Resolver<ResolversTypes['RightFlags'], ParentType, ContextType>;
  structure?: Resolver<ResolversTypes['RightFlags'], ParentType, ContextType>;
};

export type SampleCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SampleCount'] = ResolversParentTypes['SampleCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SampleKind'], ParentType, ContextType>;
};

export type SampleKeptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SampleKept'] = ResolversParentTypes['SampleKept']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SampleKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['SampleKeepReason'], ParentType, ContextType>;
};

export type SampleObjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SampleObject'] = ResolversParentTypes['SampleObject']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SampleKind'], ParentType, ContextType>;
};

export type SampleRemovalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SampleRemoval'] = ResolversParentTypes['SampleRemoval']> = {
  kept?: Resolver<Array<ResolversTypes['SampleKept']>, ParentType, ContextType>;
  removed?: Resolver<Array<ResolversTypes['SampleCount']>, ParentType, ContextType>;
};

export type SavedCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedCard'] = ResolversParentTypes['SavedCard']> = {
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SavedHeadFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedHeadFile'] = ResolversParentTypes['SavedHeadFile']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScopedRightsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScopedRights'] = ResolversParentTypes['ScopedRights']> = {
  rights?: Resolver<ResolversTypes['RoleRights'], ParentType, ContextType>;
  subdivisionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchHit'] = ResolversParentTypes['SearchHit']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SearchKind'], ParentType, ContextType>;
  route?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelectOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectOption'] = ResolversParentTypes['SelectOption']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isArchive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionResponseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionResponse'] = ResolversParentTypes['SessionResponse']> = {
  challenge?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  routePath?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SetupStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetupStep'] = ResolversParentTypes['SetupStep']> = {
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOptional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['SetupStepKey'], ParentType, ContextType>;
};

export type SignInHoldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInHold'] = ResolversParentTypes['SignInHold']> = {
  canConfirm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canDecide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SignInChangeKind'], ParentType, ContextType>;
  newValue?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SignInHoldState'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type SignatureAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignatureAnswer'] = ResolversParentTypes['SignatureAnswer']> = {
  attempts?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignerAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignerAccount'] = ResolversParentTypes['SignerAccount']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdByName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SignerChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignerChange'] = ResolversParentTypes['SignerChange']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedByName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirmedByName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SignInChangeKind'], ParentType, ContextType>;
};

export type SigningSpeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SigningSpeed'] = ResolversParentTypes['SigningSpeed']> = {
  bars?: Resolver<Array<ResolversTypes['SigningSpeedBar']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quickCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type SigningSpeedBarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SigningSpeedBar'] = ResolversParentTypes['SigningSpeedBar']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SocialAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialAccount'] = ResolversParentTypes['SocialAccount']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaleQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaleQuestion'] = ResolversParentTypes['StaleQuestion']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rightAnswers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StatisticResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Statistic'] = ResolversParentTypes['Statistic']> = {
  asOf?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  byObject?: Resolver<Array<ResolversTypes['StatisticByObject']>, ParentType, ContextType>;
  bySubdivision?: Resolver<Array<ResolversTypes['StatisticBySubdivision']>, ParentType, ContextType>;
  curve?: Resolver<Array<ResolversTypes['StatisticPoint']>, ParentType, ContextType>;
  firstDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  held?: Resolver<Contract.Maybe<ResolversTypes['HeldStatistic']>, ParentType, ContextType>;
  heldSince?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  medianDays?: Resolver<Contract.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  nearestDay?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  placementsSince?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  staleCount?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['StatisticRow'], ParentType, ContextType>;
  treeSince?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type StatisticAssignmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatisticAssignment'] = ResolversParentTypes['StatisticAssignment']> = {
  completedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isHeld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOverdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refusedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remindedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AssignmentStatus'], ParentType, ContextType>;
};

export type StatisticByObjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatisticByObject'] = ResolversParentTypes['StatisticByObject']> = {
  isArchive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['ObjectName'], ParentType, ContextType>;
  reviewAt?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  statistic?: Resolver<ResolversTypes['StatisticRow'], ParentType, ContextType>;
};

export type StatisticBySubdivisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatisticBySubdivision'] = ResolversParentTypes['StatisticBySubdivision']> = {
  statistic?: Resolver<ResolversTypes['StatisticRow'], ParentType, ContextType>;
  subdivision?: Resolver<Contract.Maybe<ResolversTypes['Subdivision']>, ParentType, ContextType>;
};

export type StatisticHolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatisticHolder'] = ResolversParentTypes['StatisticHolder']> = {
  isValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastDay?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['ObjectName'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type StatisticHolderListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatisticHolderList'] = ResolversParentTypes['StatisticHolderList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['StatisticHolder']>, ParentType, ContextType>;
};

export type StatisticPeopleListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatisticPeopleList'] = ResolversParentTypes['StatisticPeopleList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['StatisticPerson']>, ParentType, ContextType>;
  peopleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StatisticPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatisticPerson'] = ResolversParentTypes['StatisticPerson']> = {
  assignment?: Resolver<ResolversTypes['StatisticAssignment'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['ObjectName'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type StatisticPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatisticPoint'] = ResolversParentTypes['StatisticPoint']> = {
  assigned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  signed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StatisticRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatisticRow'] = ResolversParentTypes['StatisticRow']> = {
  assigned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notSigned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  performance?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StatisticViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatisticView'] = ResolversParentTypes['StatisticView']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objectType?: Resolver<ResolversTypes['ObjectType'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type StatisticWhatIfResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatisticWhatIf'] = ResolversParentTypes['StatisticWhatIf']> = {
  leaders?: Resolver<Array<ResolversTypes['SubdivisionWithoutLeader']>, ParentType, ContextType>;
  objects?: Resolver<Array<ResolversTypes['ObjectUnowned']>, ParentType, ContextType>;
  positions?: Resolver<Array<ResolversTypes['PositionUnqualified']>, ParentType, ContextType>;
};

export type StructureNodePlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StructureNodePlan'] = ResolversParentTypes['StructureNodePlan']> = {
  error?: Resolver<Contract.Maybe<ResolversTypes['StructureNodeError']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StructureNodeState'], ParentType, ContextType>;
};

export type StructureOutlinePlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StructureOutlinePlan'] = ResolversParentTypes['StructureOutlinePlan']> = {
  nodes?: Resolver<Array<ResolversTypes['StructureNodePlan']>, ParentType, ContextType>;
  positionsNew?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subdivisionsNew?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StructureRowRejectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StructureRowRejection'] = ResolversParentTypes['StructureRowRejection']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StructureNodeKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StructureRowsPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StructureRowsPreview'] = ResolversParentTypes['StructureRowsPreview']> = {
  assignments?: Resolver<ResolversTypes['AssignmentPreview'], ParentType, ContextType>;
  rejections?: Resolver<Array<ResolversTypes['StructureRowRejection']>, ParentType, ContextType>;
};

export type StructureRowsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StructureRowsResult'] = ResolversParentTypes['StructureRowsResult']> = {
  positions?: Resolver<Array<ResolversTypes['Position']>, ParentType, ContextType>;
  rejections?: Resolver<Array<ResolversTypes['StructureRowRejection']>, ParentType, ContextType>;
  subdivisions?: Resolver<Array<ResolversTypes['Subdivision']>, ParentType, ContextType>;
};

export type SubdivisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subdivision'] = ResolversParentTypes['Subdivision']> = {
  actingLeader?: Resolver<Contract.Maybe<ResolversTypes['ActingLeader']>, ParentType, ContextType>;
  actingLeaders?: Resolver<Array<ResolversTypes['ActingLeader']>, ParentType, ContextType>;
  employees?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  employeesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faces?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  idealPicture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isArchive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leader?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parentId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  positionId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SubdivisionListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubdivisionList'] = ResolversParentTypes['SubdivisionList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Subdivision']>, ParentType, ContextType>;
};

export type SubdivisionWithoutLeaderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubdivisionWithoutLeader'] = ResolversParentTypes['SubdivisionWithoutLeader']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isActing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  route?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  changed?: SubscriptionResolver<ResolversTypes['Change'], "changed", ParentType, ContextType, Partial<Contract.SubscriptionChangedArgs>>;
  menuCounters?: SubscriptionResolver<ResolversTypes['MenuCounters'], "menuCounters", ParentType, ContextType>;
  notificationAdded?: SubscriptionResolver<ResolversTypes['Notification'], "notificationAdded", ParentType, ContextType>;
  referenceData?: SubscriptionResolver<ResolversTypes['ReferenceData'], "referenceData", ParentType, ContextType, Partial<Contract.SubscriptionReferenceDataArgs>>;
};

export type SubscriptionStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscriptionState'] = ResolversParentTypes['SubscriptionState']> = {
  isActiveSubscribe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SuperAdminPrivilegeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuperAdminPrivilege'] = ResolversParentTypes['SuperAdminPrivilege']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPrivileged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRoot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nameFull?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reads?: Resolver<Array<ResolversTypes['RightArea']>, ParentType, ContextType>;
  writes?: Resolver<Array<ResolversTypes['RightArea']>, ParentType, ContextType>;
};

export type SupportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Support'] = ResolversParentTypes['Support']> = {
  consent?: Resolver<Contract.Maybe<ResolversTypes['SupportConsent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SupportAccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupportAccess'] = ResolversParentTypes['SupportAccess']> = {
  isWaived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  waivedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  waivedBy?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SupportRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupportRequest'] = ResolversParentTypes['SupportRequest']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SupportSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupportSession'] = ResolversParentTypes['SupportSession']> = {
  consent?: Resolver<Contract.Maybe<ResolversTypes['SupportConsent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SuspensionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Suspension'] = ResolversParentTypes['Suspension']> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type TariffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Tariff'] = ResolversParentTypes['Tariff']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeePrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  freeEmployees?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  monthPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TariffChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TariffChange'] = ResolversParentTypes['TariffChange']> = {
  charged?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  from?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isNow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tariff?: Resolver<ResolversTypes['Tariff'], ParentType, ContextType>;
};

export type TariffOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TariffOffer'] = ResolversParentTypes['TariffOffer']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tariff?: Resolver<ResolversTypes['Tariff'], ParentType, ContextType>;
  tokenPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TariffPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TariffPreview'] = ResolversParentTypes['TariffPreview']> = {
  balanceAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  charged?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  daysLeft?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  from?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isNow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  next?: Resolver<Contract.Maybe<ResolversTypes['NextCharge']>, ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tariff?: Resolver<ResolversTypes['Tariff'], ParentType, ContextType>;
};

export type TestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Test'] = ResolversParentTypes['Test']> = {
  abilities?: Resolver<ResolversTypes['TestAbilities'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentVersion?: Resolver<Contract.Maybe<ResolversTypes['TestVersion']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  draftVersion?: Resolver<Contract.Maybe<ResolversTypes['TestVersion']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isArchive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRepetition?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  myAssignment?: Resolver<Contract.Maybe<ResolversTypes['Assignment']>, ParentType, ContextType>;
  myAttempts?: Resolver<Array<ResolversTypes['TestAttempt']>, ParentType, ContextType>;
  myRequest?: Resolver<Contract.Maybe<ResolversTypes['TestAttemptRequest']>, ParentType, ContextType>;
  myResult?: Resolver<Contract.Maybe<ResolversTypes['TestResult']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  ownerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['Content']>, ParentType, ContextType>;
  startProblem?: Resolver<Contract.Maybe<ResolversTypes['TestStartProblem']>, ParentType, ContextType>;
  statistic?: Resolver<Contract.Maybe<ResolversTypes['StatisticRow']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ContentStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['TestVersion']>, ParentType, ContextType>;
};

export type TestAbilitiesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestAbilities'] = ResolversParentTypes['TestAbilities']> = {
  canEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canPublish?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canTake?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface TestAnswerScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['TestAnswer'], any> {
  name: 'TestAnswer';
}

export type TestAnswerFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestAnswerFile'] = ResolversParentTypes['TestAnswerFile']> = {
  content?: Resolver<ResolversTypes['Content'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TestAttemptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestAttempt'] = ResolversParentTypes['TestAttempt']> = {
  answeredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answers?: Resolver<Array<ResolversTypes['TestSavedAnswer']>, ParentType, ContextType>;
  deadlineAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedBy?: Resolver<Contract.Maybe<ResolversTypes['TestAttemptEnd']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['TestAnswerFile']>, ParentType, ContextType>;
  finishedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  grantedMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPassed?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  maxPoints?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  percent?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['Content']>, ParentType, ContextType>;
  points?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  questionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['AskedQuestion']>, ParentType, ContextType>;
  returnedSec?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  review?: Resolver<Array<ResolversTypes['TestReviewedAnswer']>, ParentType, ContextType>;
  serverNow?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TestAttemptState'], ParentType, ContextType>;
  test?: Resolver<ResolversTypes['Test'], ParentType, ContextType>;
  testId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['TestVersion'], ParentType, ContextType>;
};

export type TestAttemptListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestAttemptList'] = ResolversParentTypes['TestAttemptList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['TestAttempt']>, ParentType, ContextType>;
};

export type TestAttemptRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestAttemptRequest'] = ResolversParentTypes['TestAttemptRequest']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TestRequestState'], ParentType, ContextType>;
  testId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type TestBankAddedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestBankAdded'] = ResolversParentTypes['TestBankAdded']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TestBankListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestBankList'] = ResolversParentTypes['TestBankList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['TestBankQuestion']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['TestBankTag']>, ParentType, ContextType>;
};

export type TestBankQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestBankQuestion'] = ResolversParentTypes['TestBankQuestion']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isArchive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['Content']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['TestQuestion'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TestBankTagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestBankTag'] = ResolversParentTypes['TestBankTag']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TestClauseSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestClauseSource'] = ResolversParentTypes['TestClauseSource']> = {
  clauseId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objectId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TestDrawResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestDraw'] = ResolversParentTypes['TestDraw']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  difficultyFrom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  difficultyTo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isPassedLast?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface TestExplainedScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['TestExplained'], any> {
  name: 'TestExplained';
}

export type TestItemAnalysisResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestItemAnalysis'] = ResolversParentTypes['TestItemAnalysis']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['TestItemFigures']>, ParentType, ContextType>;
  minCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<Contract.Maybe<ResolversTypes['TestVersion']>, ParentType, ContextType>;
};

export type TestItemFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestItemFigures'] = ResolversParentTypes['TestItemFigures']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discrimination?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  facility?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isVoided?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verdicts?: Resolver<Array<ResolversTypes['TestItemVerdict']>, ParentType, ContextType>;
};

export interface TestKeyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['TestKey'], any> {
  name: 'TestKey';
}

export type TestListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestList'] = ResolversParentTypes['TestList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Test']>, ParentType, ContextType>;
};

export type TestNamedClauseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestNamedClause'] = ResolversParentTypes['TestNamedClause']> = {
  problem?: Resolver<Contract.Maybe<ResolversTypes['TestNamedClauseProblem']>, ParentType, ContextType>;
  source?: Resolver<Contract.Maybe<ResolversTypes['TestClauseSource']>, ParentType, ContextType>;
};

export interface TestQuestionScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['TestQuestion'], any> {
  name: 'TestQuestion';
}

export type TestQuestionSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestQuestionSource'] = ResolversParentTypes['TestQuestionSource']> = {
  changes?: Resolver<Array<ResolversTypes['ClauseChange']>, ParentType, ContextType>;
  currentVersionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['TestSourceLink'], ParentType, ContextType>;
  publishedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TestSourceState'], ParentType, ContextType>;
};

export type TestRegradePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestRegradePreview'] = ResolversParentTypes['TestRegradePreview']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gained?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gaining?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  losing?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TestRegradingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestRegrading'] = ResolversParentTypes['TestRegrading']> = {
  answer?: Resolver<Contract.Maybe<ResolversTypes['TestAnswer']>, ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finishedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  gained?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mayTakePasses?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['AskedQuestion'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TestRegradingState'], ParentType, ContextType>;
  testId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TestRepetitionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestRepetition'] = ResolversParentTypes['TestRepetition']> = {
  answeredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['TestRepetitionQuestion']>, ParentType, ContextType>;
};

export type TestRepetitionQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestRepetitionQuestion'] = ResolversParentTypes['TestRepetitionQuestion']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['Content']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['AskedQuestion'], ParentType, ContextType>;
  testId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TestRepetitionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestRepetitionResult'] = ResolversParentTypes['TestRepetitionResult']> = {
  answer?: Resolver<Contract.Maybe<ResolversTypes['TestAnswer']>, ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  explained?: Resolver<Contract.Maybe<ResolversTypes['TestExplained']>, ParentType, ContextType>;
  key?: Resolver<Contract.Maybe<ResolversTypes['TestKey']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['TestAnswerOutcome'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['AskedQuestion'], ParentType, ContextType>;
  source?: Resolver<Contract.Maybe<ResolversTypes['TestSourceLink']>, ParentType, ContextType>;
};

export type TestResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestResult'] = ResolversParentTypes['TestResult']> = {
  assignment?: Resolver<Contract.Maybe<ResolversTypes['Assignment']>, ParentType, ContextType>;
  attemptsExtra?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attemptsLeft?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attemptsUsed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPassed?: Resolver<Contract.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  openAttemptId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  percent?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type TestResultListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestResultList'] = ResolversParentTypes['TestResultList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['TestResult']>, ParentType, ContextType>;
};

export type TestReviewListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestReviewList'] = ResolversParentTypes['TestReviewList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['TestWaitingAnswer']>, ParentType, ContextType>;
};

export type TestReviewSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestReviewSettings'] = ResolversParentTypes['TestReviewSettings']> = {
  correctness?: Resolver<ResolversTypes['ReviewMoment'], ParentType, ContextType>;
  explanation?: Resolver<ResolversTypes['ReviewMoment'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ReviewMoment'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['ReviewMoment'], ParentType, ContextType>;
};

export type TestReviewedAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestReviewedAnswer'] = ResolversParentTypes['TestReviewedAnswer']> = {
  alsoRight?: Resolver<Array<ResolversTypes['TestKey']>, ParentType, ContextType>;
  answer?: Resolver<Contract.Maybe<ResolversTypes['TestAnswer']>, ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explained?: Resolver<Contract.Maybe<ResolversTypes['TestExplained']>, ParentType, ContextType>;
  gradedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  gradedBy?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  key?: Resolver<Contract.Maybe<ResolversTypes['TestKey']>, ParentType, ContextType>;
  maxPoints?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  outcome?: Resolver<Contract.Maybe<ResolversTypes['TestAnswerOutcome']>, ParentType, ContextType>;
  points?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['AskedQuestion'], ParentType, ContextType>;
  source?: Resolver<Contract.Maybe<ResolversTypes['TestSourceLink']>, ParentType, ContextType>;
};

export type TestSavedAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestSavedAnswer'] = ResolversParentTypes['TestSavedAnswer']> = {
  answer?: Resolver<Contract.Maybe<ResolversTypes['TestAnswer']>, ParentType, ContextType>;
  isFlagged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TestScoreBarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestScoreBar'] = ResolversParentTypes['TestScoreBar']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TestScoresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestScores'] = ResolversParentTypes['TestScores']> = {
  bars?: Resolver<Array<ResolversTypes['TestScoreBar']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mean?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  passedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type TestSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestSettings'] = ResolversParentTypes['TestSettings']> = {
  attemptsMax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closeOn?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  delayHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  grading?: Resolver<ResolversTypes['TestGrading'], ParentType, ContextType>;
  limitMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openOn?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  passPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  review?: Resolver<ResolversTypes['TestReviewSettings'], ParentType, ContextType>;
  shuffleAnswers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shuffleQuestions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TestSourceLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestSourceLink'] = ResolversParentTypes['TestSourceLink']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  route?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TestStaleQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestStaleQuestion'] = ResolversParentTypes['TestStaleQuestion']> = {
  isEditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  test?: Resolver<ResolversTypes['ObjectName'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TestStaleQuestionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestStaleQuestions'] = ResolversParentTypes['TestStaleQuestions']> = {
  compared?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['TestStaleQuestion']>, ParentType, ContextType>;
};

export interface TestTableRowsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['TestTableRows'], any> {
  name: 'TestTableRows';
}

export type TestTeamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestTeam'] = ResolversParentTypes['TestTeam']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['TestTeamRow']>, ParentType, ContextType>;
  tests?: Resolver<Array<ResolversTypes['Test']>, ParentType, ContextType>;
};

export type TestTeamRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestTeamRow'] = ResolversParentTypes['TestTeamRow']> = {
  cells?: Resolver<Array<Contract.Maybe<ResolversTypes['Assignment']>>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type TestVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestVersion'] = ResolversParentTypes['TestVersion']> = {
  changeSummary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  draws?: Resolver<Array<ResolversTypes['TestDraw']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  publishedBy?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  questionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['TestQuestion']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['TestSettings'], ParentType, ContextType>;
  significance?: Resolver<Contract.Maybe<ResolversTypes['Significance']>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['TestQuestionSource']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ContentStatus'], ParentType, ContextType>;
  testId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TestWaitingAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestWaitingAnswer'] = ResolversParentTypes['TestWaitingAnswer']> = {
  answer?: Resolver<Contract.Maybe<ResolversTypes['TestAnswer']>, ParentType, ContextType>;
  attemptId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['TestAnswerFile']>, ParentType, ContextType>;
  finishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['TestQuestion'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type TestWorstQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestWorstQuestion'] = ResolversParentTypes['TestWorstQuestion']> = {
  figures?: Resolver<ResolversTypes['TestItemFigures'], ParentType, ContextType>;
  test?: Resolver<ResolversTypes['ObjectName'], ParentType, ContextType>;
};

export type TodayPanelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TodayPanel'] = ResolversParentTypes['TodayPanel']> = {
  mine?: Resolver<Array<ResolversTypes['TodayTask']>, ParentType, ContextType>;
  mineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<Array<ResolversTypes['TodayTask']>, ParentType, ContextType>;
  waitingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TodayTaskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TodayTask'] = ResolversParentTypes['TodayTask']> = {
  dueOn?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isOverdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TodayKind'], ParentType, ContextType>;
  objectType?: Resolver<Contract.Maybe<ResolversTypes['ObjectType']>, ParentType, ContextType>;
  person?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  route?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TokenActionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TokenAction'] = ResolversParentTypes['TokenAction']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TokenBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TokenBalance'] = ResolversParentTypes['TokenBalance']> = {
  actions?: Resolver<Array<ResolversTypes['TokenAction']>, ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  granted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  grants?: Resolver<Array<ResolversTypes['TokenGrant']>, ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  money?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TokenDisputeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TokenDispute'] = ResolversParentTypes['TokenDispute']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TokenDisputeStatus'], ParentType, ContextType>;
  tokens?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TokenEstimateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TokenEstimate'] = ResolversParentTypes['TokenEstimate']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isEnough?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limitText?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warningText?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TokenGrantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TokenGrant'] = ResolversParentTypes['TokenGrant']> = {
  expiresAt?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TokenLimitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TokenLimit'] = ResolversParentTypes['TokenLimit']> = {
  action?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actionName?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isSoft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subdivisionId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  warnPercent?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TokenPurchaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TokenPurchase'] = ResolversParentTypes['TokenPurchase']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balanceAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TokenPurchasesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TokenPurchases'] = ResolversParentTypes['TokenPurchases']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['TokenPurchase']>, ParentType, ContextType>;
};

export type TokenUseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TokenUse'] = ResolversParentTypes['TokenUse']> = {
  actions?: Resolver<Array<ResolversTypes['TokenUseAction']>, ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['TokenUseDay']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  others?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['TokenUsePerson']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  tokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TokenUseActionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TokenUseAction'] = ResolversParentTypes['TokenUseAction']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TokenUseDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TokenUseDay'] = ResolversParentTypes['TokenUseDay']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  tokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TokenUsePersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TokenUsePerson'] = ResolversParentTypes['TokenUsePerson']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TokenWriteOffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TokenWriteOff'] = ResolversParentTypes['TokenWriteOff']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  balanceAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dispute?: Resolver<Contract.Maybe<ResolversTypes['TokenDispute']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  initiator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objectName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  route?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TokenWriteOffsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TokenWriteOffs'] = ResolversParentTypes['TokenWriteOffs']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['TokenWriteOff']>, ParentType, ContextType>;
};

export type TwoFactorSetupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TwoFactorSetup'] = ResolversParentTypes['TwoFactorSetup']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnclearClauseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnclearClause'] = ResolversParentTypes['UnclearClause']> = {
  atSec?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clauseId?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['ObjectName'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnclearClausesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnclearClauses'] = ResolversParentTypes['UnclearClauses']> = {
  items?: Resolver<Array<ResolversTypes['UnclearClause']>, ParentType, ContextType>;
  since?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type UnclearPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnclearPlace'] = ResolversParentTypes['UnclearPlace']> = {
  atSec?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clauseId?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UnmatchedNotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnmatchedNotification'] = ResolversParentTypes['UnmatchedNotification']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  adaptationCount?: Resolver<Contract.Maybe<ResolversTypes['AdaptationCount']>, ParentType, ContextType>;
  age?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  authType?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avatar?: Resolver<Contract.Maybe<ResolversTypes['Content']>, ParentType, ContextType>;
  avatarId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateAdaptEnd?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  dateBirth?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  dateJobEnd?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  dateJobStart?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  datePossibleLeaving?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  detailInfo?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  goals?: Resolver<Contract.Maybe<Array<ResolversTypes['UserGoal']>>, ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hireSource?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  idealPicture?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  info?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  interests?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAdaptionNotPassed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isArchive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBirth?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInvited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLeader?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNewcomer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSuperAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leader?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  leaderSubdivision?: Resolver<Contract.Maybe<ResolversTypes['Subdivision']>, ParentType, ContextType>;
  leaderSubdivisionId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mentor?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  mentorId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nameFirst?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameFull?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameMiddle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameSecond?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameShort?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationAdminId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  personnelNumber?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phones?: Resolver<Contract.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  position?: Resolver<Contract.Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  positionId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  qualifications?: Resolver<ResolversTypes['UserQualifications'], ParentType, ContextType>;
  reasonLeaving?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reasonPossibleLeaving?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['UserRole']>, ParentType, ContextType>;
  sex?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skills?: Resolver<Array<ResolversTypes['UserSkill']>, ParentType, ContextType>;
  statisticEducation?: Resolver<ResolversTypes['UserEducationStatistic'], ParentType, ContextType>;
  statisticRegulation?: Resolver<ResolversTypes['UserStatistic'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subdivision?: Resolver<Contract.Maybe<ResolversTypes['Subdivision']>, ParentType, ContextType>;
  subdivisionId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  trainee?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  traineeId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  trialPeriodTasks?: Resolver<Array<ResolversTypes['AdaptationItem']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type UserAccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserAccess'] = ResolversParentTypes['UserAccess']> = {
  areas?: Resolver<Array<ResolversTypes['AreaAccess']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UserDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserDocument'] = ResolversParentTypes['UserDocument']> = {
  file?: Resolver<Contract.Maybe<ResolversTypes['Content']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  issuedOn?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['UserDocumentKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['UserDocumentState'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validUntil?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type UserDocumentListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserDocumentList'] = ResolversParentTypes['UserDocumentList']> = {
  canWrite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['UserDocument']>, ParentType, ContextType>;
};

export type UserEducationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserEducation'] = ResolversParentTypes['UserEducation']> = {
  education?: Resolver<ResolversTypes['Education'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['UserRegulationState'], ParentType, ContextType>;
};

export type UserEducationStatisticResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserEducationStatistic'] = ResolversParentTypes['UserEducationStatistic']> = {
  completedIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  educations?: Resolver<Array<ResolversTypes['UserEducation']>, ParentType, ContextType>;
  notCompletedIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  overdueIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  performance?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UserGoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserGoal'] = ResolversParentTypes['UserGoal']> = {
  dueAt?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserIpAccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserIpAccess'] = ResolversParentTypes['UserIpAccess']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAddressIPv4?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCovered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rules?: Resolver<Array<ResolversTypes['IpRule']>, ParentType, ContextType>;
};

export type UserLeavingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserLeaving'] = ResolversParentTypes['UserLeaving']> = {
  facts?: Resolver<Array<ResolversTypes['LeavingFact']>, ParentType, ContextType>;
  handover?: Resolver<Array<ResolversTypes['HandoverItem']>, ParentType, ContextType>;
  person?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type UserListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserList'] = ResolversParentTypes['UserList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
};

export type UserNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserNote'] = ResolversParentTypes['UserNote']> = {
  author?: Resolver<Contract.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  canDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserProtectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserProtection'] = ResolversParentTypes['UserProtection']> = {
  isIpRestricted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  twoFactorSince?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type UserQualificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserQualification'] = ResolversParentTypes['UserQualification']> = {
  assignment?: Resolver<Contract.Maybe<ResolversTypes['Assignment']>, ParentType, ContextType>;
  award?: Resolver<Contract.Maybe<ResolversTypes['QualificationAward']>, ParentType, ContextType>;
  qualification?: Resolver<ResolversTypes['Qualification'], ParentType, ContextType>;
};

export type UserQualificationsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserQualifications'] = ResolversParentTypes['UserQualifications']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['UserQualification']>, ParentType, ContextType>;
};

export type UserRegulationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserRegulation'] = ResolversParentTypes['UserRegulation']> = {
  regulation?: Resolver<ResolversTypes['Regulation'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['UserRegulationState'], ParentType, ContextType>;
};

export type UserRejectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserRejection'] = ResolversParentTypes['UserRejection']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserRole'] = ResolversParentTypes['UserRole']> = {
  id?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roleId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scopeSubdivision?: Resolver<Contract.Maybe<ResolversTypes['Subdivision']>, ParentType, ContextType>;
  scopeSubdivisionId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['RoleSource'], ParentType, ContextType>;
  until?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type UserSecurityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserSecurity'] = ResolversParentTypes['UserSecurity']> = {
  accounts?: Resolver<Array<ResolversTypes['SocialAccount']>, ParentType, ContextType>;
  emailPending?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  twoFactorSince?: Resolver<Contract.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type UserSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserSession'] = ResolversParentTypes['UserSession']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastActivityAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastIp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserSkillResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserSkill'] = ResolversParentTypes['UserSkill']> = {
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserStatisticResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserStatistic'] = ResolversParentTypes['UserStatistic']> = {
  notSignedIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  overdueIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  performance?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  regulations?: Resolver<Array<ResolversTypes['UserRegulation']>, ParentType, ContextType>;
  signedIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UsersUpdatePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UsersUpdatePreview'] = ResolversParentTypes['UsersUpdatePreview']> = {
  assignments?: Resolver<ResolversTypes['AssignmentPreview'], ParentType, ContextType>;
  rejections?: Resolver<Array<ResolversTypes['UserRejection']>, ParentType, ContextType>;
};

export type UsersUpdateResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UsersUpdateResult'] = ResolversParentTypes['UsersUpdateResult']> = {
  rejections?: Resolver<Array<ResolversTypes['UserRejection']>, ParentType, ContextType>;
  users?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
};

export type VariableValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VariableValue'] = ResolversParentTypes['VariableValue']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variable?: Resolver<ResolversTypes['RegulationVariable'], ParentType, ContextType>;
};

export type VideoChapterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VideoChapter'] = ResolversParentTypes['VideoChapter']> = {
  atSec?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VideoCueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VideoCue'] = ResolversParentTypes['VideoCue']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VideoDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VideoDetails'] = ResolversParentTypes['VideoDetails']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videoId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VideoDropOffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VideoDropOff'] = ResolversParentTypes['VideoDropOff']> = {
  parts?: Resolver<Array<ResolversTypes['VideoPart']>, ParentType, ContextType>;
  since?: Resolver<Contract.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  viewers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VideoPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VideoPart'] = ResolversParentTypes['VideoPart']> = {
  fromSec?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toSec?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VideoSegmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VideoSegment'] = ResolversParentTypes['VideoSegment']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VideoUploadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VideoUpload'] = ResolversParentTypes['VideoUpload']> = {
  contentId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  durationSec?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  error?: Resolver<Contract.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['VideoUploadState'], ParentType, ContextType>;
};

export type ViewAsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ViewAs'] = ResolversParentTypes['ViewAs']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roleId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userId?: Resolver<Contract.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WatchedVideoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WatchedVideo'] = ResolversParentTypes['WatchedVideo']> = {
  video?: Resolver<ResolversTypes['ObjectName'], ParentType, ContextType>;
  viewers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AboutAdaptation?: AboutAdaptationResolvers<ContextType>;
  AboutBirthday?: AboutBirthdayResolvers<ContextType>;
  AboutChange?: AboutChangeResolvers<ContextType>;
  AboutTask?: AboutTaskResolvers<ContextType>;
  AboutTiles?: AboutTilesResolvers<ContextType>;
  AccessGate?: AccessGateResolvers<ContextType>;
  AccessHolder?: AccessHolderResolvers<ContextType>;
  AccessHolderList?: AccessHolderListResolvers<ContextType>;
  AccessPath?: AccessPathResolvers<ContextType>;
  AccessRequest?: AccessRequestResolvers<ContextType>;
  AccessRequestList?: AccessRequestListResolvers<ContextType>;
  ActingLeader?: ActingLeaderResolvers<ContextType>;
  Adaptation?: AdaptationResolvers<ContextType>;
  AdaptationCount?: AdaptationCountResolvers<ContextType>;
  AdaptationEntry?: AdaptationEntryResolvers<ContextType>;
  AdaptationItem?: AdaptationItemResolvers<ContextType>;
  AdaptationLanePerson?: AdaptationLanePersonResolvers<ContextType>;
  AdaptationList?: AdaptationListResolvers<ContextType>;
  AdaptationMove?: AdaptationMoveResolvers<ContextType>;
  AdaptationPage?: AdaptationPageResolvers<ContextType>;
  AdaptationPoint?: AdaptationPointResolvers<ContextType>;
  AdaptationProgress?: AdaptationProgressResolvers<ContextType>;
  AdaptationRisk?: AdaptationRiskResolvers<ContextType>;
  AdaptationRiskReason?: AdaptationRiskReasonResolvers<ContextType>;
  AdaptationRow?: AdaptationRowResolvers<ContextType>;
  AdaptationSample?: AdaptationSampleResolvers<ContextType>;
  AdaptationStep?: AdaptationStepResolvers<ContextType>;
  AdaptationTemplate?: AdaptationTemplateResolvers<ContextType>;
  AdaptationTemplateEffect?: AdaptationTemplateEffectResolvers<ContextType>;
  AdaptationTemplateName?: AdaptationTemplateNameResolvers<ContextType>;
  AddressConfirmation?: AddressConfirmationResolvers<ContextType>;
  Adjustment?: AdjustmentResolvers<ContextType>;
  Adjustments?: AdjustmentsResolvers<ContextType>;
  Approval?: ApprovalResolvers<ContextType>;
  AreaAccess?: AreaAccessResolvers<ContextType>;
  AskedQuestion?: GraphQLScalarType;
  Assignment?: AssignmentResolvers<ContextType>;
  AssignmentChange?: AssignmentChangeResolvers<ContextType>;
  AssignmentList?: AssignmentListResolvers<ContextType>;
  AssignmentPreview?: AssignmentPreviewResolvers<ContextType>;
  AssignmentReason?: AssignmentReasonResolvers<ContextType>;
  AssignmentRule?: AssignmentRuleResolvers<ContextType>;
  AssignmentRulePreview?: AssignmentRulePreviewResolvers<ContextType>;
  Audience?: AudienceResolvers<ContextType>;
  AudienceGroup?: AudienceGroupResolvers<ContextType>;
  AuthProvider?: AuthProviderResolvers<ContextType>;
  AutoTopUp?: AutoTopUpResolvers<ContextType>;
  BankTransfer?: BankTransferResolvers<ContextType>;
  BeyondOwn?: BeyondOwnResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
  Clause?: ClauseResolvers<ContextType>;
  ClauseChange?: ClauseChangeResolvers<ContextType>;
  ClientEvent?: ClientEventResolvers<ContextType>;
  ClientEventChange?: ClientEventChangeResolvers<ContextType>;
  ClientFact?: ClientFactResolvers<ContextType>;
  ClientOrganization?: ClientOrganizationResolvers<ContextType>;
  ClientPayDocument?: ClientPayDocumentResolvers<ContextType>;
  ClientPayDocuments?: ClientPayDocumentsResolvers<ContextType>;
  ClientPerson?: ClientPersonResolvers<ContextType>;
  ClientTokenDispute?: ClientTokenDisputeResolvers<ContextType>;
  ClientTokenDisputes?: ClientTokenDisputesResolvers<ContextType>;
  Consts?: ConstsResolvers<ContextType>;
  Content?: ContentResolvers<ContextType>;
  ContentDetails?: ContentDetailsResolvers<ContextType>;
  ContentEvent?: ContentEventResolvers<ContextType>;
  ContentEventList?: ContentEventListResolvers<ContextType>;
  ContentFormat?: ContentFormatResolvers<ContextType>;
  ContentFormats?: ContentFormatsResolvers<ContextType>;
  ContentNote?: ContentNoteResolvers<ContextType>;
  ContentRating?: ContentRatingResolvers<ContextType>;
  ContentRatingList?: ContentRatingListResolvers<ContextType>;
  Coverage?: CoverageResolvers<ContextType>;
  CoverageCell?: CoverageCellResolvers<ContextType>;
  CoverageDetail?: CoverageDetailResolvers<ContextType>;
  CoveragePerson?: CoveragePersonResolvers<ContextType>;
  CoveragePosition?: CoveragePositionResolvers<ContextType>;
  CoverageRegulation?: CoverageRegulationResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Education?: EducationResolvers<ContextType>;
  EducationAbilities?: EducationAbilitiesResolvers<ContextType>;
  EducationCheckpoint?: EducationCheckpointResolvers<ContextType>;
  EducationCheckpointResult?: EducationCheckpointResultResolvers<ContextType>;
  EducationComment?: EducationCommentResolvers<ContextType>;
  EducationComparison?: EducationComparisonResolvers<ContextType>;
  EducationList?: EducationListResolvers<ContextType>;
  EducationProgress?: EducationProgressResolvers<ContextType>;
  EducationTeam?: EducationTeamResolvers<ContextType>;
  EducationTeamRow?: EducationTeamRowResolvers<ContextType>;
  EducationVersion?: EducationVersionResolvers<ContextType>;
  EducationVideo?: EducationVideoResolvers<ContextType>;
  EffectiveRights?: EffectiveRightsResolvers<ContextType>;
  Email?: EmailResolvers<ContextType>;
  EmailList?: EmailListResolvers<ContextType>;
  EmailText?: EmailTextResolvers<ContextType>;
  EmployeeImport?: EmployeeImportResolvers<ContextType>;
  EmployeeImportCellError?: EmployeeImportCellErrorResolvers<ContextType>;
  EmployeeImportColumn?: EmployeeImportColumnResolvers<ContextType>;
  EmployeeImportKept?: EmployeeImportKeptResolvers<ContextType>;
  EmployeeImportLeader?: EmployeeImportLeaderResolvers<ContextType>;
  EmployeeImportOrgUnit?: EmployeeImportOrgUnitResolvers<ContextType>;
  EmployeeImportRollback?: EmployeeImportRollbackResolvers<ContextType>;
  EmployeeImportRow?: EmployeeImportRowResolvers<ContextType>;
  EmployeeImportRowList?: EmployeeImportRowListResolvers<ContextType>;
  EmployeeImportSummary?: EmployeeImportSummaryResolvers<ContextType>;
  EnumOption?: EnumOptionResolvers<ContextType>;
  EscalationStep?: EscalationStepResolvers<ContextType>;
  EvidenceRecord?: EvidenceRecordResolvers<ContextType>;
  FaqComment?: FaqCommentResolvers<ContextType>;
  FaqEntry?: FaqEntryResolvers<ContextType>;
  FaqQuestion?: FaqQuestionResolvers<ContextType>;
  FaqReasonCount?: FaqReasonCountResolvers<ContextType>;
  FaqSource?: FaqSourceResolvers<ContextType>;
  FaqTourSource?: FaqTourSourceResolvers<ContextType>;
  FaqTourStep?: FaqTourStepResolvers<ContextType>;
  FaqVote?: FaqVoteResolvers<ContextType>;
  FiscalReceipt?: FiscalReceiptResolvers<ContextType>;
  FleetAttention?: FleetAttentionResolvers<ContextType>;
  FleetMonth?: FleetMonthResolvers<ContextType>;
  GapCheck?: GapCheckResolvers<ContextType>;
  GapChecks?: GapChecksResolvers<ContextType>;
  GapRow?: GapRowResolvers<ContextType>;
  GateOption?: GateOptionResolvers<ContextType>;
  GateQuestion?: GateQuestionResolvers<ContextType>;
  HandoverItem?: HandoverItemResolvers<ContextType>;
  HeadComparison?: HeadComparisonResolvers<ContextType>;
  HeadComparisonResult?: HeadComparisonResultResolvers<ContextType>;
  HeldStatistic?: HeldStatisticResolvers<ContextType>;
  HistoryBreak?: HistoryBreakResolvers<ContextType>;
  HistoryChange?: HistoryChangeResolvers<ContextType>;
  HistoryCheck?: HistoryCheckResolvers<ContextType>;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  HistoryList?: HistoryListResolvers<ContextType>;
  HistoryPerson?: HistoryPersonResolvers<ContextType>;
  HistorySupport?: HistorySupportResolvers<ContextType>;
  IdealEvidence?: IdealEvidenceResolvers<ContextType>;
  IdealPicture?: IdealPictureResolvers<ContextType>;
  IdealProposal?: IdealProposalResolvers<ContextType>;
  IdealStatement?: IdealStatementResolvers<ContextType>;
  InitApp?: InitAppResolvers<ContextType>;
  IntegrityBreak?: IntegrityBreakResolvers<ContextType>;
  IntegrityDoubt?: IntegrityDoubtResolvers<ContextType>;
  IntegrityReport?: IntegrityReportResolvers<ContextType>;
  IpAccess?: IpAccessResolvers<ContextType>;
  IpDryRun?: IpDryRunResolvers<ContextType>;
  IpDryRunPerson?: IpDryRunPersonResolvers<ContextType>;
  IpLogEntry?: IpLogEntryResolvers<ContextType>;
  IpLogList?: IpLogListResolvers<ContextType>;
  IpRule?: IpRuleResolvers<ContextType>;
  IpRuleList?: IpRuleListResolvers<ContextType>;
  LeavingFact?: LeavingFactResolvers<ContextType>;
  LedgerCheck?: LedgerCheckResolvers<ContextType>;
  LedgerFault?: LedgerFaultResolvers<ContextType>;
  MenuCounter?: MenuCounterResolvers<ContextType>;
  MenuCounters?: MenuCountersResolvers<ContextType>;
  Money?: GraphQLScalarType;
  MoneyDifference?: MoneyDifferenceResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NextCharge?: NextChargeResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationAudience?: NotificationAudienceResolvers<ContextType>;
  NotificationChannelState?: NotificationChannelStateResolvers<ContextType>;
  NotificationList?: NotificationListResolvers<ContextType>;
  NotificationMatrix?: NotificationMatrixResolvers<ContextType>;
  NotificationMatrixRow?: NotificationMatrixRowResolvers<ContextType>;
  NotificationOwnSetting?: NotificationOwnSettingResolvers<ContextType>;
  NotificationSchedule?: NotificationScheduleResolvers<ContextType>;
  NotificationSetting?: NotificationSettingResolvers<ContextType>;
  NotificationSources?: NotificationSourcesResolvers<ContextType>;
  NotificationText?: NotificationTextResolvers<ContextType>;
  NotificationVariable?: NotificationVariableResolvers<ContextType>;
  ObjectGrant?: ObjectGrantResolvers<ContextType>;
  ObjectName?: ObjectNameResolvers<ContextType>;
  ObjectPrerequisite?: ObjectPrerequisiteResolvers<ContextType>;
  ObjectUnowned?: ObjectUnownedResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  OperationRefund?: OperationRefundResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  OrganizationAbout?: OrganizationAboutResolvers<ContextType>;
  OrganizationBank?: OrganizationBankResolvers<ContextType>;
  OrganizationCard?: OrganizationCardResolvers<ContextType>;
  OrganizationFleet?: OrganizationFleetResolvers<ContextType>;
  OrganizationList?: OrganizationListResolvers<ContextType>;
  OrganizationNote?: OrganizationNoteResolvers<ContextType>;
  OrganizationPeople?: OrganizationPeopleResolvers<ContextType>;
  OrganizationSetting?: OrganizationSettingResolvers<ContextType>;
  OrganizationVideo?: OrganizationVideoResolvers<ContextType>;
  OwnAlert?: OwnAlertResolvers<ContextType>;
  OwnAlertButton?: OwnAlertButtonResolvers<ContextType>;
  OwnRecord?: OwnRecordResolvers<ContextType>;
  OwnRecordList?: OwnRecordListResolvers<ContextType>;
  Params?: GraphQLScalarType;
  PayDocument?: PayDocumentResolvers<ContextType>;
  PayDocuments?: PayDocumentsResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentBalance?: PaymentBalanceResolvers<ContextType>;
  PaymentOperation?: PaymentOperationResolvers<ContextType>;
  PaymentOperations?: PaymentOperationsResolvers<ContextType>;
  PaymentPeople?: PaymentPeopleResolvers<ContextType>;
  PaymentPerson?: PaymentPersonResolvers<ContextType>;
  Position?: PositionResolvers<ContextType>;
  PositionKpi?: PositionKpiResolvers<ContextType>;
  PositionList?: PositionListResolvers<ContextType>;
  PositionUncovered?: PositionUncoveredResolvers<ContextType>;
  PositionUnqualified?: PositionUnqualifiedResolvers<ContextType>;
  ProfileAccess?: ProfileAccessResolvers<ContextType>;
  ProfileChange?: ProfileChangeResolvers<ContextType>;
  ProfileRequest?: ProfileRequestResolvers<ContextType>;
  ProfileRequestList?: ProfileRequestListResolvers<ContextType>;
  PromoCode?: PromoCodeResolvers<ContextType>;
  PromoCodes?: PromoCodesResolvers<ContextType>;
  PromoUse?: PromoUseResolvers<ContextType>;
  ProviderAlert?: ProviderAlertResolvers<ContextType>;
  ProviderAlertReach?: ProviderAlertReachResolvers<ContextType>;
  ProviderAlerts?: ProviderAlertsResolvers<ContextType>;
  PublishPreview?: PublishPreviewResolvers<ContextType>;
  PublishedChange?: PublishedChangeResolvers<ContextType>;
  Qualification?: QualificationResolvers<ContextType>;
  QualificationAbilities?: QualificationAbilitiesResolvers<ContextType>;
  QualificationAward?: QualificationAwardResolvers<ContextType>;
  QualificationComponent?: QualificationComponentResolvers<ContextType>;
  QualificationItem?: QualificationItemResolvers<ContextType>;
  QualificationItemProgress?: QualificationItemProgressResolvers<ContextType>;
  QualificationList?: QualificationListResolvers<ContextType>;
  QualificationPeople?: QualificationPeopleResolvers<ContextType>;
  QualificationPerson?: QualificationPersonResolvers<ContextType>;
  QualificationProgress?: QualificationProgressResolvers<ContextType>;
  QualificationReplacement?: QualificationReplacementResolvers<ContextType>;
  QualificationStage?: QualificationStageResolvers<ContextType>;
  QualificationTeam?: QualificationTeamResolvers<ContextType>;
  QualificationTeamRow?: QualificationTeamRowResolvers<ContextType>;
  QualificationVersion?: QualificationVersionResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuickSignature?: QuickSignatureResolvers<ContextType>;
  QuickSignatureList?: QuickSignatureListResolvers<ContextType>;
  RatingSummary?: RatingSummaryResolvers<ContextType>;
  RefAccrual?: RefAccrualResolvers<ContextType>;
  RefAccruals?: RefAccrualsResolvers<ContextType>;
  RefBalance?: RefBalanceResolvers<ContextType>;
  RefEntry?: RefEntryResolvers<ContextType>;
  RefHistory?: RefHistoryResolvers<ContextType>;
  RefInvoice?: RefInvoiceResolvers<ContextType>;
  RefLink?: RefLinkResolvers<ContextType>;
  RefPayee?: RefPayeeResolvers<ContextType>;
  RefPayout?: RefPayoutResolvers<ContextType>;
  RefPayouts?: RefPayoutsResolvers<ContextType>;
  RefReferral?: RefReferralResolvers<ContextType>;
  RefReferrals?: RefReferralsResolvers<ContextType>;
  RefTemplate?: RefTemplateResolvers<ContextType>;
  RefTemplateCandidate?: RefTemplateCandidateResolvers<ContextType>;
  ReferenceData?: ReferenceDataResolvers<ContextType>;
  ReferencePositions?: ReferencePositionsResolvers<ContextType>;
  ReferenceRegulationStructures?: ReferenceRegulationStructuresResolvers<ContextType>;
  ReferenceSubdivisions?: ReferenceSubdivisionsResolvers<ContextType>;
  ReferenceUsers?: ReferenceUsersResolvers<ContextType>;
  ReferrerTemplate?: ReferrerTemplateResolvers<ContextType>;
  Regulation?: RegulationResolvers<ContextType>;
  RegulationAbilities?: RegulationAbilitiesResolvers<ContextType>;
  RegulationComment?: RegulationCommentResolvers<ContextType>;
  RegulationComparison?: RegulationComparisonResolvers<ContextType>;
  RegulationImport?: RegulationImportResolvers<ContextType>;
  RegulationList?: RegulationListResolvers<ContextType>;
  RegulationQuestion?: RegulationQuestionResolvers<ContextType>;
  RegulationQuestionOption?: RegulationQuestionOptionResolvers<ContextType>;
  RegulationSignature?: RegulationSignatureResolvers<ContextType>;
  RegulationSignatureList?: RegulationSignatureListResolvers<ContextType>;
  RegulationSigner?: RegulationSignerResolvers<ContextType>;
  RegulationStructure?: RegulationStructureResolvers<ContextType>;
  RegulationStructureList?: RegulationStructureListResolvers<ContextType>;
  RegulationTeam?: RegulationTeamResolvers<ContextType>;
  RegulationTeamRow?: RegulationTeamRowResolvers<ContextType>;
  RegulationTemplate?: RegulationTemplateResolvers<ContextType>;
  RegulationVersion?: RegulationVersionResolvers<ContextType>;
  RemindPreview?: RemindPreviewResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  ReportCalendar?: ReportCalendarResolvers<ContextType>;
  ReportColumn?: ReportColumnResolvers<ContextType>;
  ReportGroup?: ReportGroupResolvers<ContextType>;
  ReportOtherGroups?: ReportOtherGroupsResolvers<ContextType>;
  ReportRow?: ReportRowResolvers<ContextType>;
  ReportRows?: ReportRowsResolvers<ContextType>;
  ReportSchedule?: ReportScheduleResolvers<ContextType>;
  ReportSnapshot?: ReportSnapshotResolvers<ContextType>;
  ReportSnapshotMatch?: ReportSnapshotMatchResolvers<ContextType>;
  ReportSnapshotPrice?: ReportSnapshotPriceResolvers<ContextType>;
  ReportSnapshots?: ReportSnapshotsResolvers<ContextType>;
  ReportSource?: ReportSourceResolvers<ContextType>;
  ReportState?: ReportStateResolvers<ContextType>;
  ReportTemplate?: ReportTemplateResolvers<ContextType>;
  ReportTotal?: ReportTotalResolvers<ContextType>;
  RightAreaOption?: RightAreaOptionResolvers<ContextType>;
  RightFlags?: RightFlagsResolvers<ContextType>;
  Role?: RoleResolvers<ContextType>;
  RoleBeyondOwn?: RoleBeyondOwnResolvers<ContextType>;
  RoleImpact?: RoleImpactResolvers<ContextType>;
  RoleList?: RoleListResolvers<ContextType>;
  RoleNotification?: RoleNotificationResolvers<ContextType>;
  RolePersonList?: RolePersonListResolvers<ContextType>;
  RoleRights?: RoleRightsResolvers<ContextType>;
  SampleCount?: SampleCountResolvers<ContextType>;
  SampleKept?: SampleKeptResolvers<ContextType>;
  SampleObject?: SampleObjectResolvers<ContextType>;
  SampleRemoval?: SampleRemovalResolvers<ContextType>;
  SavedCard?: SavedCardResolvers<ContextType>;
  SavedHeadFile?: SavedHeadFileResolvers<ContextType>;
  ScopedRights?: ScopedRightsResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  SelectOption?: SelectOptionResolvers<ContextType>;
  SessionResponse?: SessionResponseResolvers<ContextType>;
  SetupStep?: SetupStepResolvers<ContextType>;
  SignInHold?: SignInHoldResolvers<ContextType>;
  SignatureAnswer?: SignatureAnswerResolvers<ContextType>;
  SignerAccount?: SignerAccountResolvers<ContextType>;
  SignerChange?: SignerChangeResolvers<ContextType>;
  SigningSpeed?: SigningSpeedResolvers<ContextType>;
  SigningSpeedBar?: SigningSpeedBarResolvers<ContextType>;
  SocialAccount?: SocialAccountResolvers<ContextType>;
  StaleQuestion?: StaleQuestionResolvers<ContextType>;
  Statistic?: StatisticResolvers<ContextType>;
  StatisticAssignment?: StatisticAssignmentResolvers<ContextType>;
  StatisticByObject?: StatisticByObjectResolvers<ContextType>;
  StatisticBySubdivision?: StatisticBySubdivisionResolvers<ContextType>;
  StatisticHolder?: StatisticHolderResolvers<ContextType>;
  StatisticHolderList?: StatisticHolderListResolvers<ContextType>;
  StatisticPeopleList?: StatisticPeopleListResolvers<ContextType>;
  StatisticPerson?: StatisticPersonResolvers<ContextType>;
  StatisticPoint?: StatisticPointResolvers<ContextType>;
  StatisticRow?: StatisticRowResolvers<ContextType>;
  StatisticView?: StatisticViewResolvers<ContextType>;
  StatisticWhatIf?: StatisticWhatIfResolvers<ContextType>;
  StructureNodePlan?: StructureNodePlanResolvers<ContextType>;
  StructureOutlinePlan?: StructureOutlinePlanResolvers<ContextType>;
  StructureRowRejection?: StructureRowRejectionResolvers<ContextType>;
  StructureRowsPreview?: StructureRowsPreviewResolvers<ContextType>;
  StructureRowsResult?: StructureRowsResultResolvers<ContextType>;
  Subdivision?: SubdivisionResolvers<ContextType>;
  SubdivisionList?: SubdivisionListResolvers<ContextType>;
  SubdivisionWithoutLeader?: SubdivisionWithoutLeaderResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SubscriptionState?: SubscriptionStateResolvers<ContextType>;
  SuperAdminPrivilege?: SuperAdminPrivilegeResolvers<ContextType>;
  Support?: SupportResolvers<ContextType>;
  SupportAccess?: SupportAccessResolvers<ContextType>;
  SupportRequest?: SupportRequestResolvers<ContextType>;
  SupportSession?: SupportSessionResolvers<ContextType>;
  Suspension?: SuspensionResolvers<ContextType>;
  Tariff?: TariffResolvers<ContextType>;
  TariffChange?: TariffChangeResolvers<ContextType>;
  TariffOffer?: TariffOfferResolvers<ContextType>;
  TariffPreview?: TariffPreviewResolvers<ContextType>;
  Test?: TestResolvers<ContextType>;
  TestAbilities?: TestAbilitiesResolvers<ContextType>;
  TestAnswer?: GraphQLScalarType;
  TestAnswerFile?: TestAnswerFileResolvers<ContextType>;
  TestAttempt?: TestAttemptResolvers<ContextType>;
  TestAttemptList?: TestAttemptListResolvers<ContextType>;
  TestAttemptRequest?: TestAttemptRequestResolvers<ContextType>;
  TestBankAdded?: TestBankAddedResolvers<ContextType>;
  TestBankList?: TestBankListResolvers<ContextType>;
  TestBankQuestion?: TestBankQuestionResolvers<ContextType>;
  TestBankTag?: TestBankTagResolvers<ContextType>;
  TestClauseSource?: TestClauseSourceResolvers<ContextType>;
  TestDraw?: TestDrawResolvers<ContextType>;
  TestExplained?: GraphQLScalarType;
  TestItemAnalysis?: TestItemAnalysisResolvers<ContextType>;
  TestItemFigures?: TestItemFiguresResolvers<ContextType>;
  TestKey?: GraphQLScalarType;
  TestList?: TestListResolvers<ContextType>;
  TestNamedClause?: TestNamedClauseResolvers<ContextType>;
  TestQuestion?: GraphQLScalarType;
  TestQuestionSource?: TestQuestionSourceResolvers<ContextType>;
  TestRegradePreview?: TestRegradePreviewResolvers<ContextType>;
  TestRegrading?: TestRegradingResolvers<ContextType>;
  TestRepetition?: TestRepetitionResolvers<ContextType>;
  TestRepetitionQuestion?: TestRepetitionQuestionResolvers<ContextType>;
  TestRepetitionResult?: TestRepetitionResultResolvers<ContextType>;
  TestResult?: TestResultResolvers<ContextType>;
  TestResultList?: TestResultListResolvers<ContextType>;
  TestReviewList?: TestReviewListResolvers<ContextType>;
  TestReviewSettings?: TestReviewSettingsResolvers<ContextType>;
  TestReviewedAnswer?: TestReviewedAnswerResolvers<ContextType>;
  TestSavedAnswer?: TestSavedAnswerResolvers<ContextType>;
  TestScoreBar?: TestScoreBarResolvers<ContextType>;
  TestScores?: TestScoresResolvers<ContextType>;
  TestSettings?: TestSettingsResolvers<ContextType>;
  TestSourceLink?: TestSourceLinkResolvers<ContextType>;
  TestStaleQuestion?: TestStaleQuestionResolvers<ContextType>;
  TestStaleQuestions?: TestStaleQuestionsResolvers<ContextType>;
  TestTableRows?: GraphQLScalarType;
  TestTeam?: TestTeamResolvers<ContextType>;
  TestTeamRow?: TestTeamRowResolvers<ContextType>;
  TestVersion?: TestVersionResolvers<ContextType>;
  TestWaitingAnswer?: TestWaitingAnswerResolvers<ContextType>;
  TestWorstQuestion?: TestWorstQuestionResolvers<ContextType>;
  TodayPanel?: TodayPanelResolvers<ContextType>;
  TodayTask?: TodayTaskResolvers<ContextType>;
  TokenAction?: TokenActionResolvers<ContextType>;
  TokenBalance?: TokenBalanceResolvers<ContextType>;
  TokenDispute?: TokenDisputeResolvers<ContextType>;
  TokenEstimate?: TokenEstimateResolvers<ContextType>;
  TokenGrant?: TokenGrantResolvers<ContextType>;
  TokenLimit?: TokenLimitResolvers<ContextType>;
  TokenPurchase?: TokenPurchaseResolvers<ContextType>;
  TokenPurchases?: TokenPurchasesResolvers<ContextType>;
  TokenUse?: TokenUseResolvers<ContextType>;
  TokenUseAction?: TokenUseActionResolvers<ContextType>;
  TokenUseDay?: TokenUseDayResolvers<ContextType>;
  TokenUsePerson?: TokenUsePersonResolvers<ContextType>;
  TokenWriteOff?: TokenWriteOffResolvers<ContextType>;
  TokenWriteOffs?: TokenWriteOffsResolvers<ContextType>;
  TwoFactorSetup?: TwoFactorSetupResolvers<ContextType>;
  UnclearClause?: UnclearClauseResolvers<ContextType>;
  UnclearClauses?: UnclearClausesResolvers<ContextType>;
  UnclearPlace?: UnclearPlaceResolvers<ContextType>;
  UnmatchedNotification?: UnmatchedNotificationResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  User?: UserResolvers<ContextType>;
  UserAccess?: UserAccessResolvers<ContextType>;
  UserDocument?: UserDocumentResolvers<ContextType>;
  UserDocumentList?: UserDocumentListResolvers<ContextType>;
  UserEducation?: UserEducationResolvers<ContextType>;
  UserEducationStatistic?: UserEducationStatisticResolvers<ContextType>;
  UserGoal?: UserGoalResolvers<ContextType>;
  UserIpAccess?: UserIpAccessResolvers<ContextType>;
  UserLeaving?: UserLeavingResolvers<ContextType>;
  UserList?: UserListResolvers<ContextType>;
  UserNote?: UserNoteResolvers<ContextType>;
  UserProtection?: UserProtectionResolvers<ContextType>;
  UserQualification?: UserQualificationResolvers<ContextType>;
  UserQualifications?: UserQualificationsResolvers<ContextType>;
  UserRegulation?: UserRegulationResolvers<ContextType>;
  UserRejection?: UserRejectionResolvers<ContextType>;
  UserRole?: UserRoleResolvers<ContextType>;
  UserSecurity?: UserSecurityResolvers<ContextType>;
  UserSession?: UserSessionResolvers<ContextType>;
  UserSkill?: UserSkillResolvers<ContextType>;
  UserStatistic?: UserStatisticResolvers<ContextType>;
  UsersUpdatePreview?: UsersUpdatePreviewResolvers<ContextType>;
  UsersUpdateResult?: UsersUpdateResultResolvers<ContextType>;
  VariableValue?: VariableValueResolvers<ContextType>;
  VideoChapter?: VideoChapterResolvers<ContextType>;
  VideoCue?: VideoCueResolvers<ContextType>;
  VideoDetails?: VideoDetailsResolvers<ContextType>;
  VideoDropOff?: VideoDropOffResolvers<ContextType>;
  VideoPart?: VideoPartResolvers<ContextType>;
  VideoSegment?: VideoSegmentResolvers<ContextType>;
  VideoUpload?: VideoUploadResolvers<ContextType>;
  ViewAs?: ViewAsResolvers<ContextType>;
  WatchedVideo?: WatchedVideoResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  admin?: AdminDirectiveResolver<any, any, ContextType>;
  always?: AlwaysDirectiveResolver<any, any, ContextType>;
  author?: AuthorDirectiveResolver<any, any, ContextType>;
  guest?: GuestDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
  right?: RightDirectiveResolver<any, any, ContextType>;
  signedIn?: SignedInDirectiveResolver<any, any, ContextType>;
  superAdmin?: SuperAdminDirectiveResolver<any, any, ContextType>;
  unpaid?: UnpaidDirectiveResolver<any, any, ContextType>;
};
