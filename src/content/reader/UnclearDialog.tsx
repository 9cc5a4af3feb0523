import limits from '@graphql/limits.json';
import { ConfirmTextDialog } from '@src/components/form/ConfirmTextDialog';
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

/** «Непонятно здесь»: sends a question about a clause to the text's owner. */
export function UnclearDialog({ useAsk, objectId, versionId, clause, onClose }: UnclearDialogProps) {
  const { t } = useContentText();
  const notify = useNotify();
  const [create] = useAsk();
  return (
    <ConfirmTextDialog
      title={t('unclear.title', { number: clause.number })}
      label={t('unclear.label')}
      help={t('unclear.help')}
      maxLength={limits.commentText}
      confirmLabel={t('common:action.send')}
      isFocused
      onSend={async (text) => {
        const answer = await create({ objectId, versionId, clauseId: clause.id, text });
        if (!answer.error) notify.success(t('unclear.done'));
        return answer;
      }}
      onClose={onClose}
    />
  );
}
