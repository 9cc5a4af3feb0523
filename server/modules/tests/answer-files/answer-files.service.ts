import type { Answer } from '@domain/questions/answer';
import type { AskedQuestionOf } from '@domain/questions/asked-question';
import { extensionsOf, isOfKind } from '@domain/questions/file-kinds';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { TestAnswerFileInput } from '@server/graphql/generated/types';
import { once } from '@server/graphql/idempotency';
import { callerOf } from '@server/graphql/access/subject';
import type { UploadedFile } from '@server/graphql/uploads';
import { requireConfirmedSignIn } from '@server/modules/auth/sign-in-changes.read-model';
import type { ContentRow } from '@server/modules/files/files.tables';
import type { ModuleDeps } from '@server/modules/module';
import { type AnswerPlace, answerFiles, insertAnswerFile } from './answer-files.repository';
import { askedQuestionOf } from '../attempts/asked-question.read-model';
import { findAttempt, lockAttempt } from '../attempts/attempts.repository';
import { requireOpen } from '../attempts/open-attempt';
import type { AttemptRow } from '../tests.tables';

export interface AnswerFilesService {
  /** Stores a file for an answer of the caller's open attempt. */
  add(
    scope: Scope,
    input: TestAnswerFileInput,
    file: UploadedFile,
    clientKey?: string | null,
  ): Promise<ContentRow>;
}

/**
 * Whether an answer contains only files that were uploaded for it, as they are stored, so that the evidence about a file is true.
 */
export async function areUploadedFor(
  scope: Scope,
  place: AnswerPlace,
  answer: Extract<Answer, { type: 'fileAnswer' }>,
): Promise<boolean> {
  if (answer.files.length === 0) return true;
  const known = new Map(
    (await answerFiles(scope.tx, scope.organizationId, place)).map((file) => [file.id, file]),
  );
  return answer.files.every(({ id, name, size, sha256 }) => {
    const file = known.get(id);
    return file?.name === name && file.details.size === size && file.sha256 === sha256;
  });
}

/** Manages files that takers give as answers. */
export function createAnswerFilesService({
  files,
  now,
}: Pick<ModuleDeps, 'files' | 'now'>): AnswerFilesService {
  /** @throws {AppError} test.answerWrong: the question asks for no file, or is not part of the attempt */
  async function requireAsking(
    { tx }: Scope,
    attempt: AttemptRow,
    questionId: string,
  ): Promise<AskedQuestionOf<'fileAnswer'>> {
    const question = await askedQuestionOf(tx, attempt, questionId);
    if (question?.type !== 'fileAnswer') throw new AppError('test.answerWrong', { field: 'file' });
    return question;
  }

  /** @throws {AppError} notFound, test.attemptOver, test.otherTab, test.timeUp */
  async function ownOpen(scope: Scope, input: TestAnswerFileInput): Promise<AttemptRow> {
    const attempt = await findAttempt(scope.tx, scope.organizationId, input.attemptId);
    return requireOpen(attempt?.userId === callerOf(scope).userId ? attempt : null, input.tab, now());
  }

  async function add(scope: Scope, input: TestAnswerFileInput, file: UploadedFile): Promise<ContentRow> {
    const { tx, organizationId } = scope;
    const { userId } = callerOf(scope);
    await requireConfirmedSignIn(tx, organizationId, userId);
    const { attemptId, questionId, tab } = input;
    const { task } = await requireAsking(scope, await ownOpen(scope, input), questionId);
    if (!isOfKind(file.name, task.kinds)) {
      const params = { extensions: extensionsOf(task.kinds).join(', ') };
      throw new AppError('validation.fileExtension', { field: 'file', params });
    }
    // Stored before the attempt is locked, so that answers can be saved while the file is checked.
    const content = await files.store(scope, file, 'other', 'file');
    requireOpen(await lockAttempt(tx, organizationId, attemptId, userId), tab, now());
    const place = { attemptId, questionId };
    if ((await answerFiles(tx, organizationId, place)).length >= limits.testAnswerUploads) {
      throw new AppError('test.filesMany', { field: 'file', params: { max: limits.testAnswerUploads } });
    }
    await insertAnswerFile(tx, organizationId, place, content.id);
    return content;
  }

  /** Returns the file stored by the first request, as long as the caller may still use it in an answer. */
  async function added(scope: Scope, input: TestAnswerFileInput, contentId: number): Promise<ContentRow> {
    await ownOpen(scope, input);
    const stored = await answerFiles(scope.tx, scope.organizationId, input);
    const content = stored.find(({ id }) => id === contentId);
    if (!content) throw new AppError('notFound');
    return content;
  }

  return {
    add: (scope, input, file, clientKey) =>
      once(
        scope,
        { of: 'testAnswerFileAdd', key: clientKey },
        () => add(scope, input, file),
        (contentId: number) => added(scope, input, contentId),
      ),
  };
}
