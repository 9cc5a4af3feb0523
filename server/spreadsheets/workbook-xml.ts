/** The look of cells: what Excel calls a style. */
export interface CellStyle {
  /** The number format. */
  format: string;
  isBold?: boolean;
  isWrapped?: boolean;
  isLeft?: boolean;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

// Characters that XML gives a meaning to, or does not allow.
// eslint-disable-next-line no-control-regex -- these are the characters to leave out
const SPECIAL = /[&<>"\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/;
const SPECIALS = new RegExp(SPECIAL, 'g');
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Writes a text as XML, without the characters that XML does not allow. */
export function escaped(text: string): string {
  // Most texts have none of them.
  return SPECIAL.test(text) ? text.replaceAll(SPECIALS, (found) => ENTITIES[found] ?? '') : text;
}

/** Styles of a workbook by their number, which cells refer to. Excel requires the first one, which none uses. */
export interface Styles {
  numberOf(style: CellStyle): number;
  xml(): string;
}

/** The numbers of a workbook's own formats begin here. */
const FIRST_FORMAT = 164;

/** Collects the styles of a workbook. */
export function createStyles(): Styles {
  const formats = new Map<string, number>();
  const numbers = new Map<string, number>();
  const looks: string[] = [];
  const formatNumber = (format: string) => {
    const known = formats.get(format) ?? FIRST_FORMAT + formats.size;
    formats.set(format, known);
    return known;
  };
  return {
    numberOf({ format, isBold = false, isWrapped = true, isLeft = false }) {
      const look =
        `<xf numFmtId="${formatNumber(format)}" fontId="${isBold ? 1 : 0}" fillId="0" borderId="0" xfId="0" ` +
        `applyNumberFormat="1" applyFont="1" applyAlignment="1"><alignment vertical="top"` +
        `${isWrapped ? ' wrapText="1"' : ''}${isLeft ? ' horizontal="left"' : ''}/></xf>`;
      const known = numbers.get(look);
      if (known !== undefined) return known;
      looks.push(look);
      numbers.set(look, looks.length);
      return looks.length;
    },
    xml: () =>
      `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${formats.size}">${[...formats]
        .map(([code, id]) => `<numFmt numFmtId="${id}" formatCode="${escaped(code)}"/>`)
        .join('')}</numFmts>` +
      '<fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font>' +
      '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>' +
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
      `<cellXfs count="${looks.length + 1}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${looks.join('')}</cellXfs>` +
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  };
}

const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${DOCUMENT}/${type}" Target="${target}"/>`;
const relations = (lines: readonly string[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${lines.join('')}</Relationships>`;

/** The file of a sheet in the archive; sheets are numbered from 1. */
export const sheetPath = (number: number): string => `xl/worksheets/sheet${number}.xml`;

/** Returns the files that a workbook has besides its sheets. */
export function workbookFiles(
  sheetNames: readonly string[],
  styles: Pick<Styles, 'xml'>,
): { name: string; xml: string }[] {
  const sheets = sheetNames.map((name, place) => ({ name, number: place + 1 }));
  const stylesId = sheets.length + 1;
  return [
    { name: 'xl/styles.xml', xml: styles.xml() },
    {
      name: 'xl/workbook.xml',
      xml: `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>${sheets
        .map(({ name, number }) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="rId${number}"/>`)
        .join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      xml: relations([
        ...sheets.map(({ number }) => relation(number, 'worksheet', `worksheets/sheet${number}.xml`)),
        relation(stylesId, 'styles', 'styles.xml'),
      ]),
    },
    { name: '_rels/.rels', xml: relations([relation(1, 'officeDocument', 'xl/workbook.xml')]) },
    {
      name: '[Content_Types].xml',
      xml:
        `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
        `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
        `<Default Extension="xml" ContentType="application/xml"/>` +
        `<Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/>` +
        `<Override PartName="/xl/styles.xml" ContentType="${KIND}.styles+xml"/>${sheets
          .map(
            ({ number }) =>
              `<Override PartName="/${sheetPath(number)}" ContentType="${KIND}.worksheet+xml"/>`,
          )
          .join('')}</Types>`,
    },
  ];
}

interface SheetLook {
  /** The width and the style of each column. */
  columns: readonly { width: number; style: number }[];
  /** The row of the heading: it and what is above it stay visible. */
  heading: number;
}

/** Returns a sheet's XML up to its rows. */
export function sheetStart({ columns, heading }: SheetLook): string {
  const cols = columns.map(
    ({ width, style }, place) =>
      `<col min="${place + 1}" max="${place + 1}" width="${width}" style="${style}" customWidth="1"/>`,
  );
  return (
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    `<pane ySplit="${heading}" topLeftCell="A${heading + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<sheetFormatPr defaultRowHeight="15"/>${cols.length > 0 ? `<cols>${cols.join('')}</cols>` : ''}<sheetData>`
  );
}

/** Returns a sheet's XML after its rows. @param filter the cells of the heading, as A1:C1 */
export function sheetEnd(filter: string, footer: string | undefined): string {
  const printed =
    footer === undefined ? '' : `<headerFooter><oddFooter>${escaped(footer)}</oddFooter></headerFooter>`;
  return `</sheetData><autoFilter ref="${filter}"/>${printed}</worksheet>`;
}
