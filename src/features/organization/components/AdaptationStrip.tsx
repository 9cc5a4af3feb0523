import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { ChevronRight, ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { ProgressRing } from '@src/components/data/ProgressRing';
import { StatusChip } from '@src/components/data/StatusChip';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import type { OrganizationAboutQuery } from '../api';

type Adaptation = NonNullable<OrganizationAboutQuery['organizationAbout']['adaptation']>;

/** «Моя адаптация»: the current day, the progress, and the next step. */
export function AdaptationStrip({ adaptation, userId }: { adaptation: Adaptation; userId: number }) {
  const { t, i18n } = useTranslation('organization');
  const { day, days, dateEnd, actual, done, total, next } = adaptation;
  return (
    <Section
      title={t('organization:adaptation.title')}
      text={t('organization:adaptation.until', { date: formatDate(dateEnd, 'longDate', i18n.language) })}
      action={
        <Button component={Link} to={`/adaptation/${userId}`} variant="outlined" size="small">
          {t('organization:adaptation.whole')}
        </Button>
      }
    >
      <Box sx={{ display: 'flex', gap: 2.5, alignItems: 'center', mb: next.length ? 1.5 : 0 }}>
        <ProgressRing
          value={total === 0 ? null : actual}
          label={t('organization:adaptation.progress')}
          size={64}
        >
          {`${done}/${total}`}
        </ProgressRing>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id="adaptation-day" sx={{ fontWeight: 560, mb: 0.75 }}>
            {t('organization:adaptation.day', { day, days })}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={Math.round((100 * day) / days)}
            aria-labelledby="adaptation-day"
          />
        </Box>
      </Box>
      {next.length ? (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', mx: -1 }}>
          {next.map((task) => (
            <li key={task.route}>
              <TaskRow task={task} />
            </li>
          ))}
        </Box>
      ) : (
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          {t('organization:adaptation.none')}
        </Typography>
      )}
    </Section>
  );
}

function TaskRow({ task }: { task: Adaptation['next'][number] }) {
  const { t, i18n } = useTranslation('organization');
  const due = formatDate(task.dueOn, 'date', i18n.language);
  return (
    <ListItemButton component={Link} to={task.route} sx={{ gap: 1.5, px: 1, minHeight: 48 }}>
      <ListChecks size={19} aria-hidden />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
        <Typography sx={{ flex: '1 1 220px', minWidth: 0, fontWeight: 540 }}>{task.name}</Typography>
        {due ? (
          <StatusChip
            colour={task.isOverdue ? 'red' : 'amber'}
            label={t(task.isOverdue ? 'organization:waiting.overdue' : 'organization:waiting.due', {
              date: due,
            })}
          />
        ) : null}
      </Box>
      <ChevronRight size={17} aria-hidden />
    </ListItemButton>
  );
}
