import type { AnswerFile } from '@domain/questions/answer';

/**
 * `sending`: in progress. `waiting`: the connection is lost, and the upload is retried when it is back. `failed`: the server
 * rejected it with a reason.
 */
export type UploadState = 'sending' | 'waiting' | 'failed';

/** A file being uploaded as an answer, or as a part of one. */
export interface FileUpload {
  /** The idempotency key: the server stores the file once, however often it is sent. */
  readonly key: string;
  readonly questionId: string;
  readonly file: File;
  /** The file that it replaces; null when it is added to the others. */
  readonly replacesId: number | null;
  readonly state: UploadState;
  /** The progress from 0 to 100. */
  readonly percent: number;
  /** The error text; empty when unknown. */
  readonly problem: string;
}

export type SentFile = { stored: AnswerFile } | { isNetwork: true } | { problem: string };

interface UploadOptions {
  newKey: () => string;
  send: (upload: FileUpload, onProgress: (percent: number) => void) => Promise<SentFile>;
  onChange: (uploads: readonly FileUpload[]) => void;
  onStored: (upload: FileUpload, stored: AnswerFile) => void;
}

export interface FileUploads {
  add: (questionId: string, file: File, replacesId?: number | null) => void;
  /** Retries uploads that wait for the connection. */
  resume: () => void;
  /** Retries an upload. */
  retry: (key: string) => void;
  /** Cancels an upload. If it has arrived meanwhile, it is not added to an answer, and the server removes it. */
  cancel: (key: string) => void;
  /** Resolves when nothing is in progress; returns whether nothing waits for the connection either. */
  settled: () => Promise<boolean>;
}

/** Uploads the files of an attempt, independent of which question is shown. */
export function createFileUploads({ newKey, send, onChange, onStored }: UploadOptions): FileUploads {
  let uploads: readonly FileUpload[] = [];
  const running = new Map<string, Promise<void>>();

  const set = (next: readonly FileUpload[]) => {
    uploads = next;
    onChange(next);
  };
  const patch = (key: string, change: Partial<FileUpload>) =>
    set(uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));
  const remove = (key: string) => set(uploads.filter((upload) => upload.key !== key));

  async function transfer(upload: FileUpload): Promise<void> {
    const { key } = upload;
    patch(key, { state: 'sending', percent: 0, problem: '' });
    const sent = await send(upload, (percent) => patch(key, { percent }));
    if (!uploads.some((upload) => upload.key === key)) return;
    if ('stored' in sent) {
      remove(key);
      onStored(upload, sent.stored);
    } else if ('isNetwork' in sent) patch(key, { state: 'waiting' });
    else patch(key, { state: 'failed', problem: sent.problem });
  }

  /** A file is never sent twice concurrently. */
  function start(upload: FileUpload): void {
    if (running.has(upload.key)) return;
    running.set(
      upload.key,
      transfer(upload).finally(() => running.delete(upload.key)),
    );
  }

  return {
    add(questionId, file, replacesId = null) {
      const first = { state: 'sending', percent: 0, problem: '' } as const;
      const upload: FileUpload = { key: newKey(), questionId, file, replacesId, ...first };
      set([...uploads, upload]);
      start(upload);
    },
    resume: () => uploads.filter(({ state }) => state === 'waiting').forEach(start),
    retry: (key) => uploads.filter((upload) => upload.key === key).forEach(start),
    cancel: remove,
    async settled() {
      while (running.size > 0) await Promise.all(running.values());
      return uploads.every(({ state }) => state !== 'waiting');
    },
  };
}
