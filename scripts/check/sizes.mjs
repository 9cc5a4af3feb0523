// The length of files. Lint limits each file to 300 lines of code; this limits the median.
import { readFileSync } from 'node:fs';
import { codeFiles } from './code-texts.mjs';

const MEDIAN_MAX = 80;
const isCode = (line) => line.trim() !== '' && !/^\s*(\/\/|\/\*|\*)/.test(line);

/** Returns `{ ok, summary }`: the median of the lines of code per file of src and server. */
export function checkSizes(root) {
  const sizes = ['src', 'server', 'domain']
    .flatMap((folder) => codeFiles(root, folder))
    .map((path) => readFileSync(path, 'utf8').split('\n').filter(isCode).length)
    .sort((a, b) => a - b);
  const median = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const longest = sizes.at(-1) ?? 0;
  return {
    ok: median <= MEDIAN_MAX,
    summary: `${sizes.length} files, median ${median} lines of code (at most ${MEDIAN_MAX}), longest ${longest}`,
  };
}
