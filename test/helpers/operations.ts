import { readdirSync, readFileSync } from 'node:fs';
import { projectPath } from '@server/config/paths';

const folder = projectPath('graphql', 'operations');

/** The files of fragments; one file may hold several. */
function fragmentFiles(): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.fragment.graphql'))
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'));
}

/** The very document that the browser sends, with the fragments that it needs. */
export function operation(domain: string, name: string): string {
  const files = fragmentFiles();
  const parts = [readFileSync(`${folder}/${domain}/${name}.graphql`, 'utf8')];
  // Grows while it is walked: fragments need fragments.
  for (const part of parts) {
    for (const [, fragment = ''] of part.matchAll(/\.\.\.\s*(?!on\b)(\w+)/g)) {
      const file = files.find((text) => new RegExp(`fragment ${fragment} on `).test(text));
      if (file === undefined) throw new Error(`${domain}/${name} needs the fragment ${fragment}`);
      if (!parts.includes(file)) parts.push(file);
    }
  }
  return parts.join('\n');
}
