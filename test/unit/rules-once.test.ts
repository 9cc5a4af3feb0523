import { readdirSync, readFileSync } from 'node:fs';
import { projectPath } from '@server/config/paths';

/**
 * An input has one schema, in domain/. Limits that a form and a check of the server still name beside each other, each for its
 * own reason: the form's input is another one (a part of it, another unit), or the schema is still to be written.
 */
const MAX_NAMED_TWICE = 17;

const sources = (folder: string) =>
  readdirSync(projectPath(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('generated'))
    .map((file) => ({
      file: `${folder}/${file}`,
      text: readFileSync(projectPath(`${folder}/${file}`), 'utf8'),
    }));

const limitsIn = (files: readonly { text: string }[]) =>
  new Set(
    files.flatMap(({ text }) =>
      [...text.matchAll(/\blimits\.((?:\w+\.)?\w+)/g)].flatMap(([, name]) =>
        name === undefined || name === 'json' ? [] : [name],
      ),
    ),
  );

it('names no more limits both in a form and in a check of the server', () => {
  const forms = limitsIn(sources('src').filter(({ text }) => /from 'yup'|validation\/rules'/.test(text)));
  const checks = limitsIn(
    sources('server/modules').filter(({ text }) => /check(?:Line|Text|Range)\(|AppError\(/.test(text)),
  );
  const twice = [...forms].filter((name) => checks.has(name)).sort();
  // More of them are a rule written twice: move it to a schema in domain/.
  expect(twice.slice(MAX_NAMED_TWICE)).toEqual([]);
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
