import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@src/components/data/StatusChip';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { formatMoney } from '@src/lib/money';
import { useAppSelector } from '@src/store/hooks';
import { selectRoles } from '@src/store/selectors/roles';
import { useIsOwnEdit } from '@src/store/useEditMode';
import { type RefLink, useRefLinksQuery } from '../api';
import { RefFunnel } from '../components/refs/RefFunnel';
import { RefTemplateList } from '../components/refs/RefTemplateList';
import { RefLinkDialog } from '../components/refs/RefLinkDialog';
import { ShareLinkDialog } from '../components/refs/ShareLinkDialog';

type Opened = { link: RefLink; as: 'share' | 'edit' };

/** /payment/refs/list, «Ссылки»: the caller's own links, each with a share button, in edit mode a rename button, and its results. */
export function RefListTab() {
  const { t } = useTranslation('payment');
  const [opened, setOpened] = useState<Opened | null>(null);
  const { data, error, isFetching, refetch } = useRefLinksQuery();
  const { isAdmin } = useAppSelector(selectRoles);
  const close = () => setOpened(null);
  return (
    <>
      {data?.refLinks.some(({ clicks, registrations }) => clicks + registrations > 0) ? (
        <Box sx={{ mb: 2.5 }}>
          <RefFunnel links={data.refLinks} />
        </Box>
      ) : null}
      <SimpleTable
        label={t('payment:refs.tab.list')}
        columns={useColumns(setOpened)}
        rows={data?.refLinks}
        rowKey={({ id }) => id}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            icon={Link2}
            title={t('payment:refs.list.empty')}
            text={t('payment:refs.list.emptyHelp')}
            isDense
          />
        }
      />
      {isAdmin ? <RefTemplateList /> : null}
      {opened?.as === 'share' ? <ShareLinkDialog link={opened.link} onClose={close} /> : null}
      {opened?.as === 'edit' ? <RefLinkDialog link={opened.link} onSaved={close} onClose={close} /> : null}
    </>
  );
}

function useColumns(onOpen: (opened: Opened) => void): SimpleColumn<RefLink>[] {
  const { t } = useTranslation('payment');
  const isEdit = useIsOwnEdit();
  return [
    {
      key: 'name',
      title: t('payment:refs.list.name'),
      render: ({ name, isArchive }) => (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <span>{name}</span>
          {isArchive ? <StatusChip label={t('payment:refs.list.archived')} colour="grey" /> : null}
        </Stack>
      ),
    },
    {
      key: 'createdAt',
      title: t('payment:refs.list.createdAt'),
      width: 130,
      render: ({ createdAt }) => formatDate(createdAt),
    },
    ...useResultColumns(),
    {
      key: 'actions',
      title: t('payment:refs.list.actions'),
      align: 'right',
      render: (link) => (
        <Stack direction="row" spacing={0.5} sx={{ justifyContent: 'flex-end' }}>
          {isEdit ? (
            <Button
              size="small"
              onClick={() => onOpen({ link, as: 'edit' })}
              aria-label={t('payment:refs.list.editOf', { name: link.name })}
            >
              {t('payment:refs.list.edit')}
            </Button>
          ) : null}
          <Button
            size="small"
            variant="outlined"
            onClick={() => onOpen({ link, as: 'share' })}
            aria-label={t('payment:refs.list.shareOf', { name: link.name })}
          >
            {t('payment:refs.list.share')}
          </Button>
        </Stack>
      ),
    },
  ];
}

/** The results of each link: the funnel has their sums. */
function useResultColumns(): SimpleColumn<RefLink>[] {
  const { t, i18n } = useTranslation('payment');
  return [
    { key: 'clicks', title: t('payment:refs.list.clicks'), align: 'right', render: ({ clicks }) => clicks },
    {
      key: 'registrations',
      title: t('payment:refs.list.registrations'),
      align: 'right',
      render: ({ registrations }) => registrations,
    },
    { key: 'paid', title: t('payment:refs.list.paid'), align: 'right', render: ({ paid }) => paid },
    {
      key: 'earned',
      title: t('payment:refs.list.earned'),
      align: 'right',
      render: ({ earned }) => formatMoney(earned, i18n.language),
    },
  ];
}
