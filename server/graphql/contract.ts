import { readdirSync, readFileSync } from 'node:fs';
import { projectPath } from '@server/config/paths';

const folder = projectPath('graphql', 'schema');

/** Reads the contract: the texts of `graphql/schema`, ordered by name. */
export function readContract(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
}
