import { PersonField } from '@src/entities/person/PersonField';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { number, object } from 'yup';
import { AppForm } from '@src/components/form/AppForm';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { ruleMessage } from '@src/lib/validation/messages';
import { rules } from '@src/lib/validation/rules';
import { useContentText } from '../words';

export type BulkField = 'ownerId' | 'reviewEveryMonths';

export interface BulkChange {
  ownerId?: number | null;
  reviewEveryMonths?: number | null;
}

interface BulkValues {
  ownerId: number | null;
  reviewEveryMonths: number | string;
}

interface BulkFieldDialogProps {
  field: BulkField;
  count: number;
  onSubmit: (change: BulkChange) => Promise<void>;
  onClose: () => void;
}

const initial: BulkValues = { ownerId: null, reviewEveryMonths: '' };

const schemas = {
  ownerId: object({ ownerId: number().nullable().required(ruleMessage('required')) }),
  reviewEveryMonths: object({ reviewEveryMonths: rules.between(1, 120) }),
} as const;

/** Changes one property of several objects: the owner, or the review interval. */
export function BulkFieldDialog({ field, count, onSubmit, onClose }: BulkFieldDialogProps) {
  const { t } = useContentText();
  const titleId = useId();
  const submit = async ({ ownerId, reviewEveryMonths }: BulkValues) => {
    const months = reviewEveryMonths === '' ? null : Number(reviewEveryMonths);
    await onSubmit(field === 'ownerId' ? { ownerId } : { reviewEveryMonths: months });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t('bulk.title', { count })}</DialogTitle>
      <AppForm initialValues={initial} schema={schemas[field]} onSubmit={submit}>
        <DialogContent>
          {field === 'ownerId' ? (
            <PersonField name="ownerId" label={t('field.owner')} help={t('field.ownerHelp')} isRequired />
          ) : (
            <FormNumberField
              name="reviewEveryMonths"
              label={t('field.review')}
              help={t('bulk.reviewHelp')}
              min={1}
              max={120}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <SubmitButton>{t('common:action.apply')}</SubmitButton>
        </DialogActions>
      </AppForm>
    </Dialog>
  );
}
