import { AppError } from '@server/errors';

/** Returns the row with the id. @throws {AppError} notFound when there is none */
export async function loaded<Row>(
  loader: { load(id: number): Promise<Row | null> },
  id: number,
): Promise<Row> {
  const row = await loader.load(id);
  if (row === null) throw new AppError('notFound');
  return row;
}
