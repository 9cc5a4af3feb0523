import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adjustmentSchema } from '@domain/payment/adjustment';
import { parseRoubles } from '@domain/money';
import limits from '@graphql/limits.json';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { formatMoney } from '@src/lib/money';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import { useAdjustmentCreateMutation } from '../../api';

interface NewAdjustmentDialogProps {
  client: { id: number; name: string };
  /** In kopecks; above it a second person has to confirm. */
  limit: string;
  onClose: () => void;
}

interface Values {
  way: 'add' | 'take';
  amount: string;
  reason: string;
}

/** Increases or decreases a client's balance, with a reason that the client reads. */
export function NewAdjustmentDialog({ client, limit, onClose }: NewAdjustmentDialogProps) {
  const { t } = useTranslation('office');
  const [clientKey] = useState(uuid);
  const [create] = useAdjustmentCreateMutation();
  const notify = useNotify();
  return (
    <QuestionDialog<Values>
      title={t('office:adjustments.newTitle', { name: client.name })}
      initialValues={{ way: 'add', amount: '', reason: '' }}
      schema={adjustmentSchema}
      submitLabel={t('office:adjustments.send')}
      onSubmit={async ({ way, amount, reason }) => {
        const kopecks = parseRoubles(amount) ?? 0n;
        const { data, error } = await create({
          adjustment: {
            organizationId: client.id,
            amount: String(way === 'take' ? -kopecks : kopecks),
            reason: reason.trim(),
          },
          clientKey,
        });
        if (error) return error;
        const isDone = data?.adjustmentCreate.status === 'done';
        notify.success(t(`office:adjustments.${isDone ? 'madeNow' : 'sent'}`));
        onClose();
        return undefined;
      }}
      onClose={onClose}
    >
      <FormSelect
        name="way"
        label={t('office:adjustments.way')}
        choices={[
          { value: 'add', label: t('office:adjustments.add') },
          { value: 'take', label: t('office:adjustments.take') },
        ]}
      />
      <FormTextField
        name="amount"
        label={t('office:adjustments.amount')}
        isRequired
        inputMode="numeric"
        endAdornment="₽"
      />
      <LimitNote limit={limit} />
      <FormTextField
        name="reason"
        label={t('office:adjustments.reason')}
        help={t('office:adjustments.reasonHelp')}
        isRequired
        maxLength={limits.adjustments.reason}
        minRows={2}
      />
    </QuestionDialog>
  );
}

/** Shows while typing whether the correction takes effect immediately or needs confirmation by somebody else. */
function LimitNote({ limit }: { limit: string }) {
  const { t, i18n } = useTranslation('office');
  const { values } = useFormikContext<Values>();
  const isOver = (parseRoubles(values.amount) ?? 0n) > BigInt(limit);
  const sum = formatMoney(limit, i18n.language);
  return (
    <Typography variant="body2" color={isOver ? 'warning' : 'textSecondary'} role="status">
      {t(`office:adjustments.${isOver ? 'overLimit' : 'withinLimit'}`, { sum })}
    </Typography>
  );
}
