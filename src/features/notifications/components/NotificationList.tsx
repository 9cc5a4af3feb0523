import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Bell, Settings2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Loaded } from '@src/components/feedback/Loaded';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { formatDate } from '@src/lib/dates';
import type { NotificationItem } from '../first-api';
import { byDay, type Day } from '../lib/days';
import { NotificationRow } from './NotificationRow';
import { useReadingAll } from './useReading';

export interface NotificationListProps {
  items: readonly NotificationItem[] | undefined;
  count: number;
  unread: number;
  isUnread: boolean;
  onUnread: (isUnread: boolean) => void;
  error: unknown;
  onRetry: () => void;
  onMore: () => void;
  onClose: () => void;
}

/** Notifications by day, all or only unread. Following one marks it as read; all can be marked at once. */
export function NotificationList(props: NotificationListProps) {
  const { items, count, unread, isUnread, onUnread, error, onRetry, onMore, onClose } = props;
  const { t } = useTranslation(['notifications', 'common']);
  const all = useReadingAll();
  return (
    <Box>
      <Box sx={{ px: 2, pt: 1.25, pb: 1, borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 36 }}>
          <Typography component="h2" variant="h3" sx={{ flex: 1 }}>
            {t('notifications:title')}
          </Typography>
          <Tooltip title={t('notifications:settingsAll')}>
            <IconButton
              component={Link}
              to="/settings/setting-notifications"
              aria-label={t('notifications:settingsAll')}
              onClick={onClose}
              size="small"
            >
              <Settings2 />
            </IconButton>
          </Tooltip>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={isUnread}
            aria-label={t('notifications:filter.label')}
            onChange={(_event, next: boolean | null) => {
              if (next !== null) onUnread(next);
            }}
          >
            <ToggleButton value={false}>{t('notifications:filter.all')}</ToggleButton>
            <ToggleButton value>{t('notifications:filter.unread')}</ToggleButton>
          </ToggleButtonGroup>
          {all.count ? (
            <Box role="status" sx={{ ml: 'auto', fontSize: 13, color: 'text.secondary' }}>
              {t('notifications:readDone', { count: all.count })}
              <Button size="small" onClick={() => void all.undo()}>
                {t('common:action.undo')}
              </Button>
            </Box>
          ) : null}
          {unread && !all.count ? (
            <Button size="small" onClick={() => void all.readAll()} sx={{ ml: 'auto' }}>
              {t('notifications:readAll')}
            </Button>
          ) : null}
        </Box>
      </Box>
      <Box sx={{ maxHeight: '60vh', overflowY: 'auto' }}>
        <Loaded
          data={items}
          error={error}
          onRetry={onRetry}
          skeleton={<SkeletonRows rows={4} columns={1} height={60} />}
          isEmpty={(shown) => shown.length === 0}
          empty={
            <EmptyState
              isDense
              icon={Bell}
              title={t(isUnread ? 'notifications:emptyUnread' : 'notifications:empty')}
            />
          }
        >
          {(shown) => (
            <>
              {byDay(shown, new Date()).map((day) => (
                <DayGroup key={day.ago} day={day} onClose={onClose} />
              ))}
              {count > shown.length ? (
                <Button fullWidth onClick={onMore} sx={{ my: 1 }}>
                  {t('notifications:more')}
                </Button>
              ) : null}
            </>
          )}
        </Loaded>
      </Box>
    </Box>
  );
}

function DayGroup({ day, onClose }: { day: Day; onClose: () => void }) {
  const { t, i18n } = useTranslation('notifications');
  const names: Record<number, string> = {
    0: t('notifications:day.today'),
    1: t('notifications:day.yesterday'),
  };
  const name = names[day.ago] ?? formatDate(day.items[0]?.createdAt ?? '', 'longDate', i18n.language);
  return (
    <Box component="section" aria-label={name}>
      <Typography component="h3" variant="body2" color="textSecondary" sx={{ px: 2, pt: 1.5, pb: 0.5 }}>
        {name}
      </Typography>
      <List disablePadding>
        {day.items.map((item) => (
          <NotificationRow key={item.id} item={item} onClose={onClose} />
        ))}
      </List>
    </Box>
  );
}
