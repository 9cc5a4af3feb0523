import { readdirSync, readFileSync } from 'node:fs';
import { projectPath } from '@server/config/paths';
import { fullName, shortName } from '@server/modules/person-name';
import { personName } from '@src/lib/person';

/** A person's name consists of first and last name, composed in one place on each side. */

const composers = ['server/modules/person-name.ts', 'src/lib/person.ts'];

/** Where the last name comes first, or the patronymic is included, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'server/modules/content/evidence/signers.read-model.ts':
    'evidence has surname, name and patronymic, as the law does',
  'server/modules/content/blocks/variables.read-model.ts': 'a document names its reader as documents do',
  'server/modules/regulations/documents/documents.read-model.ts': 'who has not signed stands as who has',
  'server/db/seed/scale/scale-sql.ts': 'evidence of the sample',
};

const sources = ['server', 'src'].flatMap((folder) =>
  readdirSync(projectPath(folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('generated')),
);

const joined = [
  // `${x.nameFirst} ${x.nameSecond}` and the reverse
  /\.name(?:First|Second)\}\s*\$\{[\w.?]*name(?:First|Second|Middle)/,
  // x.nameFirst + ' ' + x.nameSecond, [x.nameFirst, x.nameSecond].join
  /\.name(?:First|Second)\s*\+/,
  /\[[^\]]*\.name(?:First|Second),[^\]]*\][^;]*\.join\(/,
  /name_first \|\| ' ' \|\| [\w.${}]*name_second/,
  /concat_ws\([^)]*name_(?:first|second)/,
];
/** Used only for sorting and searching, never shown: by last name first. */
const unseen = /collate|order by|like|translate\(lower|folded\(/i;

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
])('%s would be detected', (line) => {
  expect(composesName(line)).toEqual([line]);
});

test('browser and server format a person’s name alike', () => {
  for (const person of [
    { nameFirst: 'Мария', nameSecond: 'Ёлкина' },
    { nameFirst: 'Мария', nameSecond: '' },
  ]) {
    expect(personName(person)).toBe(fullName(person));
  }
  expect(fullName({ nameFirst: 'Мария', nameSecond: 'Ёлкина' })).toBe('Мария Ёлкина');
});

test.each([
  ['Мария', 'Львовна', 'Ёлкина', 'М. Л. Ёлкина'],
  ['Мария', '', 'Ёлкина', 'М. Ёлкина'],
  ['Мария', 'Львовна', '', 'Мария'],
])('short names have the same order: %s %s %s', (nameFirst, nameMiddle, nameSecond, short) => {
  expect(shortName({ nameFirst, nameMiddle, nameSecond })).toBe(short);
});
