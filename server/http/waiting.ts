import type { ExecutionResult, GraphQLError } from 'graphql';
import type { Response, ResponseInit } from 'graphql-http';

/** What graphql-http makes an answer of. */
export type Answered = Response | ExecutionResult | readonly GraphQLError[];

const BUSY_SECONDS = 3;

/** The answer to whoever may ask again after some seconds. */
export const waiting = (body: string, seconds: number): readonly [string, ResponseInit] => [
  body,
  {
    status: 429,
    statusText: 'Too Many Requests',
    headers: { 'content-type': 'application/json; charset=utf-8', 'retry-after': String(seconds) },
  },
];

/** Whose turn it was not: nothing was done, and the same may be sent again. */
export function refuseBusy({ errors }: ExecutionResult): Response | null {
  const isBusy = errors?.some(({ extensions }) => extensions['code'] === 'limits.busy') === true;
  return isBusy ? waiting(JSON.stringify({ errors }), BUSY_SECONDS) : null;
}
