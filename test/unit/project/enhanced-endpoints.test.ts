import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '@server/config/paths';

/** Every file of the browser's program that is written by hand. */
const files = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !path.startsWith('api/generated'),
);

/** The endpoints whose tags this file sets with `enhanceEndpoints`. */
function enhancedIn(path: string): string[] {
  const text = readFileSync(join(projectRoot, 'src', path), 'utf8');
  if (!text.includes('enhanceEndpoints')) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText() === 'endpoints' &&
      ts.isObjectLiteralExpression(node.initializer)
    ) {
      found.push(...node.initializer.properties.flatMap(({ name }) => name?.getText() ?? []));
    }
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
}

test('the tags of an endpoint are written in one file, so that no feature overwrites those of another', () => {
  const enhanced = files.flatMap(enhancedIn);
  expect(enhanced.length).toBeGreaterThan(200);
  expect(enhanced.filter((endpoint, at) => enhanced.indexOf(endpoint) !== at)).toEqual([]);
});
