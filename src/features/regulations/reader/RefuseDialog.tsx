import Typography from '@mui/material/Typography';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { errorText } from '@src/api/errors';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { FieldFrame } from '@src/components/form/FieldFrame';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import { useRegulationRefuseMutation } from '../api';

interface RefuseDialogProps {
  regulationId: number;
  versionId: number;
  onClose: () => void;
}

/** Refusing to sign: says what follows, and asks for the reason that will stand in the statement. */
export function RefuseDialog({ regulationId, versionId, onClose }: RefuseDialogProps) {
  const { t } = useTranslation(['regulations', 'validation']);
  const notify = useNotify();
  const [refuse] = useRegulationRefuseMutation();
  const [clientKey] = useState(uuid);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const confirm = async () => {
    const text = reason.trim();
    setError(text ? undefined : t('validation:required'));
    if (!text) throw new Error('incomplete');
    const answer = await refuse({ id: regulationId, versionId, reason: text, clientKey });
    if (!answer.error) {
      notify.success(t('refuse.done'));
      return;
    }
    setError(errorText(answer.error));
    throw new Error('refused');
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('refuse.title')}
      confirmLabel={t('refuse.button')}
      isDestructive
      onConfirm={confirm}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>{t('refuse.text')}</Typography>
      <FieldFrame label={t('refuse.reason')} isRequired error={error}>
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            aria-describedby={describedBy}
            multiline
            minRows={3}
            maxRows={8}
            value={reason}
            inputProps={{ maxLength: limits.refuseReason }}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </FieldFrame>
    </ConfirmDialog>
  );
}
