import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { type ApiError, property, readGraphqlErrors } from './errors';
import { takeEarlyAnswer } from './early-answers';
import { sessionHeaders } from './session';
import { requestBody } from './upload';

export interface GraphqlRequest {
  /** What codegen makes of an operation is a String object. */
  document: string;
  variables?: unknown;
}

/** How an endpoint is sent, where a plain `fetch` is not enough. */
export interface TransportOptions {
  fetch?: typeof fetch;
}

const retries = 3;
const firstWait = 400;

/** Longer than this nobody waits without being told. */
const longestWait = 5_000;

/**
 * Sends one operation over HTTP. Reads are tried again when the network is lost, and when the server asks to come again
 * soon; writes never, they may have arrived.
 */
export const graphqlBaseQuery: BaseQueryFn<GraphqlRequest, unknown, ApiError, TransportOptions> = async (
  request,
  { signal, type },
  options,
) => {
  for (let attempt = 0; ; attempt += 1) {
    const { result, again } = await send(request, signal, options);
    const isLost = 'error' in result && result.error.kind === 'network';
    const pause = again ?? (isLost ? firstWait * 2 ** attempt : null);
    const isOver = pause === null || pause > longestWait || attempt >= retries;
    if (isOver || type !== 'query' || signal.aborted) return result;
    await wait(pause);
  }
};

type Result = { data: unknown } | { error: ApiError };

interface Sent {
  result: Result;
  /** The server asks to come again after so many milliseconds. */
  again: number | null;
}

/** Of an answer that says «not now» (429, 503) and when. */
function againAfter({ status, headers }: Response): number | null {
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
    return { result: readAnswer(await response.json()), again: againAfter(response) };
  } catch {
    // No connection, or an answer that is none of ours: a proxy's page while the server is away.
    return { result: { error: { kind: 'network' } }, again: null };
  }
}

function readAnswer(answer: unknown): Result {
  const errors = property(answer, 'errors');
  if (Array.isArray(errors) && errors.length) return { error: readGraphqlErrors(errors) };
  const data = property(answer, 'data');
  return data === undefined || data === null ? { error: { kind: 'network' } } : { data };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
