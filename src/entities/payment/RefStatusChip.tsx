import { useTranslation } from 'react-i18next';
import type { RefEntryStatus } from '@src/api/generated/types';
import { StatusChip } from '@src/components/data/StatusChip';

const COLOURS = {
  onHold: 'blue',
  available: 'green',
  inReview: 'amber',
  rejected: 'red',
  withdrawn: 'grey',
  clawedBack: 'red',
  inPayment: 'amber',
  paid: 'green',
  declined: 'red',
  returned: 'blue',
} as const satisfies Record<RefEntryStatus, string>;

/** The status of a referral accrual or withdrawal, for the earner and for the provider. */
export function RefStatusChip({ status }: { status: RefEntryStatus }) {
  const { t } = useTranslation('payment');
  return <StatusChip label={t(`payment:refs.status.${status}`)} colour={COLOURS[status]} />;
}
