import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { ChevronRight, FileDiff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import type { OrganizationAboutQuery } from '../api';

type Change = OrganizationAboutQuery['organizationAbout']['changes'][number];

/** «Что изменилось»: the user's documents with a new version. */
export function ChangedDocuments({ changes }: { changes: readonly Change[] }) {
  const { t, i18n } = useTranslation('organization');
  return (
    <Section title={t('organization:changes.title')} text={t('organization:changes.text')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', mx: -1 }}>
        {changes.map(({ regulationId, name, version, summary, publishedAt }) => (
          <li key={regulationId}>
            <ListItemButton
              component={Link}
              to={`/regulation/my/${regulationId}/changes`}
              sx={{ gap: 1.5, px: 1, minHeight: 48 }}
            >
              <FileDiff size={19} aria-hidden />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography sx={{ fontWeight: 540 }}>{name}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {[
                    t('organization:changes.version', {
                      version,
                      date: formatDate(publishedAt, 'date', i18n.language),
                    }),
                    summary,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
              </Box>
              <ChevronRight size={17} aria-hidden />
            </ListItemButton>
          </li>
        ))}
      </Box>
    </Section>
  );
}
