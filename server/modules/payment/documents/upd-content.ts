import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { dayText } from '@server/modules/days';
import type { PayParty } from '../payment.tables';
import { countText, documentLines, type DocumentLine, documentTax, priceText } from './document-lines';
import { moneyText, t, type Word } from './document-parts';
import type { PayDocumentInput } from './pay-document.task';

/** Shown where the form requires a value and there is none. */
const DASH = '–';
const SMALL = 7;
/** Small enough that no word of a heading is broken. */
const HEAD = 5.5;

const text = (key: Word, params?: Record<string, string | number>): TableCell => ({ text: t(key, params) });
const centred = (value: string): TableCell => ({ text: value, alignment: 'center' });
const right = (value: string): TableCell => ({ text: value, alignment: 'right', noWrap: true });
const innKpp = ({ inn, kpp }: PayParty) => [inn, kpp].filter(Boolean).join(' / ') || DASH;

/** One line of the header: its label, the value, and its number in the form. */
const headRow = (label: Word, value: string, code: string): TableCell[] => [
  text(label),
  { text: value || DASH },
  { text: `(${code})`, alignment: 'right' },
];

/** Status 1: a tax invoice and a primary document in one; 2: only a primary document, for sellers who do not pay VAT. */
const statusOf = ({ vatRate }: Pick<PayDocumentInput, 'vatRate'>) => (vatRate === null ? '2' : '1');

function statusBox(status: string): { stack: Content[] } {
  return {
    stack: [
      { text: t('pay.upd.full'), bold: true, fontSize: 9 },
      {
        table: {
          widths: [70, 20],
          body: [[text('pay.upd.status'), { text: status, alignment: 'center', bold: true }]],
        },
        margin: [0, 8, 0, 6],
      },
      { text: t('pay.upd.status1'), fontSize: SMALL },
      { text: t('pay.upd.status2'), fontSize: SMALL },
    ],
  };
}

function headOf({ number, date, parties: { seller, buyer } }: PayDocumentInput, isInvoice: boolean): Content {
  const day = dayText(date);
  const own = (value: string) => (isInvoice ? value : DASH);
  return {
    layout: 'noBorders',
    table: {
      widths: [200, '*', 30],
      body: [
        headRow('pay.upd.invoice', t('pay.upd.numbered', { number, date: day }), '1'),
        headRow('pay.upd.correction', DASH, '1а'),
        headRow('pay.upd.seller', seller.name, '2'),
        headRow('pay.upd.address', seller.address, '2а'),
        headRow('pay.upd.sellerInn', innKpp(seller), '2б'),
        headRow('pay.upd.shipper', DASH, '3'),
        headRow('pay.upd.consignee', DASH, '4'),
        headRow('pay.upd.payment', DASH, '5'),
        headRow('pay.upd.shipment', own(t('pay.upd.shipped', { number, date: day })), '5а'),
        headRow('pay.upd.buyer', buyer.name, '6'),
        headRow('pay.upd.address', buyer.address, '6а'),
        headRow('pay.upd.buyerInn', innKpp(buyer), '6б'),
        headRow('pay.upd.currency', t('pay.upd.rouble'), '7'),
        headRow('pay.upd.contractId', DASH, '8'),
      ],
    },
  };
}

/** The columns of the form, with their numbers in it and their widths. */
const COLUMNS: readonly { key: Word; code: string; width: number | '*' }[] = [
  { key: 'pay.upd.column.number', code: '1', width: 18 },
  { key: 'pay.upd.column.name', code: '1а', width: '*' },
  { key: 'pay.upd.column.kind', code: '1б', width: 30 },
  { key: 'pay.upd.column.unitCode', code: '2', width: 34 },
  { key: 'pay.upd.column.unit', code: '2а', width: 40 },
  { key: 'pay.upd.column.quantity', code: '3', width: 36 },
  { key: 'pay.upd.column.price', code: '4', width: 48 },
  { key: 'pay.upd.column.net', code: '5', width: 52 },
  { key: 'pay.upd.column.excise', code: '6', width: 38 },
  { key: 'pay.upd.column.rate', code: '7', width: 38 },
  { key: 'pay.upd.column.tax', code: '8', width: 50 },
  { key: 'pay.upd.column.gross', code: '9', width: 52 },
  { key: 'pay.upd.column.countryCode', code: '10', width: 44 },
  { key: 'pay.upd.column.country', code: '10а', width: 44 },
  { key: 'pay.upd.column.declaration', code: '11', width: 52 },
];

function lineRow(
  { name, quantity, gross, tax }: DocumentLine,
  index: number,
  vatRate: number | null,
): TableCell[] {
  const net = gross - tax;
  const noTax = t('pay.upd.noTax');
  return [
    ...[
      centred(String(index + 1)),
      { text: name },
      centred(DASH),
      centred('796'),
      centred(t('pay.upd.piece')),
    ],
    ...[centred(countText(quantity)), right(priceText(net, quantity)), right(moneyText(net))],
    ...[centred(t('pay.upd.noExcise')), centred(vatRate === null ? noTax : `${vatRate} %`)],
    ...[right(vatRate === null ? noTax : moneyText(tax)), right(moneyText(gross))],
    ...[centred(DASH), centred(DASH), centred(DASH)],
  ];
}

function linesTable(document: PayDocumentInput): Content {
  const { vatRate, amount } = document;
  const lines = documentLines(document);
  const gross = BigInt(amount);
  const tax = documentTax(lines);
  const total: TableCell = { text: t('pay.upd.total'), bold: true, colSpan: 7 };
  const rest = (count: number): TableCell[] => Array.from({ length: count }, () => ({ text: '' }));
  return {
    layout: 'thin',
    fontSize: SMALL,
    margin: [0, 8, 0, 8],
    table: {
      headerRows: 2,
      widths: COLUMNS.map(({ width }) => width),
      body: [
        COLUMNS.map(({ key }): TableCell => ({ text: t(key), alignment: 'center', fontSize: HEAD })),
        COLUMNS.map(({ code }) => centred(code)),
        ...lines.map((line, index) => lineRow(line, index, vatRate)),
        [
          ...[total, ...rest(6), right(moneyText(gross - tax)), centred('Х'), centred('Х')],
          ...[
            right(vatRate === null ? t('pay.upd.noTax') : moneyText(tax)),
            right(moneyText(gross)),
            ...rest(3),
          ],
        ],
      ],
    },
  };
}

const signed = (label: Word, name: string, code?: string): Content => ({
  text: `${t(label)} ____________________ ${name === '' ? '' : `/ ${name} /`}${code ? `   [${code}]` : ''}`,
  margin: [0, 4, 0, 0],
});

const field = (label: Word, value: string, code: string): Content => ({
  text: `${t(label)}: ${value || DASH}   [${code}]`,
  margin: [0, 3, 0, 0],
});

const partyLine = ({ name, inn, kpp }: PayParty) =>
  [name, inn && `${t('pay.inn')} ${inn}`, kpp && `${t('pay.kpp')} ${kpp}`].filter(Boolean).join(', ');

/** The person handing over and the person receiving, each with the numbers of the form. */
function handing({ date, parties: { seller, buyer } }: PayDocumentInput): {
  columns: Content[];
  columnGap: number;
} {
  return {
    columnGap: 24,
    columns: [
      [
        signed('pay.upd.given', seller.director, '10'),
        field('pay.upd.givenOn', dayText(date), '11'),
        field('pay.upd.other', '', '12'),
        signed('pay.upd.responsible', seller.director, '13'),
        field('pay.upd.maker', partyLine(seller), '14'),
      ],
      [
        signed('pay.upd.taken', '', '15'),
        field('pay.upd.takenOn', '', '16'),
        field('pay.upd.other', '', '17'),
        signed('pay.upd.responsible', '', '18'),
        field('pay.upd.maker', partyLine(buyer), '19'),
      ],
    ],
  };
}

/**
 * A «Универсальный передаточный документ»: the lines and columns of a tax invoice (appendix 1 to government decree no. 1137) in
 * the frame that the tax service recommends (letter ММВ-20-3/96@).
 */
export function updDefinition(document: PayDocumentInput): TDocumentDefinitions {
  const { number, date, parties } = document;
  const status = statusOf(document);
  const isInvoice = status === '1';
  return {
    info: { title: t('pay.upd.title', { number, date: dayText(date) }) },
    pageOrientation: 'landscape',
    pageMargins: [28, 22, 28, 40],
    defaultStyle: { font: 'Onest', fontSize: 7.5, lineHeight: 1.05 },
    content: [
      { columnGap: 12, columns: [{ width: 110, ...statusBox(status) }, headOf(document, isInvoice)] },
      linesTable(document),
      {
        columnGap: 24,
        columns: [[signed('pay.upd.director', parties.seller.director)], [signed('pay.upd.accountant', '')]],
      },
      field('pay.upd.ground', t('pay.upd.offer'), '8'),
      field('pay.upd.transport', '', '9'),
      { ...handing(document), margin: [0, 6, 0, 0] },
    ],
  };
}
