/** One error of a response. `message` is in the user's language. */
export interface ApiErrorItem {
  message: string;
  code?: string;
  /** The path of the form field that the error belongs to. */
  field?: string;
  params?: Record<string, string | number>;
}

/** The ways a call can fail, as distinguished by the error catalog. */
export type ApiError =
  | { kind: 'network' }
  /** An unexpected error: the type of the GraphQL error is not `GraphQLError`. */
  | { kind: 'support'; text: string }
  /** Expected errors that the user can fix. */
  | { kind: 'expected'; errors: ApiErrorItem[] };

const expectedType = 'GraphQLError';

/** Reads the `errors` of a GraphQL response. One unexpected error makes the whole response unexpected. */
export function readGraphqlErrors(errors: readonly unknown[]): ApiError {
  const read = errors.map(readError);
  const unexpected = read.find(({ type }) => type !== expectedType);
  if (unexpected) return { kind: 'support', text: unexpected.item.message };
  return { kind: 'expected', errors: read.map(({ item }) => item) };
}

function readError(error: unknown): { type: string | undefined; item: ApiErrorItem } {
  const extensions = property(error, 'extensions');
  const code = text(property(extensions, 'code'));
  const field = text(property(extensions, 'field'));
  return {
    type: text(property(extensions, 'type')),
    item: {
      message: text(property(error, 'message')) ?? '',
      ...(code ? { code } : {}),
      ...(field ? { field } : {}),
      params: params(property(extensions, 'params')),
    },
  };
}

/** Reads a property of a value of unknown type. */
export function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function params(value: unknown): Record<string, string | number> {
  if (typeof value !== 'object' || value === null) return {};
  const isParam = (entry: [string, unknown]): entry is [string, string | number] =>
    typeof entry[1] === 'string' || typeof entry[1] === 'number';
  return Object.fromEntries(Object.entries(value).filter(isParam));
}

/** Whether a value is one of our errors and not something else that a hook can return. */
export function isApiError(error: unknown): error is ApiError {
  const kind = property(error, 'kind');
  if (kind === 'network') return true;
  if (kind === 'support') return typeof property(error, 'text') === 'string';
  return kind === 'expected' && Array.isArray(property(error, 'errors'));
}

/** Returns the expected errors of a failed call; none for a lost connection or an unexpected error. */
export function expectedErrors(error: unknown): ApiErrorItem[] {
  return isApiError(error) && error.kind === 'expected' ? error.errors : [];
}

/**
 * Returns the first expected error with that code, including its params: `conflict.updated` contains who changed the object and
 * when.
 */
export function errorOfCode(error: unknown, code: string): ApiErrorItem | undefined {
  return expectedErrors(error).find((item) => item.code === code);
}

/** Returns the server's error messages as one text, or undefined when there is none to show to the user. */
export function errorText(error: unknown): string | undefined {
  const messages = expectedErrors(error).map((item) => item.message);
  return messages.length ? messages.join(' ') : undefined;
}
