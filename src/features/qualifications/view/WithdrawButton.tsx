import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { errorText } from '@src/api/errors';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { Hint } from '@src/components/feedback/Hint';
import { FieldFrame } from '@src/components/form/FieldFrame';
import { uuid } from '@src/lib/uuid';
import { type Award, useQualificationAwardWithdrawMutation } from '../api';

interface WithdrawButtonProps {
  award: Pick<Award, 'id' | 'number'>;
  person: string;
}

/** Takes somebody's certificate back, with the reason that they will read. */
export function WithdrawButton({ award, person }: WithdrawButtonProps) {
  const { t } = useTranslation(['qualifications', 'validation']);
  const [withdraw] = useQualificationAwardWithdrawMutation();
  const [isOpen, setIsOpen] = useState(false);
  const [clientKey] = useState(uuid);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const confirm = async () => {
    const text = reason.trim();
    const missing = text ? undefined : t('validation:required');
    setError(missing);
    if (missing) throw new Error(missing);
    const answer = await withdraw({ id: award.id, reason: text, clientKey });
    if (!answer.error) return;
    setError(errorText(answer.error));
    throw new Error('refused');
  };
  return (
    <>
      <Hint title={t('withdraw.one', { name: person })}>
        <IconButton
          size="small"
          aria-label={t('withdraw.one', { name: person })}
          onClick={() => setIsOpen(true)}
        >
          <Undo2 size={16} />
        </IconButton>
      </Hint>
      <ConfirmDialog
        isOpen={isOpen}
        isDestructive
        title={t('withdraw.title', { number: award.number })}
        confirmLabel={t('withdraw.button')}
        onConfirm={confirm}
        onClose={() => setIsOpen(false)}
      >
        <Typography sx={{ mb: 2 }}>{t('withdraw.text', { name: person })}</Typography>
        <FieldFrame label={t('withdraw.reason')} isRequired error={error}>
          {({ id, describedBy }) => (
            <OutlinedInput
              id={id}
              aria-describedby={describedBy}
              multiline
              minRows={2}
              value={reason}
              inputProps={{ maxLength: limits.refuseReason }}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </FieldFrame>
      </ConfirmDialog>
    </>
  );
}
