import mammoth from 'mammoth';
import { AppError } from '@server/errors';
import type { FileInput, PreparedFile } from '@server/modules/files/file.task';
import { clausesOfHtml, type ImportedText } from './docx-clauses';
import { checkDocx } from './docx-file';
import { withTypedNumbers } from './numbered-file';

export interface WordText extends ImportedText {
  /** The pictures that the text references as `data-content` 1, 2, … */
  pictures: PreparedFile[];
}

/**
 * Title and Subtitle are headings too. The rest of the default map is needed because the text of text boxes would be lost without
 * it.
 */
const STYLES = ["p[style-name='Title'] => h1:fresh", "p[style-name='Название'] => h1:fresh", 'u => u'];
const MAX_PICTURES = 50;
const PICTURES: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
};

export type CheckFile = (input: FileInput) => Promise<PreparedFile>;

/**
 * Reads a Word file. Pictures of unsupported types are left out, because the text matters.
 * @throws {AppError} as `checkDocx`
 */
export async function readWord(bytes: Buffer, checkFile: CheckFile): Promise<WordText> {
  await checkDocx(bytes);
  const pictures: PreparedFile[] = [];
  let count = 0;
  const convertImage = mammoth.images.imgElement(async (image) => {
    const extension = PICTURES[image.contentType];
    count += 1;
    if (!extension || count > MAX_PICTURES) return { src: '' };
    const name = `picture-${count}.${extension}`;
    try {
      const upload = { name, bytes: await image.readAsBuffer() };
      const place = pictures.push(await checkFile({ ...upload, mustBePicture: true, field: 'file' }));
      return { src: '', 'data-content': String(place) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { src: '' };
    }
  });
  const { value } = await mammoth
    .convertToHtml(
      { buffer: await withTypedNumbers(bytes) },
      { styleMap: STYLES, includeEmbeddedStyleMap: false, convertImage },
    )
    .catch(() => {
      throw new AppError('regulation.importNotWord', { field: 'file' });
    });
  return { ...clausesOfHtml(value), pictures };
}
