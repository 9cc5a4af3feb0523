import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { ChevronRight, Menu as MenuIcon, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useMatches } from 'react-router-dom';
import { property } from '@src/api/errors';
import { useShownPageTitle } from '@src/components/routing/page-title';
import { NotificationsBell } from '@src/features/notifications/components/NotificationsBell';
import { useAppDispatch, useAppSelector } from '@src/store/hooks';
import { isDarkToggled } from '@src/store/slices/settings';
import { sizes } from '@src/theme/tokens';
import { AccountMenu } from './AccountMenu';
import { EditToggle } from './EditToggle';
import { LanguageMenu } from './LanguageMenu';
import { SearchButton } from './SearchButton';

/** Where one is to the left; search, notifications, theme, language and account to the right. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const { t } = useTranslation('navigation');
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: (theme) => theme.zIndex.appBar,
        height: sizes.topBar,
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.25, sm: 0.75 },
        px: { xs: 1, sm: 3 },
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <IconButton aria-label={t('navigation:menu')} onClick={onMenu} sx={{ display: { md: 'none' } }}>
        <MenuIcon />
      </IconButton>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Crumbs />
      </Box>
      <SearchButton />
      <NotificationsBell />
      <EditToggle />
      <ThemeToggle />
      <LanguageMenu />
      <AccountMenu />
    </Box>
  );
}

/** The section is the first titled route that matches; alone, it is the page. */
function usePlace() {
  const { t } = useTranslation('navigation');
  const matches = useMatches();
  const shown = useShownPageTitle();
  const section = matches.find((match) => property(match.handle, 'title') !== undefined);
  const title = property(section?.handle, 'title');
  const name = typeof title === 'string' ? t(title) : '';
  // In the section's own header the tab is the page.
  const page = shown?.heading === name ? shown.tab : (shown?.heading ?? '');
  return { path: section?.pathname ?? '', name, page, isSame: !page || page === name };
}

/** Section › page. */
function Crumbs() {
  const { t } = useTranslation('navigation');
  const { path, name, page, isSame } = usePlace();
  return (
    <Breadcrumbs
      aria-label={t('navigation:breadcrumbs')}
      separator={<ChevronRight size={15} aria-hidden />}
      sx={{
        '& ol': { flexWrap: 'nowrap' },
        '& li': { minWidth: 0 },
        // On a phone the page alone: the first crumb goes, and the arrow after it.
        '& li:first-of-type': { display: isSame ? 'block' : { xs: 'none', sm: 'block' } },
        '& .MuiBreadcrumbs-separator': { display: { xs: 'none', sm: 'flex' } },
      }}
    >
      {isSame || !path || !name ? null : (
        <MuiLink component={Link} to={path} color="textSecondary" noWrap sx={{ display: 'block' }}>
          {name}
        </MuiLink>
      )}
      <Typography noWrap sx={{ fontWeight: 560 }} aria-current="page">
        {page || name}
      </Typography>
    </Breadcrumbs>
  );
}

function ThemeToggle() {
  const { t } = useTranslation('navigation');
  const dispatch = useAppDispatch();
  const isDark = useAppSelector((state) => state.settings.isDark);
  const label = t(isDark ? 'navigation:theme.toLight' : 'navigation:theme.toDark');
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        onClick={() => dispatch(isDarkToggled())}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        {isDark ? <Sun /> : <Moon />}
      </IconButton>
    </Tooltip>
  );
}
