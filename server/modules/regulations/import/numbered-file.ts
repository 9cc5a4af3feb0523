import { zipSync } from 'fflate';
import { openZip } from '@server/archives/zip-file';
import { typedNumbers } from './word-numbers';

const TEXT = 'word/document.xml';
const NUMBERING = 'word/numbering.xml';
const STYLES = 'word/styles.xml';

/** Returns the same Word file with the numbers of its clauses typed into the text. The file must have been checked before. */
export async function withTypedNumbers(bytes: Buffer): Promise<Buffer> {
  const { entries } = await openZip(bytes);
  const textOf = async (wanted: string): Promise<string> => {
    const entry = entries.find(({ name }) => name === wanted);
    return entry ? (await entry.unpack()).toString('utf8') : '';
  };
  const numbering = await textOf(NUMBERING);
  if (numbering === '') return bytes;
  const text = typedNumbers(await textOf(TEXT), numbering, await textOf(STYLES));
  if (text === null) return bytes;
  const parts: Record<string, Uint8Array> = {};
  for (const entry of entries) {
    parts[entry.name] = entry.name === TEXT ? Buffer.from(text) : await entry.unpack();
  }
  return Buffer.from(zipSync(parts, { level: 0 }));
}
