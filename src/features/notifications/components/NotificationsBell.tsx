import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { useMenu } from '@src/components/layout/useMenu';
import { useWasOpen } from '@src/components/useWasOpen';
import { useNotificationsQuery } from '../api';

const NotificationsPopover = lazy(async () => ({
  default: (await import('./NotificationsPopover')).NotificationsPopover,
}));

const shown = 20;
/** Of one answer; what is older is in the documents themselves. */
const most = limits.pageSizeMax;

/** What happened for the person, live: the number of unread ones, and the last of them on a press. */
export function NotificationsBell() {
  const { t } = useTranslation('notifications');
  const menu = useMenu();
  const isNeeded = useWasOpen(menu.isOpen);
  const [isUnread, setUnread] = useState(false);
  const [pages, setPages] = useState(1);
  const query = useNotificationsQuery({ isUnread, page: 1, pageSize: Math.min(shown * pages, most) });
  const notifications = query.data?.notifications;
  const unread = notifications?.unreadCount ?? 0;
  const label = unread ? t('notifications:bell.unread', { count: unread }) : t('notifications:bell.none');
  return (
    <>
      <Tooltip title={t('notifications:title')}>
        <IconButton aria-label={label} aria-haspopup="dialog" aria-expanded={menu.isOpen} onClick={menu.open}>
          <Badge
            badgeContent={unread || null}
            max={99}
            sx={{
              '& .MuiBadge-badge': {
                bgcolor: (theme) => theme.tokens.accent,
                color: '#2A1B03',
                fontSize: 11,
                fontWeight: 640,
                minWidth: 17,
                height: 17,
                px: 0.5,
              },
            }}
          >
            <Bell />
          </Badge>
        </IconButton>
      </Tooltip>
      {isNeeded ? (
        <Suspense>
          <NotificationsPopover
            menu={menu}
            items={notifications?.items}
            count={Math.min(notifications?.count ?? 0, most)}
            unread={unread}
            isUnread={isUnread}
            onUnread={setUnread}
            error={query.error}
            onRetry={() => void query.refetch()}
            onMore={() => setPages(pages + 1)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
