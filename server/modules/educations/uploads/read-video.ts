import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { FilePathSource, Input, MP4, QTFF, WEBM } from 'mediabunny';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { CheckedVideo, VideoFile } from './video.task';
import { rewriteVideo } from './rewrite-video';

/** Codecs that all supported browsers play. */
const VIDEO: ReadonlySet<string> = new Set(['avc', 'vp8', 'vp9', 'av1']);
const SOUND: ReadonlySet<string> = new Set(['aac', 'mp3', 'opus', 'vorbis']);

/** Codec names for display. */
const NAMES: Readonly<Record<string, string>> = { hevc: 'HEVC (H.265)', ac3: 'AC-3', eac3: 'E-AC-3' };

const field = 'file';

function rejectCodec(codec: string | null): never {
  const name = codec === null ? '?' : (NAMES[codec] ?? codec.toUpperCase());
  throw new AppError('education.fileCodec', { field, params: { codec: name } });
}

/** @throws {AppError} education.fileContent, fileNoPicture, fileCodec */
async function checkTracks(input: Input): Promise<void> {
  if ((await input.getTracks()).length === 0) throw new AppError('education.fileContent', { field });
  const video = await input.getPrimaryVideoTrack();
  if (!video) throw new AppError('education.fileNoPicture', { field });
  const codec = await video.getCodec();
  if (codec === null || !VIDEO.has(codec)) rejectCodec(codec);
  const sound = await input.getPrimaryAudioTrack();
  const soundCodec = sound && (await sound.getCodec());
  if (sound && (!soundCodec || !SOUND.has(soundCodec))) rejectCodec(soundCodec);
}

const HEADER_BYTES = 16;

/** Returns the name and the length of the MP4 box at this position; null: there is none. */
async function boxAt(file: FileHandle, position: number): Promise<{ name: string; length: number } | null> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, position);
  if (bytesRead < HEADER_BYTES) return null;
  const short = buffer.readUInt32BE(0);
  // 1: the length follows in eight bytes; 0: the box extends to the end.
  const length = short === 1 ? Number(buffer.readBigUInt64BE(8)) : short;
  return { name: buffer.toString('latin1', 4, 8), length: length === 0 ? Infinity : length };
}

/** Whether the index of an MP4 precedes its data: otherwise nothing can be played before the end has arrived. */
async function isIndexFirst(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    let position = 0;
    for (;;) {
      const box = await boxAt(file, position);
      if (box === null || box.name === 'moov') return true;
      if (box.name === 'mdat' || box.length < 8) return false;
      position += box.length;
    }
  } finally {
    await file.close();
  }
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Returns whole seconds. @throws {AppError} education.fileDuration */
async function durationOf(input: Input): Promise<number> {
  const seconds = Math.floor(await input.computeDuration());
  if (seconds < 1 || seconds > limits.videoSec) {
    const params = { hours: limits.videoSec / 3600 };
    throw new AppError('education.fileDuration', { field, params });
  }
  return seconds;
}

/**
 * Checks a video, and rewrites files in which browsers cannot seek: a WebM without a duration, an MP4 with its index at the end.
 * Picture and sound are copied unchanged.
 * @throws {AppError} education.fileContent, fileNoPicture, fileCodec, fileDuration
 */
export async function readVideo({ path, target }: VideoFile): Promise<CheckedVideo> {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF, WEBM] });
  try {
    if (!(await input.canRead())) throw new AppError('education.fileContent', { field });
    await checkTracks(input);
    const format = await input.getFormat();
    const extension = format === WEBM ? 'webm' : 'mp4';
    const durationSec = await durationOf(input);
    // QuickTime is almost the same as MP4, but not for every browser.
    const isReady =
      extension === 'webm'
        ? (await input.getDurationFromMetadata()) !== null
        : format === MP4 && (await isIndexFirst(path));
    if (!isReady) await rewriteVideo(input, target, extension);
    const kept = isReady ? path : target;
    const { size } = await stat(kept);
    return { extension, durationSec, isRewritten: !isReady, size, sha256: await sha256Of(kept) };
  } finally {
    input.dispose();
  }
}
