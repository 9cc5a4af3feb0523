import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Check, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StageState } from '@src/api/generated/types';
import type { RouteVersion, QualificationProgress } from '../api';
import { ComponentRow } from './ComponentRow';

interface RouteMapProps {
  qualificationId: number;
  version: Pick<RouteVersion, 'stages'>;
  /** Null when the person does not have the qualification. */
  progress: QualificationProgress | null;
}

/** The stages from top to bottom: done, open, and locked with the condition. */
export function RouteMap({ qualificationId, version, progress }: RouteMapProps) {
  const { t } = useTranslation('qualifications');
  const byItem = new Map(progress?.items.map((item) => [item.itemId, item]));
  return (
    <Box component="ol" aria-label={t('route.label')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {version.stages.map((stage, index) => {
        const state = progress?.stages[index];
        const before = version.stages[index - 1];
        const isLocked = state === 'locked';
        return (
          <Box component="li" key={stage.id} sx={{ display: 'flex', gap: 2, pb: 2 }}>
            <StageMark number={index + 1} state={state} isLast={index === version.stages.length - 1} />
            <Card sx={{ flex: 1, minWidth: 0, p: { xs: 1.5, sm: 2 } }}>
              <Typography component="h2" variant="h3">
                {stage.title || t('route.stage', { number: index + 1 })}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {[
                  t(`gate.${stage.gate}`, { count: stage.k }),
                  state ? t(`route.state.${state}`) : '',
                  isLocked && before
                    ? t('route.opensAfter', { name: before.title || t('route.stage', { number: index }) })
                    : '',
                ]
                  .filter((fact) => fact !== '')
                  .join(' · ')}
              </Typography>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
                {stage.items.map((item) => (
                  <ComponentRow
                    key={item.id}
                    qualificationId={qualificationId}
                    item={item}
                    progress={byItem.get(item.id)}
                    isLocked={isLocked}
                  />
                ))}
              </Box>
            </Card>
          </Box>
        );
      })}
    </Box>
  );
}

interface StageMarkProps {
  number: number;
  state: StageState | undefined;
  isLast: boolean;
}

/** The stage's number and state; the state is also given in words beside it. */
function StageMark({ number, state, isLast }: StageMarkProps) {
  const isDone = state === 'done';
  return (
    <Box aria-hidden sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', width: 32 }}>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 32,
          height: 32,
          flexShrink: 0,
          borderRadius: '50%',
          border: 2,
          fontWeight: 600,
          borderColor: state === 'locked' || !state ? 'divider' : 'primary.main',
          bgcolor: isDone ? 'primary.main' : 'background.paper',
          color: isDone ? 'primary.contrastText' : state === 'open' ? 'primary.main' : 'text.secondary',
        }}
      >
        {isDone ? <Check size={16} /> : state === 'locked' ? <Lock size={14} /> : number}
      </Box>
      {isLast ? null : (
        <Box sx={{ flex: 1, width: 2, mt: 0.5, mb: -2, bgcolor: isDone ? 'primary.main' : 'divider' }} />
      )}
    </Box>
  );
}
