import type { ChartBox, ChartLayout } from '@domain/chart/chart-layout';
import type { StructureFace } from '../api';

/** A card of the chart. */
export interface ChartItem {
  id: number;
  parentId: number | null;
  name: string;
  order: number;
  isArchive: boolean;
  /** Nobody holds it, so its frame is dashed. */
  isVacant: boolean;
  /** Below the name: who holds it, or that nobody does. */
  caption: string;
  /** The first few people of the position or subdivision, its leader first. */
  faces: readonly StructureFace[];
  /** The id of the leader among them. */
  leaderId: number | null;
  /** How many people are not among the faces. */
  more: number;
}

export type CardBox = ChartBox<ChartItem>;
export type CardLayout = ChartLayout<ChartItem>;

export type ChartDirection = 'up' | 'down' | 'left' | 'right';

interface Walked {
  id: number;
  parentId: number | null;
  childIds: readonly number[];
}

/** Returns the next card for an arrow key: the parent, the first child, or a sibling. */
export function neighbour(
  cards: readonly Walked[],
  rootIds: readonly number[],
  id: number,
  direction: ChartDirection,
): number | null {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const here = byId.get(id);
  if (!here) return rootIds[0] ?? null;
  const parent = byId.get(here.parentId ?? 0);
  const siblings = parent ? parent.childIds : rootIds;
  const beside = (step: number) => siblings[siblings.indexOf(id) + step];
  const next = {
    up: () => parent?.id,
    down: () => here.childIds.find((child) => byId.has(child)),
    left: () => beside(-1),
    right: () => beside(1),
  };
  return next[direction]() ?? null;
}
