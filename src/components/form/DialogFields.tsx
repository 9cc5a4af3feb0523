import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormErrors } from './FormErrors';
import { SubmitButton, type SubmitButtonProps } from './SubmitButton';

interface DialogFieldsProps {
  /** A description of what the form does. */
  text?: string | undefined;
  errors: string[];
  submitLabel: string;
  submit?: Pick<SubmitButtonProps, 'color' | 'isOnlyDirty'>;
  onCancel: () => void;
  /** On the left of the buttons. */
  extra?: ReactNode;
  children: ReactNode;
}

/** The fields of a form in a dialog, the errors that belong to no field, and the buttons. */
export function DialogFields(props: DialogFieldsProps) {
  const { text, errors, submitLabel, submit = {}, onCancel, extra, children } = props;
  const { t } = useTranslation('common');
  return (
    <>
      <DialogContent>
        <Stack spacing={2}>
          {text ? <Typography color="textSecondary">{text}</Typography> : null}
          <FormErrors errors={errors} />
          {children}
        </Stack>
      </DialogContent>
      <DialogActions>
        {extra}
        <Button color="inherit" onClick={onCancel}>
          {t('common:action.cancel')}
        </Button>
        <SubmitButton {...submit}>{submitLabel}</SubmitButton>
      </DialogActions>
    </>
  );
}
