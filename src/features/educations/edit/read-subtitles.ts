import type { Cue } from '@domain/video';

/** Larger files are not subtitles. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Removes markup other than text: voices, colors, positions. */
const words = (text: string): string => text.replaceAll(/<[^<>]*>/g, '').trim();

/** Parses a VTT or SRT file; null when it is neither. */
export async function readSubtitles(file: File): Promise<Cue[] | null> {
  if (file.size > MAX_BYTES) return null;
  const { parseText } = await import(/* webpackChunkName: "captions" */ 'media-captions');
  const type = file.name.toLowerCase().endsWith('.srt') ? 'srt' : 'vtt';
  const { cues, errors } = await parseText(await file.text(), { type, strict: false });
  const lines = cues.map(({ startTime, endTime, text }) => ({
    from: Math.round(startTime * 1000),
    to: Math.round(endTime * 1000),
    text: words(text),
  }));
  const spoken = lines.filter(({ text }) => text !== '');
  return spoken.length === 0 || errors.length > cues.length ? null : spoken;
}
