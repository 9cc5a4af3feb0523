import type { Attack } from './attack';
import { fileAttacks } from './files';
import { queryAttacks } from './queries';
import { strangerAttacks } from './strangers';

/** The measured attacks, grouped by kind: `--attacks queries,files` runs only some of them. */
export const ATTACK_GROUPS: Readonly<Record<string, readonly Attack[]>> = {
  queries: queryAttacks,
  strangers: strangerAttacks,
  files: fileAttacks,
};

/** Every attack. */
export const ATTACKS: readonly Attack[] = Object.values(ATTACK_GROUPS).flat();
