import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { type NotificationItem, useNotificationsReadMutation } from '../api';
import { NotificationRow } from './NotificationRow';

interface NotificationListProps {
  items: readonly NotificationItem[] | undefined;
  unread: number;
  isFailed: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** The last notifications; one is read when it is followed, or all at once. */
export function NotificationList({ items, unread, isFailed, onRetry, onClose }: NotificationListProps) {
  const { t } = useTranslation('notifications');
  const [read] = useNotificationsReadMutation();
  return (
    <Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          px: 2,
          py: 1,
          minHeight: 52,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography component="h2" variant="h3" sx={{ flex: 1 }}>
          {t('notifications:title')}
        </Typography>
        {unread ? (
          <Button size="small" onClick={() => void read({ ids: [] })}>
            {t('notifications:readAll')}
          </Button>
        ) : null}
      </Box>
      <Box sx={{ maxHeight: '60vh', overflowY: 'auto' }}>
        {isFailed && !items ? <ErrorState isDense onRetry={onRetry} /> : null}
        {!isFailed && !items ? <SkeletonRows rows={4} columns={1} height={60} /> : null}
        {items && !items.length ? <EmptyState isDense icon={Bell} title={t('notifications:empty')} /> : null}
        {items?.length ? (
          <List disablePadding>
            {items.map((item) => (
              <NotificationRow
                key={item.id}
                item={item}
                onFollow={() => {
                  if (!item.readAt) void read({ ids: [item.id] });
                  onClose();
                }}
              />
            ))}
          </List>
        ) : null}
      </Box>
    </Box>
  );
}
