import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import { personName } from '@src/lib/person';
import type { Profile } from '../api';

/** The place at work: others set it. */
export function WorkCard({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation('profile');
  const date = (value: string | null) => formatDate(value, 'date', i18n.language);
  const rows = [
    { key: 'position', value: profile.position?.name },
    { key: 'subdivision', value: profile.subdivision?.name },
    { key: 'leader', value: profile.leader ? personName(profile.leader) : '' },
    { key: 'mentor', value: profile.mentor ? personName(profile.mentor) : '' },
    { key: 'trainee', value: profile.trainee ? personName(profile.trainee) : '' },
    { key: 'dateJobStart', value: date(profile.dateJobStart) },
    { key: 'dateAdaptEnd', value: date(profile.dateAdaptEnd) },
  ].filter(({ value }) => value);
  if (!rows.length) return null;
  return (
    <Section title={t('profile:work.title')}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25 }}>
        {rows.map(({ key, value }) => (
          <Box key={key} sx={{ display: 'grid', gridTemplateColumns: '150px minmax(0, 1fr)', gap: 1.5 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {t(`profile:work.${key}`)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 520 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
