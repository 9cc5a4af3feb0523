import { z } from 'zod';
import { bytesShape, type Task } from '@server/workers/task';

export interface FileInput {
  /** As the sender named it. */
  name: string;
  bytes: Uint8Array;
  mustBePicture: boolean;
  /** Of the input that a refusal belongs to. */
  field: string;
}

/** A file that may be stored: checked, a picture drawn anew. */
export interface PreparedFile {
  /** Without folders and control characters, for people to see. */
  name: string;
  extension: string;
  mime: string;
  /** What is stored; null: the bytes as they came. */
  redrawn: Uint8Array | null;
  /** Of a picture. */
  preview: Uint8Array | null;
}

export const preparedShape = z.object({
  name: z.string(),
  extension: z.string(),
  mime: z.string(),
  redrawn: bytesShape.nullable(),
  preview: bytesShape.nullable(),
});

/** The size of what is shown of a picture in lists. */
export const PREVIEW = '150x150';

/** Forty million pixels unpacked are 160 MB, and a moment of work. */
const PICTURE_LIMITS = { cpuSeconds: 15, megabytes: 700 };

/** Checks an upload, and draws it anew where it is a picture. */
export const fileTask: Task<FileInput, PreparedFile> = {
  name: 'file',
  input: z.object({ name: z.string(), bytes: bytesShape, mustBePicture: z.boolean(), field: z.string() }),
  answer: preparedShape,
  limits: PICTURE_LIMITS,
  failure: 'validation.fileContent',
};

/** The first frame of a stored picture as a PNG. */
export const stillTask: Task<Uint8Array, Uint8Array> = {
  name: 'still',
  input: bytesShape,
  answer: bytesShape,
  limits: PICTURE_LIMITS,
  failure: null,
};
