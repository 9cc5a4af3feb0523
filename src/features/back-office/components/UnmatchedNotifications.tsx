import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { type UnmatchedNotification, useUnmatchedNotificationsQuery } from '../api';

/** Notifications in the payment service's name that concern no payment of ours. Without any, nothing is shown. */
export function UnmatchedNotifications() {
  const { t } = useTranslation('office');
  const { data } = useUnmatchedNotificationsQuery();
  const columns = useColumns();
  const rows = data?.unmatchedNotifications ?? [];
  if (rows.length === 0) return null;
  const title = t('office:unmatched.title');
  return (
    <Stack component="section" spacing={1.5} aria-label={title}>
      <Typography component="h2" variant="h2">
        {title}
      </Typography>
      <Typography color="textSecondary">{t('office:unmatched.help')}</Typography>
      <SimpleTable<UnmatchedNotification>
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={null}
      />
    </Stack>
  );
}

function useColumns(): SimpleColumn<UnmatchedNotification>[] {
  const { t, i18n } = useTranslation('office');
  return [
    {
      key: 'receivedAt',
      title: t('office:unmatched.receivedAt'),
      width: 180,
      render: ({ receivedAt }) => formatDate(receivedAt, 'dateTime', i18n.language),
    },
    { key: 'ip', title: t('office:unmatched.ip'), width: 180, render: ({ ip }) => ip },
    {
      key: 'body',
      title: t('office:unmatched.body'),
      render: ({ body }) => (
        <Typography
          variant="body2"
          sx={{ overflowWrap: 'anywhere', maxHeight: 120, overflowY: 'auto' }}
          tabIndex={0}
        >
          {body === '' ? t('office:unmatched.nothing') : body}
        </Typography>
      ),
    },
  ];
}
