import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { createHandler, type Handler, type RequestParams, type Response } from 'graphql-http';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Prepared } from '@server/graphql/documents';
import { badRequest, presentFailure } from '@server/graphql/errors';
import type { Operations } from '@server/graphql/operations';
import type { RequestInfo } from '@server/graphql/request-context';
import type { Logger } from '@server/log/logger';
import { isPreflighted, LARGEST_REQUEST, receiveMultipart, tooLarge } from './files/multipart';
import { cookieText } from './cookies';
import type { CostlyDocuments } from './limits/costly-documents';
import { tooManyRequests } from './limits/counted-requests';
import { answerIntrospection } from './introspection-answer';
import type { RateLimits } from './limits/rate-limits';
import { BROWSER_COOKIE, requestInfo } from './request-info';
import { createSpool, type Spool } from './files/spool';
import { type Answered, busyResponse, waiting } from './waiting';

/** graphql-http requests with fastify's own request attached. */
type HttpHandler = Handler<FastifyRequest, Answering>;

/** Additional effects of a response. */
interface Answering {
  keepBrowserNote(note: string): void;
  /** Runs work after the response has been sent or the requester has disconnected. */
  afterAnswer(work: () => Promise<void>): void;
}

const YEAR_MS = 365 * 24 * 3_600_000;

const isMultipart = (headers: IncomingMessage['headers']) =>
  headers['content-type']?.toLowerCase().startsWith('multipart/form-data') === true;

function rejected(status: number, statusText: string, message: string, headers = {}): Response {
  const body = JSON.stringify({ errors: [{ message, extensions: { type: 'RequestError' } }] });
  return [
    body,
    { status, statusText, headers: { 'content-type': 'application/json; charset=utf-8', ...headers } },
  ];
}

/** Whether the files are read is decided before their first byte. */
async function multipartParams(
  { rateLimits, spool }: GraphqlHandlerDeps,
  { headers, ip, raw }: FastifyRequest,
  { afterAnswer }: Answering,
): Promise<RequestParams | Response> {
  if (!isPreflighted(headers)) {
    return rejected(400, 'Bad Request', 'A multipart request needs the header graphql-require-preflight');
  }
  const whose = await rateLimits.identify(headers['x-session-token'], headers, ip);
  const bytes = Number(headers['content-length'] ?? LARGEST_REQUEST);
  const seconds = await rateLimits.countBytes(whose, bytes);
  if (seconds > 0) {
    const [body, init] = waiting(tooManyRequests(headers['accept-language'], seconds), seconds);
    // The rest of the request is not read.
    return [body, { ...init, headers: { ...init.headers, connection: 'close' } }];
  }
  const isStranger = whose.kind !== 'person' && whose.kind !== 'unread';
  const rejection = isStranger
    ? new AppError('auth.required')
    : bytes > LARGEST_REQUEST
      ? tooLarge(LARGEST_REQUEST)
      : null;
  return receiveMultipart(raw, { spool, rejection, afterAnswer });
}

type GraphqlHandlerDeps = GraphqlRouteDeps & { spool: Spool };

/** Prepares a document; a new one only when the sender's turn has come. */
async function prepareInTurn(
  { operations, rateLimits, costlyDocuments }: GraphqlHandlerDeps,
  { headers, ip }: FastifyRequest,
  info: RequestInfo,
  { query, operationName }: RequestParams,
): Promise<Prepared | readonly GraphQLError[] | Response> {
  if (!costlyDocuments.isCostly(query, operationName)) return operations.prepare(query, operationName);
  try {
    const turn = await costlyDocuments.enter(
      await rateLimits.identify(headers['x-session-token'], headers, ip),
    );
    if (typeof turn === 'number') {
      return waiting(tooManyRequests(headers['accept-language'], turn), turn);
    }
    try {
      return operations.prepare(query, operationName);
    } finally {
      turn();
    }
  } catch (failure) {
    const errors = [presentFailure(failure, info)];
    return busyResponse({ errors }) ?? errors;
  }
}

function createGraphqlHandler(deps: GraphqlHandlerDeps): HttpHandler {
  const { operations, log } = deps;

  async function run(request: FastifyRequest, info: RequestInfo, params: RequestParams): Promise<Answered> {
    const prepared = await prepareInTurn(deps, request, info, params);
    if (!('execute' in prepared)) return prepared;
    if (prepared.isIntrospection) return answerIntrospection(deps, request, info, params);
    if (prepared.operation === 'subscription') {
      return [new GraphQLError('Subscriptions are not supported over HTTP: use the socket of the same path')];
    }
    if (prepared.operation === 'mutation' && request.method === 'GET') {
      return rejected(405, 'Method Not Allowed', 'Cannot perform mutations over GET', { allow: 'POST' });
    }
    const result = await operations.run(prepared, params.variables ?? {}, info);
    if (result.data !== undefined || !result.errors) return result;
    // Without `data` nothing was executed: with the specification's media type that is a 400.
    return busyResponse(result) ?? result.errors;
  }

  return createHandler<FastifyRequest, Answering>({
    parseRequestParams: (request) =>
      request.method === 'POST' && isMultipart(request.raw.headers)
        ? multipartParams(deps, request.raw, request.context)
        : undefined,
    // Errors of graphql-http itself have no type yet.
    formatError: (error) => {
      const graphqlError = error instanceof GraphQLError ? error : new GraphQLError(error.message);
      return graphqlError.extensions['type'] === undefined ? badRequest(graphqlError) : graphqlError;
    },
    // Parsing, validation and execution are shared with sockets: graphql-http handles only HTTP.
    onSubscribe(request, params) {
      const { headers, ip, raw } = request.raw;
      const { keepBrowserNote } = request.context;
      const info = { ...requestInfo(headers, ip, log), keepBrowserNote, isGone: () => raw.socket.destroyed };
      return run(request.raw, info, params);
    },
  });
}

async function answer(
  { handle, isSecure, log }: { handle: HttpHandler } & Pick<GraphqlRouteDeps, 'isSecure' | 'log'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [body, init] = await handle({
    url: request.url,
    method: request.method,
    headers: request.headers,
    body: typeof request.body === 'string' ? request.body : null,
    raw: request,
    context: {
      keepBrowserNote: (value) => {
        const cookie = { name: BROWSER_COOKIE, value, path: '/graphql', maxAgeMs: YEAR_MS };
        reply.header('set-cookie', cookieText(cookie, 'Strict', isSecure));
      },
      afterAnswer: (work) => {
        reply.raw.once(
          'close',
          () => void work().catch((err: unknown) => log.warn({ err }, 'a file was left')),
        );
      },
    },
  });
  return reply
    .status(init.status)
    .headers({ 'cache-control': 'no-store', ...init.headers })
    .send(body ?? undefined);
}

interface GraphqlRouteDeps {
  operations: Operations;
  rateLimits: RateLimits;
  costlyDocuments: CostlyDocuments;
  log: Logger;
  /** Cookies are not sent over unencrypted connections. */
  isSecure: boolean;
}

/**
 * Adds `/graphql` over HTTP according to the GraphQL-over-HTTP specification, with uploads according to the multipart
 * specification.
 */
export function addGraphqlRoute(app: FastifyInstance, deps: GraphqlRouteDeps): void {
  const spool = createSpool();
  app.addHook('onClose', () => spool.close());
  const answering = { ...deps, handle: createGraphqlHandler({ ...deps, spool }) };
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, next) => {
      next(null, body);
    });
    // The multipart receiver reads the body itself.
    scope.addContentTypeParser(/^multipart\/form-data/i, (_request, _payload, next) => {
      next(null);
    });
    scope.addContentTypeParser('*', (_request, payload, next) => {
      payload.resume();
      next(null);
    });
    scope.all('/graphql', { bodyLimit: limits.requestBytes }, (request, reply) =>
      answer(answering, request, reply),
    );
    done();
  });
}
