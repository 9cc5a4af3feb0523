import limits from '@graphql/limits.json';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { FieldFrame } from '@src/components/form/FieldFrame';
import { useCall } from '@src/store/useCall';
import { useNotify } from '@src/store/useNotify';
import type { UseWrite } from '../source';
import type { ContentPerson } from '../types';
import { useContentText } from '../words';

export type UseSubmit = UseWrite<{ id: number; comment: string | null }>;

interface SubmitDialogProps {
  useSubmit: UseSubmit;
  objectId: number;
  approvers: readonly ContentPerson[];
  onClose: () => void;
}

/** Sends the draft to its approvers. */
export function SubmitDialog({ useSubmit, objectId, approvers, onClose }: SubmitDialogProps) {
  const { t } = useContentText();
  const call = useCall();
  const notify = useNotify();
  const [submit] = useSubmit();
  const [comment, setComment] = useState('');
  const confirm = async () => {
    await call(submit({ id: objectId, comment: comment.trim() || null }));
    notify.success(t('submit.done'));
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('submit.title')}
      confirmLabel={t('submit.button')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>
        {t('submit.text', { names: approvers.map(({ nameShort }) => nameShort).join(' → ') })}
      </Typography>
      <FieldFrame label={t('submit.comment')}>
        {({ id }) => (
          <OutlinedInput
            id={id}
            multiline
            minRows={2}
            value={comment}
            inputProps={{ maxLength: limits.commentText }}
            onChange={({ target }) => setComment(target.value)}
          />
        )}
      </FieldFrame>
    </ConfirmDialog>
  );
}
