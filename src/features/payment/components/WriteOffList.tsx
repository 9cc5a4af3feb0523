import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Coins } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { type TokenWriteOff, useLazyTokenWriteOffsQuery, useTokenWriteOffsQuery } from '../api';
import { useOlderRows } from '../lib/useOlderRows';
import { askedFilter, type WriteOffFilter } from '../lib/write-off-filter';
import { MoreButton } from './MoreButton';
import { WriteOffObject } from './WriteOffObject';
import { WriteOffStateChip } from './WriteOffStateChip';

interface WriteOffListProps {
  filter: WriteOffFilter;
  isFiltered: boolean;
  onReset: () => void;
  toolbar: ReactNode;
  onReceipt: (writeOffId: string) => void;
}

/** What tokens were used for, the newest first. A changed filter starts a new list. */
export function WriteOffList({ filter, isFiltered, onReset, toolbar, onReceipt }: WriteOffListProps) {
  const { t } = useTranslation('payment');
  const asked = askedFilter(filter);
  const first = useTokenWriteOffsQuery({ filter: asked });
  const [readMore, { isFetching }] = useLazyTokenWriteOffsQuery();
  const { rows, hasMore, more } = useOlderRows(
    JSON.stringify(asked),
    first.data?.tokenWriteOffs,
    async ({ id }) => {
      const { data } = await readMore({ filter: asked, before: id });
      return data?.tokenWriteOffs;
    },
  );
  return (
    <Stack spacing={1.5}>
      <SimpleTable
        label={t('payment:writeOffs.list')}
        columns={useColumns(onReceipt)}
        rows={rows}
        rowKey={({ id }) => id}
        isFetching={first.isFetching}
        error={first.error}
        onRetry={() => void first.refetch()}
        isFiltered={isFiltered}
        onResetFilters={onReset}
        toolbar={toolbar}
        empty={
          <EmptyState
            icon={Coins}
            title={t('payment:writeOffs.empty')}
            text={t('payment:writeOffs.emptyHelp')}
          />
        }
      />
      <MoreButton hasMore={hasMore} isBusy={isFetching} onMore={more} />
    </Stack>
  );
}

function useColumns(onReceipt: (writeOffId: string) => void): SimpleColumn<TokenWriteOff>[] {
  const { t } = useTranslation('payment');
  return [
    {
      key: 'receipt',
      title: t('payment:writeOffs.receipt'),
      width: 110,
      render: ({ id }) => (
        <Link component="button" type="button" onClick={() => onReceipt(id)}>
          {t('payment:writeOffs.receiptNumber', { number: id })}
        </Link>
      ),
    },
    {
      key: 'at',
      title: t('payment:writeOffs.at'),
      width: 150,
      render: ({ at }) => formatDate(at, 'dateTime'),
    },
    {
      key: 'what',
      title: t('payment:writeOffs.what'),
      render: (tokenWriteOff) => <WriteOffObject writeOff={tokenWriteOff} />,
    },
    {
      key: 'initiator',
      title: t('payment:writeOffs.initiator'),
      render: ({ initiator }) => initiator || t('payment:writeOffs.system'),
    },
    {
      key: 'tokens',
      title: t('payment:writeOffs.tokens'),
      align: 'right',
      render: ({ tokens }) => t('payment:tokens.number', { count: tokens }),
    },
    {
      key: 'after',
      title: t('payment:writeOffs.after'),
      align: 'right',
      render: ({ balanceAfter }) => t('payment:tokens.number', { count: balanceAfter }),
    },
    {
      key: 'status',
      title: t('payment:writeOffs.status'),
      render: (tokenWriteOff) => <WriteOffStateChip writeOff={tokenWriteOff} />,
    },
  ];
}
