import { NotZip, openZip } from './zip-file';

const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const ARCHIVE = Buffer.from('PK\u0003\u0004', 'latin1');
/** A directory entry of a compound file: its size, and the offset of the name's length. */
const ENTRY = { size: 128, nameBytes: 64 };
/** The storages in which Word and Excel keep macros. */
const STORAGES = ['_VBA_PROJECT', '_VBA_PROJECT_CUR', 'VBA'];
/** The beginning of an Excel 4 macro sheet. */
const MACRO_SHEET = Buffer.from([0x09, 0x08, 0x10, 0x00, 0x00, 0x06, 0x40, 0x00]);
const PROGRAM_PART = /(?:^|\/)(?:vbaProject[^/]*\.bin|vbaData\.xml|(?:intl)?macrosheets\/[^/]+)$/i;
const CONTENT_TYPES = '[Content_Types].xml';
const MAX_TYPES = 1024 * 1024;

function hasStorage(bytes: Buffer, storage: string): boolean {
  const name = Buffer.from(`${storage}\0`, 'utf16le');
  for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1)) {
    const isEntry = at % ENTRY.size === 0 && at + ENTRY.size <= bytes.length;
    if (isEntry && bytes.readUInt16LE(at + ENTRY.nameBytes) === name.length) return true;
  }
  return false;
}

async function hasProgramPart(bytes: Buffer): Promise<boolean> {
  try {
    const { entries } = await openZip(bytes);
    if (entries.some(({ name }) => PROGRAM_PART.test(name))) return true;
    // A part may have any name: its type is given by the list of content types.
    const types = entries.find(({ name, unpacked }) => name === CONTENT_TYPES && unpacked <= MAX_TYPES);
    const text = types ? (await types.unpack()).toString('latin1').toLowerCase() : '';
    return text.includes('macroenabled') || text.includes('vbaproject');
  } catch (error) {
    // The code that reads the archive reports that it is not one.
    if (error instanceof NotZip) return false;
    throw error;
  }
}

/** Whether an office file, in the old or new format and under any name, contains macros. */
export async function hasMacros(bytes: Buffer): Promise<boolean> {
  if (bytes.subarray(0, ARCHIVE.length).equals(ARCHIVE)) return hasProgramPart(bytes);
  if (!bytes.subarray(0, COMPOUND.length).equals(COMPOUND)) return false;
  return STORAGES.some((storage) => hasStorage(bytes, storage)) || bytes.includes(MACRO_SHEET);
}
