import { readdirSync, readFileSync } from 'node:fs';
import { projectPath } from '@server/config/paths';

const sources = (folder: string) =>
  readdirSync(projectPath(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('generated'))
    .map((file) => ({
      file: `${folder}/${file}`,
      text: readFileSync(projectPath(`${folder}/${file}`), 'utf8'),
    }));

/** The limits that a file names: `limits.tokens.most`, or `{ most: MAX } = limits.tokens`. */
function limitsOf(text: string): string[] {
  const named = [...text.matchAll(/\blimits\.((?:\w+\.)?\w+)/g)].flatMap(([, name]) => name ?? []);
  const taken = [...text.matchAll(/\{([^{}]+)\} = limits(\.\w+)?;/g)].flatMap(([, names = '', group = '']) =>
    names.split(',').map((name) => `${group}.${name.split(':', 1)[0]?.trim() ?? ''}`.slice(1)),
  );
  return [...named, ...taken].filter((name) => name !== 'json');
}

const limitsIn = (files: readonly { text: string }[]) => new Set(files.flatMap(({ text }) => limitsOf(text)));

it('names no limit both in a form and in a check of the server: an input has one schema, in domain/', () => {
  const forms = limitsIn(sources('src').filter(({ text }) => /from 'yup'|validation\/rules'/.test(text)));
  const checks = limitsIn(
    sources('server/modules').filter(({ text }) => /check(?:Line|Text|Range)\(|AppError\(/.test(text)),
  );
  expect([...forms].filter((name) => checks.has(name))).toEqual([]);
});

it('gives domain/ no schema that only one side uses', () => {
  const [src, server] = [sources('src'), sources('server')];
  const schemas = sources('domain').filter(
    ({ file, text }) =>
      text.includes("from '@domain/validation/rules'") && !file.startsWith('domain/validation/'),
  );
  expect(schemas.length).toBeGreaterThan(12);
  const isUsedBy = (side: typeof src, file: string) => {
    const path = file.replace(/^domain/, '@domain').replace(/\.ts$/, '');
    return side.some(({ text }) => text.includes(`'${path}'`));
  };
  const oneSided = schemas.filter(({ file }) => !isUsedBy(src, file) || !isUsedBy(server, file));
  expect(oneSided.map(({ file }) => file)).toEqual([]);
});

it('defines who works here once for SQL and once for rows: every number of people counts the same ones', () => {
  const isGone = /status\W{1,8}'dismissed'/.source;
  const both = /\s+(?:and|or|\|\||&&)\s+|, false\),\s*(?:ne|sql)\W+/.source;
  const definition = new RegExp(
    `is_?archive(?:${both})(?:\\w+\\.)*${isGone}|${isGone}(?:${both})(?:not |!)?(?:\\w+\\.)*is_?archive`,
    'i',
  );
  const defining = [...sources('server/modules'), ...sources('domain'), ...sources('src')]
    .filter(({ text }) => definition.test(text))
    .map(({ file }) => file);
  expect(defining).toEqual(['domain/user-statuses.ts']);
});
