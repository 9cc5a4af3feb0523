/** What the film's page says of its player. */
export interface FilmTick {
  /** Seconds. */
  time: number;
  isPlaying: boolean;
  /** How fast it is played; 1: as it was filmed. */
  rate: number;
}

export type FilmEvent = FilmTick & { event: 'ready' | 'time' | 'error' };

/** What the film's page is told to do. */
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

/** What a message of the film's page says; null for any other. */
export function filmEvent(data: unknown): FilmEvent | null {
  const film = isRecord(data) ? data['film'] : null;
  return isFilmEvent(film) ? film : null;
}
