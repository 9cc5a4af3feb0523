import {
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathTarget,
  type Input,
  type InputAudioTrack,
  type InputVideoTrack,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

/** A track that is being copied from one file to the other. */
interface Copying {
  packets: AsyncIterator<EncodedPacket>;
  next: EncodedPacket | null;
  add(packet: EncodedPacket): Promise<void>;
}

async function begin(
  track: InputVideoTrack | InputAudioTrack,
  add: (packet: EncodedPacket) => Promise<void>,
): Promise<Copying> {
  const packets = new EncodedPacketSink(track).packets();
  const first = await packets.next();
  return { packets, next: first.done ? null : first.value, add };
}

async function copyVideo(output: Output, track: InputVideoTrack, count: number): Promise<Copying> {
  const codec = await track.getCodec();
  const decoderConfig = await track.getDecoderConfig();
  if (codec === null || decoderConfig === null) throw new Error('the codec of the picture is not known');
  const source = new EncodedVideoPacketSource(codec);
  const rotation = await track.getRotation();
  output.addVideoTrack(source, { rotation, maximumPacketCount: count });
  return begin(track, (packet) => source.add(packet, { decoderConfig }));
}

async function copySound(output: Output, track: InputAudioTrack, count: number): Promise<Copying> {
  const codec = await track.getCodec();
  const decoderConfig = await track.getDecoderConfig();
  if (codec === null || decoderConfig === null) throw new Error('the codec of the sound is not known');
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source, { maximumPacketCount: count });
  return begin(track, (packet) => source.add(packet, { decoderConfig }));
}

const packetsIn = async (track: InputVideoTrack | InputAudioTrack): Promise<number> =>
  (await track.computePacketStats()).packetCount;

/** Returns the track with the earliest packet still to be copied; null: all are copied. */
const earliest = (tracks: readonly Copying[]): Copying | null =>
  tracks.reduce<Copying | null>((first, track) => {
    if (track.next === null) return first;
    return first?.next && first.next.timestamp <= track.next.timestamp ? first : track;
  }, null);

/** Writes picture and sound into a new file with the index at the start, packet by packet: only a few are in memory. */
export async function rewriteVideo(input: Input, path: string, extension: 'mp4' | 'webm'): Promise<void> {
  const format =
    extension === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'reserve' });
  const output = new Output({ format, target: new FilePathTarget(path) });
  const video = await input.getPrimaryVideoTrack();
  const sound = await input.getPrimaryAudioTrack();
  const tracks: Copying[] = [];
  if (video) tracks.push(await copyVideo(output, video, await packetsIn(video)));
  if (sound) tracks.push(await copySound(output, sound, await packetsIn(sound)));
  await output.start();
  for (let track = earliest(tracks); track?.next; track = earliest(tracks)) {
    await track.add(track.next);
    const following = await track.packets.next();
    track.next = following.done ? null : following.value;
  }
  await output.finalize();
}
