const SECTOR = 512;
/** Shorter streams would be stored among the short ones. */
const MIN_STREAM_BYTES = 4096;
const END = -2;
const FREE = -1;

function entry(name: string, type: number, start: number, size: number, child = -1, right = -1): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 0, 'utf16le');
  bytes.writeUInt16LE(name === '' ? 0 : (name.length + 1) * 2, 64);
  bytes.writeUInt8(type, 66);
  bytes.writeUInt8(1, 67);
  bytes.writeInt32LE(-1, 68);
  bytes.writeInt32LE(right, 72);
  bytes.writeInt32LE(child, 76);
  bytes.writeInt32LE(start, 116);
  bytes.writeInt32LE(size, 120);
  return bytes;
}

function header(): Buffer {
  const bytes = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeInt16LE(9, 30);
  bytes.writeInt16LE(6, 32);
  bytes.writeInt32LE(1, 44);
  bytes.writeInt32LE(1, 48);
  bytes.writeInt32LE(MIN_STREAM_BYTES, 56);
  bytes.writeInt32LE(END, 60);
  bytes.writeInt32LE(END, 68);
  for (let at = 76; at < SECTOR; at += 4) bytes.writeInt32LE(at === 76 ? 0 : FREE, at);
  return bytes;
}

/** An old format Word file with these paragraphs, as small as possible. */
export function docFile(paragraphs: readonly string[], { isEncrypted = false } = {}): Buffer {
  const text = paragraphs.map((paragraph) => `${paragraph}\r`).join('');
  const word = Buffer.alloc(MIN_STREAM_BYTES);
  word.writeUInt16LE(0xa5ec, 0);
  word.writeUInt16LE(0x0200 | (isEncrypted ? 0x0100 : 0), 10);
  word.writeUInt32LE(1024, 0x18);
  word.writeUInt32LE(text.length, 0x4c);
  word.writeUInt32LE(0, 0x01a2);
  word.writeUInt32LE(21, 0x01a6);
  word.write(text, 1024, 'utf16le');
  const table = Buffer.alloc(MIN_STREAM_BYTES);
  table.writeUInt8(2, 0);
  table.writeUInt32LE(16, 1);
  table.writeUInt32LE(text.length, 9);
  table.writeUInt32LE(1024, 15);
  const sectors = MIN_STREAM_BYTES / SECTOR;
  const chain = Buffer.alloc(SECTOR, 0xff);
  chain.writeInt32LE(-3, 0);
  chain.writeInt32LE(END, 4);
  for (let at = 2; at < 2 + sectors * 2; at += 1) {
    chain.writeInt32LE((at - 1) % sectors === 0 ? END : at + 1, at * 4);
  }
  const directory = Buffer.concat([
    entry('Root Entry', 5, END, 0, 1),
    entry('WordDocument', 2, 2, MIN_STREAM_BYTES, -1, 2),
    entry('1Table', 2, 2 + sectors, MIN_STREAM_BYTES),
    entry('', 0, 0, 0),
  ]);
  return Buffer.concat([header(), chain, directory, word, table]);
}
