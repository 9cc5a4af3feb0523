import { extname } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import { hasMacros } from '@server/archives/macros';
import type { FileInput, PreparedFile } from './file.task';

/** The required first bytes of each file extension, and the media type with which it is served. */
const TYPES: Record<string, { found: string; mime: string; isPicture: boolean }> = {
  jpg: { found: 'image/jpeg', mime: 'image/jpeg', isPicture: true },
  jpeg: { found: 'image/jpeg', mime: 'image/jpeg', isPicture: true },
  png: { found: 'image/png', mime: 'image/png', isPicture: true },
  gif: { found: 'image/gif', mime: 'image/gif', isPicture: true },
  pdf: { found: 'application/pdf', mime: 'application/pdf', isPicture: false },
  doc: { found: 'application/x-cfb', mime: 'application/msword', isPicture: false },
  xls: { found: 'application/x-cfb', mime: 'application/vnd.ms-excel', isPicture: false },
  docx: office('wordprocessingml.document'),
  xlsx: office('spreadsheetml.sheet'),
};

function office(kind: string) {
  const mime = `application/vnd.openxmlformats-officedocument.${kind}`;
  return { found: mime, mime, isPicture: false };
}

function shownName(name: string, extension: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  // eslint-disable-next-line no-control-regex -- control and direction characters make a name look like another
  const clean = base.replace(/[\u0000-\u001f\u007f<>:"|?*\u202a-\u202e\u2066-\u2069]/g, ' ').trim();
  return clean.length > limits.name
    ? `${clean.slice(0, limits.name - 5 - extension.length)}.${extension}`
    : clean;
}

/**
 * Rejects unlisted extensions, oversized files, content that does not match the extension, and macros; re-encodes pictures.
 * @throws {AppError} validation.fileSize, validation.fileExtension, validation.fileContent, files.macros
 */
export async function checkFile({ field, mustBePicture, ...upload }: FileInput): Promise<PreparedFile> {
  const bytes = Buffer.from(upload.bytes);
  if (bytes.length > limits.uploadBytes) {
    throw new AppError('validation.fileSize', { field, params: { max: limits.uploadBytes } });
  }
  const extension = extname(upload.name).slice(1).toLowerCase();
  const type = limits.uploadExtensions.includes(extension) ? TYPES[extension] : undefined;
  if (!type || (mustBePicture && !type.isPicture)) {
    const allowed = limits.uploadExtensions.filter(
      (uploadExtension) => !mustBePicture || TYPES[uploadExtension]?.isPicture,
    );
    throw new AppError('validation.fileExtension', { field, params: { extensions: allowed.join(', ') } });
  }
  if (await hasMacros(bytes)) throw new AppError('files.macros', { field });
  const found = await fileTypeFromBuffer(bytes);
  if (found?.mime !== type.found) throw new AppError('validation.fileContent', { field });
  const prepared = { name: shownName(upload.name, extension), extension, mime: type.mime };
  if (!type.isPicture) return { ...prepared, redrawn: null, preview: null };
  const { redraw } = await import('./pictures');
  const { original, preview } = await redraw(bytes, extension, field);
  return { ...prepared, redrawn: original, preview };
}
