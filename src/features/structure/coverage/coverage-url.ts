import { choiceParam, textParam, type UrlCodec } from '@src/lib/url-state';

const shows = ['all', 'gaps', 'overdue'] as const;

/** A position and a regulation whose crossing is open. */
export interface Crossing {
  positionId: number;
  regulationId: number;
}

const crossingParam: UrlCodec<Crossing | null> = {
  initial: null,
  read(text) {
    const [, position, regulation] = /^(\d{1,9})-(\d{1,9})$/.exec(text) ?? [];
    return position && regulation
      ? { positionId: Number(position), regulationId: Number(regulation) }
      : undefined;
  },
  write: (value) => value && `${value.positionId}-${value.regulationId}`,
};

/** What the matrix keeps in the address. */
export const coverageCodecs = {
  position: textParam(),
  regulation: textParam(),
  show: choiceParam(shows, 'all'),
};

/** Which crossing is open. */
export const crossingCodecs = { cell: crossingParam };

export const coverageShows = shows;
