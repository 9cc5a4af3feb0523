import type { MoveRequests } from '@src/components/tree/Tree';
import type { TreeMove } from '@src/components/tree/tree-moves';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersonMoves } from '../moves/usePersonMoves';
import { type PeopleRow, noSubdivisionId } from './people-rows';

interface PeopleMovesOptions {
  rows: readonly PeopleRow[];
  /** Moves of the subdivisions; undefined when they cannot be moved. */
  branches: MoveRequests | undefined;
}

/** Returns the drop target of a row; undefined when it is not one. */
function placeOf(row: PeopleRow | undefined): { subdivisionId: number | null } | undefined {
  if (row?.content.kind === 'subdivision') return { subdivisionId: row.id };
  return row?.content.kind === 'placeless' ? { subdivisionId: null } : undefined;
}

/** Dragging in a tree with people among subdivisions: both can be dropped only into a subdivision. */
export function usePeopleMoves({ rows, branches }: PeopleMovesOptions): {
  requests: MoveRequests | undefined;
  ask: ((row: PeopleRow) => void) | undefined;
  dialog: ReactNode;
} {
  const { t } = useTranslation('structure');
  const { askAbout, dialog } = usePersonMoves('subdivision');
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const rowOf = (id: number) => byId.get(id);
  const personOf = (id: number) => {
    const content = rowOf(id)?.content;
    return content?.kind === 'person' ? content.person : undefined;
  };
  const isBranch = (id: number) => rowOf(id)?.content.kind === 'subdivision';
  const canMove = (move: TreeMove) => {
    const person = personOf(move.id);
    if (!person) return isBranch(move.targetId) && (branches?.canMove(move) ?? false);
    const place = placeOf(rowOf(move.targetId));
    return place !== undefined && place.subdivisionId !== person.subdivisionId;
  };
  if (!branches && !askAbout) return { requests: undefined, ask: undefined, dialog };
  return {
    requests: {
      isMovable: (id) => {
        if (personOf(id)) return askAbout !== undefined;
        return id !== noSubdivisionId && isBranch(id) && branches !== undefined;
      },
      isPutInside: (id) => personOf(id) !== undefined,
      canMove,
      onMove: (move) => {
        const person = personOf(move.id);
        const place = placeOf(rowOf(move.targetId));
        if (person && place) askAbout?.(person, place);
        else if (!person) branches?.onMove(move);
      },
      onKeyMove: (id, direction) => {
        const person = personOf(id);
        // A person has no siblings to be moved past, so any arrow key opens the dialog.
        if (person) askAbout?.(person, {});
        else if (isBranch(id)) branches?.onKeyMove(id, direction);
      },
      hint: [branches?.hint, askAbout ? t('structure:people.hint') : ''].filter(Boolean).join('. '),
    },
    ask: askAbout
      ? (row) => {
          if (row.content.kind === 'person') askAbout(row.content.person, {});
        }
      : undefined,
    dialog,
  };
}
