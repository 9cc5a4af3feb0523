import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import type * as PdfMake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { projectPath } from '@server/config/paths';

const require = createRequire(projectPath('package.json'));
/** The package is one object, which neither `import *` nor its types can name. */
const load: (name: string) => typeof PdfMake = require;

let engine: typeof PdfMake | undefined;

/** Loaded when the first document is asked for: the fonts take some 30 MB. */
function openEngine(): typeof PdfMake {
  if (engine) return engine;
  const fonts = join(dirname(require.resolve('pdfmake/package.json')), 'fonts', 'Roboto');
  const pdfmake = load('pdfmake');
  // Roboto has Cyrillic, and is the only thing that a document may read: no addresses, no other files.
  pdfmake.setFonts({
    Roboto: {
      normal: join(fonts, 'Roboto-Regular.ttf'),
      bold: join(fonts, 'Roboto-Medium.ttf'),
      italics: join(fonts, 'Roboto-Italic.ttf'),
      bolditalics: join(fonts, 'Roboto-MediumItalic.ttf'),
    },
  });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path.startsWith(fonts + sep));
  engine = pdfmake;
  return pdfmake;
}

/** A document as a PDF: A4, Roboto, page numbers at the bottom. */
export function renderPdf(definition: TDocumentDefinitions): Promise<Buffer> {
  return openEngine()
    .createPdf({
      pageSize: 'A4',
      pageMargins: [56, 48, 42, 56],
      defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25 },
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
