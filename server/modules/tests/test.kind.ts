import type { Caller, Scope } from '@server/graphql/context';
import type { SearchHit } from '@server/graphql/generated/types';
import type { ContentKind } from '@server/modules/content/content-kind';
import { createContentKind, type HandoverWords } from '@server/modules/content/create-content-kind';
import { findObjects } from '@server/modules/content/lists/found-objects.read-model';
import { changedAttempts } from './attempts/evidence.read-model';
import { ownAnswerFiles, ownTestTables } from './own-tables.read-model';
import { waitingRequests } from './requests/requests.repository';
import { testContent } from './test.content';
import { testReports } from './test.reports';
import { showsScore } from './tests.visibility';

/** The contract's names that the handover of tests uses. */
export const handoverWords: HandoverWords = { owner: 'test', approval: 'testApproval' };

const WEIGHT = 2;

/** Finds tests by name and code. Their questions are not searched. */
async function findTests(scope: Scope, caller: Caller, query: string, limit: number): Promise<SearchHit[]> {
  const found = await findObjects(testContent, scope, caller, query, limit);
  const { routes } = testContent;
  return found.map(({ id, name, code, currentVersionId }) => ({
    kind: 'test',
    id,
    title: name,
    subtitle: code,
    route: currentVersionId === null ? routes.editor(id, 'edit') : routes.reader(id),
  }));
}

/**
 * The interface of tests to the rest of the server. Tests have no menu counters: the menu has only those of the specification.
 */
export const testKind: ContentKind = createContentKind(testContent, {
  reports: testReports,
  menuCounters: [],
  weight: WEIGHT,
  search: { objects: findTests },
  handover: handoverWords,
  changedSince: changedAttempts,
  ownTables: ownTestTables,
  ownFiles: ownAnswerFiles,
  showsScore,
  requests: waitingRequests,
});
