// The length of files, and the number of files in one folder. Lint limits each file to 300 lines of code; this limits the median.
import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { codeFiles } from './code-texts.mjs';

const MEDIAN_MAX = 80;
/** In a folder: more of them are divided by subject, into folders of their own. */
const FLAT_MAX = 25;
/** Where folders are counted. */
const CROWDED_CHECKED = ['server', 'test'];

const isCode = (line) => line.trim() !== '' && !/^\s*(\/\/|\/\*|\*)/.test(line);

/** Returns the folders that have too many files of their own, each with their number. */
function crowdedFolders(root) {
  const counts = new Map();
  for (const path of CROWDED_CHECKED.flatMap((folder) => codeFiles(root, folder))) {
    const folder = relative(root, dirname(path));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > FLAT_MAX);
}

/** Returns `{ ok, summary }`: the median of the lines of code per file of src and server, and how many files lie together. */
export function checkSizes(root) {
  const sizes = ['src', 'server', 'domain']
    .flatMap((folder) => codeFiles(root, folder))
    .map((path) => readFileSync(path, 'utf8').split('\n').filter(isCode).length)
    .sort((a, b) => a - b);
  const median = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const longest = sizes.at(-1) ?? 0;
  const crowded = crowdedFolders(root);
  const found = crowded.map(([folder, count]) => `${folder} has ${count} files (at most ${FLAT_MAX})`);
  return {
    ok: median <= MEDIAN_MAX && crowded.length === 0,
    summary: [
      `${sizes.length} files, median ${median} lines of code (at most ${MEDIAN_MAX}), longest ${longest}`,
      ...found,
    ].join('; '),
  };
}
