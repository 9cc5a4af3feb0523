import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Section } from '@src/components/layout/Section';
import type { ReportRows } from '../api';

interface ReportGroupsProps {
  title: string;
  groups: ReportRows['groups'];
}

/** How many rows each group has, the most first: numbers, with bars as long. */
export function ReportGroups({ title, groups }: ReportGroupsProps) {
  const { t } = useTranslation('reports');
  const most = Math.max(...groups.map(({ count }) => count));
  return (
    <Section title={t('reports:groups.title', { column: title })}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {groups.map(({ name, count }) => (
          <Box
            key={name}
            component="li"
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr) 48px', sm: 'minmax(0, 260px) minmax(0, 1fr) 64px' },
              gap: 1.5,
              alignItems: 'center',
            }}
          >
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {name || t('reports:groups.none')}
            </Typography>
            <Box
              aria-hidden
              sx={({ tokens }) => ({
                display: { xs: 'none', sm: 'block' },
                height: 10,
                borderRadius: 1,
                bgcolor: tokens.primary,
                width: `${(100 * count) / most}%`,
              })}
            />
            <Typography variant="body2" sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
              {t('reports:groups.count', { count })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
