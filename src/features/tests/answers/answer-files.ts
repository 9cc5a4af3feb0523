import { createContext } from 'react';
import type { FileUpload, FileUploads } from './file-uploads';
import type { StoredAnswerFile } from '../api';

/** The part of the surrounding attempt that a file question needs. */
export interface AnswerFiles extends Pick<FileUploads, 'add' | 'cancel' | 'retry'> {
  uploads: readonly FileUpload[];
  /** The stored files with their URLs. */
  stored: readonly StoredAnswerFile[];
}

/** Null when no attempt is open, so nothing can be uploaded. */
export const AnswerFilesContext = createContext<AnswerFiles | null>(null);
