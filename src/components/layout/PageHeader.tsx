import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { tourAnchor } from '@src/lib/tour-anchor';
import { usePageTitle } from '../routing/page-title';
import { TabsNav, type TabLink, useActiveTab } from './TabsNav';
import { focusHome } from './useFocusHome';

interface PageHeaderProps {
  title: string;
  /** One line about the purpose of the page. */
  purpose?: ReactNode;
  /** Next to the title: a status chip or a version. */
  badge?: ReactNode;
  /** Above the title: the back link. */
  back?: ReactNode;
  tabs?: { basePath: string; items: readonly TabLink[]; keepsSearch?: boolean };
  /** At most one primary action; secondary ones are on its left. */
  action?: ReactNode;
}

/** The header of every page. */
export function PageHeader({ title, purpose, badge, back, tabs, action }: PageHeaderProps) {
  return (
    <Box component="header" sx={{ mb: tabs ? 2.5 : 3 }} {...tourAnchor('header')}>
      {tabs ? <TitleOfTab title={title} tabs={tabs} /> : <Title title={title} />}
      {back}
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={{ xs: 1.5, sm: 2 }}
        sx={{ alignItems: { sm: 'flex-start' }, justifyContent: 'space-between' }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Stack direction="row" spacing={1.25} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="h1" sx={{ minWidth: 0 }}>
              {title}
            </Typography>
            {badge}
          </Stack>
          {purpose ? (
            <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: 760, textWrap: 'pretty' }}>
              {purpose}
            </Typography>
          ) : null}
        </Box>
        {action ? (
          <Stack
            direction="row"
            spacing={1}
            useFlexGap
            sx={{
              flexShrink: 0,
              flexWrap: 'wrap',
              // On a phone the word of a first button without a frame begins where the title begins.
              '& > .MuiButton-text:not(* + *)': { ml: { xs: -1.5, sm: 0 } },
            }}
            {...focusHome}
            {...tourAnchor('action')}
          >
            {action}
          </Stack>
        ) : null}
      </Stack>
      {tabs ? <TabsNav {...tabs} label={title} /> : null}
    </Box>
  );
}

function Title({ title, tab = '' }: { title: string; tab?: string }) {
  const { t } = useTranslation('common');
  usePageTitle(title, t('common:siteName'), tab);
  return null;
}

/** Adds the tab's name to the browser title, because the tabs of one header have the same heading. */
function TitleOfTab({ title, tabs }: Required<Pick<PageHeaderProps, 'title' | 'tabs'>>) {
  return <Title title={title} tab={useActiveTab(tabs)?.label ?? ''} />;
}
