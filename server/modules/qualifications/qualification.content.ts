import { contentAccess } from '@server/modules/content/access/content-access';
import type { ContentDefinition } from '@server/modules/content/content-definition';
import type { ObjectKey } from '@server/modules/content/content-kind';
import { checkPart } from './route/qualification-version';
import { qualificationTables } from './qualifications.tables';

const viewPath = (id: number, page = ''): string => `/qualification/view/${id}${page}`;

/** The description of qualifications for the shared content code. */
export const qualificationContent: ContentDefinition = {
  objectType: 'qualification',
  topic: 'qualification',
  workTopic: 'qualificationWork',
  tables: qualificationTables,
  notificationTypes: {
    assigned: 'qualificationAssigned',
    newVersion: 'qualificationChanged',
    reminder: 'qualificationReminder',
    overdue: 'qualificationOverdue',
    escalation: 'qualificationTeamOverdue',
  },
  routes: {
    reader: viewPath,
    editor: (id, page) => viewPath(id, page === 'edit' ? '/edit' : ''),
    team: '/qualification?tab=subdivision',
  },
  codePrefix: 'К',
  checkOwn: checkPart,
  errors: {
    alreadyPublished: 'regulation.alreadyPublished',
    approvalDecided: 'regulation.approvalDecided',
    approvalNeeded: 'qualification.approvalNeeded',
    archived: 'qualification.archived',
    attachmentsMax: 'regulation.attachmentsMax',
    bodyEmpty: 'qualification.empty',
    bodyIsFile: 'regulation.bodyIsFile',
    codeBusy: 'qualification.codeBusy',
    effectivePast: 'regulation.effectivePast',
    noApprovers: 'regulation.noApprovers',
    noDraft: 'regulation.noDraft',
    nothingToSign: 'qualification.nothingChanged',
    onApproval: 'qualification.onApproval',
    pictureUnknown: 'regulation.pictureUnknown',
    used: 'qualification.used',
  },
};

/** Access checks of qualifications. */
export const qualificationAccess = contentAccess(qualificationContent);

/** Returns the object key of a qualification. */
export const qualificationKey = (objectId: number): ObjectKey => ({
  objectType: 'qualification',
  objectId,
});
