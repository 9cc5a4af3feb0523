import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { StatusChip } from '@src/components/data/StatusChip';
import { Bot, LifeBuoy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HistoryRow } from '../api';

/** Who did it: a person, the system, or somebody of the provider. */
export function Who({ actor, actorKind }: Pick<HistoryRow, 'actor' | 'actorKind'>) {
  const { t } = useTranslation('history');
  if (!actor) {
    return actorKind === 'system' ? (
      <StatusChip colour="grey" icon={Bot} label={t('history:actor.system')} isOutlined />
    ) : (
      <StatusChip colour="amber" icon={LifeBuoy} label={t('history:actor.provider')} />
    );
  }
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minWidth: 0 }}>
      <UserAvatar name={actor.nameFull} avatar={actor.avatar} size={28} />
      <Typography variant="body2" sx={{ minWidth: 0 }}>
        {actor.nameFull}
      </Typography>
    </Stack>
  );
}
