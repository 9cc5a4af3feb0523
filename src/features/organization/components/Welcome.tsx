import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@src/lib/dates';

/** A greeting before the first day, with what to bring. No counters. */
export function Welcome({ name, startsAt }: { name: string; startsAt: string }) {
  const { t, i18n } = useTranslation('organization');
  return (
    <Card component="section" aria-labelledby="welcome-title" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="welcome-title" component="h2" variant="h2" sx={{ mb: 0.75 }}>
        {t('organization:welcome.title', { name })}
      </Typography>
      <Typography sx={{ mb: 1.5 }}>
        {t('organization:welcome.starts', { date: formatDate(startsAt, 'longDate', i18n.language) })}
      </Typography>
      <Typography color="textSecondary">{t('organization:welcome.bring')}</Typography>
    </Card>
  );
}
