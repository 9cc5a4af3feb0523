/** The kinds of files that an author can allow as answers, and the extensions of each: all of them may be uploaded. */
export const FILE_KINDS = {
  text: ['doc', 'docx'],
  table: ['xls', 'xlsx'],
  pdf: ['pdf'],
  picture: ['jpg', 'jpeg', 'png', 'gif'],
} as const satisfies Record<string, readonly string[]>;

export type FileKind = keyof typeof FILE_KINDS;

/** All kinds, in the order in which they are offered. */
export const ALL_FILE_KINDS: readonly FileKind[] = ['pdf', 'text', 'table', 'picture'];

/** The max number of files that one question can ask for. */
export const ANSWER_FILES_MAX = 3;

/** The extensions of these kinds, without the dot. */
export const extensionsOf = (kinds: readonly FileKind[]): string[] =>
  kinds.flatMap((kind) => [...FILE_KINDS[kind]]);

/** Whether a file of this name is of one of the kinds; the server checks its content. */
export function isOfKind(name: string, kinds: readonly FileKind[]): boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return name.includes('.') && extensionsOf(kinds).includes(extension);
}
