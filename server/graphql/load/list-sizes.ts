import {
  getDirectiveValues,
  type GraphQLDirective,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  isListType,
  isNonNullType,
} from 'graphql';

export interface ListSize {
  /** The max number of rows that the field returns. */
  max: number;
  /** The number of rows assumed when estimating a document's cost. */
  assumed: number;
}

/** Whether a field returns a list. */
export function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

type Declared = Pick<GraphQLField<unknown, unknown>, 'astNode'>;

function sizeOf(directive: GraphQLDirective, field: Declared): ListSize | null {
  const values = field.astNode ? getDirectiveValues(directive, field.astNode) : undefined;
  const max = values?.['max'];
  const assumed = values?.['assumed'];
  if (typeof max !== 'number') return null;
  return { max, assumed: typeof assumed === 'number' ? assumed : max };
}

/** Returns the contract's `@listSize` of a field; null: there is none. */
export function listSizeOf(schema: GraphQLSchema, field: Declared): ListSize | null {
  const directive = schema.getDirective('listSize');
  return directive ? sizeOf(directive, field) : null;
}
