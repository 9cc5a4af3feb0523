import { GraphQLError, GraphQLScalarType, valueFromASTUntyped } from 'graphql';
import type { z } from 'zod';
import type { Resolvers } from '@server/graphql/generated/resolvers';
import { answerSchema, questionSchema } from './question-schema';

/** A scalar that browsers send; what does not fit is refused before any service sees it, without saying what it was. */
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

/** A scalar that the server only ever sends. */
function outputOnly(name: string): GraphQLScalarType {
  const refuse = () => {
    throw new GraphQLError(`${name} is for output only`);
  };
  return new GraphQLScalarType({ name, parseValue: refuse, parseLiteral: refuse });
}

/** Questions and answers, whose shapes stand in domain/questions. */
export const questionScalars = {
  TestQuestion: checked('TestQuestion', questionSchema),
  TestAnswer: checked('TestAnswer', answerSchema),
  AskedQuestion: outputOnly('AskedQuestion'),
  TestKey: outputOnly('TestKey'),
  TestExplained: outputOnly('TestExplained'),
  TestTableRows: outputOnly('TestTableRows'),
} satisfies Resolvers;
