import type { Node as DocNode } from '@tiptap/pm/model';

const lineBreak = (leaf: DocNode): string => (leaf.type.name === 'hardBreak' ? '\n' : '');

/** Words of a clause node, a block or a broken line to a line. */
export function clauseText(clause: DocNode, leafText: (leaf: DocNode) => string = () => ''): string {
  return clause.textBetween(0, clause.content.size, '\n', (leaf) => lineBreak(leaf) || leafText(leaf));
}

/** Whether there is nothing in the clause but the line to write on. */
export function isEmptyClause(clause: DocNode): boolean {
  const [line] = clause.children;
  return clause.childCount === 1 && line !== undefined && line.isTextblock && line.content.size === 0;
}
