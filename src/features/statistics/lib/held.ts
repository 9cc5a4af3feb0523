import type { HeldKind } from '@src/api/generated/types';
import { choiceParam, flagParam, numberParam, textParam, type UrlCodecs } from '@src/lib/url-state';

export const heldKinds = [
  'valid',
  'expiring30',
  'expiring60',
  'expiring90',
  'lost',
] as const satisfies readonly HeldKind[];

/** The panel of held qualifications that is open; empty for none. */
const heldChoices = ['', ...heldKinds, 'uncovered'] as const;

export type HeldChoice = (typeof heldChoices)[number];

export type HeldState = {
  held: HeldChoice;
  heldSearch: string;
  heldPage: number;
  /** The panel belongs to the previous period. */
  isHeldBefore: boolean;
};

/** The state of the panels of held qualifications in the address. */
export const heldCodecs: UrlCodecs<HeldState> = {
  held: choiceParam(heldChoices, ''),
  heldSearch: textParam(),
  heldPage: numberParam(1),
  isHeldBefore: flagParam(),
};
