import { and, eq, inArray } from 'drizzle-orm';
import type { AnyQuestion } from '@domain/questions/question';
import type { Scope } from '@server/graphql/context';
import { canEdit } from '@server/modules/content/access/access.policy';
import { contentError } from '@server/modules/content/content-definition';
import { ownBank, whoseBank } from './bank-access';
import { imageIdOf } from './pictures-of-questions';
import { testAccess, testContent } from '../test.content';
import { testBankPictureTable as table, testBankQuestionTable as bank, testTables } from '../tests.tables';

/** Returns those of the pictures that are shown by questions in the caller's bank. */
export async function bankPictures(scope: Scope, contentIds: readonly number[]): Promise<Set<number>> {
  if (contentIds.length === 0) return new Set();
  const { tx, organizationId } = scope;
  const rows = await tx
    .selectDistinct({ id: table.contentId })
    .from(table)
    .innerJoin(
      bank,
      and(eq(bank.organizationId, table.organizationId), eq(bank.questionId, table.questionId)),
    )
    .where(
      and(
        eq(table.organizationId, organizationId),
        inArray(table.contentId, [...contentIds]),
        ownBank(organizationId, whoseBank(scope)),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Returns those of the pictures that belong to tests that the caller may edit. */
async function editedPictures(scope: Scope, contentIds: readonly number[]): Promise<Set<number>> {
  if (contentIds.length === 0) return new Set();
  const { picture } = testTables;
  const rows = await scope.tx
    .select({ id: picture.contentId, testId: picture.objectId })
    .from(picture)
    .where(
      and(eq(picture.organizationId, scope.organizationId), inArray(picture.contentId, [...contentIds])),
    );
  const editable = await testAccess.permitted(
    scope,
    rows.map(({ testId }) => testId),
    canEdit,
  );
  return new Set(rows.flatMap(({ id, testId }) => (editable.has(testId) ? [id] : [])));
}

/**
 * Checks that questions are put into the bank only with pictures of tests that their author may edit, or of the bank itself: a
 * made-up id must not give access to another picture.
 * @param fieldOf the input field, by the index of the question
 * @throws {AppError} `pictureUnknown` with the number of the question
 */
export async function requireBankPictures(
  scope: Scope,
  questions: readonly AnyQuestion[],
  fieldOf: (index: number) => string,
): Promise<void> {
  const ids = questions.flatMap((question) => imageIdOf(question) ?? []);
  if (ids.length === 0) return;
  const known = await bankPictures(scope, ids);
  const edited = await editedPictures(
    scope,
    ids.filter((id) => !known.has(id)),
  );
  const foreign = questions.findIndex((question) => {
    const id = imageIdOf(question);
    return id !== null && !known.has(id) && !edited.has(id);
  });
  if (foreign === -1) return;
  throw contentError(testContent, 'pictureUnknown', {
    field: fieldOf(foreign),
    params: { number: foreign + 1 },
  });
}

/** Stores which pictures the questions show; the questions are already in the bank. */
export async function linkBankPictures(
  { tx, organizationId }: Scope,
  questions: readonly AnyQuestion[],
): Promise<void> {
  const shown = questions.flatMap((question) => {
    const contentId = imageIdOf(question);
    return contentId === null ? [] : [{ organizationId, questionId: question.id, contentId }];
  });
  if (shown.length > 0) await tx.insert(table).values(shown).onConflictDoNothing();
}
