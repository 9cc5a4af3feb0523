import { saveBlob } from '@src/lib/save-blob';
import { type ApiError, property, readGraphqlErrors } from './errors';
import { sessionHeaders } from './session';

/** Returns the file name that the server sent. */
function fileNameOf(response: Response): string {
  const header = response.headers.get('Content-Disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(header)?.[1] ?? 'file';
}

const awayStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

async function rejectionOf(response: Response): Promise<ApiError> {
  const answer: unknown = await response.json().catch(() => null);
  const errors = property(answer, 'errors');
  // The server's own body: its type decides, as in GraphQL.
  if (Array.isArray(errors) && errors.length > 0) return readGraphqlErrors(errors);
  // While the server is unavailable, a proxy's error page counts as a lost connection, as for every other call.
  if (awayStatuses.has(response.status)) return { kind: 'network' };
  return { kind: 'support', text: String(response.status) };
}

/**
 * Downloads a file that the server generates. A link cannot carry the session header, so the file is fetched and saved from
 * memory.
 */
export async function download(path: string): Promise<{ error?: ApiError }> {
  try {
    const response = await fetch(path, { headers: sessionHeaders() });
    if (!response.ok) return { error: await rejectionOf(response) };
    saveBlob(await response.blob(), fileNameOf(response));
    return {};
  } catch {
    return { error: { kind: 'network' } };
  }
}
