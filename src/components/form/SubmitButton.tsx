import type { ButtonProps } from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { BusyButton } from './BusyButton';
import { useIsReadOnly } from './ReadOnlyFields';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'onClick'> {
  /** Disabled while nothing was changed. */
  isOnlyDirty?: boolean;
}

/** Submits the surrounding form; shows when it is busy and cannot be pressed twice. */
export function SubmitButton({ isOnlyDirty = false, disabled, ...rest }: SubmitButtonProps) {
  const { isSubmitting, dirty } = useFormikContext();
  if (useIsReadOnly()) return null;
  return (
    <BusyButton
      variant="contained"
      {...rest}
      type="submit"
      isBusy={isSubmitting}
      disabled={Boolean(disabled) || (isOnlyDirty && !dirty && !isSubmitting)}
    />
  );
}
