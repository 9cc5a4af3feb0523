import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { placedClauses } from './clause-commands';

const key = new PluginKey('clauseIds');

const idOf = (attrs: Record<string, unknown>): string | null =>
  typeof attrs['id'] === 'string' ? attrs['id'] : null;

/** Returns the positions after the transactions of clauses that already had an id. */
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

interface Placed {
  pos: number;
  id: string | null;
}

/** Returns the positions of clauses that need an id: those without one, and all but the owner of a shared one. */
function nameless(clauses: readonly Placed[], kept: ReadonlyMap<string, number>): number[] {
  const owners = new Map<string, number>();
  for (const { pos, id } of clauses) {
    // The first one keeps the id, unless the clause that had it before still exists.
    if (id !== null && (!owners.has(id) || kept.get(id) === pos)) owners.set(id, pos);
  }
  return clauses.flatMap(({ pos, id }) => (id === null || owners.get(id) !== pos ? [pos] : []));
}

/**
 * Gives every clause a unique id. When two clauses share an id (a split, a pasted copy), the original keeps it: signatures and
 * comments reference clauses by id.
 */
export function clauseIds(newId: () => string): Plugin {
  return new Plugin({
    key,
    appendTransaction: (transactions, before, after) => {
      if (!transactions.some((transaction) => transaction.docChanged)) return null;
      const clauses = placedClauses(after.doc).map(({ pos, node }) => ({ pos, id: idOf(node.attrs) }));
      const places = nameless(clauses, keptPlaces(transactions, before));
      if (places.length === 0) return null;
      const { tr } = after;
      for (const pos of places)
        tr.setNodeAttribute(pos, 'id', newId()).setNodeAttribute(pos, 'ownNumber', null);
      return tr;
    },
  });
}
