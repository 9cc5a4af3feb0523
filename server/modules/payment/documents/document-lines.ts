import { vatWithin } from '@domain/money';
import { numberFormat } from '@server/formatters';
import { dayText } from '@server/modules/days';
import { t } from './document-parts';
import type { PayDocumentInput } from './pay-document.task';

/** A line of a document; sums are kopecks. */
export interface DocumentLine {
  name: string;
  quantity: bigint;
  /** With the tax. */
  gross: bigint;
  /** The tax within it; zero without tax. */
  tax: bigint;
}

type Subject = Pick<PayDocumentInput, 'type' | 'periodFrom' | 'periodTo' | 'tokens' | 'vatRate' | 'amount'>;

/** Returns what an invoice asks money for, or what a closing document is about: the access, or tokens with a line for each price. */
export function documentLines({
  type,
  periodFrom,
  periodTo,
  tokens,
  vatRate,
  amount,
}: Subject): DocumentLine[] {
  const line = (name: string, quantity: bigint, gross: bigint): DocumentLine => ({
    ...{ name, quantity, gross },
    tax: vatRate === null ? 0n : vatWithin(gross, vatRate),
  });
  if (type === 'invoice') return [line(t('pay.line.advance'), 1n, BigInt(amount))];
  const days = { from: dayText(periodFrom ?? ''), to: dayText(periodTo ?? '') };
  if (!tokens) return [line(t('pay.line.month', days), 1n, BigInt(amount))];
  return tokens.map(({ tokens: count, price }) =>
    line(t('pay.line.tokens', days), BigInt(count), BigInt(count) * BigInt(price)),
  );
}

/** The tax of a document is that of its lines, each of which is rounded to the kopeck. */
export const documentTax = (lines: readonly DocumentLine[]): bigint =>
  lines.reduce((sum, { tax }) => sum + tax, 0n);

const PRICE = numberFormat('ru', { minimumFractionDigits: 2, maximumFractionDigits: 6 });
const COUNT = numberFormat('ru', {});

/** The price of one, in roubles: a price without tax can have parts of kopecks. */
export const priceText = (kopecks: bigint, quantity: bigint): string =>
  PRICE.format(Number(kopecks) / Number(quantity) / 100);

/** «1 500» */
export const countText = (quantity: bigint): string => COUNT.format(quantity);
