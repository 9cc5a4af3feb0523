import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Logo } from '@src/components/Logo';
import { useWasOpen } from '@src/components/useWasOpen';
import { useAppDispatch, useAppSelector } from '@src/store/hooks';
import { isSidebarShortToggled } from '@src/store/slices/settings';
import { sizes } from '@src/theme/tokens';
import { SidebarNav } from './SidebarNav';

const SidebarDrawer = lazy(async () => ({
  default: (await import('./SidebarDrawer')).SidebarDrawer,
}));

interface SidebarProps {
  /** Of the drawer on narrow screens. */
  isOpen: boolean;
  onClose: () => void;
}

/** 264 px, or 72 when short; under 900 px a drawer. */
export function Sidebar({ isOpen, onClose }: SidebarProps) {
  const { t } = useTranslation('navigation');
  const isShort = useAppSelector((state) => state.settings.isSidebarShort);
  const isDrawerNeeded = useWasOpen(isOpen);
  const width = isShort ? sizes.sidebarShort : sizes.sidebar;
  return (
    <>
      <Box
        component="aside"
        sx={{
          display: { xs: 'none', md: 'flex' },
          flexDirection: 'column',
          flexShrink: 0,
          position: 'sticky',
          top: 0,
          height: '100vh',
          width,
          borderRight: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          transition: 'width 160ms',
          overflowX: 'hidden',
        }}
      >
        <Brand isShort={isShort} />
        <Box sx={{ flex: 1, overflowY: 'auto', py: 1 }}>
          <SidebarNav isShort={isShort} />
        </Box>
        <ShortToggle isShort={isShort} />
      </Box>
      {isDrawerNeeded ? (
        <Suspense>
          <SidebarDrawer isOpen={isOpen} onClose={onClose} label={t('navigation:menu')}>
            <Brand isShort={false} />
            <SidebarNav isShort={false} onGo={onClose} />
          </SidebarDrawer>
        </Suspense>
      ) : null}
    </>
  );
}

function Brand({ isShort }: { isShort: boolean }) {
  const { t } = useTranslation('common');
  return (
    <Box
      component={Link}
      to="/organization"
      aria-label={t('common:siteName')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: isShort ? 'center' : 'flex-start',
        gap: 1.25,
        flexShrink: 0,
        height: sizes.topBar,
        px: isShort ? 0 : 2.75,
        color: 'text.primary',
        textDecoration: 'none',
      }}
    >
      <Logo />
      {isShort ? null : (
        <Typography sx={{ fontSize: 17, fontWeight: 680, letterSpacing: '-0.01em' }}>
          {t('common:siteName')}
        </Typography>
      )}
    </Box>
  );
}

function ShortToggle({ isShort }: { isShort: boolean }) {
  const { t } = useTranslation('navigation');
  const dispatch = useAppDispatch();
  const label = t(isShort ? 'navigation:sidebar.expand' : 'navigation:sidebar.shorten');
  return (
    <Box sx={{ p: 1.5, display: 'flex', justifyContent: isShort ? 'center' : 'flex-end' }}>
      <Tooltip title={label} placement="right">
        <IconButton aria-label={label} onClick={() => dispatch(isSidebarShortToggled())}>
          {isShort ? <PanelLeftOpen /> : <PanelLeftClose />}
        </IconButton>
      </Tooltip>
    </Box>
  );
}
