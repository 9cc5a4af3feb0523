import limits from '@graphql/limits.json';
import {
  keyboardMove,
  moveRefusal,
  placesAfterMove,
  type TreeMove,
  type TreePlace,
} from '@src/components/tree/tree-moves';
import type { MoveRequests } from '@src/components/tree/Tree';
import { useNotify } from '@src/store/useNotify';
import { useTranslation } from 'react-i18next';
import type { StructureNode } from './structure-tree';

interface TreeMovesOptions {
  items: readonly StructureNode[];
  /** Saves the new places; answers the error when there is one. */
  save: (places: TreePlace[]) => Promise<{ error?: unknown }>;
}

function newParent(items: readonly StructureNode[], move: TreeMove): number | null {
  if (move.place === 'inside') return move.targetId;
  return items.find((item) => item.id === move.targetId)?.parentId ?? null;
}

/** Moving in a tree, by drag or by keys, with five seconds to take it back. */
export function useTreeMoves({ items, save }: TreeMovesOptions): MoveRequests {
  const { t } = useTranslation(['structure', 'common']);
  const notify = useNotify();
  const refusal = (move: TreeMove) => moveRefusal(items, move.id, newParent(items, move), limits.treeDepth);

  const undo = async (name: string, before: TreePlace[]) => {
    const { error } = await save(before);
    if (error) notify.failure(error);
    else notify.info(t('structure:tree.movedBack', { name }));
  };
  const move = async (request: TreeMove) => {
    const why = refusal(request);
    if (why) return notify.error(t(`structure:tree.${why}`, { max: limits.treeDepth }));
    const places = placesAfterMove(items, request);
    if (!places.length) return;
    const ids = new Set(places.map(({ id }) => id));
    const before = items
      .filter(({ id }) => ids.has(id))
      .map(({ id, parentId, order }) => ({ id, parentId, order }));
    const name = items.find(({ id }) => id === request.id)?.name ?? '';
    const { error } = await save(places);
    if (error) return notify.failure(error);
    notify.alert(t('structure:tree.moved', { name }), {
      label: t('common:action.undo'),
      onPress: () => void undo(name, before),
    });
  };
  return {
    canMove: (request) => refusal(request) === null,
    onMove: (request) => void move(request),
    onKeyMove: (id, direction) => {
      const request = keyboardMove(items, id, direction);
      if (request) void move(request);
    },
    hint: t('structure:tree.hint'),
  };
}
