import type { ObjectType } from '@src/api/generated/types';
import { DEFAULT_OBJECT_TYPE, OBJECT_TYPES } from '@domain/object-types';
import { choiceParam, textParam, type UrlCodec } from '@src/lib/url-state';

const shows = ['all', 'gaps', 'overdue'] as const;

export interface ObjectKey {
  objectType: ObjectType;
  objectId: number;
}

/** The position and object of the open cell. */
export interface Crossing {
  positionId: number;
  objectId: number;
}

/** The content kind of the matrix. */
export const coverageKindCodecs = { kind: choiceParam(OBJECT_TYPES, DEFAULT_OBJECT_TYPE) };

const crossingParam: UrlCodec<Crossing | null> = {
  initial: null,
  read(text) {
    const [, position, object] = /^(\d{1,9})-(\d{1,9})$/.exec(text) ?? [];
    return position && object ? { positionId: Number(position), objectId: Number(object) } : undefined;
  },
  write: (value) => value && `${value.positionId}-${value.objectId}`,
};

/** The matrix's state in the address. */
export const coverageCodecs = {
  position: textParam(),
  regulation: textParam(),
  show: choiceParam(shows, 'all'),
};

/** The open cell. */
export const crossingCodecs = { cell: crossingParam };

export const coverageShows = shows;
