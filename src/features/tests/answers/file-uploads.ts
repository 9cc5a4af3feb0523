import type { AnswerFile } from '@domain/questions/answer';

/**
 * `sending`: on its way. `waiting`: the network is away, it is sent again when it is back. `failed`: the server does not take
 * it, and said why.
 */
export type UploadState = 'sending' | 'waiting' | 'failed';

/** A file on its way to be an answer, or a part of one. */
export interface FileUpload {
  /** The same however often it is sent: the server stores it once. */
  readonly key: string;
  readonly questionId: string;
  readonly file: File;
  /** The file of the answer that it takes the place of; null: it comes beside the others. */
  readonly replacesId: number | null;
  readonly state: UploadState;
  /** Of what is to be sent, 0 to 100. */
  readonly percent: number;
  /** In words; empty: nobody knows. */
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
  /** Sends again what waits for the network. */
  resume: () => void;
  /** Sends a file again. */
  retry: (key: string) => void;
  /** What has arrived meanwhile comes into no answer; the server removes it. */
  cancel: (key: string) => void;
  /** When nothing is on its way; whether nothing waits for the network either. */
  settled: () => Promise<boolean>;
}

/** Files of an attempt on their way to the server, whichever question is shown meanwhile. */
export function createFileUploads({ newKey, send, onChange, onStored }: UploadOptions): FileUploads {
  let uploads: readonly FileUpload[] = [];
  const running = new Map<string, Promise<void>>();

  const set = (next: readonly FileUpload[]) => {
    uploads = next;
    onChange(next);
  };
  const patch = (key: string, change: Partial<FileUpload>) =>
    set(uploads.map((each) => (each.key === key ? { ...each, ...change } : each)));
  const remove = (key: string) => set(uploads.filter((each) => each.key !== key));

  async function transfer(upload: FileUpload): Promise<void> {
    const { key } = upload;
    patch(key, { state: 'sending', percent: 0, problem: '' });
    const sent = await send(upload, (percent) => patch(key, { percent }));
    if (!uploads.some((each) => each.key === key)) return;
    if ('stored' in sent) {
      remove(key);
      onStored(upload, sent.stored);
    } else if ('isNetwork' in sent) patch(key, { state: 'waiting' });
    else patch(key, { state: 'failed', problem: sent.problem });
  }

  /** Nothing is sent twice at the same time, however often it is asked for. */
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
    retry: (key) => uploads.filter((each) => each.key === key).forEach(start),
    cancel: remove,
    async settled() {
      while (running.size > 0) await Promise.all(running.values());
      return uploads.every(({ state }) => state !== 'waiting');
    },
  };
}
