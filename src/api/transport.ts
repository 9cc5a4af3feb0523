import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { type ApiError, property, readGraphqlErrors } from './errors';
import { sessionHeaders } from './session';
import { requestBody } from './upload';

export interface GraphqlRequest {
  /** What codegen makes of an operation is a String object. */
  document: string;
  variables?: unknown;
}

const retries = 3;
const firstWait = 400;

/** Sends one operation over HTTP. Reads are tried again when the network is lost; writes never, they may have arrived. */
export const graphqlBaseQuery: BaseQueryFn<GraphqlRequest, unknown, ApiError> = async (
  request,
  { signal, type },
) => {
  for (let attempt = 0; ; attempt += 1) {
    const result = await send(request, signal);
    const isLost = 'error' in result && result.error.kind === 'network';
    if (!isLost || type !== 'query' || attempt >= retries || signal.aborted) return result;
    await wait(firstWait * 2 ** attempt);
  }
};

async function send(
  request: GraphqlRequest,
  signal: AbortSignal,
): Promise<{ data: unknown } | { error: ApiError }> {
  const { body, headers } = requestBody(String(request.document), request.variables ?? {});
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      body,
      signal,
      headers: {
        Accept: 'application/graphql-response+json, application/json',
        ...headers,
        ...sessionHeaders(),
      },
    });
    return readAnswer(await response.json());
  } catch {
    // No connection, or an answer that is none of ours: a proxy's page while the server is away.
    return { error: { kind: 'network' } };
  }
}

function readAnswer(answer: unknown): { data: unknown } | { error: ApiError } {
  const errors = property(answer, 'errors');
  if (Array.isArray(errors) && errors.length) return { error: readGraphqlErrors(errors) };
  const data = property(answer, 'data');
  return data === undefined || data === null ? { error: { kind: 'network' } } : { data };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
