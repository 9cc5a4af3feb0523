import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { tourAnchor } from '@src/lib/tour-anchor';

export interface TabLink {
  /** Appended to the page's path: `/my/list`. It can contain a query: `/editor?testId=5`. */
  path: string;
  label: string;
  /** Whether the tab is shown, default true; hidden tabs are ignored. */
  show?: boolean;
  /** The number of pending items. */
  count?: number;
}

interface TabsNavProps {
  basePath: string;
  items: readonly TabLink[];
  /** The accessible name of the group. */
  label: string;
  /** Keeps the current query when switching tabs: the filters of the list below. */
  keepsSearch?: boolean;
}

/** Returns the tab that matches the address. */
export function useActiveTab({
  items,
  basePath,
}: Pick<TabsNavProps, 'items' | 'basePath'>): TabLink | undefined {
  const { pathname, search } = useLocation();
  const here = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return activeTab(
    items.filter((item) => item.show !== false),
    basePath,
    { here, asked: new URLSearchParams(search) },
  );
}

interface Place {
  here: string;
  asked: URLSearchParams;
}

/** Returns the number of a tab's query parameters if the address has all of them, else 0; -1 when the path is different. */
function matchedParams(path: string, { here, asked }: Place): number {
  const [place, query = ''] = path.split('?');
  if (place !== here) return -1;
  const wanted = [...new URLSearchParams(query)];
  return wanted.every(([name, value]) => asked.get(name) === value) ? wanted.length : 0;
}

/** Returns the tab whose path equals the route, else the deepest one that the route is below (for example, a record's panel). */
function activeTab(items: readonly TabLink[], basePath: string, place: Place): TabLink | undefined {
  const { here } = place;
  const [exact] = items
    .map((item) => ({ item, fits: matchedParams(`${basePath}${item.path}`, place) }))
    .filter(({ fits }) => fits >= 0)
    .sort((a, b) => b.fits - a.fits);
  if (exact) return exact.item;
  return items
    .filter((item) => item.path && here.startsWith(`${basePath}${item.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** Tabs that are routes: each links to '<page path><tab path>' and is active when the route equals that path. */
export function TabsNav({ basePath, items, label, keepsSearch = false }: TabsNavProps) {
  const { search } = useLocation();
  const shown = items.filter((item) => item.show !== false);
  const active = useActiveTab({ items, basePath });
  const current = useRef<HTMLAnchorElement>(null);
  // On a phone the row is wider than the screen, so the active tab is scrolled into view.
  useEffect(() => {
    const tab = current.current;
    const row = tab?.parentElement;
    if (!tab || !row) return;
    const start = tab.offsetLeft - row.offsetLeft;
    if (start < row.scrollLeft) row.scrollLeft = start;
    else if (start + tab.offsetWidth > row.scrollLeft + row.clientWidth) {
      row.scrollLeft = start + tab.offsetWidth - row.clientWidth;
    }
  }, [active?.path, shown.length]);
  if (!shown.length) return null;
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ mt: 1.5, borderBottom: 1, borderColor: 'divider' }}
      {...tourAnchor('tabs')}
    >
      <Box sx={tabRow}>
        {shown.map((item) => (
          <ButtonBase
            key={item.path}
            ref={item === active ? current : undefined}
            component={Link}
            to={keepsSearch ? { pathname: `${basePath}${item.path}`, search } : `${basePath}${item.path}`}
            aria-current={item === active ? 'page' : undefined}
          >
            <TabLabel text={item.label} count={item.count} />
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
}

const tabRow = {
  display: 'flex',
  gap: { xs: 2, sm: 3 },
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > a': {
    flexShrink: 0,
    minHeight: 40,
    px: 0.25,
    fontSize: 14,
    fontWeight: 540,
    lineHeight: 1.25,
    whiteSpace: 'nowrap',
    color: 'text.secondary',
  },
  '& > a[aria-current]': { color: 'primary.main', boxShadow: 'inset 0 -2px currentColor' },
  // Drawn inside, because the row would clip an outer ring.
  '& > a.Mui-focusVisible': { outlineOffset: '-2px' },
} as const;

function TabLabel({ text, count }: { text: string; count: number | undefined }) {
  if (!count) return text;
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center' }}>
      {text}
      <Box
        component="span"
        sx={{
          px: 0.75,
          minWidth: 20,
          borderRadius: 10,
          fontSize: 12,
          lineHeight: '18px',
          bgcolor: (theme) => theme.tokens.accentSoft,
          color: (theme) => theme.tokens.accentText,
        }}
      >
        {count}
      </Box>
    </Box>
  );
}
