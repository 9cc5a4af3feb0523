import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Ticket } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@src/components/data/StatusChip';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { promoValue } from '@src/lib/promo-value';
import { useCall } from '@src/store/useCall';
import { useCanEdit } from '@src/store/useEditMode';
import { type PromoCode, usePromoCodesQuery, usePromoCodeUpdateMutation } from '../../api';
import { NewPromoCode } from './NewPromoCode';

const pageSize = 20;

/** The provider's promo codes, the newest first; each can be stopped. */
export function PromoCodeList() {
  const { t } = useTranslation('office');
  const [page, setPage] = useState(1);
  const mayWrite = useCanEdit('backOfficeRef');
  const query = usePromoCodesQuery({ page, pageSize });
  const columns = useColumns(mayWrite);
  return (
    <Stack component="section" spacing={1.5} aria-label={t('office:promo.title')}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between' }}
      >
        <Typography component="h2" variant="h2">
          {t('office:promo.title')}
        </Typography>
        {mayWrite ? <NewPromoCode /> : null}
      </Stack>
      <SimpleTable<PromoCode>
        label={t('office:promo.title')}
        columns={columns}
        rows={query.data?.promoCodes.items}
        rowKey={({ id }) => id}
        isFetching={query.isFetching}
        error={query.error}
        onRetry={() => void query.refetch()}
        empty={<EmptyState icon={Ticket} title={t('office:promo.empty')} isDense />}
        paging={{ count: query.data?.promoCodes.count ?? 0, page, pageSize, onPage: setPage }}
      />
    </Stack>
  );
}

function useColumns(mayWrite: boolean): SimpleColumn<PromoCode>[] {
  const { t, i18n } = useTranslation(['office', 'payment']);
  return [
    { key: 'code', title: t('office:promo.code'), render: ({ code }) => code },
    {
      key: 'gives',
      title: t('office:promo.gives'),
      render: (promoCode) => promoValue(promoCode, t, i18n.language),
    },
    {
      key: 'used',
      title: t('office:promo.used'),
      align: 'right',
      render: ({ used, limitTotal }) =>
        limitTotal === null ? used : t('office:promo.usedOf', { used, limit: limitTotal }),
    },
    {
      key: 'validTo',
      title: t('office:promo.validTo'),
      render: ({ validTo }) => (validTo ? formatDate(validTo) : t('office:promo.always')),
    },
    {
      key: 'status',
      title: t('office:filter.status'),
      render: ({ isActive }) => (
        <StatusChip
          label={t(isActive ? 'office:promo.active' : 'office:promo.stopped')}
          colour={isActive ? 'green' : 'grey'}
        />
      ),
    },
    ...(mayWrite ? [switchColumn(t('office:promo.actions'))] : []),
  ];
}

function switchColumn(title: string): SimpleColumn<PromoCode> {
  return {
    key: 'switch',
    title,
    align: 'right',
    render: (promoCode) => <SwitchButton promoCode={promoCode} />,
  };
}

function SwitchButton({ promoCode: { id, code, isActive } }: { promoCode: PromoCode }) {
  const { t } = useTranslation('office');
  const [update] = usePromoCodeUpdateMutation();
  const call = useCall();
  const does = isActive ? 'stop' : 'resume';
  return (
    <Button
      size="small"
      onClick={() => void call(update({ id, isActive: !isActive })).catch(() => undefined)}
      aria-label={`${t(`office:promo.${does}`)}: ${code}`}
    >
      {t(`office:promo.${does}`)}
    </Button>
  );
}
