import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Hint } from '@src/components/feedback/Hint';
import { useAppDispatch } from '@src/store/hooks';
import { isSidebarShortToggled } from '@src/store/slices/settings';
import { Brand } from './Brand';
import { SidebarNav } from './SidebarNav';

/** The content of the sidebar on wide screens. */
export function SidebarPanel({ isShort }: { isShort: boolean }) {
  return (
    <>
      <Brand isShort={isShort} />
      <Box sx={{ flex: 1, overflowY: 'auto', py: 1 }}>
        <SidebarNav isShort={isShort} />
      </Box>
      <ShortToggle isShort={isShort} />
    </>
  );
}

function ShortToggle({ isShort }: { isShort: boolean }) {
  const { t } = useTranslation('navigation');
  const dispatch = useAppDispatch();
  const label = t(isShort ? 'navigation:sidebar.expand' : 'navigation:sidebar.shorten');
  return (
    <Box sx={{ p: 1.5, display: 'flex', justifyContent: isShort ? 'center' : 'flex-end' }}>
      <Hint title={label} placement="right">
        <IconButton aria-label={label} onClick={() => dispatch(isSidebarShortToggled())}>
          {isShort ? <PanelLeftOpen /> : <PanelLeftClose />}
        </IconButton>
      </Hint>
    </Box>
  );
}
