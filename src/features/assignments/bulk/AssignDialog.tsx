import limits from '@graphql/limits.json';
import { ruleSchema } from '@domain/assignments/rule';
import { useAssignmentRuleSaveMutation } from '@src/entities/assignment/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { uuid } from '@src/lib/uuid';
import type { useMany } from '@src/store/useMany';
import { useNotify } from '@src/store/useNotify';
import { isCompleteAudience } from '../lib/audience';
import { AudienceField } from '../rules/AudienceField';
import { ruleInput, ruleValues, type RuleValues } from '../rules/rule-form';
import type { ManyProps } from './RemindMany';

interface AssignDialogProps extends ManyProps, Pick<ReturnType<typeof useMany>, 'run'> {
  onClose: () => void;
}

/** Asks to whom the objects are assigned. */
export function AssignDialog({ objectType, objects, run, onClose }: AssignDialogProps) {
  const { t } = useTranslation('assignments');
  const notify = useNotify();
  const [save] = useAssignmentRuleSaveMutation();
  const [isChecked, setIsChecked] = useState(false);
  const [initial] = useState(() => ruleValues(null));
  // One idempotency key for each object, so that a repeated request creates the rule once.
  const [keys] = useState<ReadonlyMap<number, string>>(() => new Map(objects.map(({ id }) => [id, uuid()])));

  const submit = async (values: RuleValues) => {
    setIsChecked(true);
    if (!isCompleteAudience(values.audience)) return;
    const done = await run(objects, (objectId) => {
      const rule = ruleInput(values, { objectType, objectId }, null);
      return save({ rule, clientKey: keys.get(objectId) ?? null });
    });
    onClose();
    if (done.length > 0) notify.success(t('bulk.assigned', { count: done.length, context: objectType }));
  };
  return (
    <QuestionDialog
      title={t('bulk.assignTitle', { context: objectType })}
      text={t('bulk.objects', { count: objects.length, context: objectType })}
      initialValues={initial}
      schema={ruleSchema}
      submitLabel={t('bulk.assign')}
      onSubmit={submit}
      onClose={onClose}
    >
      <AudienceField isChecked={isChecked} objectType={objectType} />
      <FormNumberField
        name="dueDays"
        label={t('rule.dueDays')}
        help={t('rule.dueDaysHelp')}
        min={0}
        max={limits.dueDaysMax}
      />
    </QuestionDialog>
  );
}
