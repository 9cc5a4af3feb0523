import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate } from '@src/lib/dates';
import type { NotificationItem } from '../api';

interface NotificationRowProps {
  item: NotificationItem;
  onFollow: () => void;
}

/** What happened, when, and the way there. */
export function NotificationRow({ item, onFollow }: NotificationRowProps) {
  const { t, i18n } = useTranslation('notifications');
  const isUnread = item.readAt === null;
  const link = item.route ? { component: Link, to: item.route } : {};
  return (
    <ListItem
      disablePadding
      sx={{ borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}
    >
      <ListItemButton
        {...link}
        onClick={onFollow}
        sx={{ gap: 1.25, alignItems: 'flex-start', borderRadius: 0, py: 1.25 }}
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
          <Typography sx={{ fontWeight: isUnread ? 560 : 400 }}>
            {t(`notifications:${item.type}`, {
              ...shownParams(item.params, i18n.language),
              context: item.params['result'] === undefined ? '' : String(item.params['result']),
            })}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {formatDate(item.createdAt, 'dateTime', i18n.language)}
            {isUnread ? <Box component="span" sx={srOnly}>{`, ${t('notifications:unread')}`}</Box> : null}
          </Typography>
        </Box>
      </ListItemButton>
    </ListItem>
  );
}

const srOnly = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Dates among the values come as they are stored. */
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
