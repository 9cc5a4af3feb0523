import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StatusChip } from '@src/components/data/StatusChip';
import { Section } from '@src/components/layout/Section';
import { formatDate, todayStored } from '@src/lib/dates';
import { CircleCheck, CircleDashed, Clock3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { EmployeeCard } from '../api';

type Task = EmployeeCard['trialPeriodTasks'][number];

const looks = {
  done: { colour: 'green', icon: CircleCheck },
  late: { colour: 'red', icon: Clock3 },
  waits: { colour: 'grey', icon: CircleDashed },
} as const;

function stateOf({ doneAt, dueOn }: Task): keyof typeof looks {
  if (doneAt) return 'done';
  return dueOn !== null && dueOn < todayStored() ? 'late' : 'waits';
}

/** Trial period tasks, which are created, moved and graded in the adaptation plan. */
export function TrialTasks({ employee }: { employee: EmployeeCard }) {
  const { t } = useTranslation('employees');
  const { id, trialPeriodTasks, adaptationCount } = employee;
  return (
    <Section
      title={t('employees:trial.title')}
      {...(adaptationCount ? { text: t('employees:trial.plan', adaptationCount) } : {})}
      action={
        <Button component={RouterLink} to={`/adaptation/${id}`} size="small" variant="outlined">
          {t('employees:trial.open')}
        </Button>
      }
    >
      {trialPeriodTasks.length === 0 ? (
        <Typography color="textSecondary">{t('employees:trial.none')}</Typography>
      ) : (
        <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {trialPeriodTasks.map((task) => (
            <TaskLine key={task.id} userId={id} task={task} />
          ))}
        </Stack>
      )}
    </Section>
  );
}

function TaskLine({ userId, task }: { userId: number; task: Task }) {
  const { t, i18n } = useTranslation('employees');
  const { id, title, criterion, dueOn, grade } = task;
  const state = stateOf(task);
  const facts = [
    dueOn ? t('employees:trial.due', { date: formatDate(dueOn, 'date', i18n.language) }) : '',
    grade ? t('employees:trial.grade', { grade }) : '',
    criterion ? t('employees:trial.criterion', { text: criterion }) : '',
  ].filter(Boolean);
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1.5}
      useFlexGap
      sx={{ alignItems: 'flex-start', flexWrap: 'wrap' }}
    >
      <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={`/adaptation/${userId}?step=${id}`}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {title}
        </Link>
        {facts.length ? (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {facts.join(' · ')}
          </Typography>
        ) : null}
      </Box>
      <StatusChip label={t(`employees:trial.${state}`)} {...looks[state]} />
    </Stack>
  );
}
