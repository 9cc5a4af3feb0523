import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Portal from '@mui/material/Portal';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from './hooks';
import type { AlertItem } from './slices/alerts';
import { useAlertLife } from './useAlertLife';
import { useClearSpots } from './useClearSpots';

const icons = { info: Info, success: CircleCheck, error: CircleAlert };
const colours = { info: 'blue', success: 'green', error: 'red' } as const;

/** Notifications and alerts: a live region, each with a timeout, a close button and a place where it covers no button. */
export function AlertsHost() {
  const { t } = useTranslation('common');
  const items = useAppSelector((state) => state.alerts.items);
  const [region, setRegion] = useState<HTMLDivElement | null>(null);
  useClearSpots(region, items.length > 0);
  return (
    <Portal>
      <Box ref={setRegion} role="region" aria-label={t('common:notification.region')}>
        <Box aria-live="polite" sx={{ display: 'contents' }}>
          {items.map((item) => (
            <AlertCard key={item.id} item={item} />
          ))}
        </Box>
      </Box>
    </Portal>
  );
}

function AlertCard({ item }: { item: AlertItem }) {
  const { t } = useTranslation('common');
  const { button, level, message } = item;
  const { close, press, holding } = useAlertLife(item);
  const Icon = icons[level];
  return (
    <Box
      {...holding}
      data-notification
      sx={(theme) => ({
        position: 'fixed',
        zIndex: theme.zIndex.snackbar,
        width: { xs: 'calc(100% - 24px)', sm: 400 },
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        p: 1.25,
        pl: 1.75,
        borderRadius: 1.5,
        border: `1px solid ${theme.tokens.border}`,
        bgcolor: 'background.paper',
        color: 'text.primary',
        boxShadow: '0 8px 24px rgba(8, 20, 22, 0.16)',
        '& > svg': { flexShrink: 0, color: theme.tokens.status[colours[level]].text },
      })}
    >
      <Icon size={20} aria-hidden />
      <Box sx={{ flex: 1, minWidth: 0, fontSize: 14, lineHeight: '20px', py: 0.5 }}>
        {typeof message === 'string' ? message : t(message.key, message.params)}
      </Box>
      {button ? (
        <Button size="small" onClick={press}>
          {button.label}
        </Button>
      ) : null}
      <IconButton size="small" aria-label={t('common:notification.close')} onClick={close}>
        <X />
      </IconButton>
    </Box>
  );
}
