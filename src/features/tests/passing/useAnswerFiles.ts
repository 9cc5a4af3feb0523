import { useEffect, useMemo, useState } from 'react';
import type { Answer, AnswerFile } from '@domain/questions/answer';
import { errorText, isApiError } from '@src/api/errors';
import { uuid } from '@src/lib/uuid';
import { type StoredAnswerFile, type Taking, useTestAnswerFileAddMutation } from '../api';
import type { AnswerFiles } from '../answers/answer-files';
import { createFileUploads, type FileUpload, type FileUploads } from '../answers/file-uploads';
import { watchProgress } from './upload-progress';

/** The retry interval without a connection; also retried immediately when the browser reports that it is back. */
const RETRY_MS = 3000;

interface AnswerFilesOptions {
  taking: Taking;
  tab: string;
  /** Changes the answer of a question, based on its current value. */
  change: (questionId: string, next: (answer: Answer | null) => Answer) => void;
}

const asAnswer = ({ id, sha256, content }: StoredAnswerFile): AnswerFile => ({
  ...{ id, sha256, name: content.name, size: content.details.size },
});

const withFile =
  ({ replacesId }: FileUpload, stored: AnswerFile) =>
  (answer: Answer | null): Answer => {
    const before = answer?.type === 'fileAnswer' ? answer.files : [];
    const others = before.filter(({ id }) => id !== replacesId && id !== stored.id);
    return { type: 'fileAnswer', files: [...others, stored] };
  };

/** Uploads files for the answers of an attempt; each is added to its answer as soon as the server has it. */
export function useAnswerFiles({
  taking,
  tab,
  change,
}: AnswerFilesOptions): AnswerFiles & Pick<FileUploads, 'settled'> {
  const [send] = useTestAnswerFileAddMutation();
  const [uploads, setUploads] = useState<readonly FileUpload[]>([]);
  const [stored, setStored] = useState<readonly StoredAnswerFile[]>(taking.files);
  const { id: attemptId } = taking;
  const queue = useMemo(
    () =>
      createFileUploads({
        newKey: uuid,
        async send({ key: clientKey, questionId, file }, onProgress) {
          const done = watchProgress(clientKey, onProgress);
          const { data, error } = await send({ upload: { attemptId, tab, questionId }, file, clientKey });
          done();
          if (!data) {
            if (isApiError(error) && error.kind === 'network') return { isNetwork: true };
            return { problem: errorText(error) ?? '' };
          }
          const added = data.testAnswerFileAdd;
          setStored((before) => [...before, added]);
          return { stored: asAnswer(added) };
        },
        onChange: setUploads,
        onStored: (upload, file) => change(upload.questionId, withFile(upload, file)),
      }),
    [attemptId, change, send, tab],
  );
  const isWaiting = uploads.some(({ state }) => state === 'waiting');
  useEffect(() => {
    if (!isWaiting) return undefined;
    const retry = setInterval(queue.resume, RETRY_MS);
    window.addEventListener('online', queue.resume);
    return () => {
      clearInterval(retry);
      window.removeEventListener('online', queue.resume);
    };
  }, [isWaiting, queue]);
  return { ...queue, uploads, stored };
}
