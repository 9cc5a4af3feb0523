import type { Attack } from './attack';
import { fileAttacks } from './files';
import { queryAttacks } from './queries';
import { strangerAttacks } from './strangers';

/** Attacks that are measured, by what they are made of: `--attacks queries,files` runs some of them. */
export const ATTACK_GROUPS: Readonly<Record<string, readonly Attack[]>> = {
  queries: queryAttacks,
  strangers: strangerAttacks,
  files: fileAttacks,
};

/** Every attack. */
export const ATTACKS: readonly Attack[] = Object.values(ATTACK_GROUPS).flat();
