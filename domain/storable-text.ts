/** Control characters except line ends and tabs; PostgreSQL cannot store a NUL at all. */
// eslint-disable-next-line no-control-regex -- they are what is removed
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Lone surrogates: PostgreSQL rejects them in JSON. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

export const removeControls = (value: string, replacement = ''): string =>
  value.replaceAll(CONTROL, replacement);

/** Removes characters that databases cannot store or that are invisible. */
export const removeUnstorable = (value: string): string =>
  removeControls(value).replaceAll(LONE_SURROGATES, '');

/** Returns the stored form of a text: without control characters and outer spaces. */
export const storableText = (value: string): string => removeUnstorable(value).trim();

/** Returns the stored form of a single line: a name or a title. */
export const storableLine = (value: string): string => storableText(value.replaceAll(/\s+/g, ' '));
