import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { placedClauses } from './clause-commands';

const key = new PluginKey('clauseIds');

const idOf = (attrs: Record<string, unknown>): string | null =>
  typeof attrs['id'] === 'string' ? attrs['id'] : null;

/** Where each clause that already had an id stands after the transactions. */
function keptPlaces(transactions: readonly Transaction[], before: EditorState): Map<string, number> {
  const places = new Map<string, number>();
  for (const { pos, node } of placedClauses(before.doc)) {
    const id = idOf(node.attrs);
    if (id === null) continue;
    places.set(
      id,
      transactions.reduce((at, transaction) => transaction.mapping.map(at, 1), pos),
    );
  }
  return places;
}

/**
 * Gives every clause an id of its own. Of two clauses with one id (a split, a pasted copy) the id stays with the one
 * that had it: signatures and comments name clauses by it.
 */
export function clauseIds(newId: () => string): Plugin {
  return new Plugin({
    key,
    appendTransaction: (transactions, before, after) => {
      if (!transactions.some((transaction) => transaction.docChanged)) return null;
      const clauses = placedClauses(after.doc);
      const counts = new Map<string, number>();
      for (const { node } of clauses) {
        const id = idOf(node.attrs);
        if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
      }
      const kept = keptPlaces(transactions, before);
      const seen = new Set<string>();
      const { tr } = after;
      for (const { pos, node } of clauses) {
        const id = idOf(node.attrs);
        const isShared = id !== null && (counts.get(id) ?? 0) > 1;
        const hasOwner = isShared && clauses.some((clause) => clause.pos === kept.get(id));
        const isOwner = isShared && (hasOwner ? kept.get(id) === pos : !seen.has(id));
        if (id !== null) seen.add(id);
        if (id === null || (isShared && !isOwner)) tr.setNodeAttribute(pos, 'id', newId());
      }
      return tr.docChanged ? tr : null;
    },
  });
}
