import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '@src/components/routing/page-title';
import { type TabLink, TabsNav, useActiveTab } from '@src/components/layout/TabsNav';
import { tourAnchor } from '@src/lib/tour-anchor';

interface WritingHeaderProps {
  title: string;
  badge: ReactNode;
  /** The back link, for screens without the breadcrumb. */
  back: ReactNode;
  tabs: { basePath: string; items: readonly TabLink[] };
}

/**
 * The header of a page where a text is written: the name and the tabs in one row, so that the text begins high. On a desk the way
 * back to the list is the breadcrumb.
 */
export function WritingHeader({ title, badge, back, tabs }: WritingHeaderProps) {
  const { t } = useTranslation('common');
  usePageTitle(title, t('common:siteName'), useActiveTab(tabs)?.label ?? '');
  return (
    <Stack
      component="header"
      direction={{ xs: 'column', md: 'row' }}
      sx={{ alignItems: { md: 'center' }, columnGap: 3, mt: { xs: 0, md: -1.5 }, mb: 1 }}
      {...tourAnchor('header')}
    >
      <Box sx={{ display: { md: 'none' } }}>{back}</Box>
      <Stack
        direction="row"
        spacing={1.25}
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap', maxWidth: { md: '45%' }, minWidth: 0 }}
      >
        <Typography variant="h1" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {badge}
      </Stack>
      <Box sx={{ flex: 1, minWidth: 0, '& > nav': { mt: 0 } }}>
        <TabsNav {...tabs} label={title} />
      </Box>
    </Stack>
  );
}
