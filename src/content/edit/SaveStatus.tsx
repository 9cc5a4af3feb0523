import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CircleAlert, CloudCheck, CloudOff, CloudUpload, type LucideIcon } from 'lucide-react';
import { formatDate } from '@src/lib/dates';
import type { SaveState } from './use-autosave';
import { useContentText } from '../words';

const looks: Partial<Record<SaveState['kind'], { icon: LucideIcon; isWrong?: boolean }>> = {
  dirty: { icon: CloudUpload },
  saving: { icon: CloudUpload },
  saved: { icon: CloudCheck },
  offline: { icon: CloudOff, isWrong: true },
  refused: { icon: CircleAlert, isWrong: true },
  conflict: { icon: CircleAlert, isWrong: true },
};

/** «Сохранено в 14:02:30», or the reason why it cannot be saved. */
export function SaveStatus({ state }: { state: SaveState }) {
  const { t } = useContentText();
  const look = looks[state.kind];
  const Icon = look?.icon;
  const text =
    state.kind === 'saved'
      ? t('save.saved', { time: formatDate(state.at, 'time') })
      : state.kind === 'refused' && state.message
        ? state.message
        : t(`save.${state.kind}`);
  return (
    <Stack
      role="status"
      direction="row"
      spacing={0.75}
      sx={{ alignItems: 'center', minHeight: 24, color: look?.isWrong ? 'error.main' : 'text.secondary' }}
    >
      {Icon ? <Icon size={17} aria-hidden /> : null}
      <Typography variant="body2" color="inherit">
        {state.kind === 'clean' ? '' : text}
      </Typography>
    </Stack>
  );
}
