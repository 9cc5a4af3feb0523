import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FileCheck2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { DownloadButton } from '@src/store/DownloadButton';
import { type OwnRecord, useOwnRecordsQuery } from '../api';

const PAGE_SIZE = 20;

/** What the user has signed, refused or earned: its documents stay available when the subscription has ended. */
export function OwnRecordList() {
  const { t } = useTranslation('payment');
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useOwnRecordsQuery({ page, pageSize: PAGE_SIZE });
  const list = data?.ownRecords;
  const columns = useColumns();
  return (
    <Stack component="section" spacing={1.5} sx={{ mt: 3 }}>
      <Typography component="h2" variant="h2">
        {t('payment:records.title')}
      </Typography>
      <Typography color="textSecondary">{t('payment:records.text')}</Typography>
      <SimpleTable
        label={t('payment:records.title')}
        columns={columns}
        rows={list?.items}
        rowKey={({ objectType, id }) => `${objectType}-${id}`}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState icon={FileCheck2} title={t('payment:records.empty')} isDense />}
        paging={{ count: list?.count ?? 0, page, pageSize: PAGE_SIZE, onPage: setPage }}
      />
    </Stack>
  );
}

/** A button whose accessible name also says which record it belongs to. */
function File({ path, label, of }: { path: string; label: string; of: string }) {
  return (
    <DownloadButton size="small" variant="text" path={path} aria-label={`${label}: ${of}`}>
      {label}
    </DownloadButton>
  );
}

function useColumns(): SimpleColumn<OwnRecord>[] {
  const { t } = useTranslation('payment');
  return [
    {
      key: 'name',
      title: t('payment:records.name'),
      render: ({ code, name }) => (
        <>
          {name}
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {code}
          </Typography>
        </>
      ),
    },
    {
      key: 'version',
      title: t('payment:records.version'),
      width: 90,
      render: ({ versionLabel }) => versionLabel,
    },
    {
      key: 'action',
      title: t('payment:records.action'),
      render: ({ action, at }) => t(`payment:records.${action}`, { date: formatDate(at) }),
    },
    {
      key: 'files',
      title: t('payment:records.files'),
      align: 'right',
      render: ({ name, action, documentPath, textPath }) => (
        <Stack direction="row" useFlexGap spacing={0.5} sx={{ justifyContent: 'flex-end', flexWrap: 'wrap' }}>
          <File path={documentPath} label={t(`payment:records.document.${action}`)} of={name} />
          {textPath === null ? null : (
            <File path={textPath} label={t('payment:records.document.text')} of={name} />
          )}
        </Stack>
      ),
    },
  ];
}
