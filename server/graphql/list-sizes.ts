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
  /** Rows that the field answers at most. */
  max: number;
  /** Rows that a document's cost takes it for. */
  assumed: number;
}

/** Whether a field answers a list. */
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

/** What the contract's `@listSize` says of a field; null: nothing. */
export function listSizeOf(schema: GraphQLSchema, field: Declared): ListSize | null {
  const directive = schema.getDirective('listSize');
  return directive ? sizeOf(directive, field) : null;
}
