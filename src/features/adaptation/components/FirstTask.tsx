import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { Section } from '@src/components/layout/Section';
import type { TodayLine } from '../api';
import { useStepDone } from '../lib/useStepDone';
import { useTodayTitle } from '../lib/useTodayTitle';
import { TodayDue } from './TodayDue';
import { TodayIcon } from './TodayIcon';

/** The most urgent task with its one action button, at the top of the day. */
export function FirstTask({ task }: { task: TodayLine }) {
  const { t } = useTranslation('adaptation');
  const title = useTodayTitle(task);
  return (
    <Section title={t('adaptation:today.first')}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: { sm: 'center' } }}>
        <Stack direction="row" spacing={1.5} sx={{ flex: 1, minWidth: 0, alignItems: 'flex-start' }}>
          <Box sx={{ display: 'flex', flexShrink: 0, pt: 0.25 }}>
            <TodayIcon task={task} size={22} />
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
              <Link component={RouterLink} to={task.route} color="inherit" underline="hover">
                {title}
              </Link>
            </Typography>
            <Stack
              direction="row"
              spacing={1}
              useFlexGap
              sx={{ alignItems: 'center', flexWrap: 'wrap', mt: 0.5 }}
            >
              <Typography variant="body2" color="textSecondary">
                {t(`adaptation:kind.${task.kind}`, { context: task.objectType ?? '' })}
              </Typography>
              <TodayDue task={task} />
            </Stack>
          </Box>
        </Stack>
        <TaskButtons task={task} />
      </Stack>
    </Section>
  );
}

function TaskButtons({ task: { kind, objectType, title, route, itemId } }: { task: TodayLine }) {
  const { t } = useTranslation('adaptation');
  const { setDone, isLoading } = useStepDone();
  if (itemId === null) {
    return (
      <Button component={RouterLink} to={route} variant="contained" size="large" sx={{ flexShrink: 0 }}>
        {kind === 'assignment'
          ? t('adaptation:today.read', { context: objectType ?? '' })
          : t('adaptation:today.open')}
      </Button>
    );
  }
  return (
    <Stack direction="row" spacing={1} sx={{ flexShrink: 0 }}>
      <Button component={RouterLink} to={route}>
        {t('adaptation:today.details')}
      </Button>
      <Button
        variant="contained"
        size="large"
        disabled={isLoading}
        onClick={() => void setDone({ id: itemId, title }, true)}
      >
        {t('adaptation:markDone')}
      </Button>
    </Stack>
  );
}
