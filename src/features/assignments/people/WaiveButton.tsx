import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Tooltip from '@mui/material/Tooltip';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@src/api/errors';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { FieldFrame } from '@src/components/form/FieldFrame';
import { useAssignmentWaiveMutation } from '../api';

/** Lifts one person's obligation, with the reason that will stand in the history. */
export function WaiveButton({ assignmentId, name }: { assignmentId: number; name: string }) {
  const { t } = useTranslation(['assignments', 'validation']);
  const [waive] = useAssignmentWaiveMutation();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const confirm = async () => {
    const text = reason.trim();
    const failed = text ? undefined : t('validation:required');
    setError(failed);
    if (failed) throw new Error(failed);
    const answer = await waive({ id: assignmentId, reason: text });
    if (!answer.error) return;
    setError(errorText(answer.error));
    throw new Error('refused');
  };
  return (
    <>
      <Tooltip title={t('waive.button')}>
        <IconButton size="small" aria-label={t('waive.one', { name })} onClick={() => setIsOpen(true)}>
          <ShieldCheck />
        </IconButton>
      </Tooltip>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('waive.title', { name })}
        confirmLabel={t('waive.button')}
        onConfirm={confirm}
        onClose={() => setIsOpen(false)}
      >
        <FieldFrame label={t('waive.reason')} isRequired error={error}>
          {({ id, describedBy }) => (
            <OutlinedInput
              id={id}
              aria-describedby={describedBy}
              multiline
              minRows={2}
              value={reason}
              inputProps={{ maxLength: 500 }}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </FieldFrame>
      </ConfirmDialog>
    </>
  );
}
