import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from 'mediabunny';

/** Videos as produced by cameras, screen recorders and converters: valid files, except that the pictures are noise. */
const KINDS = {
  webm: { format: () => new WebMOutputFormat(), codec: 'vp8' },
  /** As recorded by a browser: without a duration. */
  endless: { format: () => new WebMOutputFormat({ appendOnly: true }), codec: 'vp8' },
  mp4: { format: () => new Mp4OutputFormat({ fastStart: 'in-memory' }), codec: 'vp9' },
  /** As written by most programs: the index is at the end. */
  indexLast: { format: () => new Mp4OutputFormat({ fastStart: false }), codec: 'vp9' },
  hevc: { format: () => new Mp4OutputFormat({ fastStart: 'in-memory' }), codec: 'hevc' },
  sound: { format: () => new WebMOutputFormat(), codec: 'opus' },
} as const satisfies Record<string, { format: () => OutputFormat; codec: string }>;

const CODED = { vp8: 'vp8', vp9: 'vp09.00.10.08', hevc: 'hev1.1.6.L93.B0' } as const;
/** The configuration of an HEVC decoder, for no particular stream. */
const HEVC_CONFIG = Uint8Array.from([
  1, 1, 96, 0, 0, 0, 144, 0, 0, 0, 0, 0, 93, 240, 0, 252, 253, 248, 248, 0, 0, 15, 0,
]);

type Source = EncodedVideoPacketSource | EncodedAudioPacketSource;

function sourceOf(output: Output, codec: 'vp8' | 'vp9' | 'hevc' | 'opus'): Source {
  if (codec === 'opus') {
    const sound = new EncodedAudioPacketSource(codec);
    output.addAudioTrack(sound);
    return sound;
  }
  const video = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(video);
  return video;
}

async function add(source: Source, packet: EncodedPacket, codec: 'vp8' | 'vp9' | 'hevc' | 'opus') {
  if (source instanceof EncodedAudioPacketSource) {
    return source.add(packet, { decoderConfig: { codec: 'opus', sampleRate: 48_000, numberOfChannels: 2 } });
  }
  if (codec === 'opus') return;
  const size = { codedWidth: 320, codedHeight: 180 };
  const description = codec === 'hevc' ? { description: HEVC_CONFIG } : {};
  await source.add(packet, { decoderConfig: { codec: CODED[codec], ...size, ...description } });
}

/** A video of the given length in seconds, with four pictures per second. */
export async function createVideo(
  kind: keyof typeof KINDS,
  { seconds = 20, pictureBytes = 300 } = {},
): Promise<Buffer> {
  const { format, codec } = KINDS[kind];
  const target = new BufferTarget();
  const output = new Output({ format: format(), target });
  const source = sourceOf(output, codec);
  await output.start();
  for (let index = 0; index < seconds * 4; index += 1) {
    const isKey = codec === 'opus' || index % 8 === 0;
    const bytes = new Uint8Array(pictureBytes).fill(index % 251);
    await add(source, new EncodedPacket(bytes, isKey ? 'key' : 'delta', index / 4, 1 / 4), codec);
  }
  await output.finalize();
  if (target.buffer === null) throw new Error('no video was written');
  return Buffer.from(target.buffer);
}
