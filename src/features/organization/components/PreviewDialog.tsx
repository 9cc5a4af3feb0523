import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { AppForm } from '@src/components/form/AppForm';
import type { FormFieldProps } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { rules } from '@src/lib/validation/rules';

interface PreviewDialogProps {
  /** Comes from the feature of employees. */
  PersonField: ComponentType<FormFieldProps>;
  onChosen: (userId: number) => void;
  onClose: () => void;
}

const schema = object({ userId: rules.requiredId() });
const start: { userId: number | null } = { userId: null };

/** Whose page to look at. */
export function PreviewDialog({ PersonField, onChosen, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('organization');
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <AppForm
        initialValues={start}
        schema={schema}
        onSubmit={async ({ userId }) => {
          if (userId !== null) onChosen(userId);
        }}
      >
        <DialogTitle id={titleId}>{t('organization:preview.title')}</DialogTitle>
        <DialogContent>
          <PersonField name="userId" label={t('organization:preview.person')} isRequired />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <SubmitButton>{t('organization:preview.look')}</SubmitButton>
        </DialogActions>
      </AppForm>
    </Dialog>
  );
}
