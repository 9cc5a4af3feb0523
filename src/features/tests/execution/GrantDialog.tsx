import { extraAttemptsSchema, extraMinutesSchema } from '@domain/tests/decisions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import limits from '@graphql/limits.json';
import { FormDialog } from '@src/components/form/FormDialog';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { FormTextField } from '@src/components/form/FormTextField';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import { type TestPersonResult, useTestAttemptsGrantMutation, useTestMinutesGrantMutation } from '../api';

/** A grant for a person: another attempt, or more time in the current one. */
export interface Grant {
  what: 'attempts' | 'minutes';
  person: Pick<TestPersonResult, 'openAttemptId'> & {
    user: Pick<TestPersonResult['user'], 'id' | 'nameShort'>;
  };
}

interface GrantDialogProps extends Grant {
  testId: number;
  onClose: () => void;
}

const MAX = { attempts: limits.testExtraAttempts, minutes: limits.testExtraMinutes } as const;
const FIRST = { attempts: 1, minutes: 10 } as const;

/** The form has one field for either amount. */
const schemas = {
  attempts: object({
    amount: extraAttemptsSchema.fields.attempts,
    reason: extraAttemptsSchema.fields.reason,
  }),
  minutes: object({ amount: extraMinutesSchema.fields.minutes, reason: extraMinutesSchema.fields.reason }),
} as const;

/** Grants more attempts or more time to one person, with a reason. */
export function GrantDialog({ testId, what, person, onClose }: GrantDialogProps) {
  const { t } = useTranslation('tests');
  const notify = useNotify();
  const [grantAttempts] = useTestAttemptsGrantMutation();
  const [grantMinutes] = useTestMinutesGrantMutation();
  const [clientKey] = useState(uuid);
  const { user, openAttemptId } = person;
  const send = (amount: number, reason: string) =>
    what === 'attempts'
      ? grantAttempts({ clientKey, grant: { testId, userId: user.id, attempts: amount, reason } })
      : grantMinutes({ clientKey, grant: { attemptId: openAttemptId ?? 0, minutes: amount, reason } });
  return (
    <FormDialog
      title={t(`grant.${what}.title`, { name: user.nameShort })}
      initialValues={{ amount: FIRST[what], reason: '' }}
      schema={schemas[what]}
      submit={t(`grant.${what}.button`)}
      draftName={`test-grant:${what}:${testId}:${user.id}`}
      send={({ amount, reason }) => send(Number(amount), reason.trim())}
      onSaved={() => {
        notify.success(t(`grant.${what}.done`));
        onClose();
      }}
      onClose={onClose}
    >
      <FormNumberField name="amount" label={t(`grant.${what}.amount`)} isRequired min={1} max={MAX[what]} />
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
