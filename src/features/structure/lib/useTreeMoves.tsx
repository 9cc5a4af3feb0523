import limits from '@graphql/limits.json';
import {
  keyboardMove,
  moveRejection,
  placesAfterMove,
  type TreeMove,
  type TreePlace,
} from '@src/components/tree/tree-moves';
import type { MoveRequests } from '@src/components/tree/Tree';
import { useNotify } from '@src/store/useNotify';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useAllPositionsQuery,
  useAllRegulationStructuresQuery,
  useAllSubdivisionsQuery,
  usePositionsUpdateMutation,
  useRegulationStructuresUpdateMutation,
  useSubdivisionsUpdateMutation,
} from '../api';
import { MoveNodeDialog, type MoveNodeDialogProps } from '../moves/MoveNodeDialog';
import type { StructureNode } from './structure-tree';

interface MovableNode extends StructureNode {
  updatedAt: string;
}

type Change = TreePlace & { updatedAt?: string };

interface TreeMovesOptions {
  kind: MoveNodeDialogProps['kind'];
  items: readonly MovableNode[];
  /** Saves the new positions in the tree; returns the current rows, or the error. */
  save: (changes: Change[]) => Promise<{ error?: unknown; rows?: readonly MovableNode[] }>;
}

export interface TreeMoves {
  requests: MoveRequests;
  /** «Переместить…»: asks for the destination. */
  ask: (id: number) => void;
  /** The open dialog, to be rendered by the caller. */
  dialog: ReactNode;
}

const nothing: readonly MovableNode[] = [];

function newParent(items: readonly StructureNode[], move: TreeMove): number | null {
  if (move.place === 'inside') return move.targetId;
  return items.find((item) => item.id === move.targetId)?.parentId ?? null;
}

/** Adds the last seen version of the moved item, so that a concurrent move is not overwritten. */
function asSeen(places: readonly TreePlace[], node: MovableNode | undefined): Change[] {
  return places.map((place) => (place.id === node?.id ? { ...place, updatedAt: node.updatedAt } : place));
}

/** Saves the new places of an item and of those that it moves, and offers an undo. */
function useStoredMove(items: readonly MovableNode[], save: TreeMovesOptions['save']) {
  const { t } = useTranslation(['structure', 'common']);
  const notify = useNotify();
  const undo = async (name: string, before: Change[]) => {
    const { error } = await save(before);
    if (error) notify.failure(error);
    else notify.info(t('structure:tree.movedBack', { name }));
  };
  return async (node: MovableNode, places: TreePlace[]) => {
    const ids = new Set(places.map(({ id }) => id));
    const before = items
      .filter(({ id }) => ids.has(id))
      .map(({ id, parentId, order }): TreePlace => ({ id, parentId, order }));
    const { error, rows = nothing } = await save(asSeen(places, node));
    if (error) return { error };
    const { name } = node;
    const saved = rows.find(({ id }) => id === node.id);
    notify.alert(t('structure:tree.moved', { name }), {
      label: t('common:action.undo'),
      onPress: () => void undo(name, asSeen(before, saved)),
    });
    return {};
  };
}

/** Moves items in a tree by dragging, keyboard or dialog; shows the effect first and offers an undo for five seconds. */
function useTreeMoves({ kind, items, save }: TreeMovesOptions): TreeMoves {
  const { t } = useTranslation(['structure', 'common']);
  const notify = useNotify();
  const [asked, setAsked] = useState<Pick<MoveNodeDialogProps, 'node' | 'dropped'> | null>(null);
  const rejection = (move: TreeMove) =>
    moveRejection(items, move.id, newParent(items, move), limits.treeDepth);

  const store = useStoredMove(items, save);
  const move = async (request: TreeMove) => {
    const why = rejection(request);
    if (why) return notify.error(t(`structure:tree.${why}`, { max: limits.treeDepth }));
    const places = placesAfterMove(items, request);
    const node = items.find(({ id }) => id === request.id);
    const parentId = newParent(items, request);
    if (!node || !places.length) return;
    if (kind === 'subdivision' && parentId !== node.parentId) {
      return setAsked({ node, dropped: { parentId, places } });
    }
    const { error } = await store(node, places);
    if (error) notify.failure(error);
  };
  return {
    requests: {
      canMove: (request) => rejection(request) === null,
      onMove: (request) => void move(request),
      onKeyMove: (id, direction) => {
        const request = keyboardMove(items, id, direction);
        if (request) void move(request);
      },
      hint: t('structure:tree.hint'),
    },
    ask: (id) => {
      const node = items.find((item) => item.id === id);
      if (node) setAsked({ node });
    },
    dialog: asked ? (
      <MoveNodeDialog
        {...asked}
        kind={kind}
        items={items}
        save={async (places) => {
          const node = items.find(({ id }) => id === asked.node.id);
          return node ? store(node, places) : {};
        }}
        onClose={() => setAsked(null)}
      />
    ) : null,
  };
}

/** Moving positions. */
export function usePositionMoves(): TreeMoves {
  const { data = nothing } = useAllPositionsQuery();
  const [update] = usePositionsUpdateMutation();
  return useTreeMoves({
    kind: 'position',
    items: data,
    save: async (positions) => {
      const answer = await update({ positions });
      return answer.error ? { error: answer.error } : { rows: answer.data.positionsUpdate };
    },
  });
}

/** Moves folders and leaves in the tree of regulations. */
export function useRegulationStructureMoves(): TreeMoves {
  const { data = nothing } = useAllRegulationStructuresQuery();
  const [update] = useRegulationStructuresUpdateMutation();
  return useTreeMoves({
    kind: 'regulationStructure',
    items: data,
    save: async (regulationStructures) => {
      const answer = await update({ regulationStructures });
      return answer.error ? { error: answer.error } : { rows: answer.data.regulationStructuresUpdate };
    },
  });
}

/** Moves subdivisions with all their descendants. */
export function useSubdivisionMoves(): TreeMoves {
  const { data = nothing } = useAllSubdivisionsQuery();
  const [update] = useSubdivisionsUpdateMutation();
  return useTreeMoves({
    kind: 'subdivision',
    items: data,
    save: async (subdivisions) => {
      const answer = await update({ subdivisions });
      return answer.error ? { error: answer.error } : { rows: answer.data.subdivisionsUpdate };
    },
  });
}
