import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@src/api/errors';
import { ConfirmDialog } from '../feedback/ConfirmDialog';
import { FieldFrame } from './FieldFrame';

interface ConfirmTextDialogProps {
  title: string;
  label: string;
  help?: string;
  maxLength: number;
  /** The initial text; empty when absent. */
  initialText?: string;
  confirmLabel: string;
  isDestructive?: boolean;
  isFocused?: boolean;
  /** Sends the trimmed text. Returns the error, if any; the dialog then stays open with the text. */
  onSend: (text: string) => Promise<{ error?: unknown }>;
  onClose: () => void;
  /** Rendered before the field. */
  children?: ReactNode;
}

/** Asks for one text. It does not use the form libraries, so that a reading page on a phone does not load them. */
export function ConfirmTextDialog(props: ConfirmTextDialogProps) {
  const { title, label, help, maxLength, confirmLabel, isDestructive = false, isFocused = false } = props;
  const { onSend, onClose, children } = props;
  const { t } = useTranslation('validation');
  const [text, setText] = useState(props.initialText ?? '');
  const [error, setError] = useState<string>();
  const confirm = async () => {
    const trimmed = text.trim();
    setError(trimmed ? undefined : t('validation:required'));
    if (!trimmed) throw new Error('incomplete');
    const answer = await onSend(trimmed);
    if (!answer.error) return;
    setError(errorText(answer.error));
    throw new Error('rejected');
  };
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={confirmLabel}
      isDestructive={isDestructive}
      onConfirm={confirm}
      onClose={onClose}
    >
      {children}
      <FieldFrame label={label} isRequired error={error} {...(help ? { help } : {})}>
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            autoFocus={isFocused}
            aria-describedby={describedBy}
            multiline
            minRows={3}
            maxRows={8}
            value={text}
            inputProps={{ maxLength }}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </FieldFrame>
    </ConfirmDialog>
  );
}
