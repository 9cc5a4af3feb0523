import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import limits from '@graphql/limits.json';
import { FormDialog } from '@src/components/form/FormDialog';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { FormTextField } from '@src/components/form/FormTextField';
import { uuid } from '@src/lib/uuid';
import { rules } from '@src/lib/validation/rules';
import { useNotify } from '@src/store/useNotify';
import { type TestPersonResult, useTestAttemptsGrantMutation } from '../api';

interface GrantDialogProps {
  testId: number;
  person: TestPersonResult;
  onClose: () => void;
}

const schema = object({
  attempts: rules.between(1, limits.testExtraAttempts).required(),
  reason: rules.required(limits.testExtraReason),
});

/** More attempts for one person, and why. */
export function GrantDialog({ testId, person, onClose }: GrantDialogProps) {
  const { t } = useTranslation('tests');
  const notify = useNotify();
  const [grant] = useTestAttemptsGrantMutation();
  const [clientKey] = useState(uuid);
  return (
    <FormDialog
      title={t('grant.title', { name: person.user.nameShort })}
      initialValues={{ attempts: 1, reason: '' }}
      schema={schema}
      submit={t('grant.button')}
      draftName={`test-grant:${testId}:${person.user.id}`}
      send={({ attempts, reason }) =>
        grant({
          clientKey,
          grant: { testId, userId: person.user.id, attempts: Number(attempts), reason: reason.trim() },
        })
      }
      onSaved={() => {
        notify.success(t('grant.done'));
        onClose();
      }}
      onClose={onClose}
    >
      <FormNumberField
        name="attempts"
        label={t('grant.attempts')}
        isRequired
        min={1}
        max={limits.testExtraAttempts}
      />
      <FormTextField
        name="reason"
        label={t('grant.reason')}
        isRequired
        minRows={2}
        maxLength={limits.testExtraReason}
      />
    </FormDialog>
  );
}
