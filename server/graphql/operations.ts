import {
  createSourceEventStream,
  execute as graphqlExecute,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import { AppError } from '@server/errors';
import type { Logger } from '@server/log/logger';
import type { Caller } from './context';
import { createDocuments, type Documents, type Prepared } from './documents';
import { badRequest, present, presentFailure } from './errors';
import { type MakeLoaders, RequestContext, type RequestInfo } from './request-context';
import { isReadWhenTold, mapIterable } from './streams';
import type { Transactions } from './transactions';

type Variables = Record<string, unknown>;

/** What HTTP and sockets share: the same documents, rights, transactions and errors. */
export interface Operations {
  prepare: Documents;
  /** Runs a query or mutation in one transaction of the caller's organization. Never rejects. */
  run(prepared: Prepared, variables: Variables, info: RequestInfo): Promise<ExecutionResult>;
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
  makeLoaders: MakeLoaders;
  /** The living session's person, or null. */
  callerOf: (token: string, ip: string) => Promise<Caller | null>;
}

function presented(result: ExecutionResult, info: RequestInfo): ExecutionResult {
  if (!result.errors) return result;
  const errors = result.errors.map((error) => present(error, info));
  // Without `data` the transport answers it as a request that could not be executed.
  return result.data === undefined ? { errors } : { data: result.data, errors };
}

function isStream(result: AsyncIterable<unknown> | ExecutionResult): result is AsyncIterable<unknown> {
  return Symbol.asyncIterator in result;
}

function withoutSuggestion(error: GraphQLError): GraphQLError {
  return new GraphQLError(error.message.replace(/ Did you mean .*$/s, ''), { nodes: error.nodes });
}

const notForStrangers = () => badRequest(new GraphQLError('Introspection is not available'));

/** Runs operations of the contract: sessions are read, transactions opened and ended, errors masked here. */
export function createOperations(deps: OperationsDeps): Operations {
  const { schema, log, transactions, makeLoaders, callerOf } = deps;
  const documents = createDocuments(schema, log);

  function prepare(query: string, operationName?: string | null): Prepared | readonly GraphQLError[] {
    const prepared = documents(query, operationName);
    if ('execute' in prepared) return prepared;
    return prepared.map((error) => badRequest(withoutSuggestion(error)));
  }

  /** Whoever comes from an address that does not count is nobody; what needs somebody says why. */
  async function callerFor(context: RequestContext): Promise<Caller | null> {
    if (context.token === null) return null;
    try {
      return await callerOf(context.token, context.ip);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      context.refuse(error);
      return null;
    }
  }

  async function execute(
    context: RequestContext,
    prepared: Prepared,
    variables: Variables,
  ): Promise<ExecutionResult> {
    const caller = await callerFor(context);
    if (prepared.isIntrospection && caller === null) return { errors: [notForStrangers()] };
    if (caller) await context.enter(caller);
    const result = await prepared.execute(context, variables);
    // What was left out of the answer one by one is no answer.
    if (context.budget.isSpent) throw new AppError('limits.answer');
    await context.end(prepared.operation === 'query' || !result.errors?.length);
    return result;
  }

  return {
    prepare,
    async run(prepared, variables, info) {
      const context = new RequestContext(info, transactions, makeLoaders);
      try {
        return presented(await execute(context, prepared, variables), info);
      } catch (error) {
        await context.end(false).catch((reason: unknown) => {
          log.warn({ err: reason, requestId: info.requestId }, 'the transaction could not be ended');
        });
        return { errors: [presentFailure(error, info)] };
      }
    },
    async watch(prepared, variables, info, caller) {
      if (prepared.isIntrospection && caller === null) return { errors: [notForStrangers()] };
      /** Each event has a budget of its own. */
      const makeContext = () => new RequestContext(info, transactions, makeLoaders).watch(caller);
      const contextValue = makeContext();
      const { document, operationName } = prepared;
      const args = { schema, document, operationName, variableValues: variables };
      const events = await createSourceEventStream({ ...args, contextValue });
      if (!isStream(events)) return presented(events, info);
      return mapIterable(events, async (rootValue) => {
        if (!isReadWhenTold(rootValue) || caller === null) {
          return presented(await graphqlExecute({ ...args, contextValue: makeContext(), rootValue }), info);
        }
        const reading = new RequestContext(info, transactions, makeLoaders);
        try {
          await reading.enter(caller);
          return presented(await graphqlExecute({ ...args, contextValue: reading, rootValue }), info);
        } finally {
          await reading.end(true);
        }
      });
    },
  };
}
