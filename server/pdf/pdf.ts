import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { z } from 'zod';
import { projectPath } from '@server/config/paths';

/**
 * What the thread runs. It is text, so that it needs no file of its own beside the bundled server; what cannot be sent
 * to a thread (functions) stands here. Roboto has Cyrillic, and is all that a document may read: no addresses, no files.
 */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const { join, sep } = require('node:path');
const { library, fonts, definition } = workerData;
const pdfmake = require(library);
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
const line = () => 0.5;
const colour = () => '#999999';
pdfmake.addTableLayouts({ thin: { hLineWidth: line, vLineWidth: line, hLineColor: colour, vLineColor: colour } });
const footer = (page, pages) => ({ text: page + ' / ' + pages, alignment: 'center', fontSize: 8, margin: [0, 24] });
pdfmake.createPdf({ ...definition, footer }).getBuffer().then((bytes) => parentPort.postMessage(bytes));
`;

const resolve = createRequire(projectPath('package.json')).resolve;
const message = z.instanceof(Uint8Array);

/**
 * A document as a PDF: A4, Roboto, page numbers at the bottom; tables may have the layout `thin`. Made in a thread of
 * its own: a sheet of thousands of people takes seconds, in which the server must answer others.
 */
export function renderPdf(definition: TDocumentDefinitions): Promise<Buffer> {
  const library = resolve('pdfmake');
  return new Promise((done, fail) => {
    const worker = new Worker(PROGRAM, {
      eval: true,
      workerData: {
        library,
        fonts: join(dirname(resolve('pdfmake/package.json')), 'fonts', 'Roboto'),
        definition: {
          pageSize: 'A4',
          pageMargins: [56, 48, 42, 56],
          defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25 },
          ...definition,
        },
      },
    });
    worker.once('message', (bytes: unknown) => {
      done(Buffer.from(message.parse(bytes)));
      void worker.terminate();
    });
    worker.once('error', fail);
    // After a message or an error this rejects a promise that is settled already.
    worker.once('exit', () => fail(new Error('the PDF was not made')));
  });
}
