import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ArrowRight, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type TodayLine, useTodayQuery } from '../api';
import { useTodayTitle } from '../lib/useTodayTitle';

/** Shown after a task is done: a link to the next task of the day, or a note that there is none. */
export function NextTask() {
  const { t } = useTranslation('adaptation');
  // Refetched, because the cached list can still contain the task that was just done.
  const { data, isFetching } = useTodayQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data || isFetching) return null;
  const [next] = data.today.mine;
  if (next) return <NextLink task={next} />;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <CircleCheck size={18} aria-hidden />
      <Typography>{t('adaptation:today.mineNone')}</Typography>
    </Stack>
  );
}

function NextLink({ task }: { task: TodayLine }) {
  const { t } = useTranslation('adaptation');
  return (
    <Button
      component={Link}
      to={task.route}
      variant="contained"
      endIcon={<ArrowRight />}
      sx={{ maxWidth: '100%', overflowWrap: 'anywhere', textAlign: 'left' }}
    >
      {t('adaptation:today.nextTask', { title: useTodayTitle(task) })}
    </Button>
  );
}
