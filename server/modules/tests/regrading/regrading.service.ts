import { regradeSchema } from '@domain/tests/decisions';
import { checkInput } from '@server/modules/check-input';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { regradeProblem, type RegradeProblem } from '@domain/questions/regrade';
import { isAnswerTo } from '@domain/questions/answer';
import { askedQuestion } from '@domain/questions/asked-question';
import type { AnyQuestion } from '@domain/questions/question';
import { AppError, type ErrorCode } from '@server/errors';
import type { Context, Scope } from '@server/graphql/context';
import type { TestRegradeInput } from '@server/graphql/generated/types';
import { loaded } from '@server/graphql/loaders/loaded';
import { once } from '@server/graphql/idempotency';
import { callerOf, subjectOf } from '@server/graphql/access/subject';
import { requireConfirmedSignIn } from '@server/modules/auth/sign-in-changes.read-model';
import { canEdit, seesWholeReport } from '@server/modules/content/access/access.policy';
import type { ContentEvents } from '@server/modules/content/content-events';
import { createCooperativeQueue } from '@server/modules/content/evidence/cooperative-queue';
import { findVersion } from '@server/modules/content/versions/versions.repository';
import { loadUsers } from '@server/modules/employees/employees.read-model';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { ModuleDeps } from '@server/modules/module';
import { decisionSha256 } from '../attempts/evidence';
import { gradedPart, type GradedPart, variantsOf, worthOf } from '../grading/graded-part';
import {
  countEnded,
  decisionsOf,
  gradedAttempts,
  gradedPartOf,
  insertRegrading,
  lockGrading,
  passedElsewhere,
  regradingsOf,
} from './regrading.repository';
import { enqueueRegrading } from './regrading-queue';
import { dryRun } from './regrading-preview';
import { testAccess } from '../test.content';
import { type RegradingRow, testTables } from '../tests.tables';

export interface RegradePreview {
  count: number;
  changed: number;
  gained: number;
  lost: number;
  gaining: UserRow[];
  losing: UserRow[];
}

/** Changes how questions of published versions are graded. */
export interface RegradingService {
  list(context: Context, testId: number, versionId: number): Promise<RegradingRow[]>;
  preview(context: Context, input: TestRegradeInput): Promise<RegradePreview>;
  /** Makes the decision; a job grades ended attempts again. */
  regrade(scope: Scope, input: TestRegradeInput, clientKey?: string | null): Promise<RegradingRow>;
}

const PROBLEMS: Readonly<Record<RegradeProblem, ErrorCode>> = {
  nothing: 'test.regradeNothing',
  wrong: 'test.regradeWrong',
  byHand: 'test.regradeByHand',
};

interface Decided {
  question: AnyQuestion;
  /** The data by which answers are graded afterwards. */
  part: GradedPart;
}

/** The number read at once; other requests are handled in between. */
const BATCH = 5_000;

/** @throws {AppError} notFound */
async function requirePublished({ tx, organizationId }: Scope, testId: number, versionId: number) {
  const version = await findVersion(tx, testTables.version, organizationId, versionId);
  if (version?.objectId !== testId || version.status !== 'published') throw new AppError('notFound');
}

/** Returns the input's decision. @throws {AppError} notFound; regradeNothing, regradeWrong, regradeByHand, regradeLast */
async function decided({ tx, organizationId }: Scope, input: TestRegradeInput): Promise<Decided> {
  const { versionId, questionId, isOnly, answer = null } = input;
  const now = await gradedPartOf(tx, organizationId, versionId);
  const question = now?.questions.find(({ id }) => id === questionId);
  if (!now || !question) throw new AppError('notFound');
  const asked = askedQuestion(question, (items) => items);
  if (answer && !isAnswerTo(asked, answer)) throw new AppError('test.regradeWrong', { field: 'answer' });
  const problem = regradeProblem(question, variantsOf(now, question), { answer, isOnly });
  if (problem) throw new AppError(PROBLEMS[problem], { field: 'answer' });
  const decisions = await decisionsOf(tx, organizationId, [versionId]);
  const part = gradedPart(now, [...decisions, { questionId, answer, isOnly }]);
  // A test without counting questions cannot be passed.
  if (part.questions.every((question) => worthOf(part, question) === 0)) {
    throw new AppError('test.regradeLast', { field: 'answer' });
  }
  return { question, part };
}

interface RegradingDeps extends Pick<ModuleDeps, 'now' | 'jobs'>, Pick<ContentEvents, 'log' | 'publishWork'> {
  /** Runs previews one after another for each organization. */
  readonly queue: ReturnType<typeof createCooperativeQueue>;
}

async function beginRegrading(
  { now, log, jobs, publishWork }: RegradingDeps,
  scope: Scope,
  input: TestRegradeInput,
): Promise<RegradingRow> {
  const { tx, organizationId } = scope;
  const { testId, versionId, questionId, isOnly, mayTakePasses, answer = null } = input;
  const { userId: createdById } = callerOf(scope);
  const { reason } = checkInput(regradeSchema, { reason: input.reason });
  // Its records are evidence and name the person who made the decision.
  await requireConfirmedSignIn(tx, organizationId, createdById);
  await lockGrading(tx, organizationId, versionId, 'alone');
  const earlier = await regradingsOf(tx, organizationId, versionId);
  if (earlier.some(({ state }) => state === 'running')) throw new AppError('test.regradeRunning');
  const { question } = await decided(scope, input);
  const createdAt = now();
  const decision = { versionId, questionId, answer, isOnly, mayTakePasses, reason, createdById, createdAt };
  const regrading = await insertRegrading(tx, organizationId, {
    ...decision,
    testId,
    sha256: decisionSha256(decision),
    totalCount: await countEnded(tx, organizationId, versionId),
    beatAt: createdAt,
  });
  await log(scope, testId, 'regrade', {
    changes: { question: [null, question.text], reason: [null, reason] },
  });
  await enqueueRegrading(jobs, tx, regrading);
  await publishWork(scope, testId);
  return regrading;
}

async function listRegradings(context: Context, testId: number, versionId: number): Promise<RegradingRow[]> {
  const access = await loaded(context.loaders.testAccess, testId);
  if (!seesWholeReport(subjectOf(context.signedIn), access)) throw new AppError('notFound');
  const { tx, organizationId } = context.scope;
  await requirePublished(context.scope, testId, versionId);
  return regradingsOf(tx, organizationId, versionId);
}

async function previewRegrading(
  { queue }: Pick<RegradingDeps, 'queue'>,
  { scope, loaders }: Context,
  input: TestRegradeInput,
): Promise<RegradePreview> {
  const access = await testAccess.find(scope, input.testId);
  if (!access || !canEdit(callerOf(scope), access)) throw new AppError('notFound');
  await requirePublished(scope, input.testId, input.versionId);
  const { question, part } = await decided(scope, input);
  const { tx, organizationId } = scope;
  const { versionId, questionId } = input;
  const { gaining, losing, ...counts } = await queue.run(scope, async () => {
    const run = dryRun(part, question, await passedElsewhere(tx, organizationId, input));
    let after = 0;
    let batch;
    do {
      batch = await gradedAttempts(tx, { organizationId, versionId, questionId }, { after, limit: BATCH });
      await run.add(batch);
      after = batch.at(-1)?.id ?? after;
      await nextTurn();
    } while (batch.length === BATCH);
    return run.result();
  });
  return {
    ...counts,
    gaining: await loadUsers(loaders, gaining),
    losing: await loadUsers(loaders, losing),
  };
}

async function regradeOnce(
  deps: RegradingDeps,
  scope: Scope,
  input: TestRegradeInput,
  clientKey?: string | null,
): Promise<RegradingRow> {
  await testAccess.editable(scope, input.testId);
  await requirePublished(scope, input.testId, input.versionId);
  return once(
    scope,
    { of: 'testRegrade', key: clientKey },
    () => beginRegrading(deps, scope, input),
    async (id) => {
      const all = await regradingsOf(scope.tx, scope.organizationId, input.versionId);
      const found = all.find((item) => item.id === id);
      if (!found) throw new AppError('notFound');
      return found;
    },
  );
}

/** Changes how questions of published versions are graded. */
export function createRegradingService(own: Omit<RegradingDeps, 'queue'>): RegradingService {
  const deps: RegradingDeps = { ...own, queue: createCooperativeQueue() };

  return {
    list: listRegradings,
    preview: (context, input) => previewRegrading(deps, context, input),
    regrade: (scope, input, clientKey) => regradeOnce(deps, scope, input, clientKey),
  };
}
