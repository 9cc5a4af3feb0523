import { contentAccess } from '@server/modules/content/access/content-access';
import type { ContentDefinition } from '@server/modules/content/content-definition';
import type { ObjectKey } from '@server/modules/content/content-kind';
import { checkPart } from './test-version';
import { testTables } from './tests.tables';

/** Where a person passes the test. */
export const passingPath = (id: number): string => `/tests/my/${id}/passing`;
/** Where whoever answers for it sees how people did. */
export const executionPath = (id: number): string => `/tests/editor/${id}/execution`;
const editorPath = (id: number): string => `/tests/editor?testId=${id}`;
/** Where its author sees a question, and what has changed in what it is about. */
export const questionPath = (id: number, questionId: string): string =>
  `${editorPath(id)}&question=${encodeURIComponent(questionId)}`;

/** What the shared parts of content know tests by. */
export const testContent: ContentDefinition = {
  objectType: 'test',
  topic: 'test',
  workTopic: 'testWork',
  tables: testTables,
  notices: {
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

/** Who may do what with tests. */
export const testAccess = contentAccess(testContent);

/** A test among objects of all kinds. */
export const testKey = (objectId: number): ObjectKey => ({ objectType: 'test', objectId });
