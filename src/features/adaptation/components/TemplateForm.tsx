import { templateSchema } from '@domain/adaptation/template';
import limits from '@graphql/limits.json';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useAllPositionOptionsQuery } from '@src/entities/structure/api';
import { ConflictDialog } from '@src/components/feedback/ConflictDialog';
import { AppForm } from '@src/components/form/AppForm';
import { ChipsPicker } from '@src/components/form/ChipsPicker';
import { FollowRecord } from '@src/components/form/FollowRecord';
import { FormDraft } from '@src/components/form/FormDraft';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormTextField } from '@src/components/form/FormTextField';
import { SaveBar } from '@src/components/form/SaveBar';
import { useRecordForm } from '@src/components/form/useRecordForm';
import { Section } from '@src/components/layout/Section';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import { useIsEdit } from '@src/store/useEditMode';
import { useField } from 'formik';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  type AdaptationTemplatePreviewQuery,
  type PlanTemplate,
  useAdaptationTemplateSaveMutation,
  useLazyAdaptationTemplatePreviewQuery,
} from '../api';
import { templateInput, templateValues, type TemplateValues } from '../forms/template-form';
import { EffectDialog } from './EffectDialog';
import { StepsField } from './StepsField';

type Effect = AdaptationTemplatePreviewQuery['adaptationTemplatePreview'];

interface TemplateFormProps {
  template: PlanTemplate | undefined;
  refresh: () => void;
}

/**
 * The template form. When active plans are based on the template, it shows the effect on them and asks for confirmation before
 * saving.
 */
export function TemplateForm({ template, refresh }: TemplateFormProps) {
  const { t } = useTranslation('adaptation');
  const notify = useNotify();
  const navigate = useNavigate();
  const isEdit = useIsEdit();
  const clientKey = useRef(uuid());
  const [save] = useAdaptationTemplateSaveMutation();
  const { effect, ask, answer } = useEffectQuestion();
  const draftName = template ? `adaptation-template-${template.id}` : 'adaptation-template-new';
  const form = useRecordForm<PlanTemplate, TemplateValues>({
    record: template,
    refresh,
    draftName,
    async send(values, updatedAt) {
      const input = templateInput(values, template?.id);
      const asked = template ? await ask(input) : { isForRunning: false };
      if ('error' in asked) return asked;
      const sent = { ...input, ...(updatedAt ? { updatedAt } : {}) };
      const { data, error } = await save({
        template: sent,
        isForRunning: asked.isForRunning,
        clientKey: template ? uuid() : clientKey.current,
      });
      if (data && !template) void navigate(`/adaptation/templates/${data.adaptationTemplateSave.id}`);
      return { error };
    },
    onSaved: ({ name }) => notify.success(t('adaptation:templates.saved', { name })),
  });
  const { base = template } = form;
  const initialValues = useMemo(() => templateValues(base), [base]);
  return (
    <AppForm<TemplateValues>
      initialValues={initialValues}
      schema={templateSchema}
      onSubmit={form.submit}
      isReinitialized
      isGuarded
      isReadOnly={!isEdit}
    >
      {template && base ? <FollowRecord record={template} base={base} onFollow={form.follow} /> : null}
      <FormDraft name={draftName} />
      <Stack spacing={2}>
        <FormErrors errors={form.errors} />
        <Section title={t('adaptation:templates.whom')}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
            <FormTextField
              name="name"
              label={t('adaptation:templates.name')}
              isRequired
              maxLength={limits.name}
            />
            <PositionsField />
          </Box>
        </Section>
        <Section title={t('adaptation:templates.steps')} text={t('adaptation:templates.stepsText')}>
          <StepsField />
        </Section>
        {isEdit ? <SaveBar isOnlyDirty={Boolean(template)} /> : null}
      </Stack>
      <ConflictDialog {...form.conflict} />
      {effect ? <EffectDialog effect={effect} onAnswer={answer} /> : null}
    </AppForm>
  );
}

function PositionsField() {
  const { t } = useTranslation('adaptation');
  const { data } = useAllPositionOptionsQuery();
  const [{ value }, { error }, { setValue }] = useField<number[]>('positionIds');
  return (
    <ChipsPicker
      label={t('adaptation:templates.positions')}
      help={t('adaptation:templates.positionsHelp')}
      options={data ?? []}
      value={value}
      onChange={(ids) => void setValue(ids)}
      {...(error ? { error } : {})}
    />
  );
}

type Asked = { isForRunning: boolean } | { error: unknown };

/** Requests the effect from the server and asks the user only when there is one. */
function useEffectQuestion() {
  const [preview] = useLazyAdaptationTemplatePreviewQuery();
  const [effect, setEffect] = useState<Effect | null>(null);
  const resolve = useRef<(isForRunning: boolean) => void>(() => {});
  const ask = async (template: ReturnType<typeof templateInput>): Promise<Asked> => {
    const { data, error } = await preview({ template });
    if (error) return { error };
    const found = data?.adaptationTemplatePreview;
    if (!found || found.people.length === 0) return { isForRunning: false };
    setEffect(found);
    return new Promise((answered) => {
      resolve.current = (isForRunning) => answered({ isForRunning });
    });
  };
  const answer = (isForRunning: boolean) => {
    setEffect(null);
    resolve.current(isForRunning);
  };
  return { effect, ask, answer };
}
