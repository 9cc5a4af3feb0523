import { readdirSync, readFileSync } from 'node:fs';
import { projectPath } from '@server/config/paths';

/** Each of them is used for a number, a clock or a code alone, or for the cells of a column. */
const NUMBERS_ALONE = [
  'components/form/FormColourField.tsx',
  'content/notes/NotesSection.tsx',
  'features/educations/video/VideoBar.tsx',
  'features/employees/import/Numbers.tsx',
  'features/organization/ideal/MarkField.tsx',
  'features/structure/coverage/CoverageMark.tsx',
  'features/tests/passing/RunnerHead.tsx',
  'theme/overrides/baseline.ts',
];

test('tabular figures are for numbers alone; in a sentence they leave gaps: «1 4 строк»', () => {
  const found = readdirSync(projectPath('src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css)$/.test(name))
    .filter((name) => readFileSync(projectPath(`src/${name}`), 'utf8').includes('tabular-nums'));
  expect(found.sort()).toEqual(NUMBERS_ALONE);
});
