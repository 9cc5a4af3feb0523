import {
  createSourceEventStream,
  execute as graphqlExecute,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import limits from '@graphql/limits.json';
import { NotCommittedError, type Tx } from '@server/db/database';
import { isConflict } from '@server/db/failures';
import { retryConflicts } from '@server/db/retry';
import { AppError } from '@server/errors';
import type { PublishedChanges } from '@server/events/published-changes';
import type { Logger } from '@server/log/logger';
import { createReadings, ReadingAwaited, type Readings } from '@server/workers/readings';
import type { Caller } from './context';
import type { Introspection } from './introspection/introspection';
import type { IntrospectionQuery } from './introspection/introspection.task';
import { createDocuments, type Documents, type Prepared } from './documents';
import { badRequest, present, presentFailure } from './errors';
import type { RecordRejections } from './access/rejections';
import { type CreateLoaders, RequestContext, type RequestInfo } from './request-context';
import { isReadOnDelivery, mapIterable } from './streams';
import type { Transactions } from './transactions';

type Variables = Record<string, unknown>;

/** The shared part of HTTP and sockets: the same documents, rights, transactions and errors. */
export interface Operations extends Documents {
  /** Runs a query or mutation in one transaction of the caller's organization. Never rejects. */
  run(prepared: Prepared, variables: Variables, info: RequestInfo): Promise<ExecutionResult>;
  /**
   * Returns the response body for an introspection document (`Prepared.isIntrospection`) as JSON, or the errors. Never rejects.
   */
  introspect(asked: IntrospectionQuery, info: RequestInfo): Promise<string | readonly GraphQLError[]>;
  /** Opens a subscription for a caller whose session was read when the socket opened. */
  watch(
    prepared: Prepared,
    variables: Variables,
    info: RequestInfo,
    caller: Caller | null,
  ): Promise<AsyncIterable<ExecutionResult> | ExecutionResult>;
}

interface OperationsDeps {
  schema: GraphQLSchema;
  log: Logger;
  transactions: Transactions;
  createLoaders: CreateLoaders;
  /** Returns the person of a valid session, or null. */
  callerOf: (token: string, ip: string) => Promise<Caller | null>;
  introspection: Introspection;
  /** Records rejections in the history. */
  recordRejections: RecordRejections;
  /** Records what triggers have published, before the commit. */
  recordTriggerEvents: (tx: Tx, organizationId: number) => Promise<void>;
  /** Returns what a committed transaction has published to the caller; null: nothing. */
  publishedTo: (caller: Caller, tx: Tx) => PublishedChanges | null;
}

function presented(result: ExecutionResult, info: RequestInfo): ExecutionResult {
  if (!result.errors) return result;
  const errors = result.errors.map((error) => present(error, info));
  // Without `data` the transport responds as to a request that could not be executed.
  return result.data === undefined ? { errors } : { data: result.data, errors };
}

/**
 * Ends the transaction and returns the response. A mutation that failed in one place is rolled back completely: its response
 * contains no data, because what it would contain (a token, the id of a record) does not exist. The response of a committed
 * mutation also says what it has published to the caller, so that their page is current even without a socket.
 */
async function ended(
  { recordTriggerEvents, publishedTo }: OperationsDeps,
  context: RequestContext,
  { operation }: Prepared,
  result: ExecutionResult,
): Promise<ExecutionResult> {
  const { caller, openTx } = context;
  const isFailed = result.errors !== undefined && result.errors.length > 0;
  if (isFailed && operation === 'mutation') {
    await context.end(false);
    return result.data === undefined ? result : { ...result, data: null };
  }
  const writer = operation === 'mutation' && caller && openTx ? { caller, tx: openTx } : null;
  // The read is sent before the commit, and nobody waits between the two.
  await Promise.all([
    writer && recordTriggerEvents(writer.tx, writer.caller.organizationId),
    context.end(true).catch((error: unknown) => {
      // A statement of a query failed, and its error is in the response.
      if (!isFailed || !(error instanceof NotCommittedError)) throw error;
    }),
  ]);
  const changes = writer && publishedTo(writer.caller, writer.tx);
  return changes === null ? result : { ...result, extensions: { ...result.extensions, changes } };
}

/** More files than a request can have: a request that keeps requesting readings is faulty. */
const MAX_READINGS = limits.uploadFiles + 1;

/** Whether the attempt must be repeated, without leaving a trace. */
const mustRepeat = (error: unknown): boolean => isConflict(error) || error instanceof ReadingAwaited;

function isStream(result: AsyncIterable<unknown> | ExecutionResult): result is AsyncIterable<unknown> {
  return Symbol.asyncIterator in result;
}

function withoutSuggestion(error: GraphQLError): GraphQLError {
  return new GraphQLError(error.message.replace(/ Did you mean .*$/s, ''), { nodes: error.nodes });
}

const notForStrangers = () => badRequest(new GraphQLError('Introspection is not available'));

const overHttpAlone = () => badRequest(new GraphQLError('Introspection is answered over HTTP'));

type OperationsWork = OperationsDeps & { documents: Documents };

function prepareDocument(
  deps: OperationsWork,
  query: string,
  operationName?: string | null,
): Prepared | readonly GraphQLError[] {
  const prepared = deps.documents.prepare(query, operationName);
  if ('execute' in prepared) return prepared;
  return prepared.map((error) => badRequest(withoutSuggestion(error)));
}

/**
 * Returns the caller; null for a session that is not accepted from this address. The context then keeps the reason for fields
 * that need a caller.
 */
async function callerFor(deps: OperationsWork, context: RequestContext): Promise<Caller | null> {
  if (context.token === null) return null;
  try {
    return await deps.callerOf(context.token, context.ip);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    context.rejectSession(error);
    return null;
  }
}

async function executeAsCaller(
  deps: OperationsWork,
  context: RequestContext,
  prepared: Prepared,
  variables: Variables,
): Promise<ExecutionResult> {
  const caller = await callerFor(deps, context);
  if (caller) await context.enter(caller);
  return prepared.execute(context, variables);
}

/** Makes one attempt, up to its commit. @throws what `isBegunAgain` names: the next attempt starts over */
async function attemptOnce(
  deps: OperationsWork,
  prepared: Prepared,
  variables: Variables,
  info: RequestInfo,
  readings: Readings,
): Promise<ExecutionResult> {
  const context = new RequestContext(info, deps.transactions, deps.createLoaders, readings);
  try {
    const result = await executeAsCaller(deps, context, prepared, variables);
    const again = result.errors?.find(({ originalError }) => mustRepeat(originalError));
    if (again) throw again.originalError ?? again;
    // A response from which fields were left out one by one is not valid.
    if (context.budget.isSpent) throw new AppError('limits.answer');
    const { caller, lang, ip, userAgent } = context;
    const answer = await ended(deps, context, prepared, result);
    if (result.errors)
      await deps.recordRejections({ caller, lang, ip, userAgent }, prepared.document, result.errors);
    return answer;
  } catch (error) {
    await (mustRepeat(error) ? context.abandon() : context.end(false)).catch((reason: unknown) => {
      deps.log.warn({ err: reason, requestId: info.requestId }, 'the transaction could not be ended');
    });
    throw error;
  }
}

/**
 * Repeats attempts until one completes: after conflicts with other transactions, and after each file that had to be read first.
 */
async function attemptToTheEnd(
  deps: OperationsWork,
  prepared: Prepared,
  variables: Variables,
  info: RequestInfo,
): Promise<ExecutionResult> {
  const readings = createReadings();
  for (let read = 0; ; read += 1) {
    try {
      return await retryConflicts(() => attemptOnce(deps, prepared, variables, info, readings));
    } catch (error) {
      if (!(error instanceof ReadingAwaited) || read === MAX_READINGS) throw error;
      await readings.readAwaited();
    }
  }
}

async function answerIntrospection(
  deps: OperationsWork,
  asked: IntrospectionQuery,
  info: RequestInfo,
): Promise<string | readonly GraphQLError[]> {
  try {
    const caller = info.token === null ? null : await deps.callerOf(info.token, info.ip);
    if (caller === null) return [notForStrangers()];
    const answer = await deps.introspection.answer(asked, caller);
    if ('body' in answer) return answer.body;
    return answer.errors.map((message) => badRequest(new GraphQLError(message)));
  } catch (error) {
    return [presentFailure(error, info)];
  }
}

async function runOperation(
  deps: OperationsWork,
  prepared: Prepared,
  variables: Variables,
  info: RequestInfo,
): Promise<ExecutionResult> {
  if (prepared.isIntrospection) return { errors: [overHttpAlone()] };
  try {
    return presented(await attemptToTheEnd(deps, prepared, variables, info), info);
  } catch (error) {
    return { errors: [presentFailure(error, info)] };
  }
}

async function openSubscription(
  deps: OperationsWork,
  prepared: Prepared,
  variables: Variables,
  info: RequestInfo,
  caller: Caller | null,
): Promise<AsyncIterable<ExecutionResult> | ExecutionResult> {
  /** Each event has a separate budget. */
  const makeContext = () => new RequestContext(info, deps.transactions, deps.createLoaders).watch(caller);
  const contextValue = makeContext();
  const { document, operationName } = prepared;
  const args = { schema: deps.schema, document, operationName, variableValues: variables };
  const events = await createSourceEventStream({ ...args, contextValue });
  if (!isStream(events)) return presented(events, info);
  return mapIterable(events, async (rootValue) => {
    if (!isReadOnDelivery(rootValue) || caller === null) {
      return presented(await graphqlExecute({ ...args, contextValue: makeContext(), rootValue }), info);
    }
    const reading = new RequestContext(info, deps.transactions, deps.createLoaders);
    try {
      await reading.enter(caller);
      return presented(await graphqlExecute({ ...args, contextValue: reading, rootValue }), info);
    } finally {
      await reading.end(true);
    }
  });
}

/** Creates the executor of contract operations: it reads sessions, opens and ends transactions, and masks errors. */
export function createOperations(own: OperationsDeps): Operations {
  const deps: OperationsWork = { ...own, documents: createDocuments(own.schema, own.log) };

  return {
    prepare: (query, operationName) => prepareDocument(deps, query, operationName),
    isKnown: (query, operationName) => deps.documents.isKnown(query, operationName),
    introspect: (asked, info) => answerIntrospection(deps, asked, info),
    run: (prepared, variables, info) => runOperation(deps, prepared, variables, info),
    watch: (prepared, variables, info, caller) => openSubscription(deps, prepared, variables, info, caller),
  };
}
