import Drawer from '@mui/material/Drawer';
import { useTranslation } from 'react-i18next';
import { sizes } from '@src/theme/tokens';
import { Brand } from './Brand';
import { SidebarNav } from './SidebarNav';

interface SidebarDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The menu on narrow screens. */
export function SidebarDrawer({ isOpen, onClose }: SidebarDrawerProps) {
  const { t } = useTranslation('navigation');
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      sx={{ display: { md: 'none' } }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t('navigation:menu'),
          sx: { width: sizes.sidebar, maxWidth: '86vw' },
        },
      }}
    >
      <Brand isShort={false} />
      <SidebarNav isShort={false} onGo={onClose} />
    </Drawer>
  );
}
