import { contentAccess } from '@server/modules/content/access/content-access';
import type { ContentDefinition } from '@server/modules/content/content-definition';
import type { ObjectKey } from '@server/modules/content/content-kind';
import { regulationTables } from './regulations.tables';

/** The description of regulations for the shared content code. */
export const regulationContent: ContentDefinition = {
  objectType: 'regulation',
  topic: 'regulation',
  workTopic: 'regulationWork',
  tables: regulationTables,
  notificationTypes: {
    assigned: 'regulationAssigned',
    newVersion: 'regulationNewVersion',
    reminder: 'regulationReminder',
    overdue: 'regulationOverdue',
    escalation: 'regulationTeamOverdue',
    approvalRequest: 'regulationApprovalRequest',
    approvalResult: 'regulationApprovalResult',
    comment: 'regulationComment',
    reviewDue: 'regulationReviewDue',
  },
  routes: {
    reader: (id) => `/regulation/my/${id}/current-version`,
    editor: (id, page) => `/regulation/editor/${id}/${page}`,
    team: '/regulation/subdivision/list',
  },
  codePrefix: 'Р',
  canComeFirst: true,
  errors: {
    alreadyPublished: 'regulation.alreadyPublished',
    approvalDecided: 'regulation.approvalDecided',
    approvalNeeded: 'regulation.approvalNeeded',
    archived: 'regulation.archived',
    codeBusy: 'regulation.codeBusy',
    used: 'regulation.used',
    attachmentsMax: 'regulation.attachmentsMax',
    bodyEmpty: 'regulation.bodyEmpty',
    bodyIsFile: 'regulation.bodyIsFile',
    effectivePast: 'regulation.effectivePast',
    noApprovers: 'regulation.noApprovers',
    noDraft: 'regulation.noDraft',
    nothingToSign: 'regulation.nothingToSign',
    onApproval: 'regulation.onApproval',
    pictureUnknown: 'regulation.pictureUnknown',
  },
};

/** Access checks of regulations. */
export const regulationAccess = contentAccess(regulationContent);

/** Returns the object key of a regulation. */
export const regulationKey = (objectId: number): ObjectKey => ({ objectType: 'regulation', objectId });
