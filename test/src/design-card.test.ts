import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { persistConfig } from '@src/store/persist';
import { createStore } from '@src/store/store';

/** The specification's design card: its packages, the files of the top level, and the shape of the browser's program. */

const PACKAGES = [
  ...['react', 'react-dom', 'react-router-dom', '@reduxjs/toolkit', 'react-redux', '@graphql-codegen/cli'],
  ...['@graphql-codegen/typescript-rtk-query', 'graphql', 'graphql-ws', 'redux-persist', 'i18next'],
  ...[
    'react-i18next',
    'formik',
    'yup',
    '@mui/material',
    '@mui/x-date-pickers',
    'jest',
    '@testing-library/react',
  ],
];
const TOP_LEVEL = [
  ...['package.json', 'tsconfig.json', 'codegen.ts', 'webpack.config.ts', 'README.md'],
  ...['src', 'graphql', 'public', 'locales', 'test'],
];

test('every package of the card is installed', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const installed = Object.keys({ ...dependencies, ...devDependencies });
  expect(PACKAGES.filter((name) => !installed.includes(name))).toEqual([]);
});

test('every file and folder of the card’s top level exists', () => {
  expect(TOP_LEVEL.filter((name) => !existsSync(name))).toEqual([]);
});

/** Operations in files by domain: the browser has no others. */
const domains = readdirSync('graphql/operations').filter((domain) =>
  readdirSync(`graphql/operations/${domain}`).some((file) => file.endsWith('.graphql')),
);

test.each(domains)('the operations of %s are generated as typed hooks', (domain) => {
  const generated = [domain, `${domain}-first`]
    .map((name) => `src/api/generated/${name}.ts`)
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const written = readdirSync(`graphql/operations/${domain}`).flatMap((file) => [
    ...readFileSync(`graphql/operations/${domain}/${file}`, 'utf8').matchAll(/^(query|mutation) (\w+)/gm),
  ]);
  const missing = written
    .map(([, , name = '']) => name)
    .filter((name) => !new RegExp(`\\b${name}: build\\.(?:query|mutation)<`).test(generated));
  expect(missing).toEqual([]);
});

test('slices hold the session, the settings, the counters of the menu and the alerts; the first two are kept on the device', () => {
  const slices = Object.keys(createStore().getState());
  expect(slices).toEqual(expect.arrayContaining(['auth', 'settings', 'menu', 'alerts']));
  expect(persistConfig.whitelist).toEqual(['auth', 'settings']);
});
