/** The player state reported by the embed page. */
export interface FilmTick {
  /** Seconds. */
  time: number;
  isPlaying: boolean;
  /** The playback rate; 1 is normal speed. */
  rate: number;
}

export type FilmEvent = FilmTick & { event: 'ready' | 'time' | 'error' };

/** A command to the embed page. */
export type FilmCommand =
  { do: 'play' } | { do: 'pause' } | { do: 'seek'; at: number } | { do: 'rate'; rate: number };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isEvent = (value: Record<string, unknown>): boolean =>
  value['event'] === 'ready' || value['event'] === 'time' || value['event'] === 'error';

const isFilmEvent = (value: unknown): value is FilmEvent =>
  isRecord(value) &&
  isEvent(value) &&
  Number.isFinite(value['time']) &&
  Number.isFinite(value['rate']) &&
  typeof value['isPlaying'] === 'boolean';

/** Parses a message of the embed page; null for any other message. */
export function filmEvent(data: unknown): FilmEvent | null {
  const film = isRecord(data) ? data['film'] : null;
  return isFilmEvent(film) ? film : null;
}
