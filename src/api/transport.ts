import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { type ApiError, property, readGraphqlErrors } from './errors';
import { takeEarlyAnswer } from './early-answers';
import { sessionHeaders } from './session';
import { requestBody } from './upload';

export interface GraphqlRequest {
  /** At run time this is the String object that codegen generates for an operation. */
  document: string;
  variables?: unknown;
}

/** Replaces the plain `fetch` for an endpoint that needs it. */
export interface TransportOptions {
  fetch?: typeof fetch;
}

/** What a response contains beside its data. */
export interface TransportMeta {
  /** The changes that a mutation has published; absent: none. */
  changes?: unknown;
}

const retries = 3;
const firstWait = 400;

/** Maximum delay before a retry. For a longer one the error is shown to the user instead. */
const maxRetryDelayMs = 5_000;

/**
 * Sends one operation over HTTP. Queries are retried when the connection is lost and when the server sends a short `Retry-After`;
 * mutations are never retried, because they can already have been executed.
 */
export const graphqlBaseQuery: BaseQueryFn<
  GraphqlRequest,
  unknown,
  ApiError,
  TransportOptions,
  TransportMeta
> = async (request, { signal, type }, options) => {
  for (let attempt = 0; ; attempt += 1) {
    const { result, retryAfterMs } = await send(request, signal, options);
    const isLost = 'error' in result && result.error.kind === 'network';
    const pause = retryAfterMs ?? (isLost ? firstWait * 2 ** attempt : null);
    const isOver = pause === null || pause > maxRetryDelayMs || attempt >= retries;
    if (isOver || type !== 'query' || signal.aborted) return result;
    await wait(pause);
  }
};

type Result = { data: unknown; meta?: TransportMeta } | { error: ApiError };

interface Sent {
  result: Result;
  /** The delay in milliseconds that the server requests before a retry. */
  retryAfterMs: number | null;
}

/** Returns the `Retry-After` delay of a 429 or 503 response. */
function retryDelayOf({ status, headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after'));
  return (status === 429 || status === 503) && seconds > 0 ? seconds * 1_000 : null;
}

async function send(
  request: GraphqlRequest,
  signal: AbortSignal,
  { fetch: call = fetch }: TransportOptions = {},
): Promise<Sent> {
  const { body, headers } = requestBody(String(request.document), request.variables ?? {});
  try {
    const early = typeof body === 'string' ? await takeEarlyAnswer(body) : null;
    const response =
      early ??
      (await call('/graphql', {
        method: 'POST',
        body,
        signal,
        headers: {
          Accept: 'application/graphql-response+json, application/json',
          ...headers,
          ...sessionHeaders(),
        },
      }));
    return { result: readAnswer(await response.json()), retryAfterMs: retryDelayOf(response) };
  } catch {
    // There is no connection, or the response is not ours: a proxy's page while the server is unavailable.
    return { result: { error: { kind: 'network' } }, retryAfterMs: null };
  }
}

function readAnswer(answer: unknown): Result {
  const errors = property(answer, 'errors');
  if (Array.isArray(errors) && errors.length) return { error: readGraphqlErrors(errors) };
  const data = property(answer, 'data');
  if (data === undefined || data === null) return { error: { kind: 'network' } };
  const changes = property(property(answer, 'extensions'), 'changes');
  return changes === undefined ? { data } : { data, meta: { changes } };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
