import { AppError, type ErrorCode } from '@server/errors';
import type { UploadedFile } from '@server/graphql/uploads';

const PASTED = '';

/** Opens a table from a file or pasted text. @throws {AppError} `empty` on `text` when it is neither */
export async function givenTable(
  file: Promise<UploadedFile> | null | undefined,
  text: string | null | undefined,
  empty: ErrorCode,
): Promise<UploadedFile> {
  if (file) return file;
  if (!text?.trim()) throw new AppError(empty, { field: 'text' });
  return { name: PASTED, mime: 'text/plain', bytes: Buffer.from(text, 'utf8') };
}
