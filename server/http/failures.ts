import type { FastifyReply } from 'fastify';
import { presentFailure, type Receiver } from '@server/graphql/errors';

const STATUSES: Readonly<Record<string, number>> = {
  'auth.required': 401,
  'auth.ipDenied': 403,
  'organization.suspended': 403,
  'organization.unpaid': 402,
  'limits.busy': 429,
  'quota.exports': 429,
  notFound: 404,
  internal: 500,
  unavailable: 503,
};

/** Sends an error response of `/api`: with the same error as in GraphQL, and a status that programs understand. */
export function sendFailure(reply: FastifyReply, failure: unknown, receiver: Receiver): FastifyReply {
  const error = presentFailure(failure, receiver);
  return reply.status(STATUSES[String(error.extensions.code)] ?? 400).send({ errors: [error.toJSON()] });
}
