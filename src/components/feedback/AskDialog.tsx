import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorText } from '@src/api/errors';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

interface AskDialogProps {
  title: string;
  confirmLabel: string;
  /** Nothing is chosen yet, or the choice is not allowed. */
  isBlocked: boolean;
  /** Returns the error, if any; the dialog then stays open with the choice. */
  onConfirm: () => Promise<{ error?: unknown }>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Asks for a choice and shows its consequences before applying it. When the request is rejected, the dialog stays open with the
 * choice.
 */
export function AskDialog({ onConfirm, children, ...dialog }: AskDialogProps) {
  const [failure, setFailure] = useState<unknown>(null);
  const confirm = async () => {
    const { error } = await onConfirm();
    if (!error) return;
    setFailure(error);
    throw new Error('rejected');
  };
  return (
    <ConfirmDialog isOpen maxWidth="sm" {...dialog} onConfirm={confirm}>
      <Stack spacing={2} sx={{ color: 'text.primary' }}>
        {children}
        {failure ? (
          <Typography role="alert" color="error">
            {errorText(failure)}
          </Typography>
        ) : null}
      </Stack>
    </ConfirmDialog>
  );
}
