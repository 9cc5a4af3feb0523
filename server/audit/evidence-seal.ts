import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@server/config/config';
import { codeOf } from '@server/db/embedded/failure';

/** What a row's seal is: made by these servers, not made by them, or made with a key that this server does not have. */
export type SealState = 'right' | 'wrong' | 'unknownKey';

export interface SealedHash {
  keyId: string;
  seal: string;
}

/** Seals what the servers have written, with a key that no database has. */
export interface EvidenceSeal {
  seal(hash: string): SealedHash;
  check(hash: string, sealed: SealedHash): SealState;
  /** Fingerprints of the keys, of the one that seals first. */
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

/** The key of this data folder, made by whoever asks first. */
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

/** The seal of this installation: with the first key of the configuration, or with that of the data folder. */
export function createEvidenceSeal({ dataDir, evidenceKeys }: SealConfig): EvidenceSeal {
  let known: Map<string, string> | null = null;
  // Asked for by each record of a chain: the folder is looked at once.
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
