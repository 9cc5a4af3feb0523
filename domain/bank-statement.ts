import { parseRoubles } from './money';

/** A transfer as given in a bank statement. */
export interface StatementTransfer {
  /** The number of the payment order. */
  number: string;
  /** yyyy-MM-dd: the day on which it was received or written. */
  paidOn: string;
  /** Kopecks. */
  amount: bigint;
  payerName: string;
  payerInn: string;
  receiverInn: string;
  receiverAccount: string;
  purpose: string;
}

const HEAD = '1CClientBankExchange';
const FIRST = 'СекцияДокумент';
const LAST = 'КонецДокумента';
const DAY = /^(\d{2})\.(\d{2})\.(\d{4})$/;

const dayOf = (text: string): string | null => {
  const [, day, month, year] = DAY.exec(text) ?? [];
  return year === undefined ? null : `${year}-${month}-${day}`;
};

function transferOf(fields: ReadonlyMap<string, string>): StatementTransfer | null {
  const of = (...names: string[]) => names.map((name) => fields.get(name)?.trim()).find(Boolean) ?? '';
  const paidOn = dayOf(of('ДатаПоступило', 'Дата'));
  const amount = parseRoubles(of('Сумма'));
  const number = of('Номер');
  if (number === '' || paidOn === null || amount === null || amount === 0n) return null;
  return {
    ...{ number, paidOn, amount },
    payerName: of('Плательщик1', 'Плательщик'),
    payerInn: of('ПлательщикИНН'),
    receiverInn: of('ПолучательИНН'),
    receiverAccount: of('ПолучательСчет', 'ПолучательРасчСчет'),
    purpose: of('НазначениеПлатежа'),
  };
}

/**
 * Returns the documents of a statement in the format 1CClientBankExchange, which banks provide as text: `Name=value` by lines.
 * Entries without a number, day or sum are left out. Null: the text is in another format.
 * @see https://v8.1c.ru/tekhnologii/obmen-dannymi-i-integratsiya/standarty-i-formaty/standart-obmena-s-sistemami-klient-banka/
 */
export function readStatement(text: string): StatementTransfer[] | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (lines[0]?.trim() !== HEAD) return null;
  const found: StatementTransfer[] = [];
  let fields: Map<string, string> | null = null;
  for (const line of lines) {
    const mark = line.indexOf('=');
    const name = (mark < 0 ? line : line.slice(0, mark)).trim();
    if (name === FIRST) fields = new Map();
    else if (name === LAST) {
      const transfer = fields && transferOf(fields);
      if (transfer) found.push(transfer);
      fields = null;
    } else if (fields && mark >= 0) fields.set(name, line.slice(mark + 1));
  }
  return found;
}

const INVOICE = /(?:сч[её]т[а-я]{0,3}|invoice) ?(?:на оплату )?(?:№|#|no?\.?)? ?(\d{1,9})(?!\d)/iu;
/** Banks transmit 210 characters. */
const PURPOSE = 500;

/** Returns the number of the invoice in a purpose: «Оплата по счёту № 15 от 01.03.2027»; null: none. */
export function invoiceNumberOf(purpose: string): number | null {
  const [, number] = INVOICE.exec(purpose.slice(0, PURPOSE).replaceAll(/\s+/g, ' ')) ?? [];
  return number === undefined ? null : Number(number);
}
