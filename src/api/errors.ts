/** One error of an answer. `message` is in the person's language. */
export interface ApiErrorItem {
  message: string;
  code?: string;
  /** Path of the form's field that it belongs to. */
  field?: string;
  params?: Record<string, string | number>;
}

/** What can go wrong with a call, as the error catalogue tells it apart. */
export type ApiError =
  | { kind: 'network' }
  /** Nobody foresaw it: the type of the GraphQL error is not `GraphQLError`. */
  | { kind: 'support'; text: string }
  /** Expected, and the person can do something about it. */
  | { kind: 'expected'; errors: ApiErrorItem[] };

const expectedType = 'GraphQLError';

/** Reads the `errors` of a GraphQL answer. One unexpected error makes the whole answer unexpected. */
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

/** A property of something that nobody has looked at yet. */
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

/** Tells our errors from anything else that a hook may hand out. */
export function isApiError(error: unknown): error is ApiError {
  const kind = property(error, 'kind');
  if (kind === 'network') return true;
  if (kind === 'support') return typeof property(error, 'text') === 'string';
  return kind === 'expected' && Array.isArray(property(error, 'errors'));
}

/** The expected errors of a failed call; none for a lost network and for what nobody foresaw. */
export function expectedErrors(error: unknown): ApiErrorItem[] {
  return isApiError(error) && error.kind === 'expected' ? error.errors : [];
}

/** The first expected error of that code, with its params: `conflict.updated` names who and when. */
export function errorOfCode(error: unknown, code: string): ApiErrorItem | undefined {
  return expectedErrors(error).find((item) => item.code === code);
}

/** What the server said, as one text; undefined when it said nothing for people. */
export function errorText(error: unknown): string | undefined {
  const messages = expectedErrors(error).map((item) => item.message);
  return messages.length ? messages.join(' ') : undefined;
}
