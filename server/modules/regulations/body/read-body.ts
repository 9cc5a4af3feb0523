import { clausesOfHtml } from '../import/docx-clauses';
import { type CheckFile, readWord } from '../import/word-text';
import { storedClauses } from '@server/modules/content/blocks/blocks';
import type { Body, BodyInput } from './body.task';
import { readFileText } from './file-text';
import { joinLines, paragraphsHtml } from './paragraphs';

type Words = Omit<Body, 'file'>;

async function wordsOf(kind: 'pdf' | 'doc', bytes: Buffer): Promise<Words> {
  const text = await readFileText(kind, bytes);
  // Word marks the ends of paragraphs; the pages of a PDF have only line ends.
  const paragraphs = kind === 'pdf' ? joinLines(text) : text.split('\n').filter((line) => line.trim() !== '');
  const { clauses, leftOut } = clausesOfHtml(paragraphsHtml(paragraphs));
  return { name: null, clauses: storedClauses(clauses), leftOut, pictures: [] };
}

async function wordsOfDocx(bytes: Buffer, checkFile: CheckFile): Promise<Words> {
  const { name, clauses, leftOut, pictures } = await readWord(bytes, checkFile);
  return { name, clauses: storedClauses(clauses), leftOut, pictures };
}

/**
 * Reads the content of a file as clauses, in a worker process.
 * @throws {AppError} as `checkFile`, `readWord`, `readFileText`, `storedClauses`
 */
export function createReadBody(checkFile: CheckFile): (input: BodyInput) => Promise<Body> {
  return async ({ kind, name, bytes: sent, isStored }) => {
    const bytes = Buffer.from(sent);
    const file = isStored ? await checkFile({ name, bytes, field: 'file', mustBePicture: false }) : null;
    const words = kind === 'docx' ? await wordsOfDocx(bytes, checkFile) : await wordsOf(kind, bytes);
    return { file, ...words };
  };
}
