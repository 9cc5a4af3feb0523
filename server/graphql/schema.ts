import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLScalarType, type GraphQLSchema } from 'graphql';
import { rejectDuplicates } from '@server/duplicates';
import type { Resolvers } from './generated/resolvers';
import { enforceAccess } from './access/access';
import { readContract } from './contract';
import { countLists } from './load/counted-lists';
import { dateScalar, dateTimeScalar, moneyScalar, paramsScalar, uploadScalar } from './scalars';
import { hideAddresses } from './access/visitors';

const scalars: Resolvers = {
  Date: dateScalar,
  Money: moneyScalar,
  DateTime: dateTimeScalar,
  Params: paramsScalar,
  Upload: uploadScalar,
};

/** Returns the fields that a map resolves; a value that is not a map of fields (a scalar) counts as one. */
const fieldsOf = (map: Resolvers): string[] =>
  Object.entries(map).flatMap(([type, fields]) =>
    fields instanceof GraphQLScalarType ? type : Object.keys(fields ?? {}).map((field) => `${type}.${field}`),
  );

/**
 * Builds the contract with the resolvers of all modules: lists are counted, and each root field has its access check.
 * @throws {AccessError} when a root field of the contract does not say who may call it
 * @throws {Error} naming a field that is resolved twice
 */
export function createSchema(
  resolvers: readonly Resolvers[],
  typeDefs: string[] = readContract(),
): GraphQLSchema {
  rejectDuplicates('resolver', resolvers.flatMap(fieldsOf));
  const schema = makeExecutableSchema({
    typeDefs,
    resolvers: [scalars, ...resolvers],
    // The schema was built just for this call, so a copy with the resolvers is unnecessary.
    updateResolversInPlace: true,
  });
  countLists(schema);
  enforceAccess(schema);
  hideAddresses(schema);
  return schema;
}

/** Returns the root fields of the contract that no module resolves: they are missing in the program. */
export function missingResolvers(schema: GraphQLSchema, resolvers: readonly Resolvers[]): string[] {
  const has = (type: 'Query' | 'Mutation' | 'Subscription', field: string) =>
    resolvers.some((resolver) => Object.hasOwn(resolver[type] ?? {}, field));
  const fieldsOf = (type: 'Query' | 'Mutation' | 'Subscription', names: string[]) =>
    names.filter((name) => !has(type, name)).map((name) => `${type}.${name}`);
  return [
    ...fieldsOf('Query', Object.keys(schema.getQueryType()?.getFields() ?? {})),
    ...fieldsOf('Mutation', Object.keys(schema.getMutationType()?.getFields() ?? {})),
    ...fieldsOf('Subscription', Object.keys(schema.getSubscriptionType()?.getFields() ?? {})),
  ];
}
