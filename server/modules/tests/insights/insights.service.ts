import type { Scope } from '@server/graphql/context';
import type { QueryTestScoresArgs, TestScores, TestStaleQuestions } from '@server/graphql/generated/types';
import { requireKind } from '@server/modules/content/content-kinds';
import type { ModuleDeps } from '@server/modules/module';
import { createAskedFilter } from '@server/modules/statistics/asked-filter.read-model';
import { type itemFigures, analysedItems } from '../results/analysis';
import { sumsOfVersions } from '../results/results.read-model';
import { gradedParts } from '../tests.loaders';
import { readScores } from './scores.read-model';
import { readStaleQuestions } from './stale-questions.read-model';
import { type Candidate, STRUGGLE, worstCandidates } from './worst-questions.read-model';

const WORST = 10;

/** More than are shown: those that a regrading has excluded since are left out. */
const CANDIDATES = 30;

interface WorstQuestion {
  test: Candidate['test'];
  figures: ReturnType<typeof itemFigures>;
}

export interface TestInsightsService {
  scores(scope: Scope, args: QueryTestScoresArgs): Promise<TestScores>;
  /** Returns the worst questions, the worst first. */
  worst(scope: Scope): Promise<WorstQuestion[]>;
  /** Returns the questions whose clause has changed, those of the regulation published last first. */
  stale(scope: Scope): Promise<TestStaleQuestions>;
}

/** What the statistics show of tests only, within the scope of the right to statistics. */
export function createTestInsightsService(
  deps: Pick<ModuleDeps, 'contentKinds' | 'now'>,
): TestInsightsService {
  const askedOf = createAskedFilter(deps, 'test');
  const kind = requireKind(deps.contentKinds, 'test');
  return {
    scores: async (scope, { filter }) => readScores(scope, await askedOf(scope, filter)),
    async worst(scope) {
      const found = await worstCandidates(scope, kind, CANDIDATES);
      const versionIds = [...new Set(found.map(({ versionId }) => versionId))];
      const sums = await sumsOfVersions(scope.tx, scope.organizationId, versionIds);
      const figures = (await gradedParts(scope, versionIds)).flatMap((part) => {
        const own = sums.filter(({ versionId }) => versionId === part.id);
        return analysedItems(part, own).map((item) => ({ versionId: part.id, item }));
      });
      return found
        .flatMap(({ test, versionId, questionId }) => {
          const its = figures.find(
            (row) => row.versionId === versionId && row.item.questionId === questionId,
          );
          return its && !its.item.isVoided ? [{ test, figures: its.item }] : [];
        })
        .filter(({ figures: { facility } }) => facility < STRUGGLE * 10_000)
        .sort((a, b) => a.figures.facility - b.figures.facility)
        .slice(0, WORST);
    },
    stale: (scope) => readStaleQuestions(scope, kind),
  };
}
