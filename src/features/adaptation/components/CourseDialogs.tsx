import { decisionSchema, pauseSchema, shiftFormSchema } from '@domain/adaptation/course';
import limits from '@graphql/limits.json';
import { FormDateField } from '@src/components/form/FormDateField';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { todayStored } from '@src/lib/dates';
import { useNotify } from '@src/store/useNotify';
import { addDays, format, parseISO } from 'date-fns';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import {
  type AdaptationResult,
  useAdaptationApplyMutation,
  useAdaptationDecideMutation,
  useAdaptationPauseMutation,
  useAdaptationResumeMutation,
  useAdaptationShiftMutation,
  useAdaptationTemplatesQuery,
} from '../api';
import { applySchema, resumeSchema } from '../forms/course';
import type { Plan } from '../lib/plan';
import { FormDialog } from '@src/components/form/FormDialog';

interface CourseDialogProps {
  plan: Plan;
  onClose: () => void;
}

const stamp = (updatedAt: string | undefined) => (updatedAt ? { updatedAt } : {});

/** «Сдвинуть»: shifts the open steps from a day on by a number of days. */
export function ShiftDialog({ plan, onClose }: CourseDialogProps) {
  const { t } = useTranslation('adaptation');
  const notify = useNotify();
  const [shift] = useAdaptationShiftMutation();
  return (
    <FormDialog
      title={t('adaptation:shift.title')}
      text={t('adaptation:shift.text')}
      submit={t('adaptation:shift.submit')}
      record={plan}
      draftName={`adaptation-shift-${plan.id}`}
      initialValues={{ days: 7, from: todayStored() }}
      schema={shiftFormSchema}
      send={({ days, from }, updatedAt) =>
        shift({ id: plan.id, days: Number(days), from: from || null, ...stamp(updatedAt) })
      }
      onSaved={() => {
        notify.success(t('adaptation:shift.done'));
        onClose();
      }}
      onClose={onClose}
    >
      <FormNumberField
        name="days"
        label={t('adaptation:shift.days')}
        help={t('adaptation:shift.help')}
        isRequired
        min={-limits.planShiftMax}
        max={limits.planShiftMax}
      />
      <FormDateField name="from" label={t('adaptation:shift.from')} />
    </FormDialog>
  );
}

/** «Приостановить»: pauses the plan. */
export function PauseDialog({ plan, onClose }: CourseDialogProps) {
  const { t } = useTranslation('adaptation');
  const [pause] = useAdaptationPauseMutation();
  return (
    <FormDialog
      title={t('adaptation:pause.title')}
      text={t('adaptation:pause.text')}
      submit={t('adaptation:pause.submit')}
      record={plan}
      draftName={`adaptation-pause-${plan.id}`}
      initialValues={{ from: todayStored(), reason: '' }}
      schema={pauseSchema}
      send={({ from, reason }, updatedAt) =>
        pause({ id: plan.id, from: from || null, reason, ...stamp(updatedAt) })
      }
      onSaved={onClose}
      onClose={onClose}
    >
      <FormDateField
        name="from"
        label={t('adaptation:pause.from')}
        min={plan.dateStart}
        max={todayStored()}
      />
      <FormTextField
        name="reason"
        label={t('adaptation:pause.reason')}
        placeholder={t('adaptation:pause.sample')}
        maxLength={limits.pauseReason}
      />
    </FormDialog>
  );
}

/** «Продолжить»: resumes the plan and shifts it by the days lost. */
export function ResumeDialog({ plan, onClose }: CourseDialogProps) {
  const { t } = useTranslation('adaptation');
  const [resume] = useAdaptationResumeMutation();
  return (
    <FormDialog
      title={t('adaptation:resume.title')}
      text={t('adaptation:resume.text')}
      submit={t('adaptation:resume.submit')}
      record={plan}
      draftName={`adaptation-resume-${plan.id}`}
      initialValues={{ on: todayStored() }}
      schema={resumeSchema}
      send={({ on }, updatedAt) => resume({ id: plan.id, on: on || null, ...stamp(updatedAt) })}
      onSaved={onClose}
      onClose={onClose}
    >
      <FormDateField
        name="on"
        label={t('adaptation:resume.on')}
        max={todayStored()}
        {...(plan.pausedFrom ? { min: plan.pausedFrom } : {})}
      />
    </FormDialog>
  );
}

const results = ['passed', 'extended', 'failed'] as const satisfies readonly AdaptationResult[];

/** «Решение»: passed, extended, or not passed. */
export function DecideDialog({ plan, onClose }: CourseDialogProps) {
  const { t } = useTranslation('adaptation');
  const [decide] = useAdaptationDecideMutation();
  const result: AdaptationResult = 'passed';
  const initialValues: { result: AdaptationResult; comment: string; dateEnd: string } = {
    result,
    comment: '',
    dateEnd: format(addDays(parseISO(plan.dateEnd), 30), 'yyyy-MM-dd'),
  };
  return (
    <FormDialog
      title={t('adaptation:decide.title')}
      text={t('adaptation:decide.text')}
      submit={t('adaptation:decide.submit')}
      record={plan}
      draftName={`adaptation-decide-${plan.id}`}
      initialValues={initialValues}
      schema={decisionSchema}
      send={({ dateEnd, ...values }, updatedAt) =>
        decide({
          id: plan.id,
          ...values,
          ...(values.result === 'extended' ? { dateEnd } : {}),
          ...stamp(updatedAt),
        })
      }
      onSaved={onClose}
      onClose={onClose}
    >
      <FormSelect
        name="result"
        label={t('adaptation:decide.result')}
        choices={results.map((value) => ({ value, label: t(`adaptation:result.${value}`) }))}
      />
      <ExtendedEnd />
      <FormTextField
        name="comment"
        label={t('adaptation:decide.comment')}
        help={t('adaptation:decide.commentHelp')}
        minRows={3}
        maxLength={limits.commentText}
      />
    </FormDialog>
  );
}

function ExtendedEnd() {
  const { t } = useTranslation('adaptation');
  const { values } = useFormikContext<{ result: string }>();
  if (values.result !== 'extended') return null;
  return <FormDateField name="dateEnd" label={t('adaptation:decide.dateEnd')} isRequired />;
}

/** «Добавить шаги из шаблона». */
export function ApplyDialog({ plan, onClose }: CourseDialogProps) {
  const { t } = useTranslation('adaptation');
  const { data } = useAdaptationTemplatesQuery({});
  const [apply] = useAdaptationApplyMutation();
  return (
    <FormDialog
      title={t('adaptation:apply.title')}
      text={t('adaptation:apply.text')}
      submit={t('adaptation:apply.submit')}
      draftName={`adaptation-apply-${plan.id}`}
      initialValues={{ templateId: '' }}
      schema={applySchema}
      send={({ templateId }) => apply({ id: plan.id, templateId: Number(templateId) })}
      onSaved={onClose}
      onClose={onClose}
    >
      <FormSelect
        name="templateId"
        label={t('adaptation:apply.template')}
        isRequired
        placeholder={t('adaptation:apply.choose')}
        choices={(data?.adaptationTemplates ?? []).map(({ id, name }) => ({
          value: String(id),
          label: name,
        }))}
      />
    </FormDialog>
  );
}
