import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@server/config/paths';
import { areas } from '@test/mutation/areas';
import { withLines } from '@test/mutation/lines-of';

/** The list of code that is mutated names files and functions that exist: otherwise it would silently mutate something else. */

const parts = Object.entries(areas).flatMap(([area, list]) => list.map((part) => ({ area, ...part })));

test.each(parts.flatMap(({ area, mutate, tests }) => [...mutate, ...tests].map((path) => [area, path])))(
  '%s: %s exists',
  (_area, path = '') => {
    expect(path).not.toMatch(/:\d/);
    expect(existsSync(join(projectRoot, path.split('#')[0] ?? ''))).toBe(true);
    expect(() => withLines(path, projectRoot)).not.toThrow();
  },
);

test('the lines of a function begin with its declaration and end with its last brace', () => {
  const [, from, to] =
    /:(\d+)-(\d+)$/.exec(withLines('test/mutation/lines-of.ts#withLines', projectRoot)) ?? [];
  expect(Number(to) - Number(from)).toBe(12);
  expect(() => withLines('test/mutation/lines-of.ts#nothing', projectRoot)).toThrow('declares no nothing');
});
