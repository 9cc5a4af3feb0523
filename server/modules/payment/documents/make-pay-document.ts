import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { dayText } from '@server/modules/days';
import { renderPdf } from '@server/pdf/pdf';
import type { PaySeller } from '../payment.tables';
import { countText, documentLines, type DocumentLine, documentTax, priceText } from './document-lines';
import { GREY, moneyText, party, signature, sumInWords, t, type Word } from './document-parts';
import type { PayDocumentInput } from './pay-document.task';
import { reconciliationContent } from './reconciliation/reconciliation-content';
import { updDefinition } from './upd-content';
import { transferCode } from './transfer-code';

/** Two points per module, of which a code has about 75: a phone can read this from paper. */
const QR_POINTS = 200;

function vatText(lines: readonly DocumentLine[], vatRate: number | null): string {
  if (vatRate === null) return t('pay.vat.none');
  return t('pay.vat.within', { rate: vatRate, sum: moneyText(documentTax(lines)) });
}

/** The payee's bank details, as in the header of an invoice. */
function bankTable({ name, inn, kpp, bank }: PaySeller): Content {
  const cell = (label: Word, value: string): TableCell => ({
    stack: [{ text: t(label), fontSize: 7, color: GREY }, value || '—'],
  });
  return {
    layout: 'thin',
    table: {
      widths: ['*', 60, 160],
      body: [
        [cell('pay.bank', bank.name), cell('pay.bik', bank.bik), cell('pay.corr', bank.corr)],
        [
          { stack: [{ text: t('pay.receiver'), fontSize: 7, color: GREY }, name] },
          { stack: [{ text: t('pay.inn'), fontSize: 7, color: GREY }, inn, kpp] },
          cell('pay.account', bank.account),
        ],
      ],
    },
    margin: [0, 0, 0, 18],
  };
}

const right = (text: string): TableCell => ({ text, alignment: 'right', noWrap: true });

/** The lines; of tokens with their quantity and price. */
function linesTable({ tokens }: PayDocumentInput, lines: readonly DocumentLine[]): Content {
  const counted: readonly Word[] = tokens ? ['pay.line.quantity', 'pay.line.unit', 'pay.line.price'] : [];
  const heads: readonly Word[] = ['pay.line.number', 'pay.line.name', ...counted, 'pay.line.amount'];
  const countedCells = ({ quantity, gross }: DocumentLine): TableCell[] =>
    tokens ? [right(countText(quantity)), t('pay.upd.piece'), right(priceText(gross, quantity))] : [];
  return {
    layout: 'thin',
    table: {
      headerRows: 1,
      widths: [24, '*', ...(tokens ? [60, 30, 60] : []), 110],
      body: [
        heads.map((head, index): TableCell => ({
          text: t(head),
          bold: true,
          alignment: index === heads.length - 1 ? 'right' : 'left',
        })),
        ...lines.map((line, index): TableCell[] => [
          String(index + 1),
          line.name,
          ...countedCells(line),
          right(moneyText(line.gross)),
        ]),
      ],
    },
    margin: [0, 10, 0, 8],
  };
}

function square(document: PayDocumentInput, amount: bigint, title: string, vat: string): Content {
  const purpose = t('pay.purpose', { title, vat });
  return {
    stack: [
      { qr: transferCode(document.parties.seller, amount, purpose), fit: QR_POINTS, eccLevel: 'M' },
      { text: t('pay.qr'), fontSize: 7, color: GREY, margin: [0, 4, 0, 0] },
    ],
    margin: [0, 18, 0, 0],
  };
}

/** Returns what the document says, and where. */
export function payDocumentDefinition(document: PayDocumentInput): TDocumentDefinitions {
  const { type, number, date, parties } = document;
  const amount = BigInt(document.amount);
  if (type === 'upd') return updDefinition(document);
  const title = t(`pay.${type}.title`, { number, date: dayText(date) });
  const isInvoice = type === 'invoice';
  if (document.statement)
    return { info: { title }, content: reconciliationContent(document, document.statement) };
  const lines = documentLines(document);
  const vat = vatText(lines, document.vatRate);
  return {
    info: { title },
    content: [
      ...(isInvoice ? [bankTable(parties.seller)] : []),
      { text: title, fontSize: 14, bold: true, margin: [0, 0, 0, 12] },
      party(isInvoice ? 'pay.seller' : 'pay.doer', parties.seller),
      party(isInvoice ? 'pay.buyer' : 'pay.customer', parties.buyer),
      linesTable(document, lines),
      { text: t('pay.total', { sum: moneyText(amount) }), bold: true, alignment: 'right' },
      { text: vat, alignment: 'right', margin: [0, 0, 0, 8] },
      { text: t('pay.words', { sum: sumInWords(amount) }), margin: [0, 0, 0, 4] },
      ...(isInvoice ? [] : [{ text: t('pay.act.done'), margin: [0, 6, 0, 0] } satisfies Content]),
      signature(isInvoice ? 'pay.director' : 'pay.doer', parties.seller.director),
      isInvoice ? square(document, amount, title, vat) : signature('pay.customer', ''),
    ],
  };
}

/** Renders a document as a PDF, in a worker process. */
export function makePayDocument(document: PayDocumentInput): Promise<Uint8Array> {
  return renderPdf(payDocumentDefinition(document));
}
