import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@server/config/config';
import { codeOf } from '@server/db/embedded/failure';

/**
 * The result of checking a row's seal: made by these servers, not made by them, or made with a key that this server does not
 * have.
 */
export type SealState = 'right' | 'wrong' | 'unknownKey';

export interface SealedHash {
  keyId: string;
  seal: string;
}

/** Seals the data that the servers write, with a key that is stored in no database. */
export interface EvidenceSeal {
  seal(hash: string): SealedHash;
  check(hash: string, sealed: SealedHash): SealState;
  /** Fingerprints of the keys, the sealing key first. */
  keyIds(): string[];
}

type SealConfig = Pick<Config, 'dataDir' | 'evidenceKeys'>;

const FILE = 'evidence.key';
const KEY_ID = 12;

const idOf = (key: string) =>
  createHash('sha256').update(`evidence key id\n${key}`).digest('hex').slice(0, KEY_ID);
const sealOf = (key: string, hash: string) =>
  createHmac('sha256', key).update(`evidence seal\n${hash}`).digest('hex');

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Returns the key of this data folder; the first call creates it. */
function keyOfFolder(dataDir: string): string {
  const file = join(dataDir, FILE);
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/** Creates the seal of this installation: it uses the first key of the configuration, or the key of the data folder. */
export function createEvidenceSeal({ dataDir, evidenceKeys }: SealConfig): EvidenceSeal {
  let known: Map<string, string> | null = null;
  // Called for each record of a chain, so the folder is read only once.
  const keys = () => {
    if (known) return known;
    const all = evidenceKeys.length > 0 ? evidenceKeys : [keyOfFolder(dataDir)];
    known = new Map(all.map((key) => [idOf(key), key]));
    return known;
  };
  return {
    keyIds: () => [...keys().keys()],
    seal(hash) {
      const [first] = keys();
      if (!first) throw new Error('there is no key to seal evidence with');
      const [keyId, key] = first;
      return { keyId, seal: sealOf(key, hash) };
    },
    check(hash, { keyId, seal }) {
      const key = keys().get(keyId);
      if (key !== undefined) return isSame(seal, sealOf(key, hash)) ? 'right' : 'wrong';
      return keyId === '' ? 'wrong' : 'unknownKey';
    },
  };
}
