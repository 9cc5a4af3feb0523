import type { PaySeller } from '../payment.tables';

/** `|` separates the fields: within a value it would start another field. */
const clean = (value: string) => value.replaceAll(/[|\r\n]+/g, ' ').trim();

/**
 * Returns the text that a bank's application reads from the QR code of an invoice (ГОСТ Р 56042-2014; «2»: UTF-8). The sum is in
 * kopecks.
 */
export function transferCode(seller: PaySeller, kopecks: bigint, purpose: string): string {
  const { name, inn, kpp, bank } = seller;
  const fields: [string, string][] = [
    ['Name', name],
    ['PersonalAcc', bank.account],
    ['BankName', bank.name],
    ['BIC', bank.bik],
    // An account at the Bank of Russia itself has none: the standard requires a zero.
    ['CorrespAcc', bank.corr === '' ? '0' : bank.corr],
    ['PayeeINN', inn],
    ...(kpp === '' ? [] : [['KPP', kpp] satisfies [string, string]]),
    ['Sum', String(kopecks)],
    ['Purpose', purpose],
  ];
  return ['ST00012', ...fields.map(([key, value]) => `${key}=${clean(value)}`)].join('|');
}
