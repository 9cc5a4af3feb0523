import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { SidePanel } from '@src/components/layout/SidePanel';
import { type FaqEntry, useFaqEntriesQuery } from '../api';
import { entriesAbout } from '../lib/entries-about';
import { faqPaths } from '../lib/faq-paths';

/** FAQ entries about a page, in a side panel. */
export function PageHelp({ pathname, onClose }: { pathname: string; onClose: () => void }) {
  const { t } = useTranslation('faq');
  const { data, error, refetch } = useFaqEntriesQuery();
  return (
    <SidePanel title={t('faq:help.title')} onClose={onClose}>
      <Loaded
        data={data?.faqEntries}
        error={error}
        onRetry={() => void refetch()}
        skeleton={<SkeletonCards count={2} height={72} />}
      >
        {(entries) => <Answers entries={entriesAbout(entries, pathname)} onOpen={onClose} />}
      </Loaded>
      <Box sx={{ mt: 2 }}>
        <Link component={RouterLink} to={faqPaths.list} onClick={onClose}>
          {t('faq:help.all')}
        </Link>
      </Box>
    </SidePanel>
  );
}

function Answers({ entries, onOpen }: { entries: readonly FaqEntry[]; onOpen: () => void }) {
  const { t } = useTranslation('faq');
  if (entries.length === 0) return <Typography color="textSecondary">{t('faq:help.nothing')}</Typography>;
  return (
    <List disablePadding>
      {entries.map(({ id, title }) => (
        <ListItem key={id} disableGutters divider>
          <Link component={RouterLink} to={faqPaths.view(id)} onClick={onOpen} sx={{ fontSize: 15 }}>
            {title}
          </Link>
        </ListItem>
      ))}
    </List>
  );
}
