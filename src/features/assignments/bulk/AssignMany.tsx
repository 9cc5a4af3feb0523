import limits from '@graphql/limits.json';
import { ruleSchema } from '@domain/assignments/rule';
import { useAssignmentRuleSaveMutation } from '@src/entities/assignment/api';
import Button from '@mui/material/Button';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RejectionsDialog } from '@src/components/feedback/RejectionsDialog';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { uuid } from '@src/lib/uuid';
import { useMany } from '@src/store/useMany';
import { useNotify } from '@src/store/useNotify';

import { isCompleteAudience } from '../lib/audience';
import { AudienceField } from '../rules/AudienceField';
import { ruleInput, ruleValues, type RuleValues } from '../rules/rule-form';
import type { ManyProps } from './RemindMany';

/** Creates the same new rule for several objects. */
export function AssignMany({ objectType, objects }: ManyProps) {
  const { t } = useTranslation('assignments');
  const notify = useNotify();
  const [save] = useAssignmentRuleSaveMutation();
  const [isOpen, setIsOpen] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const [initial, setInitial] = useState(() => ruleValues(null));
  // One idempotency key for each object, so that a repeated request creates the rule once.
  const [keys, setKeys] = useState<ReadonlyMap<number, string>>(new Map());
  const { run, rejections, forget } = useMany();

  const open = () => {
    setInitial(ruleValues(null));
    setKeys(new Map(objects.map(({ id }) => [id, uuid()])));
    setIsChecked(false);
    setIsOpen(true);
  };
  const submit = async (values: RuleValues) => {
    setIsChecked(true);
    if (!isCompleteAudience(values.audience)) return;
    const done = await run(objects, (objectId) => {
      const rule = ruleInput(values, { objectType, objectId }, null);
      return save({ rule, clientKey: keys.get(objectId) ?? null });
    });
    setIsOpen(false);
    if (done.length > 0) notify.success(t('bulk.assigned', { count: done.length, context: objectType }));
  };
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<UserPlus />} onClick={open}>
        {t('bulk.assign')}
      </Button>
      {isOpen ? (
        <QuestionDialog
          title={t('bulk.assignTitle', { context: objectType })}
          text={t('bulk.objects', { count: objects.length, context: objectType })}
          initialValues={initial}
          schema={ruleSchema}
          submitLabel={t('bulk.assign')}
          onSubmit={submit}
          onClose={() => setIsOpen(false)}
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
      ) : null}
      {rejections.length > 0 ? <RejectionsDialog rejections={rejections} onClose={forget} /> : null}
    </>
  );
}
