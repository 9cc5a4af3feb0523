import { type DocumentNode, execute, OperationTypeNode, parse } from 'graphql';
import { pino } from 'pino';
import type { App } from '@server/app';

export type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const AWAY = ['unavailable', 'limits.busy', 'internal'];

const documents = new Map<string, DocumentNode>();

/** Each document is parsed once, for any caller. */
function parsed(query: string): DocumentNode {
  const document = documents.get(query) ?? parse(query);
  documents.set(query, document);
  return document;
}

const infoOf = (token: string | null) => ({
  ...{ requestId: 'test', log: pino({ level: 'silent' }), lang: 'ru' as const, ip: '127.0.0.1' },
  ...{ userAgent: '', token, browserNote: null },
});

/** Bypasses the document limits, which are tested elsewhere: only the policies are between caller and object. */
export async function run(
  { operations, schema }: App,
  token: string | null,
  query: string,
  variables: Row = {},
): Promise<unknown> {
  const document = parsed(query);
  const prepared = {
    ...{ document, operation: OperationTypeNode.QUERY, operationName: undefined, isIntrospection: false },
    execute: async (contextValue: unknown, variableValues: Row) =>
      execute({ schema, document, contextValue, variableValues }),
  };
  const { data, errors } = await operations.run(prepared, variables, infoOf(token));
  // A rejected walk proves nothing.
  const code = errors
    ?.map(({ extensions }) => String(extensions['code']))
    .find((item) => AWAY.includes(item));
  if (code !== undefined) throw new Error(`${code}: ${query.slice(0, 100)}`);
  return data;
}

type Watched = Awaited<ReturnType<App['operations']['watch']>>;
type Present = Parameters<App['operations']['watch']>[3];

const isStream = (watched: Watched): watched is Extract<Watched, AsyncIterable<unknown>> =>
  Symbol.asyncIterator in watched;

/** The immediate messages of a subscription: all of them up to the one marked as the last. */
export async function follow({ operations }: App, token: string | null, query: string): Promise<unknown[]> {
  const document = parsed(query);
  let caller: Present = null;
  const common = { document, operationName: undefined, isIntrospection: false };
  // The owner of the token: sockets authenticate once, when they open.
  const asking = {
    ...{ ...common, operation: OperationTypeNode.QUERY },
    execute: (context: { caller: Present }) => {
      caller = context.caller;
      return Promise.resolve({ data: {} });
    },
  };
  await operations.run(asking, {}, infoOf(token));
  const watching = { ...common, operation: OperationTypeNode.SUBSCRIPTION, execute: asking.execute };
  const watched = await operations.watch(watching, {}, infoOf(token), caller);
  if (!isStream(watched)) return [];
  const reported: unknown[] = [];
  for await (const { data } of watched) {
    reported.push(data);
    if (objectsIn(data).some(({ isLast }) => isLast === true)) break;
  }
  return reported;
}

/** Every object in a response. */
export function objectsIn(value: unknown): Row[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (!isRow(value)) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}
