import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FragmentDefinitionNode, Kind, parse, print } from 'graphql';
import { projectRoot } from '@server/config/paths';

/** Every fragment by its name; one file may contain several. */
function readFragments(folder: string): Map<string, FragmentDefinitionNode> {
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.name.endsWith('.fragment.graphql'))
      .flatMap((entry) => parse(readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8')).definitions)
      .flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
}

/** The exact document that the browser sends, with the required fragments; `root`: of another checkout. */
export function operation(domain: string, name: string, root = projectRoot): string {
  const folder = join(root, 'graphql', 'operations');
  const fragments = readFragments(folder);
  const parts = [readFileSync(`${folder}/${domain}/${name}.graphql`, 'utf8')];
  const taken = new Set<string>();
  // The list grows during the iteration: fragments need fragments.
  for (const part of parts) {
    for (const [, fragment = ''] of part.matchAll(/\.\.\.\s*(?!on\b)(\w+)/g)) {
      const node = fragments.get(fragment);
      if (node === undefined) throw new Error(`${domain}/${name} needs the fragment ${fragment}`);
      if (!taken.has(fragment)) parts.push(print(node));
      taken.add(fragment);
    }
  }
  return parts.join('\n');
}
