// Where the tests keep what lives as long as they do: databases above all.
import { mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const FOLDER = join(MEMORY, 'adaptika-tests');
/** What all tests of a run hold at the same time, several times over. */
const BYTES_NEEDED = 6e9;
const DAY_MS = 86_400_000;

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= BYTES_NEEDED;
  } catch {
    return false;
  }
}

/** What runs that were killed have left: it takes memory. */
function sweep() {
  for (const name of readdirSync(FOLDER)) {
    const path = join(FOLDER, name);
    try {
      if (Date.now() - statSync(path).mtimeMs > DAY_MS) rmSync(path, { recursive: true, force: true });
    } catch {
      // Another run sweeps, too.
    }
  }
}

/**
 * Makes the system's folder for temporary files one in memory, for this process and those that it starts, where Linux has
 * room for it: a database is copied for each test file, which takes a disk several times as long. Whoever has set `TMPDIR`
 * decides.
 */
export function useMemoryFolder() {
  if (process.env.TMPDIR !== undefined || !hasRoom()) return;
  mkdirSync(FOLDER, { recursive: true, mode: 0o755 });
  sweep();
  process.env.TMPDIR = FOLDER;
}
