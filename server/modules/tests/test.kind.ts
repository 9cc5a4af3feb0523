import type { Caller, Scope } from '@server/graphql/context';
import type { SearchHit } from '@server/graphql/generated/resolvers';
import type { ContentKind } from '@server/modules/content/content-kind';
import { createContentKind, type HandoverWords } from '@server/modules/content/create-content-kind';
import { findObjects } from '@server/modules/content/lists/found-objects.read-model';
import { changedAttempts } from './evidence.read-model';
import { ownAnswerFiles, ownTestTables } from './own-tables.read-model';
import { testContent } from './test.content';
import { testReports } from './test.reports';
import { showsScore } from './tests.visibility';

/** By what words of the contract tests are handed over. */
export const handoverWords: HandoverWords = { owner: 'test', approval: 'testApproval' };

const WEIGHT = 2;

/** Tests by name and code. What they ask is found by nobody. */
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

/** Tests: what the rest of the server knows of them. The menu counts none: it counts what the specification says. */
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
});
