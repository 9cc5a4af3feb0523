import { sessionHeaders } from '@src/api/session';
import type { VideoUpload } from '../api';

/** The progress of a video upload from this browser. */
export interface Sending {
  name: string;
  size: number;
  sent: number;
  /** `waiting`: the connection is lost, and the upload continues automatically. */
  state: 'sending' | 'waiting' | 'failed' | 'full';
}

interface Running {
  shown: Sending;
  stop: () => Promise<void>;
}

/** The chunk size: at half a megabit per second a chunk arrives before the server's timeout. */
const PART_BYTES = 4 * 1024 * 1024;
const RETRIES_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000, 30_000, 60_000, 60_000, 60_000];

// Uploads outlive the editor page, so that the user finds the progress when they return.
const running = new Map<number, Running>();
const listeners = new Set<() => void>();
const notifyListeners = () => {
  for (const listener of listeners) listener();
};

/** Warns before leaving the workspace would interrupt an upload. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

function put(educationId: number, next: Running | null): void {
  if (next) running.set(educationId, next);
  else running.delete(educationId);
  const isBusy = [...running.values()].some(
    ({ shown }) => shown.state !== 'failed' && shown.state !== 'full',
  );
  if (isBusy) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
  notifyListeners();
}

function change(educationId: number, values: Partial<Sending>): void {
  const found = running.get(educationId);
  if (found) put(educationId, { ...found, shown: { ...found.shown, ...values } });
}

/** Returns the fingerprint by which the server recognizes a file, so that an upload of the same file is resumed. */
export const fingerprintOf = ({ lastModified }: File): string => String(lastModified);

export const subscribeToUploads = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns this browser's upload for the education; null when there is none. */
export const sendingOf = (educationId: number): Sending | null => running.get(educationId)?.shown ?? null;

/** Uploads the rest of a file in chunks; failed chunks are retried. */
export async function sendVideo(
  educationId: number,
  upload: Pick<VideoUpload, 'id' | 'offset'>,
  file: File,
  onArrived: () => void,
): Promise<void> {
  const { Upload } = await import(/* webpackChunkName: "tus" */ 'tus-js-client');
  const tus = new Upload(file, {
    uploadUrl: new URL(`/api/uploads/${upload.id}`, location.origin).href,
    chunkSize: PART_BYTES,
    retryDelays: RETRIES_MS,
    storeFingerprintForResuming: false,
    // The session can have changed by the time a chunk is sent.
    onBeforeRequest(request) {
      for (const [name, value] of Object.entries(sessionHeaders())) request.setHeader(name, value);
    },
    onShouldRetry(error) {
      const status = error.originalResponse?.getStatus() ?? 0;
      const isOver = status === 507 || (status >= 400 && status < 500 && status !== 409 && status !== 423);
      if (!isOver) change(educationId, { state: 'waiting' });
      return !isOver;
    },
    onProgress: (sent) => change(educationId, { sent, state: 'sending' }),
    onSuccess() {
      put(educationId, null);
      onArrived();
    },
    onError(error) {
      const isFull = 'originalResponse' in error && error.originalResponse?.getStatus() === 507;
      change(educationId, { state: isFull ? 'full' : 'failed' });
    },
  });
  const shown: Sending = { name: file.name, size: file.size, sent: upload.offset, state: 'sending' };
  put(educationId, {
    shown,
    async stop() {
      await tus.abort();
      put(educationId, null);
    },
  });
  tus.start();
}

/** Stops the upload from this browser. */
export const stopSending = async (educationId: number): Promise<void> => running.get(educationId)?.stop();
