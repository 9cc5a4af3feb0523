import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { StatusChip } from '@src/components/data/StatusChip';
import { Section } from '@src/components/layout/Section';
import type { FaqEntry } from '../api';
import { faqPaths } from '../lib/faq-paths';
import { reasonsText } from '../lib/reasons-text';
import { withoutListMarks } from '../lib/plain-list';

/** Questions with the first lines of their answers. */
export function EntryList({ title, entries }: { title: string; entries: readonly FaqEntry[] }) {
  const { t } = useTranslation('faq');
  return (
    <Section title={title}>
      <List disablePadding>
        {entries.map(({ id, title: question, text, isPublished, source }, index) => (
          <ListItem
            key={id}
            disableGutters
            divider={index < entries.length - 1}
            sx={{ display: 'block', py: 1.25 }}
          >
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <Link component={RouterLink} to={faqPaths.view(id)} sx={{ fontSize: 15, fontWeight: 560 }}>
                {question}
              </Link>
              {isPublished ? null : <StatusChip colour="grey" label={t('faq:draft')} />}
              {source && source.helpful + source.notHelpful > 0 ? (
                <Typography color="textSecondary" sx={{ fontSize: 13 }}>
                  {t('faq:votes', { helpful: source.helpful, notHelpful: source.notHelpful })}
                  {source.reasons.length > 0 ? ` · ${reasonsText(t, source)}` : null}
                </Typography>
              ) : null}
            </Box>
            <Typography color="textSecondary" sx={[excerpt, { mt: 0.25 }]}>
              {withoutListMarks(text)}
            </Typography>
          </ListItem>
        ))}
      </List>
    </Section>
  );
}

/** Two lines of the answer. */
const excerpt = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
