import { makeExecutableSchema } from '@graphql-tools/schema';
import { execute, type GraphQLSchema, parse } from 'graphql';
import { readContract } from '@server/graphql/contract';
import type { IntrospectionAnswer, IntrospectionQuery } from './introspection.task';

let schema: GraphQLSchema | undefined;

/** JSON of ASCII characters: a long text of other ones takes ten times as long to be encoded for the network. */
const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** What the contract says of itself. Runs in a worker process: nobody else waits for it. */
export async function answerIntrospection(asked: IntrospectionQuery): Promise<IntrospectionAnswer> {
  const { query, operationName, variables: variableValues } = asked;
  schema ??= makeExecutableSchema({ typeDefs: readContract() });
  const result = await execute({ schema, document: parse(query), operationName, variableValues });
  if (result.data === undefined) return { errors: (result.errors ?? []).map(({ message }) => message) };
  return { body: asciiJson(result) };
}
