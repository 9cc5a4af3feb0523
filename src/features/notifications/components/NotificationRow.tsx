import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Mail, MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '@src/components/text/VisuallyHidden';
import { formatDate } from '@src/lib/dates';
import type { NotificationItem } from '../first-api';
import { NotificationWhy } from './NotificationWhy';
import { useReading } from './useReading';

interface NotificationRowProps {
  item: NotificationItem;
  onClose: () => void;
}

/** A notification: the event, its time, the reason for it, and a link. */
export function NotificationRow({ item, onClose }: NotificationRowProps) {
  const { t, i18n } = useTranslation('notifications');
  const { readOne, unreadOne, onOpened } = useReading();
  const isUnread = item.readAt === null;
  const link = item.route ? { component: Link, to: item.route } : {};
  const toggle = t(isUnread ? 'notifications:read' : 'notifications:unreadOne');
  return (
    <ListItem
      disablePadding
      sx={{ display: 'block', borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        <ListItemButton
          {...link}
          onClick={() => {
            if (isUnread) onOpened(item.id);
            onClose();
          }}
          sx={{ gap: 1.25, alignItems: 'flex-start', borderRadius: 0, pt: 1.25, pb: 0.25, minWidth: 0 }}
        >
          <Box
            aria-hidden
            sx={{
              mt: 0.75,
              width: 8,
              height: 8,
              flexShrink: 0,
              borderRadius: '50%',
              bgcolor: (theme) => (isUnread ? theme.tokens.accent : 'transparent'),
            }}
          />
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: isUnread ? 560 : 400, overflowWrap: 'anywhere' }}>
              {item.text ??
                t(`notifications:${item.type}`, {
                  ...shownParams(item.params, i18n.language),
                  context: item.params['result'] === undefined ? '' : String(item.params['result']),
                })}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {formatDate(item.createdAt, 'dateTime', i18n.language)}
              {isUnread ? <VisuallyHidden>{`, ${t('notifications:unread')}`}</VisuallyHidden> : null}
            </Typography>
          </Box>
        </ListItemButton>
        <Tooltip title={toggle}>
          <IconButton
            size="small"
            aria-label={toggle}
            onClick={() => (isUnread ? readOne : unreadOne)(item.id)}
            sx={{ m: 1 }}
          >
            {isUnread ? <MailOpen size={17} /> : <Mail size={17} />}
          </IconButton>
        </Tooltip>
      </Box>
      <NotificationWhy item={item} onClose={onClose} />
    </ListItem>
  );
}

/** Formats dates, which are in the stored format. */
function shownParams(params: NotificationItem['params'], lang: string): NotificationItem['params'] {
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => [
      key,
      typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(T|$)/.test(value)
        ? formatDate(value, 'date', lang)
        : value,
    ]),
  );
}
