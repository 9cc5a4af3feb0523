import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { isEmptyClause } from './clause-text';

export interface ClauseHint {
  /** The hint text. */
  placeholder: string;
  /** The hint text including the keys, for users with a keyboard. */
  keys: string;
}

/** Shows a hint in the empty clause at the cursor: what to write there and which keys to use. */
export function clauseHint({ placeholder, keys }: ClauseHint): Plugin {
  return new Plugin({
    props: {
      decorations: ({ doc, selection: { $from } }) => {
        const index = $from.index(0);
        const clause = doc.maybeChild(index);
        if (placeholder === '' || !clause || !isEmptyClause(clause)) return null;
        const pos = $from.depth > 0 ? $from.before(1) : $from.pos;
        const attributes = { 'data-placeholder': placeholder, 'data-keys': keys };
        return DecorationSet.create(doc, [Decoration.node(pos, pos + clause.nodeSize, attributes)]);
      },
    },
  });
}
