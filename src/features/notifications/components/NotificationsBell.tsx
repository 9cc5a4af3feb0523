import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import { Bell } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { Hint } from '@src/components/feedback/Hint';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { useMenu } from '@src/components/layout/useMenu';
import { useWasOpen } from '@src/components/useWasOpen';
import { tourAnchor } from '@src/lib/tour-anchor';
import { useNotificationsQuery } from '../first-api';

const NotificationsPopover = lazyPart(
  async () => (await import('./NotificationsPopover')).NotificationsPopover,
);

const shown = 20;
/** The maximum of one response; older events are found in the documents themselves. */
const maxPerResponse = limits.pageSizeMax;

const maxCountShown = 99;

const number = {
  position: 'absolute',
  top: 8,
  right: 8,
  translate: '50% -50%',
  display: 'grid',
  placeItems: 'center',
  minWidth: 17,
  height: 17,
  px: 0.5,
  borderRadius: 2.5,
  bgcolor: (theme: Theme) => theme.tokens.accent,
  color: '#2A1B03',
  fontSize: 11,
  fontWeight: 640,
} as const;

/** The user's live notifications: the number of unread ones, and the latest on click. */
export function NotificationsBell() {
  const { t } = useTranslation('navigation');
  const menu = useMenu();
  const isNeeded = useWasOpen(menu.isOpen);
  const [isUnread, setUnread] = useState(false);
  const [pages, setPages] = useState(1);
  const query = useNotificationsQuery({
    isUnread,
    page: 1,
    pageSize: Math.min(shown * pages, maxPerResponse),
  });
  const notifications = query.data?.notifications;
  const unread = notifications?.unreadCount ?? 0;
  const label = unread ? t('navigation:bell.unread', { count: unread }) : t('navigation:bell.none');
  return (
    <>
      <Hint title={t('navigation:bell.none')}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={menu.isOpen}
          onClick={menu.open}
          {...tourAnchor('bell')}
        >
          <Bell />
          {unread ? (
            <Box component="span" sx={number}>
              {unread > maxCountShown ? `${maxCountShown}+` : unread}
            </Box>
          ) : null}
        </IconButton>
      </Hint>
      {isNeeded ? (
        <Suspense>
          <NotificationsPopover
            menu={menu}
            items={notifications?.items}
            count={Math.min(notifications?.count ?? 0, maxPerResponse)}
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
