import {
  type DocumentNode,
  execute as interpret,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type OperationTypeNode,
  parse,
  validate,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Logger } from '@server/log/logger';
import type { Context } from './context';
import { countDocument, DOCUMENT_LIMITS, weighDocument } from './load/hardening';

type Variables = Record<string, unknown>;

/** A parsed, validated, weighed and compiled document. */
export interface Prepared {
  document: DocumentNode;
  operation: OperationTypeNode;
  operationName: string | undefined;
  isIntrospection: boolean;
  /** Rejects for an introspection document: it is executed by `Operations.introspect`. */
  execute(context: Context, variables: Variables): Promise<ExecutionResult>;
}

export interface Documents {
  prepare(query: string, operationName?: string | null): Prepared | readonly GraphQLError[];
  /** Whether the document is already prepared. */
  isKnown(query: string, operationName?: string | null): boolean;
}

/**
 * Browsers send a few hundred different documents, some 110,000 characters together. Documents of other clients must not increase
 * memory use: a compiled document takes 250 bytes for each of its characters.
 */
const CACHE = { max: 1_000, maxSize: 250_000 };

function parseWithin(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, { maxTokens: DOCUMENT_LIMITS.tokens });
  } catch (error) {
    return error instanceof GraphQLError ? error : new GraphQLError(String(error));
  }
}

/** Compiles the document with graphql-jit; if that fails, graphql-js interprets it. */
function executorOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
  log: Logger,
): Prepared['execute'] {
  try {
    const compiled = compileQuery(schema, document, operationName);
    if (isCompiledQuery(compiled)) {
      return async (context, variables) => compiled.query({}, context, variables);
    }
    log.warn({ operationName }, 'graphql-jit answers an error for a valid document: it is interpreted');
  } catch (error) {
    log.warn({ err: error, operationName }, 'graphql-jit cannot compile a document: it is interpreted');
  }
  return async (contextValue, variableValues) =>
    interpret({ schema, document, operationName, contextValue, variableValues });
}

/** Whether the document visibly requests nothing but the schema. */
function isPureIntrospection({ selectionSet }: OperationDefinitionNode): boolean {
  return selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'),
  );
}

const introspectionIsMixed = () =>
  new GraphQLError('Introspection is asked for alone, in fields of the root without fragments');

/** Parses, validates and compiles each document once, as long as it stays in the bounded cache. */
export function createDocuments(schema: GraphQLSchema, log: Logger): Documents {
  const cache = new LRUCache<string, Prepared>({ ...CACHE, sizeCalculation: (_, key) => key.length + 1 });

  const keyOf = (query: string, operationName: string | null | undefined) =>
    `${operationName ?? ''}\n${query}`;

  function prepare(query: string, operationName: string | undefined): Prepared | readonly GraphQLError[] {
    const document = parseWithin(query);
    if (document instanceof GraphQLError) return [document];
    const counted = countDocument(document);
    if (counted.length > 0) return counted;
    const invalid = validate(schema, document, undefined, { maxErrors: 20 });
    if (invalid.length > 0) return invalid;
    const operation = getOperationAST(document, operationName);
    if (!operation) return [new GraphQLError('Unable to detect operation AST')];
    const { errors, isIntrospection } = weighDocument(schema, document, operation);
    if (errors.length > 0) return errors;
    if (isIntrospection && !isPureIntrospection(operation)) return [introspectionIsMixed()];
    // graphql-js runs subscriptions, event by event; a worker process answers introspection.
    const execute =
      operation.operation === 'subscription' || isIntrospection
        ? neverExecuted
        : executorOf(schema, document, operationName, log);
    return { document, operation: operation.operation, operationName, isIntrospection, execute };
  }

  return {
    isKnown: (query, operationName) => cache.has(keyOf(query, operationName)),
    prepare(query, operationName) {
      const key = keyOf(query, operationName);
      const known = cache.get(key);
      if (known) return known;
      const prepared = prepare(query, operationName ?? undefined);
      if ('execute' in prepared) cache.set(key, prepared);
      return prepared;
    },
  };
}

function neverExecuted(): Promise<ExecutionResult> {
  return Promise.reject(new Error('neither a subscription nor introspection is executed here'));
}
