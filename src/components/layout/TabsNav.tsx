import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, useLocation } from 'react-router-dom';

export interface TabLink {
  /** Joined to the page's path: `/my/list`. */
  path: string;
  label: string;
  /** Only tabs that are shown count; default true. */
  show?: boolean;
  /** A number of things that wait. */
  count?: number;
}

interface TabsNavProps {
  basePath: string;
  items: readonly TabLink[];
  /** Names the group for screen readers. */
  label: string;
  /** What the address is asked for stays: the filters of the list that lies below. */
  keepsSearch?: boolean;
}

/** The tab of the page that the address names. */
export function useActiveTab({
  items,
  basePath,
}: Pick<TabsNavProps, 'items' | 'basePath'>): TabLink | undefined {
  const { pathname } = useLocation();
  const here = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return activeTab(
    items.filter((item) => item.show !== false),
    basePath,
    here,
  );
}

/** The tab whose path the route equals; else the deepest one that the route lies below, as a record's panel does. */
function activeTab(items: readonly TabLink[], basePath: string, here: string): TabLink | undefined {
  const exact = items.find((item) => `${basePath}${item.path}` === here);
  if (exact) return exact;
  return items
    .filter((item) => item.path && here.startsWith(`${basePath}${item.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** Tabs that are routes: each leads to '<page path><tab path>', and is active when the route equals that path. */
export function TabsNav({ basePath, items, label, keepsSearch = false }: TabsNavProps) {
  const { search } = useLocation();
  const shown = items.filter((item) => item.show !== false);
  const active = useActiveTab({ items, basePath });
  if (!shown.length) return null;
  return (
    <Box component="nav" aria-label={label} sx={{ mt: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Tabs
        value={active?.path ?? false}
        variant="scrollable"
        scrollButtons="auto"
        role="presentation"
        slotProps={{ list: { role: 'presentation' } }}
      >
        {shown.map((item) => (
          <Tab
            key={item.path}
            value={item.path}
            component={Link}
            to={{ pathname: `${basePath}${item.path}`, ...(keepsSearch ? { search } : {}) }}
            role="link"
            tabIndex={0}
            // A link is current, not selected: its own mark stands below.
            aria-selected={undefined}
            aria-current={item === active ? 'page' : undefined}
            label={<TabLabel text={item.label} count={item.count} />}
          />
        ))}
      </Tabs>
    </Box>
  );
}

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
