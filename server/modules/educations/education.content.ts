import { contentAccess } from '@server/modules/content/access/content-access';
import type {
  ContentDefinition,
  ContentRoutes,
  EditorPage,
} from '@server/modules/content/content-definition';
import type { ObjectKey } from '@server/modules/content/content-kind';
import { asEducation, educationTables, type EducationRow } from './educations.tables';
import { checkFilm, isFilm } from './film-version';

/** A page of an education of this type; the browser leads from the address of the other type to its own. */
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

/** What the shared parts of content know educations by. */
export const educationContent: ContentDefinition = {
  objectType: 'education',
  topic: 'education',
  workTopic: 'educationWork',
  tables: educationTables,
  notices: {
    assigned: 'educationAssigned',
    newVersion: 'educationChanged',
    reminder: 'educationReminder',
    overdue: 'educationOverdue',
    escalation: 'educationTeamOverdue',
    comment: 'educationComment',
    prerequisiteArchived: 'educationPrerequisite',
  },
  // Of which type it is is not known by an id alone: the page leads on to the other type's where it must.
  routes: routesOfType('text'),
  routesOf: (object) => routesOfType(asEducation(object).typeContent),
  codePrefix: 'О',
  hasShelf: true,
  hasRatings: true,
  hasNotes: true,
  hasPrerequisites: true,
  canComeFirst: true,
  checkOwn: checkFilm,
  isTextOptional: isFilm,
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

/** Who may do what with educations. */
export const educationAccess = contentAccess(educationContent);

/** An education among objects of all kinds. */
export const educationKey = (objectId: number): ObjectKey => ({ objectType: 'education', objectId });
