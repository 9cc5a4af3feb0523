import { row, workbookFile, zipFile } from '@test/helpers/files/office-files';

/** Workbooks that no program would write, by name. Most of the errors are in the XML of one part. */

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const rows = (cells: string) => workbookFile({ rows: `<row r="1">${cells}</row>` });
const named = (entries: Readonly<Record<string, string>>) =>
  zipFile(Object.entries(entries).map(([name, content]) => ({ name, content })));

export const BROKEN: Readonly<Record<string, () => Buffer>> = {
  'a shared text that does not exist': () => rows('<c r="A1" t="s"><v>99</v></c>'),
  'a shared text of a negative number': () => rows('<c r="A1" t="s"><v>-1</v></c>'),
  'a shared text that is no number': () => rows('<c r="A1" t="s"><v>__proto__</v></c>'),
  'shared texts without an end': () =>
    workbookFile({ shared: '<sst><si><t>x', rows: '<row r="1"><c r="A1" t="s"><v>0</v></c></row>' }),
  'shared texts of rich parts without a text': () =>
    workbookFile({
      shared: '<sst><si><r><rPr/></r></si><si/></sst>',
      rows: '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>',
    }),
  'a kind of cell that does not exist': () => rows('<c r="A1" t="zzz"><v>1</v></c>'),
  'an error': () => rows('<c r="A1" t="e"><v>#REF!</v></c>'),
  'a truth that is none': () => rows('<c r="A1" t="b"><v>perhaps</v></c>'),
  'a number that is none': () => rows('<c r="A1"><v>NaN</v></c>'),
  'a number beyond all others': () => rows('<c r="A1"><v>1e999</v></c>'),
  'a day before all others': () =>
    workbookFile({
      styles: `<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>`,
      rows: '<row r="1"><c r="A1" s="0"><v>-1e300</v></c><c r="B1" s="0"><v>1e300</v></c></row>',
    }),
  'a day as a text that is none': () => rows('<c r="A1" t="d"><v>2024-99-99T00:00:00</v></c>'),
  'a style that does not exist': () => rows('<c r="A1" s="999999"><v>45000</v></c>'),
  'a cell without a place': () => rows('<c t="inlineStr"><is><t>x</t></is></c>'),
  'a cell of another row': () => rows('<c r="ZZZ9999999" t="inlineStr"><is><t>x</t></is></c>'),
  'a cell whose place is words': () => rows('<c r="constructor" t="inlineStr"><is><t>x</t></is></c>'),
  'a row of a negative number': () => workbookFile({ rows: '<row r="-5"><c r="A1"><v>1</v></c></row>' }),
  'a row whose number is words': () => workbookFile({ rows: '<row r="x"><c r="A1"><v>1</v></c></row>' }),
  'rows that go backwards': () => workbookFile({ rows: row(['a'], 9) + row(['b'], 3) + row(['c'], 9) }),
  'a row far away': () => workbookFile({ rows: row(['a'], 1) + row(['b'], 1_048_576) }),
  'a formula without an end': () => rows('<c r="A1"><f>SUM(</f></c>'),
  'a shared formula of nobody': () => rows('<c r="A1"><f t="shared" si="7"/><v>1</v></c>'),
  'a formula of a table': () => rows('<c r="A1"><f t="array" ref="A1:XFD1048576">1</f><v>1</v></c>'),
  'a merged block of the whole sheet': () =>
    workbookFile({ after: '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>' }),
  'merged blocks of everything, many times': () =>
    workbookFile({ after: `<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(20_000)}</mergeCells>` }),
  'a merged block turned around': () =>
    workbookFile({ after: '<mergeCells><mergeCell ref="ZZ99:A1"/></mergeCells>' }),
  'a merged block of words': () => workbookFile({ after: '<mergeCells><mergeCell ref="A:B"/></mergeCells>' }),
  'signs that no database keeps': () =>
    rows('<c r="A1" t="inlineStr"><is><t>a&#0;b&#xD800;c&#xFFFF;_x0000_</t></is></c>'),
  'signs that no database keeps, as Excel writes them': () =>
    rows('<c r="A1" t="inlineStr"><is><t>a_x0000_b_xD800_c</t></is></c>'),
  'a row of a number beyond all others': () =>
    workbookFile({ rows: '<row r="99999999999"><c r="A99999999999"><v>1</v></c></row>' }),
  'tags that close others': () => workbookFile({ sheet: '<worksheet><sheetData><row></worksheet></row>' }),
  'no rows at all': () => workbookFile({ sheet: `${XML}<worksheet/>` }),
  'an empty sheet part': () => workbookFile({ sheet: '' }),
  'bytes for a sheet': () => workbookFile({ sheet: Buffer.alloc(4_096, 0xff) }),
  'UTF-16 for a sheet': () => workbookFile({ sheet: Buffer.from('\ufeff<worksheet/>', 'utf16le') }),
  'styles that are none': () => workbookFile({ styles: '<styleSheet><cellXfs count="-1"/></styleSheet>' }),
  'styles of bytes': () => workbookFile({ styles: '\u0001\u0002<<<' }),
  'no types, no relations': () => named({ 'xl/workbook.xml': '<workbook/>' }),
  'a workbook of a sheet that is not there': () =>
    named({
      'xl/workbook.xml':
        '<workbook xmlns:r="x"><sheets><sheet name="a" sheetId="1" r:id="rId9"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': '<Relationships/>',
    }),
  'a relation to itself': () =>
    named({
      'xl/workbook.xml':
        '<workbook xmlns:r="x"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Type="worksheet" Target="workbook.xml"/></Relationships>',
    }),
  'a sheet of number 0': () =>
    workbookFile({
      more: [{ name: 'xl/worksheets/sheet0.xml', content: '<worksheet><sheetData/></worksheet>' }],
    }),
  'a sheet of a number beyond all others': () =>
    workbookFile({
      more: [{ name: 'xl/worksheets/sheet99999999999999999999.xml', content: '<worksheet/>' }],
    }),
  'names of prototypes': () =>
    workbookFile({
      more: [
        { name: '__proto__', content: 'x' },
        { name: 'constructor/prototype', content: 'x' },
      ],
    }),
  'a thousand sheets': () =>
    workbookFile({
      more: Array.from({ length: 1_000 }, (_, index) => ({
        name: `xl/worksheets/sheet${index + 2}.xml`,
        content: '<worksheet><sheetData/></worksheet>',
      })),
    }),
};

/** A sheet with a bit of everything, from which broken ones are derived. */
export const VALID_PARTS = {
  sheet: `${XML}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="A1:D4"/><sheetData>${row(
    ['Отдел', 'Должность'],
    1,
  )}<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2"><f>1+1</f><v>2</v></c><c r="C2" s="1"><v>45000</v></c><c r="D2" t="b"><v>1</v></c></row>${row(
    ['Цех', 'Мастер'],
    3,
  )}</sheetData><mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells></worksheet>`,
  shared: `${XML}<sst count="1" uniqueCount="1"><si><r><t>Про</t></r><r><t>дажи</t></r></si></sst>`,
  styles: `${XML}<styleSheet><numFmts count="1"><numFmt numFmtId="164" formatCode="dd.mm.yyyy"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
};
