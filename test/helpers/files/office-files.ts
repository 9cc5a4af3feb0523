import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Office files built byte by byte: those that no honest program would write, and the smallest valid ones. */

export interface ZipPart {
  name: string;
  content: string | Buffer;
  /** The unpacked size claimed in the directory; if absent, the true one. */
  claims?: number;
}

interface Packed {
  name: Buffer;
  bytes: Buffer;
  crc: number;
  size: number;
  offset: number;
}

function header(signature: number, length: number, at: number, { crc, bytes, size, name }: Packed): Buffer {
  const head = Buffer.alloc(length);
  head.writeUInt32LE(signature, 0);
  head.writeUInt16LE(20, at - 10);
  head.writeUInt16LE(8, at - 6);
  head.writeUInt32LE(crc, at);
  head.writeUInt32LE(bytes.length, at + 4);
  head.writeUInt32LE(size, at + 8);
  head.writeUInt16LE(name.length, at + 12);
  return head;
}

/** A ZIP file with these parts. */
export function zipFile(parts: readonly ZipPart[]): Buffer {
  const chunks: Buffer[] = [];
  const entries: Packed[] = [];
  let offset = 0;
  const add = (...added: Buffer[]) => {
    chunks.push(...added);
    offset += added.reduce((sum, { length }) => sum + length, 0);
  };
  for (const { name, content, claims } of parts) {
    const raw = Buffer.isBuffer(content) ? content : Buffer.from(content, 'utf8');
    const bytes = deflateRawSync(raw);
    const entry = { name: Buffer.from(name), bytes, crc: crc32(raw), size: claims ?? raw.length, offset };
    entries.push(entry);
    add(header(0x04034b50, 30, 14, entry), entry.name, bytes);
  }
  const start = offset;
  for (const entry of entries) {
    const head = header(0x02014b50, 46, 16, entry);
    head.writeUInt32LE(entry.offset, 42);
    add(head, entry.name);
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(offset - start, 12);
  end.writeUInt32LE(start, 16);
  return Buffer.concat([...chunks, end]);
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';

function contentTypes(kinds: Readonly<Record<string, string>>): ZipPart {
  const overrides = Object.entries(kinds).map(
    ([part, type]) => `<Override PartName="/${part}" ContentType="${type}"/>`,
  );
  return {
    name: '[Content_Types].xml',
    content: `${XML}<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
  };
}

const relations = (name: string, kind: string, target: string): ZipPart => ({
  name,
  content: `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/${kind}" Target="${target}"/></Relationships>`,
});

const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** «A» for 0, «AA» for 26. */
function columnName(index: number): string {
  const before = index < 26 ? '' : columnName(Math.floor(index / 26) - 1);
  return before + String.fromCharCode(65 + (index % 26));
}

/** A row of text cells. */
export const row = (cells: readonly string[], number = 1): string =>
  `<row r="${number}">${cells
    .map((cell, index) => `<c r="${columnName(index)}${number}" t="inlineStr"><is><t>${cell}</t></is></c>`)
    .join('')}</row>`;

interface WorkbookOptions {
  /** The XML of the sheet's rows, and of the elements after them. */
  rows?: string;
  after?: string;
  sheet?: string | Buffer;
  shared?: string;
  styles?: string;
  type?: string;
  more?: readonly ZipPart[];
}

/** An XLSX with one sheet. */
export function workbookFile({
  rows = row(['Отдел', 'Мастер']),
  after = '',
  ...options
}: WorkbookOptions = {}): Buffer {
  const { shared, styles, more = [], type = `${SHEET_TYPE}.sheet.main+xml` } = options;
  const sheet =
    options.sheet ?? `${XML}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${after}</worksheet>`;
  const optional = (name: string, content: string | undefined): ZipPart[] =>
    content === undefined ? [] : [{ name, content }];
  return zipFile([
    contentTypes({ 'xl/workbook.xml': type, 'xl/worksheets/sheet1.xml': `${SHEET_TYPE}.worksheet+xml` }),
    relations('_rels/.rels', 'officeDocument', 'xl/workbook.xml'),
    {
      name: 'xl/workbook.xml',
      content: `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Лист" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    relations('xl/_rels/workbook.xml.rels', 'worksheet', 'worksheets/sheet1.xml'),
    ...optional('xl/sharedStrings.xml', shared),
    ...optional('xl/styles.xml', styles),
    { name: 'xl/worksheets/sheet1.xml', content: sheet },
    ...more,
  ]);
}

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

interface DocumentOptions {
  body?: string;
  type?: string;
  more?: readonly ZipPart[];
}

export const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** A DOCX. */
export function wordFile({
  body = paragraph('1. Порядок'),
  type = WORD_TYPE,
  more = [],
}: DocumentOptions = {}): Buffer {
  return zipFile([
    contentTypes({ 'word/document.xml': type }),
    relations('_rels/.rels', 'officeDocument', 'word/document.xml'),
    {
      name: 'word/document.xml',
      content: `${XML}<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
    },
    ...more,
  ]);
}

/** The macros of a workbook or a document, as office programs store them. */
export const PROGRAMS: ZipPart = { name: 'xl/vbaProject.bin', content: Buffer.alloc(512, 1) };

const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** An old office file with these names in its directory. */
export function compoundFile(...names: string[]): Buffer {
  const head = Buffer.alloc(512);
  COMPOUND.copy(head);
  const entries = names.map((name) => {
    const entry = Buffer.alloc(128);
    entry.write(`${name}\0`, 'utf16le');
    entry.writeUInt16LE((name.length + 1) * 2, 64);
    return entry;
  });
  return Buffer.concat([head, ...entries, Buffer.alloc(4096)]);
}

/** A PDF whose only page unpacks to the given number of megabytes. */
export function pdfBomb(megabytes: number): Buffer {
  // One megabyte that ends on a byte boundary and refers to nothing before it, repeated as needed.
  const part = deflateRawSync(Buffer.alloc(1024 * 1024, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const page = Buffer.concat([...Array.from({ length: megabytes }, () => part), deflateRawSync('')]);
  const wrapped = Buffer.concat([Buffer.from([0x78, 0x9c]), page, Buffer.alloc(4)]);
  const objects = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    Buffer.from('<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<<>>>>'),
    Buffer.concat([
      Buffer.from(`<</Length ${wrapped.length}/Filter/FlateDecode>>\nstream\n`),
      wrapped,
      Buffer.from('\nendstream'),
    ]),
  ];
  const parts = objects.flatMap((object, index) => [
    Buffer.from(`${index + 1} 0 obj\n`),
    object,
    Buffer.from('\nendobj\n'),
  ]);
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), ...parts, Buffer.from('trailer<</Root 1 0 R>>\n%%EOF\n')]);
}
