import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { projectPath } from '@server/config/paths';

/** `npm start` generates again when something changed that codegen reads. */

const script = `import { sourcesOf } from './scripts/steps.mjs'; console.log(JSON.stringify(sourcesOf('codegen')));`;
const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
  cwd: projectPath(),
  encoding: 'utf8',
});
const sources = new Set<unknown>(JSON.parse(printed));

const filesBelow = (folder: string): string[] =>
  readdirSync(projectPath(folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);

/** What the generated files collect: their imports of files of modules and of stories. */
function collected(): string[] {
  const generated = [...filesBelow('server/generated'), ...filesBelow('test/server/audit/generated')];
  return generated.flatMap((file) =>
    [
      ...readFileSync(projectPath(file), 'utf8').matchAll(
        /^import \w+ from '@(.+)'|^import \{ \w+ \} from '@(.+)'/gm,
      ),
    ]
      .flatMap(([, json, module]) => json ?? (module === undefined ? [] : `${module}.ts`))
      .filter((path) => existsSync(projectPath(path)) && path !== 'server/duplicates.ts'),
  );
}

test('the stamp of what is generated covers every file that codegen collects', () => {
  const read = [
    ...collected(),
    ...filesBelow('server/modules').filter((file) => file.endsWith('/graphql-rows.json')),
    ...filesBelow('graphql').filter((file) => file.endsWith('.graphql')),
    ...filesBelow('scripts/codegen'),
    'codegen.ts',
  ];
  expect(read.length).toBeGreaterThan(300);
  expect(read.filter((file) => !sources.has(projectPath(file)))).toEqual([]);
});
