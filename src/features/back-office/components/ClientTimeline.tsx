import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import type { ClientCard } from '../api';

/** The account's history, the newest first. */
export function ClientTimeline({ events }: { events: ClientCard['timeline'] }) {
  const { t, i18n } = useTranslation('office');
  if (events.length === 0) return null;
  return (
    <Section title={t('office:card.timeline')}>
      <Stack component="ol" spacing={1.25} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {events.map(({ id, at, action, actor, changes }) => (
          <li key={id}>
            <Typography>{t(`office:event.${action}`, { defaultValue: t('office:event.other') })}</Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {[
                formatDate(at, 'dateTime', i18n.language),
                actor,
                ...changes.map(({ name, before, after }) => `${name}: ${before ?? '—'} → ${after ?? '—'}`),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
