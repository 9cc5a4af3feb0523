import words from 'number-to-words-ru';
import type { Content } from 'pdfmake/interfaces';
import { roublesText } from '@domain/money';
import { numberFormat } from '@server/formatters';
import { documentText } from '@server/texts';
import type { PayParty } from '../payment.tables';

export type Word = Parameters<typeof documentText>[1];

/** Payment documents are for Russian accounting and banks, regardless of the language of the application. */
export const t = (key: Word, params?: Record<string, string | number>) => documentText('ru', key, params);

const ROUBLES = numberFormat('ru', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
export const GREY = '#555555';

/** «24 000,00» */
export function moneyText(kopecks: bigint): string {
  return ROUBLES.format(Number(kopecks) / 100);
}

/** «Двадцать четыре тысячи рублей 00 копеек» */
export const sumInWords = (kopecks: bigint): string =>
  words.convert(roublesText(kopecks), {
    currency: 'rub',
    convertNumberToWords: { integer: true, fractional: false },
  });

function partyText({ name, inn, kpp, address }: PayParty): string {
  return [name, inn && `${t('pay.inn')} ${inn}`, kpp && `${t('pay.kpp')} ${kpp}`, address]
    .filter(Boolean)
    .join(', ');
}

/** The description of one party of the document. */
export const party = (label: Word, of: PayParty): Content => ({
  text: [{ text: `${t(label)}: `, color: GREY }, partyText(of)],
  margin: [0, 0, 0, 6],
});

/** The line for a signature. */
export const signature = (label: Word, name: string): Content => ({
  text: `${t(label)}: ______________________ ${name === '' ? '' : `/ ${name} /`}`,
  margin: [0, 14, 0, 0],
});
