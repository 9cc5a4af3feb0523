import { existsSync, readFileSync } from 'node:fs';
import { useMemoryFolder } from './scripts/test/memory-folder.mjs';

useMemoryFolder();

// Four projects, by what they need: nothing, a page, a database, the built program. `npm test` runs them all.
const paths = {
  '^@src/(.*)$': '<rootDir>/src/$1',
  '^@server/(.*)$': '<rootDir>/server/$1',
  '^@test/(.*)$': '<rootDir>/test/$1',
  '^@domain/(.*)$': '<rootDir>/domain/$1',
  '^@graphql/(.*)$': '<rootDir>/graphql/$1',
  '^@locales/(.*)$': '<rootDir>/locales/$1',
};

/** What webpack turns into files or style sheets; tests need only something to import. */
const assets = {
  '\\.(css|svg|png|jpe?g|gif|woff2?|webmanifest)$': '<rootDir>/test/helpers/jest/asset.ts',
  '^@fontsource-variable/': '<rootDir>/test/helpers/jest/asset.ts',
};

/** Packages that offer no entry to CommonJS at all: their file is named. */
const entries = {
  '^d3-hierarchy$': '<rootDir>/node_modules/d3-hierarchy/dist/d3-hierarchy.js',
  '^file-type$': '<rootDir>/node_modules/file-type/index.js',
};

/**
 * Packages that come as ES modules only, and whatever those depend on: jest runs CommonJS, so they are compiled like
 * our own code. Compiling what is CommonJS already does no harm.
 */
const esmOnly = withDependencies([
  'age-encryption',
  'content-disposition',
  'file-type',
  'flydrive',
  'media-captions',
  'oauth2-mock-server',
  'openid-client',
  'p-queue',
  'p-retry',
]);

function withDependencies(names, found = new Set()) {
  for (const name of names) {
    const manifest = `${import.meta.dirname}/node_modules/${name}/package.json`;
    if (found.has(name) || !existsSync(manifest)) continue;
    found.add(name);
    withDependencies(Object.keys(JSON.parse(readFileSync(manifest, 'utf8')).dependencies ?? {}), found);
  }
  return [...found];
}

const common = {
  rootDir: import.meta.dirname,
  moduleNameMapper: { ...assets, ...entries, ...paths },
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'mjs', 'json', 'node'],
  transform: {
    '\\.(tsx?|mjs|js)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2023',
        },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(?:${esmOnly.join('|')})/)`],
  clearMocks: true,
};

const node = { ...common, testEnvironment: 'node' };

export default {
  maxWorkers: 2,
  testSequencer: '<rootDir>/test/helpers/jest/longest-first.cjs',
  // Modules of finished files stay in a worker's memory; collecting three gigabytes takes longer than a new worker.
  workerIdleMemoryLimit: '1GB',
  testTimeout: 20_000,
  projects: [
    {
      ...node,
      displayName: 'unit',
      runtime: '<rootDir>/test/helpers/jest/compiled-once-runtime.cjs',
      testMatch: ['<rootDir>/test/unit/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'src',
      runtime: '<rootDir>/test/helpers/jest/compiled-once-runtime.cjs',
      testEnvironment: '<rootDir>/test/helpers/jest/page-environment.ts',
      setupFilesAfterEnv: ['<rootDir>/test/helpers/jest/page-setup.ts'],
      testMatch: ['<rootDir>/test/src/**/*.test.{ts,tsx}'],
    },
    {
      ...node,
      displayName: 'server',
      testEnvironment: '<rootDir>/test/helpers/jest/server-environment.cjs',
      runtime: '<rootDir>/test/helpers/jest/server-runtime.cjs',
      setupFiles: ['<rootDir>/test/helpers/jest/program-setup.ts'],
      globalSetup: '<rootDir>/test/helpers/jest/server-setup.ts',
      globalTeardown: '<rootDir>/test/helpers/jest/server-teardown.ts',
      testMatch: ['<rootDir>/test/server/**/*.test.ts'],
    },
    {
      ...node,
      displayName: 'e2e',
      testEnvironment: '<rootDir>/test/helpers/jest/browser-environment.cjs',
      runtime: '<rootDir>/test/helpers/jest/server-runtime.cjs',
      setupFiles: ['<rootDir>/test/helpers/jest/program-setup.ts'],
      globalSetup: '<rootDir>/test/e2e/support/build-setup.ts',
      globalTeardown: '<rootDir>/test/e2e/support/build-teardown.ts',
      testMatch: ['<rootDir>/test/e2e/**/*.e2e.ts'],
    },
  ],
};
