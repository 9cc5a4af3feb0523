import type { TFunction } from 'i18next';
import type { RefPayout } from '../api';

/** The requisites of a partner, line by line, as a bank asks for them. */
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

/** Where the PDF of a partner's invoice is. */
export const refInvoicePath = ({ organizationId, id }: Pick<RefPayout, 'organizationId' | 'id'>): string =>
  `/api/back-office/ref-invoices/${organizationId}/${id}`;
