import { readdirSync, readFileSync } from 'node:fs';
import { projectPath } from '@server/config/paths';

const folder = projectPath('graphql', 'operations');

function allFragments(): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.name.endsWith('.fragment.graphql'),
  );
  return new Map(
    files.map((entry) => [
      entry.name.replace('.fragment.graphql', ''),
      readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'),
    ]),
  );
}

/** The very document that the browser sends, with the fragments that it needs. */
export function operation(domain: string, name: string): string {
  const fragments = allFragments();
  const parts = [readFileSync(`${folder}/${domain}/${name}.graphql`, 'utf8')];
  const taken = new Set<string>();
  for (const part of parts) {
    for (const [, fragment = ''] of part.matchAll(/\.\.\.\s*(?!on\b)(\w+)/g)) {
      const text = [...fragments.values()].find((one) => new RegExp(`fragment ${fragment} on `).test(one));
      if (text === undefined) throw new Error(`${domain}/${name} needs the fragment ${fragment}`);
      if (!taken.has(fragment)) parts.push(text);
      taken.add(fragment);
    }
  }
  return parts.join('\n');
}
