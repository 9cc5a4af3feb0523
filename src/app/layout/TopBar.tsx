import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ChevronRight, Menu as MenuIcon, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useMatches } from 'react-router-dom';
import { property } from '@src/api/errors';
import { Hint } from '@src/components/feedback/Hint';
import { useShownPageTitle } from '@src/components/routing/page-title';
import { NotificationsBell } from '@src/features/notifications/components/NotificationsBell';
import { tourAnchor } from '@src/lib/tour-anchor';
import { useAppDispatch, useAppSelector } from '@src/store/hooks';
import { isDarkToggled } from '@src/store/slices/settings';
import { edges, sizes } from '@src/theme/tokens';
import { AccountMenu } from './AccountMenu';
import { EditToggle } from './EditToggle';
import { LanguageMenu } from './LanguageMenu';
import { PageHelpButton } from './PageHelpButton';
import { SearchButton } from './SearchButton';

/** Breadcrumbs on the left; search, notifications, theme, language and account on the right. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const { t } = useTranslation('navigation');
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: edges.top,
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
      <IconButton
        aria-label={t('navigation:menu')}
        onClick={onMenu}
        sx={{ display: { md: 'none' } }}
        {...tourAnchor('menu')}
      >
        <MenuIcon />
      </IconButton>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Crumbs />
      </Box>
      <SearchButton />
      <PageHelpButton />
      <NotificationsBell />
      <EditToggle />
      <ThemeToggle />
      <LanguageMenu />
      <AccountMenu />
    </Box>
  );
}

/** The section is the first matching route with a title; when it is the only one, it is also the page. */
function useBreadcrumbs() {
  const { t } = useTranslation('navigation');
  const matches = useMatches();
  const shown = useShownPageTitle();
  const section = matches.find((match) => property(match.handle, 'title') !== undefined);
  const title = property(section?.handle, 'title');
  const name = typeof title === 'string' ? t(title) : '';
  // Under the section's own header, the page is the tab.
  const page = shown?.heading === name ? shown.tab : (shown?.heading ?? '');
  return { path: section?.pathname ?? '', name, page, isSame: !page || page === name };
}

/** Section › page. */
function Crumbs() {
  const { t } = useTranslation('navigation');
  const { path, name, page, isSame } = useBreadcrumbs();
  return (
    <Box component="nav" aria-label={t('navigation:breadcrumbs')}>
      <Box component="ol" sx={crumbs}>
        {isSame || !path || !name ? null : (
          // On a phone only the page is shown.
          <Box component="li" sx={{ display: { xs: 'none', sm: 'flex' }, gap: 1 }}>
            <MuiLink component={Link} to={path} color="textSecondary" noWrap sx={{ display: 'block' }}>
              {name}
            </MuiLink>
            <ChevronRight size={15} aria-hidden />
          </Box>
        )}
        <li>
          <Typography noWrap sx={{ fontWeight: 560 }} aria-current="page">
            {page || name}
          </Typography>
        </li>
      </Box>
    </Box>
  );
}

const crumbs = {
  display: 'flex',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  color: 'text.secondary',
  '& li': { minWidth: 0, alignItems: 'center' },
  '& svg': { flexShrink: 0 },
  '& [aria-current]': { color: 'text.primary' },
} as const;

function ThemeToggle() {
  const { t } = useTranslation('navigation');
  const dispatch = useAppDispatch();
  const isDark = useAppSelector((state) => state.settings.isDark);
  const label = t(isDark ? 'navigation:theme.toLight' : 'navigation:theme.toDark');
  return (
    <Hint title={label}>
      <IconButton
        aria-label={label}
        onClick={() => dispatch(isDarkToggled())}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        {isDark ? <Sun /> : <Moon />}
      </IconButton>
    </Hint>
  );
}
