import { type ExecutionArgs, GraphQLError, type GraphQLSchema } from 'graphql';
import type { WebSocket } from 'ws';
import { AppError } from '@server/errors';
import type { Prepared } from '@server/graphql/documents';
import { presentFailure } from '@server/graphql/errors';
import type { Operations } from '@server/graphql/operations';
import type { CostlyDocuments } from '../limits/costly-documents';
import type { Connection, Opened, Params } from './socket-opening';

const OPERATIONS_PER_SOCKET = 32;

interface Running {
  prepared: Prepared;
  opened: Opened;
}

/** The dependencies of operations over sockets. */
export interface SocketOperationsDeps {
  schema: GraphQLSchema;
  operations: Operations;
  costlyDocuments: CostlyDocuments;
  /** Sockets whose owners have been identified. */
  opened: WeakMap<WebSocket, Opened>;
  /** Prepared operations, by the arguments with which graphql-ws starts them. */
  running: WeakMap<ExecutionArgs, Running>;
}

/** Prepares the document; a costly one only when the sender's turn has come. */
async function prepareInTurn(
  { costlyDocuments, operations }: SocketOperationsDeps,
  { whose }: Opened,
  query: string,
  name?: string | null,
): Promise<Prepared | readonly GraphQLError[]> {
  if (!costlyDocuments.isCostly(query, name)) return operations.prepare(query, name);
  const turn = await costlyDocuments.enter(whose);
  if (typeof turn === 'number') throw new AppError('limits.rate', { params: { seconds: turn } });
  try {
    return operations.prepare(query, name);
  } finally {
    turn();
  }
}

/** Returns the arguments with which graphql-ws starts the operation, or the errors that prevent it. */
export async function prepareOperation(
  deps: SocketOperationsDeps,
  connection: Connection,
  { query, variables, operationName }: { query: string; variables: Params; operationName?: string | null },
): Promise<ExecutionArgs | readonly GraphQLError[]> {
  const opened = deps.opened.get(connection.extra.socket);
  if (!opened) return [new GraphQLError('The connection is not open yet')];
  if (Object.keys(connection.subscriptions).length > OPERATIONS_PER_SOCKET) {
    return [new GraphQLError('Too many operations at once on one connection')];
  }
  const prepared = await prepareInTurn(deps, opened, query, operationName).catch((failure: unknown) => [
    presentFailure(failure, opened.info),
  ]);
  if (!('execute' in prepared)) return prepared;
  const { document } = prepared;
  const args = { schema: deps.schema, document, operationName, variableValues: variables };
  deps.running.set(args, { prepared, opened });
  return args;
}

function runningOf({ running }: SocketOperationsDeps, args: ExecutionArgs): Running {
  const found = running.get(args);
  if (!found) throw new Error('an operation that was not prepared');
  return found;
}

/** Runs a prepared query or mutation. */
export function executeOperation(deps: SocketOperationsDeps, args: ExecutionArgs) {
  const { prepared, opened } = runningOf(deps, args);
  return deps.operations.run(prepared, { ...args.variableValues }, opened.info);
}

/** Starts a prepared subscription. */
export function subscribeToOperation(deps: SocketOperationsDeps, args: ExecutionArgs) {
  const { prepared, opened } = runningOf(deps, args);
  return deps.operations.watch(prepared, { ...args.variableValues }, opened.info, opened.caller);
}
