import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from '@src/components/layout/Section';
import { Columns3, ListChecks, MailX, Network, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const steps = [
  { key: 'columns', icon: Columns3 },
  { key: 'places', icon: Network },
  { key: 'rows', icon: ListChecks },
  { key: 'letters', icon: MailX },
  { key: 'undo', icon: Undo2 },
] as const;

/** What follows the choice of a table: nothing is written until it has been checked, and it can be undone. */
export function StepsAhead() {
  const { t } = useTranslation('imports');
  return (
    <Section title={t('imports:ahead.title')}>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(5, 1fr)' },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {steps.map(({ key, icon: Icon }) => (
          <Box component="li" key={key} sx={{ '& > svg': { color: 'primary.main' } }}>
            <Icon size={20} aria-hidden />
            <Typography sx={{ fontWeight: 600, mt: 0.5 }}>{t(`imports:ahead.${key}.title`)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {t(`imports:ahead.${key}.text`)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
