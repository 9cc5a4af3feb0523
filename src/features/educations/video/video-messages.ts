/** The player state reported by the embed page. */
export interface VideoTick {
  /** Seconds. */
  time: number;
  isPlaying: boolean;
  /** The playback rate; 1 is normal speed. */
  rate: number;
}

export type VideoEvent = VideoTick & { event: 'ready' | 'time' | 'error' };

/** A command to the embed page. */
export type VideoCommand =
  { do: 'play' } | { do: 'pause' } | { do: 'seek'; at: number } | { do: 'rate'; rate: number };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isEvent = (value: Record<string, unknown>): boolean =>
  value['event'] === 'ready' || value['event'] === 'time' || value['event'] === 'error';

const isVideoEvent = (value: unknown): value is VideoEvent =>
  isRecord(value) &&
  isEvent(value) &&
  Number.isFinite(value['time']) &&
  Number.isFinite(value['rate']) &&
  typeof value['isPlaying'] === 'boolean';

/** Parses a message of the embed page; null for any other message. */
export function videoEvent(data: unknown): VideoEvent | null {
  const video = isRecord(data) ? data['video'] : null;
  return isVideoEvent(video) ? video : null;
}
