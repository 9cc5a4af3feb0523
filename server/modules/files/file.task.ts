import { z } from 'zod';
import { bytesShape, type Task } from '@server/workers/task';

export interface FileInput {
  /** As named by the sender. */
  name: string;
  bytes: Uint8Array;
  mustBePicture: boolean;
  /** The input field that a rejection belongs to. */
  field: string;
}

/** A file that may be stored: checked, and re-encoded if it is a picture. */
export interface PreparedFile {
  /** The display name, without folders and control characters. */
  name: string;
  extension: string;
  mime: string;
  /** The content to store; null: the original bytes. */
  redrawn: Uint8Array | null;
  /** For a picture. */
  preview: Uint8Array | null;
}

export const preparedShape = z.object({
  name: z.string(),
  extension: z.string(),
  mime: z.string(),
  redrawn: bytesShape.nullable(),
  preview: bytesShape.nullable(),
});

/** The size of a picture's preview in lists. */
export const PREVIEW = '150x150';

/** Forty million unpacked pixels take 160 MB, and a moment of work. */
const PICTURE_LIMITS = { cpuSeconds: 15, megabytes: 700 };

/** Checks an upload, and re-encodes it if it is a picture. */
export const fileTask: Task<FileInput, PreparedFile> = {
  name: 'file',
  input: z.object({ name: z.string(), bytes: bytesShape, mustBePicture: z.boolean(), field: z.string() }),
  answer: preparedShape,
  limits: PICTURE_LIMITS,
  failure: 'validation.fileContent',
};

/** Returns the first frame of a stored picture as a PNG. */
export const stillTask: Task<Uint8Array, Uint8Array> = {
  name: 'still',
  input: bytesShape,
  answer: bytesShape,
  limits: PICTURE_LIMITS,
  failure: null,
};
