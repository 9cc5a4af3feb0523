import type { PaySeller } from '../payment.tables';

/** `|` parts the fields: in a value it would begin another. */
const clean = (value: string) => value.replaceAll(/[|\r\n]+/g, ' ').trim();

/** What a bank's application reads from the square of an invoice (ГОСТ Р 56042-2014; «2»: UTF-8). The sum is in kopecks. */
export function transferCode(seller: PaySeller, kopecks: bigint, purpose: string): string {
  const { name, inn, kpp, bank } = seller;
  const fields: [string, string][] = [
    ['Name', name],
    ['PersonalAcc', bank.account],
    ['BankName', bank.name],
    ['BIC', bank.bik],
    // An account with the Bank of Russia itself has none: the standard asks for a zero.
    ['CorrespAcc', bank.corr === '' ? '0' : bank.corr],
    ['PayeeINN', inn],
    ...(kpp === '' ? [] : [['KPP', kpp] satisfies [string, string]]),
    ['Sum', String(kopecks)],
    ['Purpose', purpose],
  ];
  return ['ST00012', ...fields.map(([key, value]) => `${key}=${clean(value)}`)].join('|');
}
