import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';

export interface Call {
  query: string;
  variables: Record<string, unknown>;
  /** The variables that take a file. */
  files: string[];
}

/** The object that an argument with this name refers to: `positionId`, `id` of `positionUpdate`. */
export type Choose = (argument: string, field: string) => number;

type Input = GraphQLArgument | GraphQLInputField;

const TEXTS: Record<string, string> = {
  DateTime: '2026-01-15T10:00:00Z',
  Date: '2026-01-15',
  Money: '100000',
  email: 'nobody@example.ru',
  phone: '+79001234567',
  status: 'working',
  type: 'local',
};

const bare = (type: GraphQLInputType): GraphQLInputType => (isNonNullType(type) ? bare(type.ofType) : type);

/** Values of types whose shape is not in the contract. */
const SHAPES: Record<string, unknown> = {
  TestQuestion: {
    ...{ id: 'q1', type: 'trueFalse', text: 'текст', points: 100, isShuffled: false },
    ...{ task: {}, key: { isTrue: true }, explained: { explanation: '', feedback: {} } },
  },
  TestAnswer: { type: 'trueFalse', isTrue: true },
};

function scalar(typeName: string, name: string, field: string, choose: Choose): unknown {
  if (typeName === 'Int') return /^(id|.*Ids?|ids)$/.test(name) ? choose(name, field) : 1;
  if (typeName === 'Float') return 1;
  // A caller who claims to register is rejected before anything else is checked.
  if (typeName === 'Boolean') return name !== 'isRegAdmin';
  if (typeName === 'Upload') return null;
  return SHAPES[typeName] ?? TEXTS[typeName] ?? TEXTS[name] ?? 'текст';
}

/** A value that the contract accepts, with every field of an input set except passwords, codes, and the workplace. */
function valueOf(input: Input, field: string, choose: Choose): unknown {
  const type = bare(input.type);
  if (isListType(type)) {
    const item: Input = { ...input, type: type.ofType };
    return [valueOf(item, field, choose)];
  }
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const inner = Object.values(type.getFields()).filter(
      (field) => isRequiredInputField(field) || !/password|updatedAt|^organizationId$/i.test(field.name),
    );
    return Object.fromEntries(inner.map((entry) => [entry.name, valueOf(entry, field, choose)]));
  }
  return scalar(getNamedType(type).name, input.name, field, choose);
}

/** Everything that can be queried of a type without arguments, `depth` levels deep. */
function selection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const parts = Object.values(named.getFields())
    .filter((field) => !field.args.some(isRequiredArgument))
    .map((field) => {
      if (isLeafType(getNamedType(field.type))) return field.name;
      return depth > 1 ? `${field.name}${selection(field.type, depth - 1)}` : '';
    });
  return ` { __typename ${parts.join(' ')} }`;
}

/** The root types by operation. */
function rootField(
  schema: GraphQLSchema,
  operation: 'Query' | 'Mutation' | 'Subscription',
  name: string,
): GraphQLField<unknown, unknown> {
  const type = schema.getType(operation);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (!field) throw new Error(`no ${operation}.${name}`);
  return field;
}

/** A call of a root field with every argument given. */
export function callOf(
  schema: GraphQLSchema,
  operation: 'Query' | 'Mutation' | 'Subscription',
  name: string,
  choose: Choose,
  depth = 2,
): Call {
  const field = rootField(schema, operation, name);
  const args = field.args.filter((arg) => arg.name !== 'clientKey');
  const head =
    args.length === 0 ? '' : `(${args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')})`;
  const passed = args.length === 0 ? '' : `(${args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')})`;
  return {
    query: `${operation.toLowerCase()}${head} { ${name}${passed}${selection(field.type, depth)} }`,
    variables: Object.fromEntries(args.map((arg) => [arg.name, valueOf(arg, name, choose)])),
    files: args
      .filter((arg) => getNamedType(arg.type).name === 'Upload')
      .map((arg) => `variables.${arg.name}`),
  };
}
