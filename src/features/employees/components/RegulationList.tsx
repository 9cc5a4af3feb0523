import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StatusChip } from '@src/components/data/StatusChip';
import { CircleCheck, CircleDashed, Clock3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { EmployeeCard } from '../api';

type Statistic = EmployeeCard['statisticRegulation'];
type Named = Statistic['regulations'][number]['regulation'];

const looks = {
  signed: { colour: 'green', icon: CircleCheck },
  notSigned: { colour: 'grey', icon: CircleDashed },
  overdue: { colour: 'red', icon: Clock3 },
} as const;

/** Whoever may see the report is led to its history, everybody else to the text. */
function pageOf({ id, abilities }: Named): string {
  if (abilities.canEdit) return `/regulation/editor/${id}/history`;
  return abilities.canReport
    ? `/regulation/subdivision/${id}/history`
    : `/regulation/my/${id}/current-version`;
}

/** What a person owes and has signed, what is late first. */
export function RegulationList({ statistic }: { statistic: Statistic }) {
  const { t } = useTranslation('employees');
  const { signedIds, notSignedIds, regulations } = statistic;
  const total = signedIds.length + notSignedIds.length;
  const hidden = total - regulations.length;
  return (
    <Box component="section" aria-label={t('employees:regulations.title')} sx={{ mt: 3 }}>
      <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
        {t('employees:regulations.title')}
      </Typography>
      {total === 0 ? <Typography color="textSecondary">{t('employees:regulations.none')}</Typography> : null}
      {regulations.length > 0 ? (
        <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {regulations.map(({ regulation, state }) => (
            <Stack
              key={regulation.id}
              component="li"
              direction="row"
              spacing={1.5}
              sx={{ alignItems: 'center', py: 0.75, borderBottom: 1, borderColor: 'divider' }}
            >
              <Link
                component={RouterLink}
                to={pageOf(regulation)}
                color="textPrimary"
                sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
              >
                {regulation.name}
              </Link>
              <StatusChip label={t(`employees:regulations.${state}`)} {...looks[state]} />
            </Stack>
          ))}
        </Stack>
      ) : null}
      {hidden > 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('employees:regulations.hidden', { count: hidden })}
        </Typography>
      ) : null}
    </Box>
  );
}
