import type { TFunction } from 'i18next';
import type { RefPayout } from '../api';

/** Returns a partner's bank details, line by line, in the order that banks require. */
export function payeeLines(
  { inn, kpp, bank, bik, account, corr }: RefPayout['payee'],
  t: TFunction<'office'>,
): string[] {
  return [
    kpp ? t('office:refs.payouts.innKpp', { inn, kpp }) : t('office:refs.payouts.inn', { inn }),
    t('office:refs.payouts.bank', { bank, bik }),
    t('office:refs.payouts.account', { account }),
    ...(corr ? [t('office:refs.payouts.corr', { corr })] : []),
  ];
}

/** Returns the path of a partner's invoice as PDF. */
export const refInvoicePath = ({ organizationId, id }: Pick<RefPayout, 'organizationId' | 'id'>): string =>
  `/api/back-office/ref-invoices/${organizationId}/${id}`;
