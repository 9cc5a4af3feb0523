import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sizes } from '@src/theme/tokens';
import { usePageTitle } from '../routing/page-title';
import { panelBody } from './panel-body';
import { PINNED_END } from './Strip';
import { useFocusHome } from './useFocusHome';

interface SidePanelProps {
  title: ReactNode;
  /** The browser title, when `title` is not plain text. */
  pageTitle?: string;
  /** The active tab of the record, for the browser title. */
  tab?: string | undefined;
  subtitle?: ReactNode;
  /** Navigates back to the list: the panel has its own route, so that links work and Back closes it. */
  onClose: () => void;
  /** Buttons at the bottom, which stay visible while the content scrolls. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A panel with one record at the right of its list. */
export function SidePanel({ title, pageTitle, tab, subtitle, onClose, actions, children }: SidePanelProps) {
  const { t } = useTranslation('common');
  const titleId = useId();
  useFocusHome();
  usePageTitle(pageTitle ?? (typeof title === 'string' ? title : ''), t('common:siteName'), tab);
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      sx={{ pointerEvents: 'none', '& > *': { pointerEvents: 'auto' } }}
      slotProps={{
        backdrop: { sx: { top: `var(${PINNED_END}, 0px)` } },
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: {
            width: sizes.panel,
            maxWidth: '100%',
            top: `var(${PINNED_END}, 0px)`,
            height: `calc(100% - var(${PINNED_END}, 0px))`,
            display: 'flex',
            flexDirection: 'column',
            // The panel takes the focus when it opens; a focus ring around all of it would carry no information.
            '&:focus-visible': { outline: 'none' },
          },
        },
      }}
    >
      <Stack
        direction="row"
        spacing={1}
        sx={{ px: 3, py: 2, alignItems: 'flex-start', borderBottom: 1, borderColor: 'divider' }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={titleId} component="h2" variant="h2">
            {title}
          </Typography>
          {subtitle ? (
            <Typography component="div" color="textSecondary">
              {subtitle}
            </Typography>
          ) : null}
        </Box>
        <IconButton aria-label={t('common:action.close')} onClick={onClose} edge="end">
          <X />
        </IconButton>
      </Stack>
      <Box sx={panelBody}>{children}</Box>
      {actions ? (
        <Stack
          data-bar
          direction="row"
          spacing={1}
          useFlexGap
          sx={{
            px: 3,
            py: 1.5,
            flexWrap: 'wrap',
            borderTop: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
          }}
        >
          {actions}
        </Stack>
      ) : null}
    </Drawer>
  );
}
