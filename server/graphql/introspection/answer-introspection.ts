import { makeExecutableSchema } from '@graphql-tools/schema';
import { execute, type GraphQLSchema, parse } from 'graphql';
import { readContract } from '@server/graphql/contract';
import type { IntrospectionAnswer, IntrospectionQuery } from './introspection.task';

let schema: GraphQLSchema | undefined;

/** Returns JSON in ASCII characters: a long text with other characters takes ten times as long to encode for the network. */
const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Answers an introspection query. Runs in a worker process, so no other request waits for it. */
export async function answerIntrospection(asked: IntrospectionQuery): Promise<IntrospectionAnswer> {
  const { query, operationName, variables: variableValues } = asked;
  schema ??= makeExecutableSchema({ typeDefs: readContract() });
  const result = await execute({ schema, document: parse(query), operationName, variableValues });
  if (result.data === undefined) return { errors: (result.errors ?? []).map(({ message }) => message) };
  return { body: asciiJson(result) };
}
