import type { ExecutionResult, GraphQLError } from 'graphql';
import type { Response, ResponseInit } from 'graphql-http';

/** The values that graphql-http turns into a response. */
export type Answered = Response | ExecutionResult | readonly GraphQLError[];

const BUSY_SECONDS = 3;

/** Returns the response for a client that may retry after some seconds. */
export const waiting = (body: string, seconds: number): readonly [string, ResponseInit] => [
  body,
  {
    status: 429,
    statusText: 'Too Many Requests',
    headers: { 'content-type': 'application/json; charset=utf-8', 'retry-after': String(seconds) },
  },
];

/** Returns the response for a busy server: nothing was done, and the same request may be sent again. */
export function busyResponse({ errors }: ExecutionResult): Response | null {
  const isBusy = errors?.some(({ extensions }) => extensions['code'] === 'limits.busy') === true;
  return isBusy ? waiting(JSON.stringify({ errors }), BUSY_SECONDS) : null;
}
