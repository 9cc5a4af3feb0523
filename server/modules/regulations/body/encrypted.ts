const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
/** The stream in which Word keeps a password-protected .docx. */
const PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');
const SECTOR = 512;
const WORD_MAGIC = 0xa5ec;
const FLAGS_AT = 10;
const ENCRYPTED = 0x0100;

/** Whether it is a Word file, old or new, that cannot be read without a password. */
export function isEncryptedWord(bytes: Buffer): boolean {
  if (!bytes.subarray(0, COMPOUND.length).equals(COMPOUND)) return false;
  if (bytes.includes(PACKAGE)) return true;
  for (let at = SECTOR; at + SECTOR <= bytes.length; at += SECTOR) {
    if (bytes.readUInt16LE(at) === WORD_MAGIC) return (bytes.readUInt16LE(at + FLAGS_AT) & ENCRYPTED) !== 0;
  }
  return false;
}
