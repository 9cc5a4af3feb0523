import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import PdfDocument from 'pdfkit';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { projectPath } from '@server/config/paths';

const resolve = createRequire(projectPath('package.json')).resolve;
const ONEST = dirname(resolve('@expo-google-fonts/onest/package.json'));
const ROBOTO = join(dirname(resolve('pdfmake/package.json')), 'fonts', 'Roboto');
const NORMAL = join(ONEST, '400Regular', 'Onest_400Regular.ttf');
const BOLD = join(ONEST, '600SemiBold', 'Onest_600SemiBold.ttf');
const LINE = 0.5;
const A4_WIDTH = 595.28;
const MARGINS: [number, number, number, number] = [56, 48, 42, 56];
/** The padding on both sides of a cell's content. */
const CELL_PADDING = 4;
const GREY = '#999999';

// The product's font has no italics: italic words use Roboto.
pdfmake.setFonts({
  Onest: {
    normal: NORMAL,
    bold: BOLD,
    italics: join(ROBOTO, 'Roboto-Italic.ttf'),
    bolditalics: join(ROBOTO, 'Roboto-MediumItalic.ttf'),
  },
});
// A document may read only the fonts: no addresses, no files.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path: string) =>
  [ONEST, ROBOTO].some((folder) => path.startsWith(folder + sep)),
);
const thin = {
  ...{ hLineWidth: () => LINE, vLineWidth: () => LINE },
  ...{ hLineColor: () => GREY, vLineColor: () => GREY },
};
pdfmake.addTableLayouts({
  thin,
  // The first row is the title of the table: nothing is above it.
  titled: { ...thin, hLineWidth: (line: number) => (line === 0 ? 0 : LINE) },
});

/**
 * Returns the widths of a table's columns in these proportions, so that with lines and padding it fills exactly one page width.
 */
export function columnWidths(parts: readonly number[]): number[] {
  const frame = parts.length * CELL_PADDING * 2 + (parts.length + 1) * LINE;
  const room = A4_WIDTH - MARGINS[0] - MARGINS[2] - frame;
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => (part / whole) * room);
}

/** Renders a document as a PDF: A4, Onest, page numbers at the bottom; tables may have the layout `thin`, or `titled`. */
export function renderPdf(definition: TDocumentDefinitions): Promise<Buffer> {
  return pdfmake
    .createPdf({
      pageSize: 'A4',
      pageMargins: MARGINS,
      defaultStyle: { font: 'Onest', fontSize: 10, lineHeight: 1.25 },
      footer: (page, pages) => ({
        text: `${page} / ${pages}`,
        alignment: 'center',
        fontSize: 8,
        margin: [0, 24],
      }),
      ...definition,
    })
    .getBuffer();
}

/** Creates a function that measures a text in the fonts of documents, in points of the font's size. */
export function createTextWidth(): (words: string, size: number, isBold: boolean) => number {
  const document = new PdfDocument({ autoFirstPage: false, font: NORMAL });
  document.registerFont('normal', NORMAL);
  document.registerFont('bold', BOLD);
  return (words, size, isBold) =>
    document.font(isBold ? 'bold' : 'normal', size).widthOfString(words, { lineBreak: false });
}
