import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useEmployeeImportsQuery } from '../api';

/** Earlier imports that can be resumed, viewed or undone. */
export function EarlierImports() {
  const { t, i18n } = useTranslation('imports');
  const { data } = useEmployeeImportsQuery();
  const items = data?.employeeImports ?? [];
  if (items.length === 0) return null;
  return (
    <Section title={t('imports:earlier.title')}>
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item) => (
          <Stack
            key={item.id}
            component="li"
            direction="row"
            useFlexGap
            sx={{ columnGap: 2, flexWrap: 'wrap', alignItems: 'baseline' }}
          >
            <Typography
              component={Link}
              to={`/employees/import/${item.id}`}
              sx={{ color: 'primary.main', overflowWrap: 'anywhere' }}
            >
              {item.fileName || t('imports:earlier.pasted')}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {[
                t(`imports:state.${item.state}`),
                formatDate(item.createdAt, 'dateTime', i18n.language),
                item.author?.nameFull,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
