import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/regulations.graphql. */
export type RegulationsResolvers = DomainResolvers<{
  Query: 'regulations' | 'regulation' | 'regulationVersion' | 'regulationCompare' | 'regulationTemplates' | 'regulationSignatures' | 'regulationTeam' | 'regulationApprovals' | 'regulationComments';
  Mutation: 'regulationCreate' | 'regulationImport' | 'regulationUpdate' | 'regulationDelete' | 'regulationDraftSave' | 'regulationDraftDiscard' | 'regulationAttach' | 'regulationDetach' | 'regulationSubmit' | 'regulationDecide' | 'regulationPublish' | 'regulationPublishPreview' | 'regulationOpen' | 'regulationSignCode' | 'regulationSign' | 'regulationRefuse' | 'regulationCommentCreate' | 'regulationCommentResolve';
  UserStatistic: 'regulations';
  RegulationList: 'items' | 'count';
  Regulation: 'id' | 'code' | 'name' | 'type' | 'folder' | 'ownerId' | 'owner' | 'status' | 'signMethod' | 'minReadingSec' | 'requireFullScroll' | 'reviewEveryMonths' | 'reviewAt' | 'approverIds' | 'approvers' | 'currentVersion' | 'draftVersion' | 'versions' | 'myAssignment' | 'mySignature' | 'deltaClauseIds' | 'gateQuestions' | 'pictures' | 'statistic' | 'abilities' | 'isArchive' | 'createdAt' | 'updatedAt';
  RegulationAbilities: 'canEdit' | 'canReport' | 'canPublish' | 'canSign' | 'canRehearse';
  RegulationVersion: 'id' | 'regulationId' | 'major' | 'minor' | 'label' | 'status' | 'clauses' | 'attachments' | 'pictures' | 'body' | 'questions' | 'questionCount' | 'variables' | 'sha256' | 'significance' | 'changeSummary' | 'changedClauseIds' | 'silentClauseIds' | 'wordCount' | 'readingSec' | 'effectiveFrom' | 'publishedAt' | 'publishedBy' | 'approvals' | 'updatedAt';
  Clause: 'id' | 'level' | 'number' | 'ownNumber' | 'html' | 'text';
  RegulationTemplate: 'key' | 'name' | 'type' | 'description' | 'clauseCount';
  StaleQuestion: 'id' | 'text' | 'number' | 'rightAnswers';
  PublishPreview: 'changedCount' | 'clauseCount' | 'resignCount' | 'waitingCount' | 'changes' | 'resignClauseCount' | 'resignSec' | 'staleQuestions';
  ClauseChange: 'kind' | 'from' | 'to';
  RegulationComparison: 'from' | 'to' | 'changes' | 'addedCount' | 'removedCount' | 'changedCount' | 'signedFrom' | 'signedTo';
  Approval: 'id' | 'versionId' | 'version' | 'regulation' | 'step' | 'approverId' | 'approver' | 'status' | 'comment' | 'decidedAt';
  RegulationSignature: 'id' | 'regulationId' | 'versionId' | 'versionLabel' | 'userId' | 'user' | 'action' | 'scope' | 'clauseIds' | 'method' | 'confirmedName' | 'reason' | 'docSha256' | 'openedAt' | 'readingSec' | 'scrollPct' | 'ip' | 'userAgent' | 'variables' | 'answers' | 'signer' | 'prevHash' | 'hash' | 'createdAt';
  RegulationSigner: 'startedBy' | 'startedAt' | 'isTwoFactor' | 'change' | 'passwordSetAt' | 'account' | 'doubt';
  SignerAccount: 'createdAt' | 'createdByName';
  SignerChange: 'kind' | 'changedAt' | 'changedByName' | 'isConfirmed' | 'confirmedByName';
  RegulationSignatureList: 'items' | 'count';
  RegulationTeam: 'regulations' | 'rows' | 'count';
  RegulationTeamRow: 'user' | 'cells';
  RegulationComment: 'id' | 'regulationId' | 'versionId' | 'clauseId' | 'text' | 'user' | 'resolvedAt' | 'createdAt';
  RegulationImport: 'regulation' | 'leftOut';
}>;
