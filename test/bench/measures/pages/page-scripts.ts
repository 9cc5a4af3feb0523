import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { projectPath } from '@server/config/paths';

/** The encodings in which the server may send a built file, the smallest first, with their file suffixes. */
const ENCODINGS = { brotli: '.br', gzip: '.gz' } as const;

/**
 * The bytes of a built file in this encoding. `brotli` is what a browser loads, over HTTPS and from its own machine; `gzip` is
 * for all other clients that compress.
 */
export function encodedSize(url: string, encoding: keyof typeof ENCODINGS): number {
  const file = join(projectPath('build', 'public'), new URL(url).pathname);
  const encoded = `${file}${ENCODINGS[encoding]}`;
  return statSync(existsSync(encoded) ? encoded : file).size;
}

/** The package or the folder in `src` that a build source belongs to. */
function partOf(source: string): string {
  const found = [...source.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].at(-1)?.[1];
  if (found) return found;
  const path = source.replace(/^webpack:\/\/[^/]+\/(\.\/)?/, '');
  return path.startsWith('src/') ? path.split('/').slice(0, 2).join('/') : 'webpack';
}

/** The characters of a built file per source. */
function charactersBySource(code: string, map: TraceMap): Map<string, number> {
  const lines = code.split('\n');
  const found = new Map<string, number>();
  let last: { line: number; column: number; source: string } | null = null;
  const close = (line: number, column: number) => {
    if (!last) return;
    const end = line === last.line ? column : (lines[last.line - 1]?.length ?? 0);
    found.set(last.source, (found.get(last.source) ?? 0) + end - last.column);
  };
  eachMapping(map, ({ generatedLine, generatedColumn, source }) => {
    close(generatedLine, generatedColumn);
    last = { line: generatedLine, column: generatedColumn, source: source ?? 'webpack' };
  });
  close(0, 0);
  return found;
}

/** The bytes of built scripts, as a browser loads them, by package; null when the build kept no source maps. */
export function bytesByPart(urls: readonly string[]): Map<string, number> | null {
  const parts = new Map<string, number>();
  let isMapped = false;
  for (const url of urls) {
    const { pathname } = new URL(url);
    const size = encodedSize(url, 'brotli');
    const mapFile = `${join(projectPath('build', 'maps'), pathname)}.map`;
    if (!existsSync(mapFile)) {
      // Translations have no source map: they are data.
      const name = /\/words-/.test(pathname) ? 'locales' : 'other';
      parts.set(name, (parts.get(name) ?? 0) + size);
      continue;
    }
    isMapped = true;
    const code = readFileSync(join(projectPath('build', 'public'), pathname), 'utf8');
    const characters = charactersBySource(code, new TraceMap(readFileSync(mapFile, 'utf8')));
    const all = [...characters.values()].reduce((sum, character) => sum + character, 0);
    for (const [source, count] of characters) {
      const part = partOf(source);
      parts.set(part, (parts.get(part) ?? 0) + (count / all) * size);
    }
  }
  return isMapped ? parts : null;
}
