import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '@src/components/routing/page-title';
import { PlaceMenu } from '@src/components/layout/PlaceMenu';
import { type TabLink, TabsNav, useActiveTab } from '@src/components/layout/TabsNav';
import { useIsPhone } from '@src/components/layout/useIsPhone';
import { tourAnchor } from '@src/lib/tour-anchor';
import { useContentText } from '../words';

interface WritingHeaderProps {
  title: string;
  badge: ReactNode;
  /** The back link, for screens without the breadcrumb. */
  back: ReactNode;
  tabs: { basePath: string; items: readonly TabLink[] };
}

/**
 * The header of a page where a text is written, so that the text begins high: on a desk the name and the tabs stand in one row, and
 * the breadcrumb leads back to the list; on a phone the tabs are a menu beside the way back.
 */
export function WritingHeader(props: WritingHeaderProps) {
  const { title, tabs } = props;
  const { t } = useTranslation('common');
  usePageTitle(title, t('common:siteName'), useActiveTab(tabs)?.label ?? '');
  return useIsPhone() ? <PhoneHeader {...props} /> : <DeskHeader {...props} />;
}

function DeskHeader({ title, badge, back, tabs }: WritingHeaderProps) {
  return (
    <Stack
      component="header"
      direction={{ xs: 'column', md: 'row' }}
      sx={{ alignItems: { md: 'center' }, columnGap: 3, mt: { xs: 0, md: -1.5 }, mb: 1 }}
      {...tourAnchor('header')}
    >
      <Box sx={{ display: { md: 'none' } }}>{back}</Box>
      <Name title={title} badge={badge} />
      <Box sx={{ flex: 1, minWidth: 0, '& > nav': { mt: 0 } }}>
        <TabsNav {...tabs} label={title} />
      </Box>
    </Stack>
  );
}

function PhoneHeader({ title, badge, back, tabs }: WritingHeaderProps) {
  const { t } = useContentText();
  const active = useActiveTab(tabs);
  const places = tabs.items
    .filter(({ show }) => show !== false)
    .map(({ path, label }) => ({ key: path, label, to: `${tabs.basePath}${path}` }));
  return (
    <Box component="header" sx={{ mb: 1 }} {...tourAnchor('header')}>
      <Stack
        direction="row"
        spacing={1}
        sx={{ alignItems: 'center', justifyContent: 'space-between', mt: -1.5, '& > a': { mb: 0 } }}
      >
        {back}
        <PlaceMenu label={t('pagesOf')} places={places} current={active?.path} />
      </Stack>
      <Name title={title} badge={badge} />
    </Box>
  );
}

function Name({ title, badge }: Pick<WritingHeaderProps, 'title' | 'badge'>) {
  return (
    <Stack
      direction="row"
      spacing={1.25}
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap', rowGap: 0.5, maxWidth: { md: '45%' }, minWidth: 0 }}
    >
      <Typography
        variant="h1"
        sx={{
          minWidth: 0,
          overflowWrap: 'anywhere',
          fontSize: { xs: 20, sm: 24 },
          lineHeight: { xs: '26px', sm: '32px' },
        }}
      >
        {title}
      </Typography>
      {badge}
    </Stack>
  );
}
