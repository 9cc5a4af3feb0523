import { createContext } from 'react';
import type { FileUpload, FileUploads } from './file-uploads';
import type { StoredAnswerFile } from '../api';

/** What a question that is answered by files needs of the attempt around it. */
export interface AnswerFiles extends Pick<FileUploads, 'add' | 'cancel' | 'retry'> {
  uploads: readonly FileUpload[];
  /** What is stored, with addresses. */
  stored: readonly StoredAnswerFile[];
}

/** Null: no attempt is open, nothing can be uploaded. */
export const AnswerFilesContext = createContext<AnswerFiles | null>(null);
