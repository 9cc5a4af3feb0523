import type { AskedQuestion } from '@domain/questions/asked-question';
import type { AnyQuestion } from '@domain/questions/question';
import type { Scope } from '@server/graphql/context';
import { knownPictures } from '@server/modules/content/blocks/pictures.repository';
import { contentError } from '@server/modules/content/content-definition';
import { testAccess, testContent } from './test.content';
import { testTables } from './tests.tables';

/** The picture of a question; null: it shows none, or none yet. */
const imageIdOf = ({ task }: AnyQuestion | AskedQuestion): number | null =>
  'imageId' in task && task.imageId > 0 ? task.imageId : null;

/** The pictures of questions by the ids of their contents, each once. */
export const imageIdsOf = (questions: readonly (AnyQuestion | AskedQuestion)[]): number[] => [
  ...new Set(questions.flatMap((question) => imageIdOf(question) ?? [])),
];

/**
 * Questions show no picture but those that were added to their own test: by an id that is made up nobody gets another
 * test's picture, or another organization's.
 * @throws {AppError} notFound: not the caller's to edit; `pictureUnknown` with the number of the question
 */
export async function requirePictures(
  scope: Scope,
  testId: number,
  questions: readonly AnyQuestion[],
): Promise<void> {
  const ids = imageIdsOf(questions);
  if (ids.length === 0) return;
  // Whoever may not edit the test learns nothing of which pictures it has.
  await testAccess.editable(scope, testId);
  const known = await knownPictures(scope.tx, testTables.picture, scope.organizationId, testId, ids);
  const foreign = questions.findIndex((question) => {
    const id = imageIdOf(question);
    return id !== null && !known.has(id);
  });
  if (foreign === -1) return;
  const params = { number: foreign + 1 };
  throw contentError(testContent, 'pictureUnknown', { field: `questions.${foreign}`, params });
}
