import {
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql';
import limits from '@graphql/limits.json';
import { introspectedRows } from '../introspection/sizes';
import { isList, listSizeOf } from './list-sizes';

type Field = GraphQLField<unknown, unknown>;
export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

export interface Weight {
  depth: number;
  cost: number;
}

/** The position of a selection. */
interface Place {
  /** The number of rows on the page that contains it. */
  page: number;
  /** Whether every type of the schema is visited: the number of its fields is then taken as the average. */
  isEachType: boolean;
}

interface Walk {
  schema: GraphQLSchema;
  fragments: Fragments;
  /** Fragments are weighed once per place, otherwise a chain of them would take exponential time. */
  known: Map<string, Weight>;
}

/** The number of rows per page if none is given. */
const USUAL_PAGE = 20;
/** Each row is read before its fields are resolved. */
export const ROW_COST = 2;
/** Introspection reads from memory, not from the database. */
const INTROSPECTED_COST = 0.1;

const isIntrospection = (typeName: string) => typeName.startsWith('__');

/** Returns a field of a type, including those that begin with two underscores. */
export function fieldOf(type: GraphQLNamedType | undefined, name: string): Field | undefined {
  if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
  if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}

function pageOf(node: FieldNode): number {
  const size = node.arguments?.find(({ name }) => name.value === 'pageSize')?.value;
  if (size?.kind === Kind.INT) return Math.min(Number(size.value), limits.pageSizeMax);
  // A variable may have any value, so the largest page is assumed.
  return size?.kind === Kind.VARIABLE ? limits.pageSizeMax : USUAL_PAGE;
}

function rowsOf({ schema }: Walk, parent: string, field: Field, { page, isEachType }: Place): number {
  if (!isList(field.type)) return 1;
  if (isIntrospection(parent)) return introspectedRows(schema, field.name, isEachType);
  return listSizeOf(schema, field)?.assumed ?? page;
}

function placeInside(node: FieldNode, parent: string, { isEachType }: Place): Place {
  const { value } = node.name;
  const isSameType =
    isIntrospection(parent) && !['type', 'ofType', 'interfaces', 'possibleTypes'].includes(value);
  return { page: pageOf(node), isEachType: value === 'types' || (isEachType && isSameType) };
}

function weighField(walk: Walk, node: FieldNode, parent: string, place: Place): Weight {
  const own = isIntrospection(parent) ? INTROSPECTED_COST : 1;
  const field = fieldOf(walk.schema.getType(parent), node.name.value);
  if (!field || !node.selectionSet) return { depth: 1, cost: own };
  const type = getNamedType(field.type).name;
  const inner = weighSet(walk, node.selectionSet, type, placeInside(node, parent, place));
  // Nested list and NonNull wrappers are finite.
  const isWrapped = isIntrospection(parent) && field.name === 'ofType';
  const row = isList(field.type) && !isIntrospection(parent) ? ROW_COST : 0;
  return {
    depth: inner.depth + (isWrapped ? 0 : 1),
    cost: own + rowsOf(walk, parent, field, place) * (row + inner.cost),
  };
}

function weighFragment(walk: Walk, name: string, place: Place): Weight {
  const key = `${name}:${place.page}:${place.isEachType}`;
  const known = walk.known.get(key);
  if (known) return known;
  const fragment = walk.fragments.get(name);
  const weight = fragment
    ? weighSet(walk, fragment.selectionSet, fragment.typeCondition.name.value, place)
    : { depth: 0, cost: 0 };
  walk.known.set(key, weight);
  return weight;
}

function weighSet(walk: Walk, set: SelectionSetNode, parent: string, place: Place): Weight {
  let depth = 0;
  let cost = 0;
  for (const selection of set.selections) {
    const weight =
      selection.kind === Kind.FIELD
        ? weighField(walk, selection, parent, place)
        : selection.kind === Kind.FRAGMENT_SPREAD
          ? weighFragment(walk, selection.name.value, place)
          : weighSet(walk, selection.selectionSet, selection.typeCondition?.name.value ?? parent, place);
    depth = Math.max(depth, weight.depth);
    cost += weight.cost;
  }
  return { depth, cost };
}

/** Returns the depth of a selection and how many fields it may return if every list has its assumed length. */
export function weighSelection(
  schema: GraphQLSchema,
  fragments: Fragments,
  set: SelectionSetNode,
  typeName: string,
): Weight {
  return weighSet({ schema, fragments, known: new Map() }, set, typeName, {
    page: USUAL_PAGE,
    isEachType: false,
  });
}
