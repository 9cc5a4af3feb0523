import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { TemplateCards } from '@src/components/data/TemplateCards';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonCards } from '@src/components/feedback/Skeletons';
import { useIsPhone } from '@src/components/layout/useIsPhone';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAdaptationSamplesQuery, useAdaptationTemplateSaveMutation } from '../api';

/** The first words of what is in it are enough to know it by. */
const STEPS_SHOWN = 3;

/** «Взять из шаблона»: the built-in ones, each becomes one's own. */
export function SamplesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('adaptation');
  const titleId = useId();
  const isPhone = useIsPhone();
  const notify = useNotify();
  const navigate = useNavigate();
  const [clientKey] = useState(uuid);
  const { data, error, refetch } = useAdaptationSamplesQuery();
  const [save, { isLoading }] = useAdaptationTemplateSaveMutation();
  const samples = data?.adaptationSamples;
  const take = async (key: string) => {
    const sample = samples?.find((one) => one.key === key);
    if (!sample) return;
    const steps = sample.steps.map(({ key: _key, ...step }) => step);
    const template = { name: sample.name, positionIds: [], steps };
    const { data: made, error: failure } = await save({ template, clientKey: `${clientKey}-${key}` });
    if (failure) return notify.failure(failure);
    if (made) void navigate(`/adaptation/templates/${made.adaptationTemplateSave.id}`);
  };
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={isPhone} onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('adaptation:templates.fromSample')}</DialogTitle>
      <DialogContent>
        {samples ? (
          <TemplateCards
            isBusy={isLoading}
            cards={samples.map(({ key, name, steps }) => ({
              key,
              name,
              text: `${steps
                .slice(0, STEPS_SHOWN)
                .map(({ title }) => title)
                .join(' · ')}…`,
              facts: t('adaptation:templates.stepCount', { count: steps.length }),
            }))}
            onChoose={(key) => void take(key)}
          />
        ) : error ? (
          <ErrorState isDense error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonCards count={3} height={120} />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
