import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { errorText } from '@src/api/errors';
import { useNotificationReasonQuery } from '../api';
import { type NotificationItem } from '../first-api';

interface NotificationWhyProps {
  item: NotificationItem;
  onClose: () => void;
}

/** «Почему я это получил?», with a link to the setting. Loaded when it is opened. */
export function NotificationWhy({ item, onClose }: NotificationWhyProps) {
  const { t } = useTranslation(['notifications', 'common']);
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useNotificationReasonQuery({ id: item.id }, { skip: !isOpen });
  const text = data?.notificationReason ?? (error ? errorText(error) : t('common:loading'));
  return (
    <Box sx={{ pl: 4.25, pr: 2, pb: 1, fontSize: 13 }}>
      <Link component="button" type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('notifications:why')}
      </Link>
      {isOpen ? (
        <Box sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {text}{' '}
          <Link
            component={RouterLink}
            to={`/settings/setting-notifications?type=${item.type}`}
            onClick={onClose}
          >
            {t('notifications:settingsLink')}
          </Link>
        </Box>
      ) : null}
    </Box>
  );
}
