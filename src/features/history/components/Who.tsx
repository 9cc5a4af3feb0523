import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { StatusChip } from '@src/components/data/StatusChip';
import { Bot, LifeBuoy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HistoryRow } from '../api';

/** The actor: a person, the system, or a provider's employee with the reason for their support session. */
export function HistoryActor({
  actor,
  actorKind,
  support,
}: Pick<HistoryRow, 'actor' | 'actorKind' | 'support'>) {
  const { t } = useTranslation('history');
  if (support) {
    return (
      <Stack spacing={0.5} sx={{ alignItems: 'flex-start', minWidth: 0 }}>
        <StatusChip
          colour="amber"
          icon={LifeBuoy}
          label={t('history:actor.support', { name: support.name })}
        />
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {support.reason}
        </Typography>
      </Stack>
    );
  }
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
