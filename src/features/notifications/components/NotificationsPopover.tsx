import Popover from '@mui/material/Popover';
import { useTranslation } from 'react-i18next';
import type { useMenu } from '@src/components/layout/useMenu';
import { NotificationList, type NotificationListProps } from './NotificationList';

type NotificationsPopoverProps = Omit<NotificationListProps, 'onClose'> & {
  menu: ReturnType<typeof useMenu>;
};

/** The latest notifications in a popover below the bell. */
export function NotificationsPopover({ menu, ...list }: NotificationsPopoverProps) {
  const { t } = useTranslation('notifications');
  return (
    <Popover
      {...menu.props}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('notifications:title'),
          sx: { width: 400, maxWidth: 'calc(100vw - 24px)', mt: 0.5 },
        },
      }}
    >
      <NotificationList {...list} onClose={menu.close} />
    </Popover>
  );
}
