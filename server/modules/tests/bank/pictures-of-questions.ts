import type { AskedQuestion } from '@domain/questions/asked-question';
import type { AnyQuestion } from '@domain/questions/question';
import type { Context } from '@server/graphql/context';
import type { ContentRow } from '@server/modules/files/files.tables';

/** Returns the picture of a question; null: it has none, or none yet. */
export const imageIdOf = ({ task }: AnyQuestion | AskedQuestion): number | null =>
  'imageId' in task && task.imageId > 0 ? task.imageId : null;

/** Returns the ids of the pictures of questions, each once. */
export const imageIdsOf = (questions: readonly (AnyQuestion | AskedQuestion)[]): number[] => [
  ...new Set(questions.flatMap((question) => imageIdOf(question) ?? [])),
];

/** Returns the stored pictures of questions; deleted pictures are left out. */
export async function picturesOf(
  { loaders }: Pick<Context, 'loaders'>,
  questions: readonly (AnyQuestion | AskedQuestion)[],
): Promise<ContentRow[]> {
  const rows = await loaders.content.loadMany(imageIdsOf(questions));
  return rows.flatMap((row) => (row === null || row instanceof Error ? [] : [row]));
}
