import type { AnyQuestion } from '@domain/questions/question';
import type { Scope } from '@server/graphql/context';
import { knownPictures, linkPictures } from '@server/modules/content/blocks/pictures.repository';
import { contentError } from '@server/modules/content/content-definition';
import { bankPictures } from './bank-pictures';
import { imageIdOf, imageIdsOf } from './pictures-of-questions';
import { testAccess, testContent } from '../test.content';
import { testTables } from '../tests.tables';

/**
 * Checks that questions show only pictures that were added to their own test, or that belong to a question in the author's bank:
 * a made-up id must not give access to a picture of another test or organization.
 * @throws {AppError} notFound: not the caller's to edit; `pictureUnknown` with the number of the question
 */
export async function requirePictures(
  scope: Scope,
  testId: number,
  questions: readonly AnyQuestion[],
): Promise<void> {
  const ids = imageIdsOf(questions);
  if (ids.length === 0) return;
  // A caller who may not edit the test must not learn which pictures it has.
  await testAccess.editable(scope, testId);
  const { tx, organizationId } = scope;
  const known = await knownPictures(tx, testTables.picture, organizationId, testId, ids);
  const ofBank = await bankPictures(
    scope,
    ids.filter((id) => !known.has(id)),
  );
  const foreign = questions.findIndex((question) => {
    const id = imageIdOf(question);
    return id !== null && !known.has(id) && !ofBank.has(id);
  });
  if (foreign === -1) {
    // A picture that came with a question of the bank now belongs to the test.
    return linkPictures(tx, testTables.picture, organizationId, testId, [...ofBank]);
  }
  const params = { number: foreign + 1 };
  throw contentError(testContent, 'pictureUnknown', { field: `questions.${foreign}`, params });
}
