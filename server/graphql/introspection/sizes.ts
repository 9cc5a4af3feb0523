import { type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';

interface Sizes {
  /** The length of the longest list of this kind. */
  longest: number;
  /** The average over all types or fields, including those without such a list. */
  average: number;
}

const known = new WeakMap<GraphQLSchema, ReadonlyMap<string, Sizes>>();

function sizesOf(counts: readonly number[], among: number): Sizes {
  const sum = counts.reduce((total, count) => total + count, 0);
  return { longest: Math.max(1, ...counts), average: sum / Math.max(1, among) };
}

function measure(schema: GraphQLSchema): ReadonlyMap<string, Sizes> {
  const types = Object.values(schema.getTypeMap());
  const fields = types
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .map((type) => Object.values(type.getFields()));
  const args = fields.flat().map((field) => field.args.length);
  const values = types.filter((type) => isEnumType(type)).map((type) => type.getValues().length);
  const inputs = types
    .filter((type) => isInputObjectType(type))
    .map((type) => Object.keys(type.getFields()).length);
  const { length } = types;
  const directives = schema.getDirectives().length;
  return new Map([
    ['types', { longest: length, average: length }],
    ['directives', { longest: directives, average: directives }],
    [
      'fields',
      sizesOf(
        fields.map((field) => field.length),
        length,
      ),
    ],
    ['args', sizesOf(args, args.length)],
    ['enumValues', sizesOf(values, length)],
    ['inputFields', sizesOf(inputs, length)],
  ]);
}

/** Returns the estimated length of an introspection list. `isEachType`: the average over all types, otherwise the longest. */
export function introspectedRows(schema: GraphQLSchema, name: string, isEachType: boolean): number {
  const sizes = known.get(schema) ?? measure(schema);
  known.set(schema, sizes);
  const found = sizes.get(name);
  // Interfaces, possible types, locations: only a few each.
  if (!found) return 5;
  return isEachType ? found.average : found.longest;
}
