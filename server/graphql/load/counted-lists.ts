import {
  defaultFieldResolver,
  getNamedType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isLeafType,
  isObjectType,
} from 'graphql';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Context } from '../context';
import { charactersOf, countWhenResolved, isText, type Selected, selectionOf } from './counted-texts';
import { isList, listSizeOf } from './list-sizes';
import { ROW_COST } from './document-cost';

type Resolve = GraphQLFieldResolver<unknown, Context>;
type Count = (value: unknown, context: Context, info: Selected) => void;

/** Counts the rows of a list, and what each of them selects. */
const countRows =
  (max: number): Count =>
  (list, { budget, log }, info) => {
    if (!Array.isArray(list)) return;
    if (list.length > max) {
      log.warn(
        { max, length: list.length, type: String(info.returnType) },
        'a list is longer than it may be',
      );
      throw new AppError('limits.answer');
    }
    for (const node of info.fieldNodes) {
      const { fields, texts } = selectionOf(node, info);
      let characters = 0;
      for (const item of list) characters += charactersOf(item, texts);
      budget.spend(list.length * (fields + (texts ? ROW_COST : 1)), characters);
    }
  };

/** Counts the texts of one object or scalar: its fields are counted with the row that it belongs to. */
const countTexts: Count = (value, { budget }, info) => {
  if (value === null || value === undefined) return;
  // Most are names, of which a page has hundreds.
  if (typeof value === 'string') {
    budget.spend(0, value.length * info.fieldNodes.length);
    return;
  }
  for (const node of info.fieldNodes) {
    const characters = charactersOf(value, selectionOf(node, info).texts);
    if (characters > 0) budget.spend(0, characters);
  }
};

function counted(resolve: Resolve, count: Count): Resolve {
  return (source, args, context, info) => {
    const value: unknown = resolve(source, args, context, info);
    if (value instanceof Promise) {
      return value.then((found: unknown) => {
        count(found, context, info);
        return found;
      });
    }
    count(value, context, info);
    return value;
  };
}

function countField(schema: GraphQLSchema, field: GraphQLField<unknown, Context>): void {
  if (isList(field.type)) {
    const max = listSizeOf(schema, field)?.max ?? limits.pageSizeMax;
    field.resolve = counted(field.resolve ?? defaultFieldResolver, countRows(max));
    return;
  }
  const type = getNamedType(field.type);
  // A property is counted with the object that has it, without a call for each.
  if (!field.resolve || (isLeafType(type) && !isText(type))) return;
  field.resolve = counted(field.resolve, countTexts);
  countWhenResolved(field);
}

/**
 * Counts the rows of every list, and the texts of whatever a response contains, against the request's budget, and limits each list
 * to the size in the contract.
 */
export function countLists(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) countField(schema, field);
  }
}
