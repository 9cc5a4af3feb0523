import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ArrowRight, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTodayQuery } from '../api';

/** After a task: the way to the next one of the day, or that there is none. `afterRoute`: where the done one stood. */
export function NextTask({ afterRoute }: { afterRoute: string }) {
  const { t } = useTranslation('adaptation');
  // Anew: what has just been done may stand in what was known before.
  const { data, isFetching } = useTodayQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data || isFetching) return null;
  const next = data.today.mine.find(({ title, route }) => title !== '' && !route.startsWith(afterRoute));
  if (!next) {
    return (
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <CircleCheck size={18} aria-hidden />
        <Typography>{t('adaptation:today.mineNone')}</Typography>
      </Stack>
    );
  }
  return (
    <Button
      component={Link}
      to={next.route}
      variant="contained"
      endIcon={<ArrowRight />}
      sx={{ maxWidth: '100%', overflowWrap: 'anywhere', textAlign: 'left' }}
    >
      {t('adaptation:today.nextTask', { title: next.title })}
    </Button>
  );
}
