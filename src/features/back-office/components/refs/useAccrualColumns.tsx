import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { RefStatusChip } from '@src/entities/payment/RefStatusChip';
import type { SimpleColumn } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { formatMoney } from '@src/lib/money';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';
import type { RefAccrual } from '../../api';
import { CellNote, NamedCell } from '../NamedCell';

interface Decisions {
  onApprove: (accrual: RefAccrual) => void;
  onReject: (accrual: RefAccrual) => void;
}

/** The columns of accruals, with the decisions on pending ones. */
export function useAccrualColumns(decisions: Decisions): SimpleColumn<RefAccrual>[] {
  const { t, i18n } = useTranslation(['office', 'payment']);
  const mayWrite = useAppSelector(selectCan)('backOfficeRef', 'write');
  const money = (kopecks: string) => formatMoney(kopecks, i18n.language);
  return [
    {
      key: 'createdAt',
      title: t('office:refs.at'),
      width: 120,
      render: ({ createdAt }) => formatDate(createdAt),
    },
    {
      key: 'who',
      title: t('office:refs.referrer'),
      render: ({ organizationName, invitedBy }) => <NamedCell name={organizationName} note={invitedBy} />,
    },
    {
      key: 'payer',
      title: t('office:refs.payer'),
      render: ({ payerName, paid }) => (
        <NamedCell name={payerName} note={t('office:refs.paid', { sum: money(paid) })} />
      ),
    },
    {
      key: 'amount',
      title: t('office:refs.amount'),
      align: 'right',
      render: ({ amount, percent, clawedBack }) => (
        <NamedCell
          name={money(amount)}
          note={[
            `${percent} %`,
            clawedBack === '0' ? '' : t('office:refs.clawedBack', { sum: money(clawedBack) }),
          ]
            .filter(Boolean)
            .join(', ')}
        />
      ),
    },
    {
      key: 'status',
      title: t('office:filter.status'),
      render: ({ status, availableFrom, flags, reason }) => (
        <>
          <RefStatusChip status={status} />
          <CellNote
            text={
              reason ||
              (status === 'onHold'
                ? t('payment:refs.history.from', { date: formatDate(availableFrom) })
                : flags.map((flag) => t(`office:refs.flag.${flag}`)).join(', '))
            }
          />
        </>
      ),
    },
    ...(mayWrite ? [decisionColumn(t('office:refs.decision'), decisions)] : []),
  ];
}

function decisionColumn(title: string, decisions: Decisions): SimpleColumn<RefAccrual> {
  return {
    key: 'decision',
    title,
    align: 'right',
    render: (accrual) =>
      accrual.status === 'inReview' || accrual.status === 'onHold' ? (
        <Decision accrual={accrual} {...decisions} />
      ) : null,
  };
}

function Decision({ accrual, onApprove, onReject }: Decisions & { accrual: RefAccrual }) {
  const { t } = useTranslation('office');
  const { payerName, status } = accrual;
  return (
    <Stack direction="row" spacing={0.5} sx={{ justifyContent: 'flex-end' }}>
      {status === 'inReview' ? (
        <Button
          size="small"
          onClick={() => onApprove(accrual)}
          aria-label={t('office:refs.approveOf', { name: payerName })}
        >
          {t('office:refs.approve')}
        </Button>
      ) : null}
      <Button
        size="small"
        color="error"
        onClick={() => onReject(accrual)}
        aria-label={t('office:refs.rejectOf', { name: payerName })}
      >
        {t('office:refs.reject')}
      </Button>
    </Stack>
  );
}
