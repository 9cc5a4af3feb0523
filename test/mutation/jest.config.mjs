import projects from '../../jest.config.mjs';

// One project of jest with the test files that bite on what is mutated: test/mutation/mutate.ts names both.
const project = projects.projects.find(({ displayName }) => displayName === process.env.MUTATION_PROJECT);
const tests = (process.env.MUTATION_TESTS ?? '').split(',');

export default { ...project, testMatch: tests.map((path) => `<rootDir>/${path}`), testTimeout: 20_000 };
