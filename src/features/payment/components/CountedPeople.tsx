import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentDialog } from '@src/components/feedback/ContentDialog';
import { SearchField } from '@src/components/data/SearchField';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { SimpleTable } from '@src/components/table/SimpleTable';
import { usePaymentPeopleQuery } from '../api';

const PAGE_SIZE = 20;

/** The names of the people who count for the next charge, so that the number can be verified. */
export function CountedPeople({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('payment');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = usePaymentPeopleQuery({ search, page, pageSize: PAGE_SIZE });
  const list = data?.paymentPeople;
  return (
    <ContentDialog title={t('payment:people.title')} onClose={onClose}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('payment:people.text')}
      </Typography>
      <SimpleTable
        label={t('payment:people.title')}
        columns={[
          { key: 'name', title: t('payment:people.name'), render: ({ nameFull }) => nameFull },
          {
            key: 'position',
            title: t('payment:people.position'),
            render: ({ position }) => position ?? '—',
          },
        ]}
        rows={list?.items}
        rowKey={({ id }) => id}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={t('payment:people.empty')} isDense />}
        toolbar={
          <SearchField
            value={search}
            onChange={(next) => {
              setSearch(next);
              setPage(1);
            }}
            label={t('payment:people.search')}
          />
        }
        paging={{ count: list?.count ?? 0, page, pageSize: PAGE_SIZE, onPage: setPage }}
      />
    </ContentDialog>
  );
}
