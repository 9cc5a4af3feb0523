import { GraphQLError, GraphQLScalarType, valueFromASTUntyped } from 'graphql';
import type { z } from 'zod';
import type { Resolvers } from '@server/graphql/generated/resolvers';
import { answerSchema, questionSchema } from './question-schema';

/** Creates a scalar that browsers send; an invalid value is rejected before it reaches a service, without repeating it. */
function checked<Value>(name: string, schema: z.ZodType<Value>): GraphQLScalarType<Value> {
  const parse = (value: unknown): Value => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const path = parsed.error.issues[0]?.path.join('.') ?? '';
    throw new GraphQLError(`${name} is not what it should be${path === '' ? '' : ` at ${path}`}`);
  };
  return new GraphQLScalarType<Value>({
    name,
    parseValue: parse,
    parseLiteral: (node, variables) => parse(valueFromASTUntyped(node, variables)),
  });
}

/** Creates a scalar that only the server sends. */
function outputOnly(name: string): GraphQLScalarType {
  const reject = () => {
    throw new GraphQLError(`${name} is for output only`);
  };
  return new GraphQLScalarType({ name, parseValue: reject, parseLiteral: reject });
}

/** The scalars of questions and answers, whose shapes are in domain/questions. */
export const questionScalars = {
  TestQuestion: checked('TestQuestion', questionSchema),
  TestAnswer: checked('TestAnswer', answerSchema),
  AskedQuestion: outputOnly('AskedQuestion'),
  TestKey: outputOnly('TestKey'),
  TestExplained: outputOnly('TestExplained'),
  TestTableRows: outputOnly('TestTableRows'),
} satisfies Resolvers;
