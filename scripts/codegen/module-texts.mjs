import { existsSync, readdirSync, readFileSync } from 'node:fs';

const LANGUAGES = ['ru', 'en-us'];
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * Plugin of graphql-codegen: what the modules add to the server's own texts, in `server/modules/<domain>/texts.<language>.json`:
 * `{ "changes": { "object.vehicle": "Vehicle" }, "enums": { … } }`, by the file of locales/ to which it belongs.
 */
export function plugin() {
  const modules = readdirSync('server/modules')
    .filter((name) => existsSync(fileOf(name, 'ru')))
    .sort();
  const imports = modules.flatMap((name) =>
    LANGUAGES.map((language) => `import ${partOf(name, language)} from '@${fileOf(name, language)}';`),
  );
  return [
    ...imports,
    '',
    '/** Written by `npm run codegen` from every `texts.<language>.json` of a module. */',
    'export const moduleTexts = {',
    ...LANGUAGES.flatMap((language) => [
      `  ${JSON.stringify(language)}: {`,
      ...['changes', 'enums'].map(
        (namespace) => `    ${namespace}: { ${spreadOf(modules, language, namespace)} },`,
      ),
      '  },',
    ]),
    '};',
    '',
  ].join('\n');
}

const fileOf = (name, language) => `server/modules/${name}/texts.${language}.json`;
const partOf = (name, language) => `${camel(name)}${language === 'ru' ? 'Ru' : 'En'}`;

function spreadOf(modules, language, namespace) {
  return modules
    .filter((name) => namespace in JSON.parse(readFileSync(fileOf(name, language), 'utf8')))
    .map((name) => `...${partOf(name, language)}.${namespace}`)
    .join(', ');
}
