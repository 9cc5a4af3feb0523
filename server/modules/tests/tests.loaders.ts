import type DataLoader from 'dataloader';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AnyQuestion } from '@domain/questions/question';
import type { Scope } from '@server/graphql/context';
import type { ById } from '@server/graphql/loaders/loaders';
import type { LoaderSource } from '@server/graphql/loaders/loader-source';
import { callerOf } from '@server/graphql/access/subject';
import { createContentLoaders, manyLoader, oneLoader } from '@server/modules/content/content-loaders';
import type { ModuleDeps } from '@server/modules/module';
import { answersOf, attemptsAt } from './attempts/attempts.repository';
import { revisionsById } from './bank/bank.repository';
import { type GradedPart, gradedPart } from './grading/graded-part';
import { decisionsOf } from './regrading/regrading.repository';
import { lastRequests } from './requests/requests.repository';
import type { RequestRow } from './requests/requests.tables';
import { progressOfPairs, type PersonProgress } from './results/test-progress.read-model';
import { testContent } from './test.content';
import { FIRST_SETTINGS, partOfVersion, type Settings, settingsSchema, type TestPart } from './test-version';
import { asTest, testTables, type AnswerRow, type AttemptRow, type TestRow } from './tests.tables';
import type { ContentVersionMeta } from '@server/modules/content/content.tables';
import type { AccessContext } from '@server/modules/content/access/access.policy';
import type { ContentRow } from '@server/modules/files/files.tables';
import { isAmong } from '@server/modules/sql';

interface TestLoaders {
  /** The same for tests. */
  testById: ById<TestRow>;
  testVersion: ById<ContentVersionMeta>;
  testVersions: DataLoader<number, ContentVersionMeta[]>;
  testAccess: ById<AccessContext>;
  /** Pictures that a test's questions may show. */
  testPictures: DataLoader<number, ContentRow[]>;
  /** By version id: its settings and the number of its questions. */
  testFigures: ById<VersionFigures>;
  /** By version id: its questions, with the right answers. */
  testPart: ById<VersionPart>;
  testGradedPart: ById<GradedVersionPart>;
  /** Questions that were drawn from the bank, by the id of the revision. */
  testBankRevision: ById<BankRevision>;
  /** The answers of an attempt. */
  testAnswers: DataLoader<number, AnswerRow[]>;
  /** The caller's progress, by the test's id. */
  myTestProgress: ById<PersonProgress>;
  /** The caller's request for another attempt after their last one, by the test's id. */
  myTestRequest: ById<RequestRow>;
  /** The caller's attempts at a test, newest first. */
  myTestAttempts: DataLoader<number, AttemptRow[]>;
}

declare module '@server/graphql/loaders/loaders' {
  interface Loaders extends TestLoaders {}
}

/** The data of a version that lists show: its settings and the number of its questions. */
export interface VersionFigures {
  id: number;
  settings: Settings;
  questionCount: number;
}

export type VersionPart = TestPart & { id: number };
export interface BankRevision {
  revisionId: number;
  question: AnyQuestion;
}

export type GradedVersionPart = GradedPart & { id: number };

const { version } = testTables;

const ofIds = ({ organizationId }: Scope, ids: readonly number[]) =>
  and(eq(version.organizationId, organizationId), isAmong(version.id, ids));

const storedSettings = z.nullable(settingsSchema);

async function figures(scope: Scope, ids: readonly number[]): Promise<VersionFigures[]> {
  const rows = await scope.tx
    .select({
      id: version.id,
      settings: sql<unknown>`${version.own} -> 'settings'`,
      questionCount: sql<number>`coalesce(jsonb_array_length(${version.own} -> 'questions'), 0) + coalesce(
        (select sum((draw -> 'count')::int) from jsonb_array_elements(${version.own} -> 'draws') draw), 0)::int`,
    })
    .from(version)
    .where(ofIds(scope, ids));
  return rows.map(({ settings, ...row }) => ({
    ...row,
    settings: storedSettings.parse(settings) ?? FIRST_SETTINGS,
  }));
}

async function parts(scope: Scope, ids: readonly number[]): Promise<VersionPart[]> {
  const rows = await scope.tx
    .select({ id: version.id, own: version.own })
    .from(version)
    .where(ofIds(scope, ids));
  return rows.map(({ id, own }) => ({ id, ...partOfVersion(own) }));
}

/** Returns the parts of versions by which attempts are graded, with the decisions of regrading. */
export async function gradedParts(scope: Scope, ids: readonly number[]): Promise<GradedVersionPart[]> {
  const decisions = await decisionsOf(scope.tx, scope.organizationId, ids);
  return (await parts(scope, ids)).map((part) => ({
    id: part.id,
    ...gradedPart(
      part,
      decisions.filter(({ versionId }) => versionId === part.id),
    ),
  }));
}

/** Loaders for the field resolvers of tests, by id. */
export const createTestLoaders =
  ({ now }: Pick<ModuleDeps, 'now'>) =>
  (source: LoaderSource): TestLoaders => {
    const shared = createContentLoaders(source, testContent, asTest);
    const byId = ({ id }: { id: number }) => id;
    return {
      testById: shared.object,
      testVersion: shared.version,
      testVersions: shared.versions,
      testAccess: shared.access,
      testPictures: shared.pictures,
      testFigures: oneLoader(source, figures, byId),
      testPart: oneLoader(source, parts, byId),
      testBankRevision: oneLoader(
        source,
        async ({ tx, organizationId }, ids) =>
          [...(await revisionsById(tx, organizationId, ids))].map(([revisionId, question]) => ({
            ...{ revisionId, question },
          })),
        ({ revisionId }) => revisionId,
      ),
      testGradedPart: oneLoader(source, gradedParts, byId),
      myTestProgress: oneLoader(
        source,
        (scope, ids) => {
          const { userId } = callerOf(scope);
          const pairs = ids.map((testId) => ({ testId, userId }));
          return progressOfPairs(scope.tx, scope.organizationId, pairs, now());
        },
        ({ testId }) => testId,
      ),
      myTestRequest: oneLoader(
        source,
        (scope, ids) => lastRequests(scope.tx, scope.organizationId, ids, callerOf(scope).userId),
        ({ testId }) => testId,
      ),
      myTestAttempts: manyLoader(
        source,
        (scope, ids) => attemptsAt(scope.tx, scope.organizationId, ids, callerOf(scope).userId),
        ({ testId }) => testId,
      ),
      testAnswers: manyLoader(
        source,
        (scope, ids) => answersOf(scope.tx, scope.organizationId, ids),
        ({ attemptId }) => attemptId,
      ),
    };
  };
