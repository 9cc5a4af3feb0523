import type { Node as DocNode } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { headings } from '@domain/clause-headings';
import { numberBeside } from '@domain/clause-levels';
import { numberedClauses } from './clause-commands';
import { clauseText } from './clause-text';

const key = new PluginKey<DecorationSet>('clauseNumbers');

function draw(doc: DocNode): DecorationSet {
  const clauses = numberedClauses(doc);
  const isHeading = headings(clauses.map(({ node, level }) => ({ level, text: clauseText(node) })));
  return DecorationSet.create(
    doc,
    clauses.map(({ index, pos, node, level, number }) =>
      Decoration.node(pos, pos + node.nodeSize, {
        'data-number': numberBeside(number),
        'data-depth': String(level),
        ...(isHeading[index] ? { 'data-heading': '' } : {}),
      }),
    ),
  );
}

/** Displays the number of every clause in the editor, using the same algorithm as the server. */
export function clauseNumbers(): Plugin {
  return new Plugin({
    key,
    state: {
      init: (_config, state) => draw(state.doc),
      apply: (transaction, numbers) => (transaction.docChanged ? draw(transaction.doc) : numbers),
    },
    props: {
      decorations: (state) => key.getState(state),
    },
  });
}
