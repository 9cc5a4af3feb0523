import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { Hint } from '@src/components/feedback/Hint';
import { VisuallyHidden } from '@src/components/text/VisuallyHidden';
import { tourAnchor } from '@src/lib/tour-anchor';
import { useAppSelector } from '@src/store/hooks';
import type { RootState } from '@src/store/reducer';
import type { NavItem } from '../domain-registration';
import { mainMenu } from '../navigation';
import { preloadRoute } from '../routes/preload-route';
import { useAllowed } from '../useAllowed';

interface SidebarNavProps {
  isShort: boolean;
  onGo?: () => void;
}

/** The main menu. When collapsed, it shows icons with tooltips, and counters become dots. */
export function SidebarNav({ isShort, onGo }: SidebarNavProps) {
  const { t } = useTranslation('navigation');
  const items = useAllowed(mainMenu);
  return (
    <Box component="nav" aria-label={t('navigation:menu')} {...tourAnchor('menu')}>
      <List disablePadding sx={{ px: 1.5, display: 'grid', gap: 0.25 }}>
        {items.map((item) => (
          <Entry key={item.path} item={item} isShort={isShort} {...(onGo ? { onGo } : {})} />
        ))}
      </List>
    </Box>
  );
}

function Entry({ item, isShort, onGo }: SidebarNavProps & { item: NavItem }) {
  const { t } = useTranslation('navigation');
  const { pathname } = useLocation();
  const count = useAppSelector((state) => (item.counter ? state.menu[item.counter].count : 0));
  const store = useStore<RootState>();
  const isActive = pathname === item.path || pathname.startsWith(`${item.path}/`);
  // Pointing at a section precedes opening it, so its code and first data are preloaded before the click.
  const warm = () => {
    if (isActive) return;
    const ask = item.ask?.().then((askFirst) => askFirst(store.dispatch, store.getState()));
    Promise.all([ask, preloadRoute(item.path)]).catch(() => undefined);
  };
  const name = t(item.title);
  const Icon = item.icon;
  return (
    <ListItem disablePadding>
      <Hint title={isShort ? name : ''} placement="right">
        <ListItemButton
          component={Link}
          to={item.path}
          onClick={onGo}
          onPointerEnter={warm}
          onFocus={warm}
          selected={isActive}
          aria-current={isActive ? 'page' : undefined}
          sx={(theme) => ({
            position: 'relative',
            minHeight: 40,
            gap: 1.5,
            px: 1.5,
            justifyContent: isShort ? 'center' : 'flex-start',
            fontSize: 14,
            fontWeight: isActive ? 600 : 480,
            color: isActive ? 'primary.main' : 'text.secondary',
            '&.Mui-selected, &.Mui-selected:hover': { bgcolor: theme.tokens.primarySoft },
            '&:hover': { bgcolor: theme.tokens.hover, color: isActive ? 'primary.main' : 'text.primary' },
          })}
        >
          <Icon size={20} strokeWidth={isActive ? 2.1 : 1.8} aria-hidden style={{ flexShrink: 0 }} />
          {isShort ? null : (
            <Box aria-hidden={count > 0} sx={{ flex: 1, minWidth: 0 }}>
              {name}
            </Box>
          )}
          {count || isShort ? (
            <VisuallyHidden>{count ? t('navigation:waiting', { name, count }) : name}</VisuallyHidden>
          ) : null}
          {count ? <Counter count={count} isDot={isShort} /> : null}
        </ListItemButton>
      </Hint>
    </ListItem>
  );
}

/** Counters of pending work are amber everywhere. */
function Counter({ count, isDot }: { count: number; isDot: boolean }) {
  if (isDot) {
    return (
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          top: 7,
          right: 9,
          width: 9,
          height: 9,
          borderRadius: '50%',
          bgcolor: (theme) => theme.tokens.accent,
        }}
      />
    );
  }
  return (
    <Box
      aria-hidden
      sx={(theme) => ({
        minWidth: 22,
        height: 20,
        px: 0.75,
        borderRadius: 10,
        display: 'grid',
        placeItems: 'center',
        fontSize: 12,
        fontWeight: 640,
        color: theme.tokens.accentText,
        bgcolor: theme.tokens.accentSoft,
      })}
    >
      {count > 99 ? '99+' : count}
    </Box>
  );
}
