import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouteLink } from 'react-router-dom';
import { Section } from '@src/components/layout/Section';

/** The first statements of the user's ideal picture of work. */
export function IdealExcerpt({ statements }: { statements: readonly string[] }) {
  const { t } = useTranslation('organization');
  return (
    <Section
      title={t('organization:ideal.title')}
      action={
        <Link component={RouteLink} to="/organization/ideal-picture-work" sx={{ minHeight: 24 }}>
          {t('organization:ideal.all')}
        </Link>
      }
    >
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {statements.map((text) => (
          <Typography key={text} component="li">
            {text}
          </Typography>
        ))}
      </Box>
    </Section>
  );
}
