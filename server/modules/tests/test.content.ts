import { contentAccess } from '@server/modules/content/access/content-access';
import type { ContentDefinition } from '@server/modules/content/content-definition';
import type { ObjectKey } from '@server/modules/content/content-kind';
import { checkPart } from './test-version';
import { testTables } from './tests.tables';

/** Path where a person takes the test. */
export const passingPath = (id: number): string => `/tests/my/${id}/passing`;
/** Path where the person responsible for the test sees people's results. */
export const executionPath = (id: number): string => `/tests/editor/${id}/execution`;
const editorPath = (id: number): string => `/tests/editor?testId=${id}`;
/** Path where the author sees a question, and the changes in what it is about. */
export const questionPath = (id: number, questionId: string): string =>
  `${editorPath(id)}&question=${encodeURIComponent(questionId)}`;

/** The description of tests for the shared content code. */
export const testContent: ContentDefinition = {
  objectType: 'test',
  topic: 'test',
  workTopic: 'testWork',
  tables: testTables,
  notificationTypes: {
    assigned: 'testAssigned',
    newVersion: 'testChanged',
    reminder: 'testReminder',
    overdue: 'testOverdue',
    escalation: 'testTeamOverdue',
  },
  routes: {
    reader: passingPath,
    editor: (id, page) => (page === 'edit' ? editorPath(id) : executionPath(id)),
    team: '/tests/subdivision/list',
  },
  codePrefix: 'Т',
  canComeFirst: true,
  checkOwn: checkPart,
  errors: {
    alreadyPublished: 'regulation.alreadyPublished',
    approvalDecided: 'regulation.approvalDecided',
    approvalNeeded: 'test.approvalNeeded',
    archived: 'test.archived',
    attachmentsMax: 'regulation.attachmentsMax',
    bodyEmpty: 'test.empty',
    bodyIsFile: 'regulation.bodyIsFile',
    codeBusy: 'test.codeBusy',
    effectivePast: 'regulation.effectivePast',
    noApprovers: 'regulation.noApprovers',
    noDraft: 'regulation.noDraft',
    nothingToSign: 'test.nothingChanged',
    onApproval: 'test.onApproval',
    pictureUnknown: 'regulation.pictureUnknown',
    used: 'test.used',
  },
};

/** Access checks of tests. */
export const testAccess = contentAccess(testContent);

/** Returns the object key of a test. */
export const testKey = (objectId: number): ObjectKey => ({ objectType: 'test', objectId });
