import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StatusChip } from '@src/components/data/StatusChip';
import { CircleCheck, CircleDashed, Clock3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { type EmployeeCard, useAllRegulationNamesQuery } from '../api';

type State = 'signed' | 'notSigned' | 'overdue';

const looks = {
  signed: { colour: 'green', icon: CircleCheck },
  notSigned: { colour: 'grey', icon: CircleDashed },
  overdue: { colour: 'red', icon: Clock3 },
} as const;

const order: readonly State[] = ['overdue', 'notSigned', 'signed'];

/** What a person owes and has signed, what is late first; each leads to the regulation's history. */
export function RegulationList({ statistic }: { statistic: EmployeeCard['statisticRegulation'] }) {
  const { t } = useTranslation('employees');
  const { data: names = [] } = useAllRegulationNamesQuery();
  const { signedIds, notSignedIds, overdueIds } = statistic;
  const rows = [
    ...notSignedIds.map((id) => ({ id, state: overdueIds.includes(id) ? 'overdue' : 'notSigned' }) as const),
    ...signedIds.map((id) => ({ id, state: 'signed' }) as const),
  ].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  return (
    <Box component="section" aria-label={t('employees:regulations.title')} sx={{ mt: 3 }}>
      <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
        {t('employees:regulations.title')}
      </Typography>
      {rows.length ? (
        <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.map(({ id, state }) => (
            <Stack
              key={id}
              component="li"
              direction="row"
              spacing={1.5}
              sx={{ alignItems: 'center', py: 0.75, borderBottom: 1, borderColor: 'divider' }}
            >
              <Link
                component={RouterLink}
                to={`/regulation/editor/${id}/history`}
                color="textPrimary"
                sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
              >
                {names.find((regulation) => regulation.id === id)?.name ??
                  t('employees:regulations.unnamed', { id })}
              </Link>
              <StatusChip label={t(`employees:regulations.${state}`)} {...looks[state]} />
            </Stack>
          ))}
        </Stack>
      ) : (
        <Typography color="textSecondary">{t('employees:regulations.none')}</Typography>
      )}
    </Box>
  );
}
