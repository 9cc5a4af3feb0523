import { readdirSync, readFileSync } from 'node:fs';
import { projectPath } from '@server/config/paths';
import { fullName } from '@domain/person-name';
import { fullName as ofServer, shortName } from '@server/modules/person-name';
import { personName } from '@src/lib/person';

/** A person's name consists of first and last name, composed in one place for both sides. */

/** The composer, short names and the same in SQL. */
const composers = ['domain/person-name.ts', 'server/modules/person-name.ts'];

/** Where the last name comes first, or the patronymic is included, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'server/modules/content/evidence/signers.read-model.ts':
    'evidence has surname, name and patronymic, as the law does',
  'server/modules/content/blocks/variables.read-model.ts': 'a document names its reader as documents do',
  'server/modules/regulations/documents/documents.read-model.ts': 'who has not signed stands as who has',
  'server/db/seed/scale/scale-sql.ts': 'evidence of the sample',
};

const sources = ['server', 'src', 'domain'].flatMap((folder) =>
  readdirSync(projectPath(folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('generated')),
);

const NAME = '[\\w.?]*name_?(?:first|second|middle)';
const joined = [
  // `${x.nameFirst} ${x.nameSecond}`, destructured or as a row names its columns, and the reverse
  new RegExp(`\\$\\{${NAME}\\}\\s*\\$\\{${NAME}`, 'i'),
  // x.nameFirst + ' ' + x.nameSecond
  new RegExp(`${NAME}\\s*\\+\\s*['"\`]`, 'i'),
  // [x.nameFirst, x.nameSecond].join, ['nameSecond', 'nameFirst'].….join
  new RegExp(`\\[[^\\]]*['.]?${NAME}'?,[^\\]]*\\][^;]*\\.join\\(`, 'i'),
  /name_first \|\| ' ' \|\| [\w.${}]*name_second/,
  /concat_ws\([^)]*name_(?:first|second)/,
];
/** Used only for sorting, searching and recognizing, never shown: by last name first. */
const unseen = /collate|order by|like|translate\(lower|folded\(|nameKey\(|sortKeyOf =/i;

function composesName(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => joined.some((pattern) => pattern.test(line)) && !unseen.test(line));
}

test('no other code composes names', () => {
  const found = sources.filter(
    (name) => !composers.includes(name) && composesName(readFileSync(projectPath(name), 'utf8')).length > 0,
  );
  expect(found.sort()).toEqual(Object.keys(exceptions).sort());
});

test.each([
  ['`${by.nameFirst} ${by.nameSecond}`'],
  ['`${by.nameSecond} ${by.nameFirst}`'],
  ["by.nameFirst + ' ' + by.nameSecond"],
  ["[by.nameSecond, by.nameFirst].join(' ')"],
  ["select u.name_first || ' ' || u.name_second as name"],
  ['const name = `${nameFirst} ${nameSecond}`.trim();'],
  ['name: `${row.name_first} ${row.name_second}`,'],
  ["const name = nameSecond + ' ' + nameFirst;"],
  ["partsOf(['nameFull', 'nameSecond', 'nameFirst', 'nameMiddle']).filter(Boolean).join(' ')"],
])('%s would be detected', (line) => {
  expect(composesName(line)).toEqual([line]);
});

test('first name, then last name; a person without a last name has no space behind the first', () => {
  expect(fullName({ nameFirst: 'Мария', nameSecond: 'Ёлкина' })).toBe('Мария Ёлкина');
  expect(fullName({ nameFirst: 'Мария', nameSecond: '' })).toBe('Мария');
  expect([ofServer, personName]).toEqual([fullName, fullName]);
});

test.each([
  ['Мария', 'Львовна', 'Ёлкина', 'М. Л. Ёлкина'],
  ['Мария', '', 'Ёлкина', 'М. Ёлкина'],
  ['Мария', 'Львовна', '', 'Мария'],
])('short names have the same order: %s %s %s', (nameFirst, nameMiddle, nameSecond, short) => {
  expect(shortName({ nameFirst, nameMiddle, nameSecond })).toBe(short);
});
