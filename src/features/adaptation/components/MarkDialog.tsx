import limits from '@graphql/limits.json';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { markSchema } from '@domain/adaptation/course';
import { useTranslation } from 'react-i18next';
import { type PlanStep, useAdaptationItemMarkMutation } from '../api';
import { FormDialog } from '@src/components/form/FormDialog';

interface MarkDialogProps {
  step: PlanStep;
  onClose: () => void;
}

const grades = ['1', '2', '3', '4', '5'] as const;

/** Records the result of a meeting: a grade, if the kind of meeting has one, and a comment. */
export function MarkDialog({ step, onClose }: MarkDialogProps) {
  const { t } = useTranslation('adaptation');
  const [mark] = useAdaptationItemMarkMutation();
  return (
    <FormDialog
      title={step.title}
      text={step.criterion || step.text}
      submit={t('adaptation:markDone')}
      draftName={`adaptation-mark-${step.id}`}
      initialValues={{ comment: step.comment, grade: step.grade ? String(step.grade) : '' }}
      schema={markSchema}
      send={({ comment, grade }) =>
        mark({ id: step.id, isDone: true, comment, ...(grade ? { grade: Number(grade) } : {}) })
      }
      onSaved={onClose}
      onClose={onClose}
    >
      {step.lane === 'employee' && step.kind !== 'trial' ? null : (
        <FormSelect
          name="grade"
          label={t('adaptation:form.grade')}
          placeholder={t('adaptation:form.gradeNone')}
          choices={grades.map((value) => ({ value, label: t(`adaptation:gradeName.${value}`) }))}
        />
      )}
      <FormTextField
        name="comment"
        label={t('adaptation:form.comment')}
        minRows={3}
        maxLength={limits.commentText}
        autoFocus
      />
    </FormDialog>
  );
}
