import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@src/components/data/StatusChip';
import type { SimpleColumn } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { formatMoney } from '@src/lib/money';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';
import type { Adjustment } from '../../api';
import { CellNote, NamedCell } from '../NamedCell';
import type { AdjustmentStep } from './AdjustmentDialog';

const COLOURS = {
  proposed: 'amber',
  done: 'green',
  declined: 'red',
  withdrawn: 'grey',
  expired: 'grey',
} as const;

interface Steps {
  onStep: (adjustment: Adjustment, step: AdjustmentStep) => void;
}

/** The columns of corrections, with the caller's actions on pending ones. */
export function useAdjustmentColumns({
  isClientShown,
  onStep,
}: Steps & { isClientShown: boolean }): SimpleColumn<Adjustment>[] {
  const { t, i18n } = useTranslation('office');
  const mayWrite = useAppSelector(selectCan)('backOfficeSettingAccount', 'write');
  const client: SimpleColumn<Adjustment> = {
    key: 'client',
    title: t('office:adjustments.client'),
    render: ({ organizationName }) => organizationName,
  };
  return [
    {
      key: 'at',
      title: t('office:adjustments.at'),
      width: 140,
      render: ({ createdAt }) => formatDate(createdAt, 'dateTime'),
    },
    ...(isClientShown ? [client] : []),
    {
      key: 'amount',
      title: t('office:adjustments.amount'),
      align: 'right',
      render: ({ amount }) => `${amount.startsWith('-') ? '' : '+'}${formatMoney(amount, i18n.language)}`,
    },
    {
      key: 'reason',
      title: t('office:adjustments.reason'),
      render: ({ reason, proposedBy }) => (
        <NamedCell name={reason} note={t('office:adjustments.proposedBy', { person: proposedBy })} />
      ),
    },
    {
      key: 'status',
      title: t('office:adjustments.status'),
      render: (item) => <Status adjustment={item} />,
    },
    ...(mayWrite
      ? [
          {
            key: 'decision',
            title: t('office:adjustments.decision'),
            align: 'right',
            render: (item: Adjustment) =>
              item.status === 'proposed' ? <StepButtons adjustment={item} onStep={onStep} /> : null,
          } as const,
        ]
      : []),
  ];
}

function Status({ adjustment }: { adjustment: Adjustment }) {
  const { t } = useTranslation('office');
  const { status, expiresAt, decidedBy, answer } = adjustment;
  const until =
    status === 'proposed' && expiresAt
      ? t('office:adjustments.until', { date: formatDate(expiresAt, 'dateTime') })
      : '';
  return (
    <>
      <StatusChip label={t(`office:adjustments.state.${status}`)} colour={COLOURS[status]} />
      <CellNote text={until || [decidedBy, answer].filter(Boolean).join(': ')} />
    </>
  );
}

function StepButtons({ adjustment, onStep }: Steps & { adjustment: Adjustment }) {
  const { t, i18n } = useTranslation('office');
  const steps: AdjustmentStep[] = adjustment.isOwn ? ['withdraw'] : ['confirm', 'decline'];
  const of = {
    sum: formatMoney(adjustment.amount, i18n.language),
    name: adjustment.organizationName,
  };
  return (
    <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
      {steps.map((step) => (
        <Button
          key={step}
          size="small"
          color={step === 'confirm' ? 'primary' : 'error'}
          onClick={() => onStep(adjustment, step)}
          aria-label={t(`office:adjustments.${step}Of`, of)}
        >
          {t(`office:adjustments.${step}`)}
        </Button>
      ))}
    </Stack>
  );
}
