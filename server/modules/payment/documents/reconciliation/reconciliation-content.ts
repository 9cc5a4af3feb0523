import type { Content, TableCell } from 'pdfmake/interfaces';
import { dayText, daysAfter } from '@server/modules/days';
import type { PayStatement, PayStatementLine } from '../../payment.tables';
import { moneyText, party, signature, sumInWords, t, type Word } from '../document-parts';
import type { PayDocumentInput } from '../pay-document.task';

/** The names of the kinds of operations that contain their own details. */
const NAMED: Partial<Record<PayStatementLine['kind'], Word>> = {
  topUp: 'pay.move.topUp',
  purchase: 'pay.move.purchase',
  grant: 'pay.move.grant',
  refund: 'pay.move.refund',
  payout: 'pay.move.payout',
  refBonus: 'pay.move.refBonus',
  chargeback: 'pay.move.chargeback',
  reversal: 'pay.move.reversal',
};

function nameOf({ kind, number, periodFrom, periodTo }: PayStatementLine): string {
  if (periodFrom !== null && periodTo !== null) {
    const days = { from: dayText(periodFrom), to: dayText(daysAfter(periodTo, -1)) };
    return t(kind === 'refund' ? 'pay.move.returned' : 'pay.line.month', days);
  }
  return t(NAMED[kind] ?? 'pay.move.other', { number: number ?? '' });
}

const right = (text: string, isBold = false): TableCell => ({
  text,
  alignment: 'right',
  noWrap: true,
  bold: isBold,
});

/** In the provider's books, what was provided is debit, and what was received is credit. */
const sides = (amount: bigint): [TableCell, TableCell] => [
  right(amount < 0n ? moneyText(-amount) : ''),
  right(amount > 0n ? moneyText(amount) : ''),
];

/** The remainder is the client's advance, credit, or the client's debt, debit. */
const balanceRow = (label: string, amount: bigint): TableCell[] => [
  { text: label, bold: true, colSpan: 2 },
  {},
  right(amount < 0n ? moneyText(-amount) : '', true),
  right(amount > 0n ? moneyText(amount) : '', true),
];

function turnoverRow(lines: readonly PayStatementLine[]): TableCell[] {
  const sum = (isCredit: boolean) =>
    lines
      .map(({ amount }) => BigInt(amount))
      .filter((amount) => amount > 0n === isCredit)
      .reduce((total, amount) => total + amount, 0n);
  return [
    { text: t('pay.reconciliation.turnover'), bold: true, colSpan: 2 },
    {},
    right(moneyText(-sum(false)), true),
    right(moneyText(sum(true)), true),
  ];
}

function table({ opening, closing, lines }: PayStatement, from: string, to: string): Content {
  const heads: readonly Word[] = ['pay.column.date', 'pay.move.name', 'pay.move.debit', 'pay.move.credit'];
  return {
    layout: 'thin',
    table: {
      headerRows: 1,
      widths: [60, '*', 85, 85],
      body: [
        heads.map((head, index): TableCell => ({
          text: t(head),
          bold: true,
          alignment: index > 1 ? 'right' : 'left',
        })),
        balanceRow(t('pay.reconciliation.opening', { date: dayText(from) }), BigInt(opening)),
        ...lines.map((line): TableCell[] => [dayText(line.day), nameOf(line), ...sides(BigInt(line.amount))]),
        turnoverRow(lines),
        balanceRow(t('pay.reconciliation.closing', { date: dayText(to) }), BigInt(closing)),
      ],
    },
    margin: [0, 10, 0, 10],
  };
}

/** States in words whose money is left. */
function conclusion(closing: bigint, date: string, names: { seller: string; buyer: string }): string {
  if (closing === 0n) return t('pay.reconciliation.even', { date });
  const sum = moneyText(closing < 0n ? -closing : closing);
  const words = sumInWords(closing < 0n ? -closing : closing);
  return t('pay.reconciliation.owed', {
    ...{ date, sum, words },
    to: closing > 0n ? names.buyer : names.seller,
  });
}

/** An «Акт сверки»: the opening balance, the operations, the closing balance, and the signature lines of both parties. */
export function reconciliationContent(document: PayDocumentInput, statement: PayStatement): Content[] {
  const { number, date, parties } = document;
  const from = document.periodFrom ?? date;
  const to = document.periodTo ?? date;
  const { seller, buyer } = parties;
  return [
    { text: t('pay.reconciliation.title', { number, date: dayText(date) }), fontSize: 14, bold: true },
    {
      text: t('pay.reconciliation.period', { from: dayText(from), to: dayText(to) }),
      margin: [0, 2, 0, 12],
    },
    party('pay.doer', seller),
    party('pay.customer', buyer),
    table(statement, from, to),
    {
      text: conclusion(BigInt(statement.closing), dayText(to), { seller: seller.name, buyer: buyer.name }),
      margin: [0, 0, 0, 6],
    },
    signature('pay.doer', seller.director),
    signature('pay.customer', ''),
  ];
}
