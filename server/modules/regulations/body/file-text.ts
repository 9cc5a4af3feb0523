import { AppError } from '@server/errors';

async function pdfText(bytes: Buffer): Promise<string> {
  const { extractText, getDocumentProxy } = await import('unpdf');
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { text } = await extractText(document, { mergePages: false });
  return text.join('\f');
}

async function docText(bytes: Buffer): Promise<string> {
  const { default: WordExtractor } = await import('word-extractor');
  const document = await new WordExtractor().extract(bytes);
  return document.getBody();
}

const isPassword = (error: unknown) => error instanceof Error && error.name === 'PasswordException';

/**
 * Returns the words of a PDF or of an old Word file, line by line, with a form feed between pages; empty when it has none (a
 * scan).
 * @throws {AppError} regulation.fileEncrypted
 */
export async function readFileText(kind: 'pdf' | 'doc', bytes: Buffer): Promise<string> {
  try {
    return await (kind === 'pdf' ? pdfText(bytes) : docText(bytes));
  } catch (error) {
    if (isPassword(error)) throw new AppError('regulation.fileEncrypted', { field: 'file' });
    throw error;
  }
}
