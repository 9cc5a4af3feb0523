import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import limits from '@graphql/limits.json';
import { errorText } from '@src/api/errors';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { FieldFrame } from '@src/components/form/FieldFrame';
import { useNotify } from '@src/store/useNotify';
import type { UseWrite } from '../source';
import type { Clause } from '../types';
import { useContentText } from '../words';

export type UseAskUnclear = UseWrite<{ objectId: number; versionId: number; clauseId: string; text: string }>;

interface UnclearDialogProps {
  useAsk: UseAskUnclear;
  objectId: number;
  versionId: number;
  clause: Clause;
  onClose: () => void;
}

/** «Непонятно здесь»: a question about a clause, to whoever answers for the text. */
export function UnclearDialog({ useAsk, objectId, versionId, clause, onClose }: UnclearDialogProps) {
  const { t } = useContentText();
  const notify = useNotify();
  const [create] = useAsk();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const confirm = async () => {
    const trimmed = text.trim();
    setError(trimmed ? undefined : t('validation:required'));
    if (!trimmed) throw new Error('incomplete');
    const answer = await create({ objectId, versionId, clauseId: clause.id, text: trimmed });
    if (!answer.error) {
      notify.success(t('unclear.done'));
      return;
    }
    setError(errorText(answer.error));
    throw new Error('refused');
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('unclear.title', { number: clause.number })}
      confirmLabel={t('common:action.send')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <FieldFrame label={t('unclear.label')} isRequired error={error} help={t('unclear.help')}>
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            autoFocus
            aria-describedby={describedBy}
            multiline
            minRows={3}
            maxRows={8}
            value={text}
            inputProps={{ maxLength: limits.commentText }}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </FieldFrame>
    </ConfirmDialog>
  );
}
