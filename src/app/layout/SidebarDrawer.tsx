import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { sizes } from '@src/theme/tokens';

interface SidebarDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  label: string;
  children: ReactNode;
}

/** The menu on narrow screens. */
export function SidebarDrawer({ isOpen, onClose, label, children }: SidebarDrawerProps) {
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      sx={{ display: { md: 'none' } }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': label,
          sx: { width: sizes.sidebar, maxWidth: '86vw' },
        },
      }}
    >
      {children}
    </Drawer>
  );
}
