import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { renderPdf } from '@server/pdf/pdf';
import { unpackRows } from '@server/workers/packed-rows';
import { actDocument } from './act';
import { certificateDocument } from './certificate';
import { comparisonDocument } from './comparison';
import { createDocumentDates } from '@server/modules/content/documents/document-dates';
import type { DocumentInput } from './document.task';
import { sheetDocument } from './sheet';
import { textDocument } from './text';

function definitionOf({ timezone, ...document }: DocumentInput): TDocumentDefinitions {
  const dates = createDocumentDates(timezone);
  switch (document.kind) {
    case 'act':
      return actDocument({ ...document.input, dates });
    case 'certificate':
      return certificateDocument({ ...document.input, dates });
    case 'comparison':
      return comparisonDocument({ ...document.input, dates });
    case 'sheet':
      return sheetDocument({ ...document.input, rows: unpackRows(document.input.rows), dates });
    case 'text':
      return textDocument({ ...document.input, dates });
  }
}

/** Renders a document as a PDF, in a worker process. */
export function makeDocument(document: DocumentInput): Promise<Uint8Array> {
  return renderPdf(definitionOf(document));
}
