import { open } from 'node:fs/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { messageOf } from '../embedded/failure';
import { ArchiveError } from './catalog';

/** The keys of an archive, in the format of https://age-encryption.org, which the program `age` reads as well. */
export interface ArchiveKeys {
  passphrase: string | undefined;
  /** `age1…`: the holder of the secret key of any of them can decrypt the archive. */
  recipients: readonly string[];
  /** `AGE-SECRET-KEY-1…`: for decryption. */
  identities: readonly string[];
  /** The logarithm of the cost of one passphrase attempt; absent: the default of `age`. For tests, which need no security. */
  scryptWorkFactor?: number;
}

export const NO_KEYS: ArchiveKeys = { passphrase: undefined, recipients: [], identities: [] };

type Through = (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>;

const MAGIC = 'age-encryption.org/';

async function* bytesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield Buffer.from(value);
  }
}

/** age accepts only bytes in its stream. */
function streamOf(source: AsyncIterable<Buffer>): ReadableStream<Uint8Array> {
  const iterator = source[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

/** Returns the encryption of an archive; null: neither recipients nor a passphrase are set. */
export function encryption({ passphrase, recipients, scryptWorkFactor }: ArchiveKeys): Through | null {
  if (passphrase === undefined && recipients.length === 0) return null;
  const encrypter = new Encrypter();
  if (scryptWorkFactor !== undefined) encrypter.setScryptWorkFactor(scryptWorkFactor);
  // age takes either; a key that nobody has to remember takes precedence over a passphrase.
  if (recipients.length > 0) for (const recipient of recipients) encrypter.addRecipient(recipient);
  else encrypter.setPassphrase(passphrase ?? '');
  return async function* encrypt(source) {
    yield* bytesOf(await encrypter.encrypt(streamOf(source)));
  };
}

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return buffer.subarray(0, bytesRead).toString('latin1') === MAGIC;
  } finally {
    await handle.close();
  }
}

function explained(error: unknown): ArchiveError {
  const text = messageOf(error);
  return /no identity matched|no identities/i.test(text)
    ? new ArchiveError('The archive is encrypted with another passphrase or key than the one given.')
    : new ArchiveError(`The archive cannot be read, it is damaged: ${text}.`);
}

/**
 * Returns the transformation of the archive's bytes into a .tar.gz; null: it is already one.
 * @throws {ArchiveError} when it is encrypted and nothing was given to open it
 */
export async function decryption(file: string, keys: ArchiveKeys): Promise<Through | null> {
  if (!(await isEncrypted(file))) return null;
  const { passphrase, identities } = keys;
  if (passphrase === undefined && identities.length === 0) {
    throw new ArchiveError(
      'The archive is encrypted: set BACKUP_PASSPHRASE, or give its key with --identity <file>.',
    );
  }
  const decrypter = new Decrypter();
  if (passphrase !== undefined) decrypter.addPassphrase(passphrase);
  for (const identity of identities) decrypter.addIdentity(identity);
  return async function* decrypt(source) {
    try {
      yield* bytesOf(await decrypter.decrypt(streamOf(source)));
    } catch (error) {
      throw explained(error);
    }
  };
}
