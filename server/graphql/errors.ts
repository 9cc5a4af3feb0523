import { GraphQLError } from 'graphql';
import { brokenConstraint, isConflict, isDatabaseAway } from '@server/db/failures';
import { AppError } from '@server/errors';
import type { Logger } from '@server/log/logger';
import { errorText } from '@server/texts';
import { errorOfConstraint } from './constraints';
import type { Lang } from './context';

export interface Receiver {
  lang: Lang;
  requestId: string;
  log: Logger;
}

function expected(error: AppError, origin: GraphQLError, { lang }: Receiver): GraphQLError {
  const { field, params } = error.details;
  return new GraphQLError(errorText(lang, error.code, params), {
    path: origin.path,
    extensions: { type: 'GraphQLError', code: error.code, field, params },
  });
}

function masked(cause: unknown, origin: GraphQLError, { lang, requestId, log }: Receiver): GraphQLError {
  const isAway = isDatabaseAway(cause) || isConflict(cause);
  log.error(
    { err: cause, requestId, path: origin.path },
    isAway ? 'the database is away or too busy' : 'unexpected error',
  );
  const message = isAway ? errorText(lang, 'unavailable') : errorText(lang, 'internal', { requestId });
  return new GraphQLError(message, {
    path: origin.path,
    extensions: { type: 'InternalError', code: isAway ? 'unavailable' : 'internal', requestId },
  });
}

/** Returns an error that the person can understand and act on: thrown as such, or derived from a violated constraint. */
export function expectedError(cause: unknown): AppError | null {
  if (cause instanceof AppError) return cause;
  const constraint = brokenConstraint(cause);
  return constraint === null ? null : errorOfConstraint(constraint);
}

/**
 * Returns the error for a document or variables that do not match the contract. It is a mistake of the client program, so it is
 * not masked.
 */
export function badRequest(error: GraphQLError): GraphQLError {
  return new GraphQLError(error.message, {
    nodes: error.nodes,
    path: error.path,
    extensions: { ...error.extensions, type: 'RequestError' },
  });
}

/** Returns an error as it leaves the server: expected ones in the caller's language, all others masked and logged. */
export function present(error: GraphQLError, receiver: Receiver): GraphQLError {
  const cause = error.originalError;
  // Without a path in the response, the error concerns the document or its variables, not the resolvers.
  if (error.path === undefined) return badRequest(error);
  const known = expectedError(cause);
  return known ? expected(known, error, receiver) : masked(cause ?? error, error, receiver);
}

/** The same for a failure outside of any resolver (reading the session, opening or committing the transaction). */
export function presentFailure(cause: unknown, receiver: Receiver): GraphQLError {
  const origin = new GraphQLError('');
  const known = expectedError(cause);
  return known ? expected(known, origin, receiver) : masked(cause, origin, receiver);
}
