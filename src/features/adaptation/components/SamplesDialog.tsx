import { TemplateCardsDialog } from '@src/components/data/TemplateCardsDialog';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  type AdaptationSamplesQuery,
  useAdaptationSamplesQuery,
  useAdaptationTemplateSaveMutation,
} from '../api';

type Sample = AdaptationSamplesQuery['adaptationSamples'][number];

/** The first few steps are enough to recognize a template. */
const STEPS_SHOWN = 3;

/** «Взять из шаблона»: creates the organization's own copy of a built-in template. */
export function SamplesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('adaptation');
  const notify = useNotify();
  const navigate = useNavigate();
  const [clientKey] = useState(uuid);
  const { data, error, refetch } = useAdaptationSamplesQuery();
  const [save, { isLoading }] = useAdaptationTemplateSaveMutation();
  const take = async (sample: Sample) => {
    const steps = sample.steps.map(({ key: _key, ...step }) => step);
    const template = { name: sample.name, positionIds: [], steps };
    const { data: made, error: failure } = await save({ template, clientKey: `${clientKey}-${sample.key}` });
    if (failure) return notify.failure(failure);
    if (made) void navigate(`/adaptation/templates/${made.adaptationTemplateSave.id}`);
  };
  return (
    <TemplateCardsDialog
      title={t('adaptation:templates.fromSample')}
      cards={data?.adaptationSamples.map((sample) => ({
        key: sample.key,
        name: sample.name,
        text: `${sample.steps
          .slice(0, STEPS_SHOWN)
          .map(({ title }) => title)
          .join(' · ')}…`,
        facts: t('adaptation:templates.stepCount', { count: sample.steps.length }),
        onChoose: () => void take(sample),
      }))}
      count={3}
      error={error}
      onRetry={() => void refetch()}
      isBusy={isLoading}
      onClose={onClose}
    />
  );
}
