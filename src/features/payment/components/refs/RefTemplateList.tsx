import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Files } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { useCall } from '@src/store/useCall';
import { useIsOwnEdit } from '@src/store/useEditMode';
import { type RefTemplate, useRefTemplatesQuery, useRefTemplateWithdrawMutation } from '../../api';
import { RefTemplateDialog } from './RefTemplateDialog';

/** «Шаблоны для приглашённых»: what organizations that register through a link of the organization find. */
export function RefTemplateList() {
  const { t } = useTranslation('payment');
  const isEdit = useIsOwnEdit();
  const [isOffering, setIsOffering] = useState(false);
  const { data, error, isFetching, refetch } = useRefTemplatesQuery();
  return (
    <Stack component="section" spacing={1.5} sx={{ mt: 3 }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h2" variant="h2" sx={{ flex: '1 1 auto' }}>
          {t('payment:refs.templates.title')}
        </Typography>
        {isEdit ? (
          <Button variant="outlined" onClick={() => setIsOffering(true)}>
            {t('payment:refs.templates.offer')}
          </Button>
        ) : null}
      </Stack>
      <Typography color="textSecondary">{t('payment:refs.templates.text')}</Typography>
      <SimpleTable
        label={t('payment:refs.templates.title')}
        columns={useColumns(isEdit)}
        rows={data?.refTemplates}
        rowKey={({ id }) => id}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState icon={Files} title={t('payment:refs.templates.empty')} isDense />}
      />
      {isOffering ? <RefTemplateDialog onClose={() => setIsOffering(false)} /> : null}
    </Stack>
  );
}

function useColumns(isEdit: boolean): SimpleColumn<RefTemplate>[] {
  const { t } = useTranslation('payment');
  const call = useCall();
  const [withdraw] = useRefTemplateWithdrawMutation();
  const columns: SimpleColumn<RefTemplate>[] = [
    { key: 'name', title: t('payment:refs.templates.name'), render: ({ name }) => name },
    {
      key: 'kind',
      title: t('payment:refs.templates.kind'),
      render: ({ kind }) => t(`payment:refs.templates.${kind}`),
    },
    {
      key: 'clauses',
      title: t('payment:refs.templates.clauses'),
      align: 'right',
      render: ({ clauseCount }) => clauseCount || '—',
    },
    {
      key: 'createdAt',
      title: t('payment:refs.templates.createdAt'),
      width: 150,
      render: ({ createdAt }) => formatDate(createdAt),
    },
  ];
  if (!isEdit) return columns;
  return [
    ...columns,
    {
      key: 'actions',
      title: t('payment:refs.list.actions'),
      align: 'right',
      render: ({ id, name }) => (
        <Button
          size="small"
          color="error"
          onClick={() => void call(withdraw({ id })).catch(() => undefined)}
          aria-label={t('payment:refs.templates.withdrawOf', { name })}
        >
          {t('payment:refs.templates.withdraw')}
        </Button>
      ),
    },
  ];
}
