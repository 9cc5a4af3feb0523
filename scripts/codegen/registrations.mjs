import { readdirSync, readFileSync } from 'node:fs';

/**
 * Plugin of graphql-codegen: one object of what each module declares in a file `<domain>.<suffix>.ts` of its own, the only
 * export of which is an object. Whoever adds a domain edits no list.
 * @param config `folder` that is searched, `server` if absent; `suffix`; `name` of the object; `type` that all of it together must satisfy, from the module `from`
 */
export function plugin(_schema, _documents, { folder = 'server', suffix, name, type, from }) {
  const files = readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(`.${suffix}.ts`))
    .sort();
  const parts = files.map((file) => ({ file, part: exportOf(`${folder}/${file}`) }));
  return [
    "import { rejectDuplicates } from '@server/duplicates';",
    `import type { ${type} } from '${from}';`,
    ...parts.map(({ file, part }) => `import { ${part} } from '@${folder}/${file.replace(/\.ts$/, '')}';`),
    '',
    `/** Written by \`npm run codegen\` from every \`*.${suffix}.ts\`. */`,
    `export const ${name} = {`,
    ...parts.map(({ part }) => `  ...${part},`),
    `} satisfies ${type};`,
    '',
    `rejectDuplicates('${name}', [${parts.map(({ part }) => part).join(', ')}].flatMap((part) => Object.keys(part)));`,
    '',
  ].join('\n');
}

function exportOf(file) {
  const names = [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)(?:: \w+)? = \{/gm)].map(
    ([, name]) => name,
  );
  if (names.length !== 1) throw new Error(`${file} exports ${names.length} objects instead of one`);
  return names[0];
}
