import type { Node as DocNode } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { headings } from '@domain/clause-headings';
import { normalizeLevels, numberClauses } from '@domain/clause-levels';
import { levelOf, placedClauses } from './clause-commands';
import { clauseText } from './clause-text';

const key = new PluginKey<DecorationSet>('clauseNumbers');

function draw(doc: DocNode): DecorationSet {
  const clauses = placedClauses(doc);
  const levels = clauses.map(({ node }) => levelOf(node));
  const numbers = numberClauses(levels);
  const shown = normalizeLevels(levels);
  const isHeading = headings(
    clauses.map(({ node }, index) => ({ level: shown[index] ?? 1, text: clauseText(node) })),
  );
  return DecorationSet.create(
    doc,
    clauses.map(({ index, pos, node }) =>
      Decoration.node(pos, pos + node.nodeSize, {
        'data-number': numbers[index] ?? '',
        'data-depth': String(shown[index] ?? 1),
        ...(isHeading[index] ? { 'data-heading': '' } : {}),
      }),
    ),
  );
}

/** Draws the number of every clause while it is written, by the same count as the server's. */
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
