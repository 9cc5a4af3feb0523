import mammoth from 'mammoth';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { RegulationDeps } from '../regulations.deps';
import { clausesOfHtml, type ImportedText } from './docx-clauses';
import { checkDocx } from './docx-file';

export interface WordText extends ImportedText {
  /** Ids of its pictures, which are stored now: whoever keeps the text links them. */
  pictureIds: number[];
}

/** Title and Subtitle are headings too; text in a box of its own would be lost without the rest of the default map. */
const STYLES = ["p[style-name='Title'] => h1:fresh", "p[style-name='Название'] => h1:fresh", 'u => u'];
const MAX_PICTURES = 50;
const PICTURES: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
};

export type ReadWord = (scope: Scope, bytes: Buffer) => Promise<WordText>;

/** Reads Word files. Whatever is no picture that we take is left out, the text matters. */
export function createWordReader({ files }: Pick<RegulationDeps, 'files'>): ReadWord {
  return async (scope, bytes) => {
    await checkDocx(bytes);
    const failures: unknown[] = [];
    const pictureIds: number[] = [];
    let count = 0;
    const convertImage = mammoth.images.imgElement(async (image) => {
      const extension = PICTURES[image.contentType];
      count += 1;
      if (!extension || count > MAX_PICTURES) return { src: '' };
      const upload = {
        name: `picture-${count}.${extension}`,
        mime: image.contentType,
        bytes: await image.readAsBuffer(),
      };
      try {
        const { id } = await files.store(scope, upload, 'picture', 'file');
        pictureIds.push(id);
        return { src: '', 'data-content': String(id) };
      } catch (error) {
        if (!(error instanceof AppError)) failures.push(error);
        return { src: '' };
      }
    });
    const converted = await mammoth
      .convertToHtml({ buffer: bytes }, { styleMap: STYLES, includeEmbeddedStyleMap: false, convertImage })
      .catch(() => null);
    // The storage's own trouble is not the document's.
    if (failures.length > 0) throw failures[0];
    if (!converted) throw new AppError('regulation.importNotWord', { field: 'file' });
    return { ...clausesOfHtml(converted.value), pictureIds };
  };
}
