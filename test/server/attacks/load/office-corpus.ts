import limits from '@graphql/limits.json';
import {
  compoundFile,
  paragraph,
  pdfBomb,
  PROGRAMS,
  row,
  wordFile,
  workbookFile,
  zipFile,
} from '@test/helpers/files/office-files';
import { numbersRow, oldWorkbookFile, textCell } from '@test/helpers/files/old-workbook';

/** A file, its purpose, and the result for its sender: «read», or the code of the rejection. */
type Sample = readonly [what: string, make: () => Buffer, expected: string, name?: string];

const MB = 1024 * 1024;

const LAUGHS = `<!DOCTYPE a [<!ENTITY b "ha">${Array.from({ length: 9 }, (_, index) => {
  const name = String.fromCharCode(99 + index);
  const inner = `&${String.fromCharCode(98 + index)};`;
  return `<!ENTITY ${name} "${inner.repeat(10)}">`;
}).join('')}]><a>&k;</a>`;
const sheet = (sheetText: string) => workbookFile({ sheet: sheetText });

/** Sent as tables of people and of structures. */
export const TABLES: readonly Sample[] = [
  ['a workbook', () => workbookFile(), 'read'],
  ['nested elements', () => sheet('<a>'.repeat(400_000)), 'import.empty'],
  ['entities that double', () => sheet(LAUGHS), 'import.notSpreadsheet'],
  ['an expression of quadratic cost', () => sheet('<mergeCell '.repeat(500_000)), 'import.notSpreadsheet'],
  [
    'more than a table may unpack to',
    () => workbookFile({ more: [{ name: 'xl/a.bin', content: ' ', claims: 210 * MB }] }),
    'import.tooBig',
  ],
  [
    'less than it says',
    () => zipFile([{ name: 'xl/workbook.xml', content: ' '.repeat(9_000), claims: 10 }]),
    'import.notSpreadsheet',
  ],
  ['an archive cut off', () => workbookFile().subarray(0, 700), 'import.notSpreadsheet'],
  ['no archive', () => Buffer.from('PK\u0003\u0004' + 'x'.repeat(5_000), 'latin1'), 'import.notSpreadsheet'],
  ['empty', () => Buffer.alloc(0), 'import.notSpreadsheet'],
  [
    'many texts that nothing shows',
    () => workbookFile({ shared: `<sst>${'<si><t>x</t></si>'.repeat(300_000)}</sst>` }),
    'read',
  ],
  ['a cell of ten megabytes', () => workbookFile({ rows: row(['x'.repeat(10 * MB)]) }), 'import.tooBig'],
  [
    'a row of very many cells',
    () => workbookFile({ rows: row(Array.from({ length: 17_000 }, () => 'x')) }),
    'import.notSpreadsheet',
  ],
  [
    'a format of brackets',
    () =>
      workbookFile({
        styles: `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${'['.repeat(200_000)}"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`,
        rows: '<row r="1"><c r="A1" s="0"><v>1</v></c></row>'.repeat(300),
      }),
    'read',
  ],
  ['a password', () => compoundFile('EncryptedPackage', 'EncryptionInfo'), 'import.encrypted'],
  ['an old workbook', () => oldWorkbookFile('Склад', [textCell(0, 0)]), 'read', 'структура.xls'],
  ['an old workbook of a directory only', () => compoundFile('Workbook'), 'import.notSpreadsheet'],
  ['programs of an old workbook', () => compoundFile('Workbook', '_VBA_PROJECT_CUR'), 'files.macros'],
  [
    'an old workbook that repeats one text seven thousand times',
    () =>
      oldWorkbookFile(
        'x'.repeat(8_000),
        Array.from({ length: 7_000 }, (_, cell) => textCell(Math.floor(cell / 20), cell % 20)),
      ),
    'import.tooBig',
  ],
  [
    'an old workbook of more numbers than its process may hold',
    () =>
      oldWorkbookFile(
        'x',
        Array.from({ length: 12_000 }, (_, row) => numbersRow(row, 200)),
      ),
    'files.tooComplex',
  ],
  ['programs', () => workbookFile({ more: [PROGRAMS] }), 'files.macros'],
  [
    'programs by type',
    () => workbookFile({ type: 'application/vnd.ms-excel.sheet.macroEnabled.main+xml' }),
    'files.macros',
  ],
  [
    'sheets of macros',
    () => workbookFile({ more: [{ name: 'xl/macrosheets/sheet1.xml', content: '<a/>' }] }),
    'files.macros',
  ],
  [
    'an ODS',
    () =>
      zipFile([
        { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
        { name: 'content.xml', content: '<a/>' },
      ]),
    'import.notSpreadsheet',
  ],
  [
    'a picture',
    () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    'import.notSpreadsheet',
    'люди.csv',
  ],
  ['quotes without end', () => Buffer.from(`ФИО;Почта\n${'"'.repeat(500_001)}`), 'import.tooBig', 'люди.csv'],
  ['one line', () => Buffer.from('a'.repeat(2 * MB)), 'import.tooBig', 'люди.csv'],
  ['separators', () => Buffer.from(';'.repeat(MB)), 'import.empty', 'люди.csv'],
];

/** Sent as texts of regulations. */
export const TEXTS: readonly Sample[] = [
  ['a document', () => wordFile(), 'read'],
  [
    'nested elements',
    () => wordFile({ body: '<w:sdt><w:sdtContent>'.repeat(50_000) }),
    'regulation.importNotWord',
  ],
  [
    'nested and whole',
    () =>
      wordFile({
        body:
          '<w:sdt><w:sdtContent>'.repeat(30_000) + paragraph('x') + '</w:sdtContent></w:sdt>'.repeat(30_000),
      }),
    'regulation.importNotWord',
  ],
  ['entities that double', () => wordFile({ body: LAUGHS }), 'regulation.importNotWord'],
  ['one paragraph', () => wordFile({ body: paragraph('x '.repeat(MB / 4)) }), 'regulation.clauseLong'],
  ['braces', () => wordFile({ body: paragraph(`{{${' '.repeat(90_000)}`) }), 'read'],
  [
    'more clauses than a text may have',
    () => wordFile({ body: paragraph('x').repeat(limits.clausesMax + 1) }),
    'regulation.clausesMax',
  ],
  [
    'unpacked sixty megabytes',
    () => wordFile({ more: [{ name: 'word/media/a.png', content: Buffer.alloc(70 * MB) }] }),
    'regulation.importTooBig',
  ],
  ['programs', () => wordFile({ more: [{ ...PROGRAMS, name: 'word/vbaProject.bin' }] }), 'files.macros'],
  [
    'programs by another name',
    () => wordFile({ type: 'application/vnd.ms-word.document.macroEnabled.main+xml' }),
    'files.macros',
  ],
  [
    'programs of an old document',
    () => compoundFile('WordDocument', 'Macros', '_VBA_PROJECT'),
    'files.macros',
    'правила.doc',
  ],
  [
    'an old document without a text',
    () => compoundFile('WordDocument'),
    'regulation.fileBroken',
    'правила.doc',
  ],
  ['a PDF cut off', () => pdfBomb(1).subarray(0, 150), 'regulation.fileBroken', 'правила.pdf'],
];
