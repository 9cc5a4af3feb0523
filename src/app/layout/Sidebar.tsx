import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense } from 'react';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { useWasOpen } from '@src/components/useWasOpen';
import { useAppSelector } from '@src/store/hooks';
import { edges, sizes } from '@src/theme/tokens';

const SidebarDrawer = lazyPart(async () => (await import('./SidebarDrawer')).SidebarDrawer);
/** On a phone the menu opens only on a tap, so its code is not part of every page's load. */
const SidebarPanel = lazyPart(async () => (await import('./SidebarPanel')).SidebarPanel);

interface SidebarProps {
  /** Whether the drawer on narrow screens is open. */
  isOpen: boolean;
  onClose: () => void;
}

/** The sidebar: 264 px wide, 72 px when collapsed, a drawer under 900 px. */
export function Sidebar({ isOpen, onClose }: SidebarProps) {
  const isShort = useAppSelector((state) => state.settings.isSidebarShort);
  const isDrawerNeeded = useWasOpen(isOpen);
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  return (
    <>
      {isWide ? (
        <Box
          component="aside"
          sx={{
            display: 'flex',
            flexDirection: 'column',
            flexShrink: 0,
            position: 'sticky',
            top: edges.top,
            height: edges.height,
            width: isShort ? sizes.sidebarShort : sizes.sidebar,
            borderRight: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            transition: 'width 160ms',
            overflowX: 'hidden',
          }}
        >
          <Suspense>
            <SidebarPanel isShort={isShort} />
          </Suspense>
        </Box>
      ) : null}
      {isDrawerNeeded ? (
        <Suspense>
          <SidebarDrawer isOpen={isOpen} onClose={onClose} />
        </Suspense>
      ) : null}
    </>
  );
}
