import { contentAccess } from '@server/modules/content/access/content-access';
import type {
  ContentDefinition,
  ContentRoutes,
  EditorPage,
} from '@server/modules/content/content-definition';
import type { ObjectKey } from '@server/modules/content/content-kind';
import { asEducation, educationTables, type EducationRow } from './educations.tables';
import { checkVideo, isVideo, videoOfVersion } from './videos/video-version';

/** Returns a page of an education of this type; the browser redirects from the other type's address. */
export const educationPath = (
  { id, typeContent }: Pick<EducationRow, 'id' | 'typeContent'>,
  tab: 'my' | 'editor',
  page: EditorPage,
): string =>
  `/education/${typeContent}/${tab}/${id}/${page === 'edit' || page === 'access' ? page : 'viewEducation'}`;

const routesOfType = (typeContent: EducationRow['typeContent']): ContentRoutes => ({
  reader: (id) => educationPath({ id, typeContent }, 'my', 'current-version'),
  editor: (id, page) => educationPath({ id, typeContent }, 'editor', page),
  team: `/education/${typeContent}/subdivision/list`,
});

/** The definition of educations for the shared content code. */
export const educationContent: ContentDefinition = {
  objectType: 'education',
  topic: 'education',
  workTopic: 'educationWork',
  tables: educationTables,
  notificationTypes: {
    assigned: 'educationAssigned',
    newVersion: 'educationChanged',
    reminder: 'educationReminder',
    overdue: 'educationOverdue',
    escalation: 'educationTeamOverdue',
    comment: 'educationComment',
    prerequisiteArchived: 'educationPrerequisite',
  },
  // The id alone does not determine the type: the page redirects to that of the other type if necessary.
  routes: routesOfType('text'),
  routesOf: (object) => routesOfType(asEducation(object).typeContent),
  codePrefix: 'О',
  hasShelf: true,
  hasRatings: true,
  hasNotes: true,
  hasPrerequisites: true,
  canComeFirst: true,
  checkOwn: checkVideo,
  isTextOptional: isVideo,
  hasMoment: (own, atSec) => own !== null && atSec <= videoOfVersion(own).durationSec,
  errors: {
    alreadyPublished: 'regulation.alreadyPublished',
    approvalDecided: 'regulation.approvalDecided',
    approvalNeeded: 'education.approvalNeeded',
    archived: 'education.archived',
    attachmentsMax: 'regulation.attachmentsMax',
    bodyEmpty: 'education.bodyEmpty',
    bodyIsFile: 'regulation.bodyIsFile',
    codeBusy: 'education.codeBusy',
    effectivePast: 'regulation.effectivePast',
    noApprovers: 'regulation.noApprovers',
    noDraft: 'regulation.noDraft',
    nothingToSign: 'education.nothingToRead',
    onApproval: 'education.onApproval',
    pictureUnknown: 'regulation.pictureUnknown',
    used: 'education.used',
  },
};

/** The access rules of educations. */
export const educationAccess = contentAccess(educationContent);

/** Returns the object key of an education. */
export const educationKey = (objectId: number): ObjectKey => ({ objectType: 'education', objectId });
