import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { type Fragments, weighSelection } from './document-cost';

/** Limits of one document. The deepest query of the product has depth 7; its most complex screens cost about 10,000. */
export const DOCUMENT_LIMITS = {
  tokens: 3_000,
  operations: 5,
  depth: 10,
  aliases: 30,
  directives: 20,
  rootFields: 20,
  cost: 75_000,
} as const;

type Limit = keyof typeof DOCUMENT_LIMITS;

function limitErrors(found: Partial<Record<Limit, number>>): GraphQLError[] {
  return Object.entries(DOCUMENT_LIMITS).flatMap(([name, limit]) => {
    const value = Object.entries(found).find(([key]) => key === name)?.[1] ?? 0;
    if (value <= limit) return [];
    return [new GraphQLError(`The document's ${name} is ${Math.round(value)}, the limit ${limit}`)];
  });
}

/** Checks the limits that need no schema: before validation, which takes long for large documents. */
export function countDocument(document: DocumentNode): GraphQLError[] {
  const found = { operations: 0, aliases: 0, directives: 0 };
  visit(document, {
    OperationDefinition() {
      found.operations += 1;
    },
    Field(node) {
      if (node.alias) found.aliases += 1;
    },
    Directive() {
      found.directives += 1;
    },
  });
  return limitErrors(found);
}

/**
 * Counts the root fields, including those in fragments; each fragment is counted once, otherwise a chain of them would grow
 * exponentially.
 */
function countRootFields(set: SelectionSetNode, fragments: Fragments, known: Map<string, number>): number {
  return set.selections.reduce((sum, selection) => {
    if (selection.kind === Kind.FIELD) return sum + 1;
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      return sum + countRootFields(selection.selectionSet, fragments, known);
    }
    const name = selection.name.value;
    const fragment = fragments.get(name);
    const count =
      known.get(name) ?? (fragment ? countRootFields(fragment.selectionSet, fragments, known) : 0);
    known.set(name, count);
    return sum + count;
  }, 0);
}

const ROOT = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

/** Returns the fragments of a document by name. */
function fragmentsOf(document: DocumentNode): Fragments {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  return fragments;
}

function asksForSchema(document: DocumentNode): boolean {
  let isFound = false;
  visit(document, {
    Field({ name }) {
      if (name.value === '__schema' || name.value === '__type') isFound = true;
    },
  });
  return isFound;
}

export interface Weighed {
  errors: GraphQLError[];
  isIntrospection: boolean;
}

/** Checks a valid document against DOCUMENT_LIMITS; introspection is no exception. */
export function weighDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Weighed {
  const fragments = fragmentsOf(document);
  const { selectionSet } = operation;
  const { depth, cost } = weighSelection(schema, fragments, selectionSet, ROOT[operation.operation]);
  const rootFields = countRootFields(selectionSet, fragments, new Map());
  return { errors: limitErrors({ rootFields, depth, cost }), isIntrospection: asksForSchema(document) };
}
