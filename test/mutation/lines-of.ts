import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Converts `path.ts#name` to the lines of that function, as `path.ts:10-20`: line numbers in a list would become wrong with the
 * next edit of the file. Other paths are returned unchanged.
 * @throws if the file does not declare the name at its top level
 */
export function withLines(path: string, root: string): string {
  const [file = '', name] = path.split('#');
  if (name === undefined) return path;
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const declarations = [`function ${name}(`, `const ${name} `];
  const start = lines.findIndex((line) => {
    const declared = line.replace('export ', '').replace('async ', '');
    return declarations.some((declaration) => declared.startsWith(declaration));
  });
  if (start < 0) throw new Error(`${file} declares no ${name}`);
  const end = lines.findIndex((line, index) => index >= start && /^[})\]]/.test(line));
  return `${file}:${start + 1}-${end + 1}`;
}
