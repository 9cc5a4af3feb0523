import type { Node as DocNode } from '@tiptap/pm/model';

const lineBreak = (leaf: DocNode): string => (leaf.type.name === 'hardBreak' ? '\n' : '');

/** Returns the plain text of a clause node, with a line for each block or line break. */
export function clauseText(clause: DocNode, leafText: (leaf: DocNode) => string = () => ''): string {
  return clause.textBetween(0, clause.content.size, '\n', (leaf) => lineBreak(leaf) || leafText(leaf));
}

/** Whether a clause contains only an empty line. */
export function isEmptyClause(clause: DocNode): boolean {
  const [line] = clause.children;
  return clause.childCount === 1 && line !== undefined && line.isTextblock && line.content.size === 0;
}
