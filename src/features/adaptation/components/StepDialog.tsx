import { stepSchema } from '@domain/adaptation/step';
import limits from '@graphql/limits.json';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormDateField } from '@src/components/form/FormDateField';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { todayStored } from '@src/lib/dates';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import { Trash2 } from 'lucide-react';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type AdaptationKind,
  type AdaptationLane,
  type PlanStep,
  useAdaptationItemCreateMutation,
  useAdaptationItemDeleteMutation,
  useAdaptationItemUpdateMutation,
} from '../api';
import { lanes, stepKinds } from '../lib/plan';
import { FormDialog } from '@src/components/form/FormDialog';

interface StepDialogProps {
  userId: number;
  /** Undefined for a new step. */
  step: PlanStep | undefined;
  /** A mentor can only add steps to the newcomer's lane and to their own. */
  isManager: boolean;
  onClose: () => void;
}

interface StepValues {
  title: string;
  text: string;
  criterion: string;
  lane: AdaptationLane;
  kind: AdaptationKind;
  weight: number;
  dueOn: string;
}

function valuesOf(step: PlanStep | undefined): StepValues {
  if (!step) {
    const empty = { title: '', text: '', criterion: '', weight: 1 };
    return { ...empty, lane: 'employee', kind: 'task', dueOn: todayStored() };
  }
  const { title, text, criterion, lane, kind, weight, dueOn } = step;
  return { title, text, criterion, lane, kind, weight, dueOn: dueOn ?? '' };
}

/** The form of a plan step: what, who, and by when. */
export function StepDialog({ userId, step, isManager, onClose }: StepDialogProps) {
  const { t } = useTranslation('adaptation');
  const [create] = useAdaptationItemCreateMutation();
  const [update] = useAdaptationItemUpdateMutation();
  const [clientKey] = useState(uuid);
  const shownLanes = isManager ? lanes : (['employee', 'mentor'] as const);
  return (
    <FormDialog
      title={t(step ? 'adaptation:step.change' : 'adaptation:step.new')}
      submit={t(step ? 'common:action.save' : 'common:action.create')}
      record={step}
      draftName={step ? `adaptation-step-${step.id}` : `adaptation-step-of-${userId}`}
      initialValues={valuesOf(step)}
      schema={stepSchema}
      send={({ dueOn, weight, ...values }, updatedAt) => {
        const item = { ...values, weight: Number(weight), dueOn: dueOn || null };
        return step
          ? update({ item: { ...item, id: step.id, ...(updatedAt ? { updatedAt } : {}) } })
          : create({ item: { ...item, userId }, clientKey });
      }}
      onSaved={onClose}
      onClose={onClose}
      extra={step && !step.doneAt ? <DeleteButton step={step} onDeleted={onClose} /> : null}
    >
      <FormTextField
        name="title"
        label={t('adaptation:form.title')}
        isRequired
        autoFocus
        maxLength={limits.stepTitle}
      />
      <FormTextField name="text" label={t('adaptation:form.text')} minRows={2} maxLength={limits.stepText} />
      <FormSelect
        name="lane"
        label={t('adaptation:form.lane')}
        choices={shownLanes.map((value) => ({ value, label: t(`adaptation:lane.${value}`) }))}
      />
      <KindFields isManager={isManager} />
      <FormDateField name="dueOn" label={t('adaptation:form.dueOn')} />
      <FormNumberField
        name="weight"
        label={t('adaptation:form.weight')}
        help={t('adaptation:form.weightHelp')}
        min={1}
        max={limits.stepWeightMax}
      />
    </FormDialog>
  );
}

/** Managers of a plan can also add trial period tasks, each with its success criterion. */
function KindFields({ isManager }: { isManager: boolean }) {
  const { t } = useTranslation('adaptation');
  const { values } = useFormikContext<{ kind: AdaptationKind }>();
  const kinds: readonly AdaptationKind[] = isManager ? [...stepKinds, 'trial'] : stepKinds;
  return (
    <>
      <FormSelect
        name="kind"
        label={t('adaptation:form.kind')}
        choices={kinds.map((value) => ({ value, label: t(`adaptation:kind.${value}`) }))}
      />
      {values.kind === 'trial' ? (
        <FormTextField
          name="criterion"
          label={t('adaptation:form.criterion')}
          help={t('adaptation:form.criterionHelp')}
          maxLength={limits.commentText}
        />
      ) : null}
    </>
  );
}

function DeleteButton({ step, onDeleted }: { step: PlanStep; onDeleted: () => void }) {
  const { t } = useTranslation('adaptation');
  const notify = useNotify();
  const [remove, { isLoading }] = useAdaptationItemDeleteMutation();
  const press = async () => {
    const { error } = await remove({ id: step.id });
    if (error) return notify.failure(error);
    notify.success(t('adaptation:step.deleted', { title: step.title }));
    onDeleted();
  };
  return (
    <Box sx={{ mr: 'auto' }}>
      <Button color="error" startIcon={<Trash2 />} disabled={isLoading} onClick={() => void press()}>
        {t('common:action.delete')}
      </Button>
    </Box>
  );
}
