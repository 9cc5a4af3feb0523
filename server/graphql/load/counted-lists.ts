import {
  defaultFieldResolver,
  type FieldNode,
  getNamedType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isLeafType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Context } from '../context';
import { isList, listSizeOf } from './list-sizes';
import { fieldOf, ROW_COST } from './document-cost';

type Resolve = GraphQLFieldResolver<unknown, Context>;
type Info = Pick<GraphQLResolveInfo, 'schema' | 'fragments' | 'fieldNodes' | 'returnType'>;

/** What one row of a list selects. */
interface Row {
  fields: number;
  /** The row's own properties that may be strings. */
  texts: string[];
}

/** A compiled document keeps its nodes, so each list is analyzed once. */
const rows = new WeakMap<FieldNode, Row>();

/** Nested lists are counted separately. */
function addSelection(
  row: Row,
  set: SelectionSetNode,
  type: GraphQLNamedType,
  info: Info,
  isOwn: boolean,
): void {
  for (const selection of set.selections) {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = info.fragments[selection.name.value];
      if (fragment) addSelection(row, fragment.selectionSet, type, info, isOwn);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      addSelection(row, selection.selectionSet, type, info, isOwn);
    } else addField(row, selection, type, info, isOwn);
  }
}

function addField(row: Row, node: FieldNode, type: GraphQLNamedType, info: Info, isOwn: boolean): void {
  row.fields += 1;
  const field = fieldOf(type, node.name.value);
  if (!field || isList(field.type)) return;
  const inner = getNamedType(field.type);
  if (isLeafType(inner)) {
    if (isOwn && inner.name === 'String') row.texts.push(field.name);
  } else if (node.selectionSet) addSelection(row, node.selectionSet, inner, info, false);
}

function rowOf(node: FieldNode, info: Info): Row {
  const known = rows.get(node);
  if (known) return known;
  const row: Row = { fields: node.selectionSet ? ROW_COST : 1, texts: [] };
  if (node.selectionSet) addSelection(row, node.selectionSet, getNamedType(info.returnType), info, true);
  rows.set(node, row);
  return row;
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' ? value.length : 0;
}

function charactersOf(list: readonly unknown[], { texts }: Row): number {
  let sum = 0;
  for (const item of list) {
    if (typeof item !== 'object' || item === null) sum += lengthOf(item);
    else for (const name of texts) sum += lengthOf(Reflect.get(item, name));
  }
  return sum;
}

function count(list: unknown, max: number, { budget, log }: Context, info: Info): unknown {
  if (!Array.isArray(list)) return list;
  if (list.length > max) {
    log.warn({ max, length: list.length, type: String(info.returnType) }, 'a list is longer than it may be');
    throw new AppError('limits.answer');
  }
  for (const node of info.fieldNodes) {
    const row = rowOf(node, info);
    budget.spend(list.length * row.fields, charactersOf(list, row));
  }
  return list;
}

function counted(resolve: Resolve, max: number): Resolve {
  return (source, args, context, info) => {
    const list: unknown = resolve(source, args, context, info);
    if (list instanceof Promise) return list.then((found: unknown) => count(found, max, context, info));
    return count(list, max, context, info);
  };
}

function countField(schema: GraphQLSchema, field: GraphQLField<unknown, Context>): void {
  if (!isList(field.type)) return;
  const max = listSizeOf(schema, field)?.max ?? limits.pageSizeMax;
  field.resolve = counted(field.resolve ?? defaultFieldResolver, max);
}

/** Counts the rows of every list against the request's budget, and limits each list to the size in the contract. */
export function countLists(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) countField(schema, field);
  }
}
