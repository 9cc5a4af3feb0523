import type { FastifyRequest } from 'fastify';
import type { RequestParams, Response } from 'graphql-http';
import type { Operations } from '@server/graphql/operations';
import type { RequestInfo } from '@server/graphql/request-context';
import { tooManyRequests } from './limits/counted-requests';
import type { RateLimits } from './limits/rate-limits';
import { type Answered, busyResponse, waiting } from './waiting';

interface IntrospectionDeps {
  operations: Pick<Operations, 'introspect'>;
  rateLimits: Pick<RateLimits, 'identify' | 'countIntrospection'>;
}

const GRAPHQL_MEDIA_TYPE = 'application/graphql-response+json';

/** Returns a response whose body is already JSON. */
function answered(body: string, accept = ''): Response {
  const type = accept.includes(GRAPHQL_MEDIA_TYPE) ? GRAPHQL_MEDIA_TYPE : 'application/json';
  return [body, { status: 200, statusText: 'OK', headers: { 'content-type': `${type}; charset=utf-8` } }];
}

/** Answers an introspection document: tools send one now and then, nobody needs it often. */
export async function answerIntrospection(
  { operations, rateLimits }: IntrospectionDeps,
  { headers, ip }: FastifyRequest,
  info: RequestInfo,
  { query, operationName = null, variables }: RequestParams,
): Promise<Answered> {
  const whose = await rateLimits.identify(headers['x-session-token'], headers, ip);
  const seconds = await rateLimits.countIntrospection(whose);
  if (seconds > 0) return waiting(tooManyRequests(headers['accept-language'], seconds), seconds);
  const answer = await operations.introspect({ query, operationName, variables: variables ?? {} }, info);
  if (typeof answer === 'string') return answered(answer, headers.accept);
  return busyResponse({ errors: answer }) ?? answer;
}
