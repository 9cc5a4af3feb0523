import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  GraphQLError,
  type GraphQLOutputType,
  type GraphQLSchema,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';

/** What one document may ask. The deepest read of the product is 7; its widest screens cost about 10,000. */
export const DOCUMENT_LIMITS = {
  tokens: 3_000,
  depth: 10,
  aliases: 30,
  directives: 20,
  rootFields: 20,
  cost: 60_000,
} as const;

/** How many rows a list is taken for: as asked, else a usual page; a variable is taken for a full page. */
const PAGE = 20;
const FULL_PAGE = 200;
/** Lists without pages: the clauses of a text, the people of a subdivision. */
const SHORT_LIST = 10;

interface Measure {
  depth: number;
  cost: number;
}

interface Walk {
  schema: GraphQLSchema;
  fragments: Map<string, FragmentDefinitionNode>;
  /** Fragments are measured once for each list size, or a chain of them would take exponential time. */
  known: Map<string, Measure>;
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

function pageOf(node: FieldNode): number {
  const size = node.arguments?.find(({ name }) => name.value === 'pageSize')?.value;
  if (size?.kind === Kind.INT) return Math.min(Number(size.value), FULL_PAGE);
  return size?.kind === Kind.VARIABLE ? FULL_PAGE : PAGE;
}

function rowsOf(node: FieldNode, type: GraphQLOutputType, page: number): number {
  if (!isList(type)) return 1;
  return node.name.value === 'items' || node.name.value === 'rows' ? page : SHORT_LIST;
}

function measureField(walk: Walk, node: FieldNode, parent: string, page: number): Measure {
  const type = walk.schema.getType(parent);
  const field = isObjectType(type) ? type.getFields()[node.name.value] : undefined;
  if (!field || !node.selectionSet) return { depth: 1, cost: 1 };
  const inner = measureSet(walk, node.selectionSet, getNamedType(field.type).name, pageOf(node));
  return { depth: inner.depth + 1, cost: 1 + rowsOf(node, field.type, page) * inner.cost };
}

function measureFragment(walk: Walk, name: string, page: number): Measure {
  const key = `${name}:${page}`;
  const known = walk.known.get(key);
  if (known) return known;
  const fragment = walk.fragments.get(name);
  const measure = fragment
    ? measureSet(walk, fragment.selectionSet, fragment.typeCondition.name.value, page)
    : { depth: 0, cost: 0 };
  walk.known.set(key, measure);
  return measure;
}

function measureSet(walk: Walk, set: SelectionSetNode, parent: string, page: number): Measure {
  const parts = set.selections.map((selection) => {
    if (selection.kind === Kind.FIELD) return measureField(walk, selection, parent, page);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return measureFragment(walk, selection.name.value, page);
    return measureSet(walk, selection.selectionSet, selection.typeCondition?.name.value ?? parent, page);
  });
  return {
    depth: Math.max(0, ...parts.map(({ depth }) => depth)),
    cost: parts.reduce((sum, { cost }) => sum + cost, 0),
  };
}

function countNodes(document: DocumentNode): {
  aliases: number;
  directives: number;
  isIntrospection: boolean;
} {
  const counts = { aliases: 0, directives: 0, isIntrospection: false };
  visit(document, {
    Field(node) {
      if (node.alias) counts.aliases += 1;
      if (node.name.value === '__schema' || node.name.value === '__type') counts.isIntrospection = true;
    },
    Directive() {
      counts.directives += 1;
    },
  });
  return counts;
}

const ROOT = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

export interface Weighed {
  errors: GraphQLError[];
  isIntrospection: boolean;
}

/** Weighs a valid document against DOCUMENT_LIMITS. Introspection is exempt from depth and cost, not from the rest. */
export function weighDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Weighed {
  const { aliases, directives, isIntrospection } = countNodes(document);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of document.definitions) {
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  }
  const walk: Walk = { schema, fragments, known: new Map() };
  const { depth, cost } = measureSet(walk, operation.selectionSet, ROOT[operation.operation], PAGE);
  const found = {
    aliases,
    directives,
    rootFields: operation.selectionSet.selections.length,
    depth: isIntrospection ? 0 : depth,
    cost: isIntrospection ? 0 : cost,
  };
  const errors = Object.entries(found)
    .map(([name, value]) => ({
      name,
      value,
      limit: Object.entries(DOCUMENT_LIMITS).find(([key]) => key === name)?.[1] ?? 0,
    }))
    .filter(({ value, limit }) => value > limit)
    .map(
      ({ name, value, limit }) => new GraphQLError(`The document's ${name} is ${value}, the limit ${limit}`),
    );
  return { errors, isIntrospection };
}
