import type errorMessages from '@locales/ru/errors.json';

/** A key of locales/{lang}/errors.json: an error without a translation does not compile. */
export type ErrorCode = keyof typeof errorMessages;

export interface ErrorDetails {
  /** The path of the input field that the error belongs to, as in the form (`organization.name`). */
  field?: string;
  /** Values for the placeholders of the translated message. */
  params?: Record<string, string | number>;
}

/**
 * A failure that a person can understand and act on. It reaches the browser as a GraphQL error with `extensions: { type:
 * 'GraphQLError', code, field, params }`; any other thrown error is masked.
 */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
