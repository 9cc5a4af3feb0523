import { readFileSync } from 'node:fs';
import { projectPath } from '@server/config/paths';
import { z } from 'zod';

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      optional: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});

const { packages } = lockfile.parse(JSON.parse(readFileSync(projectPath('package-lock.json'), 'utf8')));
const installed = Object.entries(packages).filter(
  ([path, { dev, devOptional, optional }]) => path !== '' && !dev && !devOptional && !optional,
);

it('installs at most 350 packages in the runtime', () => {
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.length).toBeLessThanOrEqual(350);
});

it('runs no package script during installation', () => {
  expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
});
