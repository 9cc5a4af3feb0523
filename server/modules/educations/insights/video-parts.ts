/** A video is divided into this many parts at most. */
const PARTS = 40;

export interface Part {
  fromSec: number;
  /** Exclusive. */
  toSec: number;
  /** The second that is asked about: whoever watched it counts as a viewer of the part. */
  middleSec: number;
}

/** Divides a video into equal parts of whole seconds. */
export function partsOf(durationSec: number): Part[] {
  const count = Math.min(PARTS, durationSec);
  const edge = (place: number) => Math.floor((place * durationSec) / count);
  return Array.from({ length: count }, (_, place) => {
    const [fromSec, toSec] = [edge(place), edge(place + 1)];
    return { fromSec, toSec, middleSec: Math.floor((fromSec + toSec) / 2) };
  });
}
