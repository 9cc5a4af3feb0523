import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { RefStatusChip } from '@src/entities/payment/RefStatusChip';
import type { SimpleColumn } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { formatMoney } from '@src/lib/money';
import { DownloadButton } from '@src/store/DownloadButton';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';
import type { RefPayout } from '../../api';
import { payeeLines, refInvoicePath } from '../../lib/ref-payout';
import { CellNote, NamedCell } from '../NamedCell';

interface Decisions {
  onPay: (payout: RefPayout) => void;
  onDecline: (payout: RefPayout) => void;
}

/** The columns of partners' invoices, with the decisions on pending ones. */
export function usePayoutColumns(decisions: Decisions): SimpleColumn<RefPayout>[] {
  const { t, i18n } = useTranslation(['office', 'payment']);
  const mayWrite = useAppSelector(selectCan)('backOfficeRef', 'write');
  return [
    {
      key: 'partner',
      title: t('office:refs.payouts.partner'),
      render: ({ organizationName, createdBy, createdAt }) => (
        <NamedCell
          name={organizationName}
          note={[createdBy, formatDate(createdAt)].filter(Boolean).join(', ')}
        />
      ),
    },
    {
      key: 'invoice',
      title: t('office:refs.payouts.invoice'),
      render: (payout) => <Invoice payout={payout} />,
    },
    {
      key: 'payee',
      title: t('office:refs.payouts.payee'),
      render: ({ payee }) => payeeLines(payee, t).map((line) => <CellNote key={line} text={line} />),
    },
    {
      key: 'amount',
      title: t('office:refs.payouts.amount'),
      align: 'right',
      render: ({ amount }) => formatMoney(amount, i18n.language),
    },
    {
      key: 'status',
      title: t('office:filter.status'),
      render: ({ status, paidOn, paymentNumber, reason }) => (
        <>
          <RefStatusChip status={status} />
          <CellNote
            text={
              paidOn
                ? t('payment:refs.history.paid', { date: formatDate(paidOn), number: paymentNumber })
                : reason
            }
          />
        </>
      ),
    },
    ...(mayWrite ? [decisionColumn(t('office:refs.decision'), decisions)] : []),
  ];
}

function Invoice({ payout }: { payout: RefPayout }) {
  const { t } = useTranslation('office');
  const { number, date, organizationName: name } = payout;
  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      {t('office:refs.payouts.number', { number, date: formatDate(date) })}
      <DownloadButton
        path={refInvoicePath(payout)}
        size="small"
        variant="text"
        aria-label={t('office:refs.payouts.fileOf', { number, name })}
      >
        {'PDF'}
      </DownloadButton>
    </Stack>
  );
}

function decisionColumn(title: string, decisions: Decisions): SimpleColumn<RefPayout> {
  return {
    key: 'decision',
    title,
    align: 'right',
    render: (payout) => (payout.status === 'inPayment' ? <Decision payout={payout} {...decisions} /> : null),
  };
}

function Decision({ payout, onPay, onDecline }: Decisions & { payout: RefPayout }) {
  const { t } = useTranslation('office');
  const { number, organizationName: name } = payout;
  return (
    <Stack sx={{ alignItems: { xs: 'flex-start', md: 'flex-end' } }}>
      <Button
        size="small"
        onClick={() => onPay(payout)}
        aria-label={t('office:refs.payouts.payOf', { number, name })}
      >
        {t('office:refs.payouts.pay')}
      </Button>
      <Button
        size="small"
        color="error"
        onClick={() => onDecline(payout)}
        aria-label={t('office:refs.payouts.declineOf', { number, name })}
      >
        {t('office:refs.payouts.decline')}
      </Button>
    </Stack>
  );
}
