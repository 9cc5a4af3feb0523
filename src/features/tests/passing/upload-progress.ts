import { property } from '@src/api/errors';

const listeners = new Map<string, (percent: number) => void>();

/** Reports the upload progress of the request with this `clientKey`, until it is canceled. */
export function watchProgress(clientKey: string, onProgress: (percent: number) => void): () => void {
  listeners.set(clientKey, onProgress);
  return () => listeners.delete(clientKey);
}

/** Returns the key of a multipart request. */
function keyOf(body: FormData): string {
  const operations: unknown = JSON.parse(String(body.get('operations')));
  return String(property(property(operations, 'variables'), 'clientKey'));
}

/** A replacement of `fetch` for a form with files that reports the upload progress, which `fetch` does not. */
export const fetchWithProgress: typeof fetch = (address, init = {}) =>
  new Promise((resolve, reject) => {
    const { body, signal } = init;
    const form = body instanceof FormData ? body : null;
    const key = form ? keyOf(form) : '';
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'GET', String(address));
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      listeners.get(key)?.(total > 0 ? Math.floor((loaded * 100) / total) : 0),
    );
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText, { status: request.status })),
    );
    const fail = () => reject(new TypeError('the request did not arrive'));
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
