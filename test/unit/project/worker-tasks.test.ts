import { readdirSync } from 'node:fs';
import { build } from 'esbuild';
import { projectPath } from '@server/config/paths';
import { workerTasks } from '@server/generated/worker-tasks';

const isTask = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'name' in value && 'limits' in value && 'answer' in value;

async function declaredTasks(): Promise<string[]> {
  const files = readdirSync(projectPath('server'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.task.ts'),
  );
  const modules = await Promise.all(
    files.map(async (file): Promise<object> => import(projectPath(`server/${file}`))),
  );
  return modules
    .flatMap((module) => Object.values(module).filter(isTask))
    .map(({ name }) => name)
    .sort();
}

/** Returns the packages and the modules' files that a worker process loads before its first task. */
async function loadedAtStart(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [projectPath('server/workers/worker.ts')],
    ...{ bundle: true, platform: 'node', format: 'esm', packages: 'external', splitting: true },
    ...{ outdir: projectPath('build/none'), write: false, metafile: true, logLevel: 'error' },
  });
  const entry = Object.keys(metafile.outputs).find((path) => path.endsWith('/worker.js')) ?? '';
  const loaded = new Set<string>();
  const visit = (path: string) => {
    const output = metafile.outputs[path];
    for (const file of Object.keys(output?.inputs ?? {})) loaded.add(file);
    for (const { path: next, kind, external } of output?.imports ?? []) {
      const name = external ? `package ${next}` : next;
      if (kind !== 'import-statement' || loaded.has(name)) continue;
      loaded.add(name);
      visit(next);
    }
  };
  visit(entry);
  return [...loaded];
}

it('lets worker processes run every task that a module declares', async () => {
  const declared = await declaredTasks();
  expect(declared.length).toBeGreaterThan(12);
  expect(Object.keys(workerTasks).sort()).toEqual(declared);
});

it('loads only the descriptions of tasks before the first of them runs', async () => {
  const loaded = await loadedAtStart();
  const packages = loaded.filter((name) => name.startsWith('package ') && !name.startsWith('package node:'));
  expect(packages).toEqual(['package zod']);
  const ofModules = loaded.filter((file) => /^server\/(modules|spreadsheets|graphql)\//.test(file));
  expect(ofModules.length).toBeGreaterThan(12);
  expect(ofModules.filter((file) => !/\.(worker-tasks|task)\.ts$/.test(file))).toEqual([]);
});
