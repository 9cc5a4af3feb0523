import { Handshake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@src/components/data/StatusChip';
import { EmptyState } from '@src/components/feedback/EmptyState';
import type { SimpleColumn } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { formatMoney } from '@src/lib/money';
import { type RefReferral, useLazyRefReferralsQuery, useRefReferralsQuery } from '../api';
import { OlderRowsTable } from '../components/OlderRowsTable';

const COLOURS = { registered: 'grey', trial: 'blue', paid: 'green', inactive: 'amber' } as const;

/** /payment/refs/users, «Приглашённые»: who registered through a link, and their progress. */
export function RefUsersTab() {
  const { t } = useTranslation('payment');
  const { data, ...first } = useRefReferralsQuery({});
  const [readMore, { isFetching }] = useLazyRefReferralsQuery();
  return (
    <OlderRowsTable
      list="referrals"
      label={t('payment:refs.tab.users')}
      columns={useColumns()}
      first={{ ...first, page: data?.refReferrals }}
      readOlder={async ({ id }) => (await readMore({ before: id })).data?.refReferrals}
      isReading={isFetching}
      empty={
        <EmptyState
          icon={Handshake}
          title={t('payment:refs.users.empty')}
          text={t('payment:refs.users.emptyHelp')}
          isDense
        />
      }
    />
  );
}

function useColumns(): SimpleColumn<RefReferral>[] {
  const { t, i18n } = useTranslation('payment');
  return [
    { key: 'name', title: t('payment:refs.users.name'), render: ({ name }) => name },
    {
      key: 'createdAt',
      title: t('payment:refs.users.createdAt'),
      width: 130,
      render: ({ createdAt }) => formatDate(createdAt),
    },
    {
      key: 'stage',
      title: t('payment:refs.users.stage'),
      render: ({ stage }) => <StatusChip label={t(`payment:refs.stage.${stage}`)} colour={COLOURS[stage]} />,
    },
    {
      key: 'by',
      title: t('payment:refs.users.by'),
      render: ({ link, invitedBy }) => (link === null ? invitedBy : `${invitedBy} · ${link}`),
    },
    {
      key: 'earned',
      title: t('payment:refs.users.earned'),
      align: 'right',
      render: ({ earned }) => formatMoney(earned, i18n.language),
    },
  ];
}
