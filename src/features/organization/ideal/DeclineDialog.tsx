import limits from '@graphql/limits.json';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import type { FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { applyServerErrors } from '@src/api/form-errors';
import { AppForm } from '@src/components/form/AppForm';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { rules } from '@src/lib/validation/rules';
import { useNotify } from '@src/store/useNotify';
import { type IdealProposal, useIdealProposalDecideMutation } from '../api';

const schema = object({ comment: rules.required(limits.commentText) });
const initialValues = { comment: '' };

/** Why a proposal is declined: its author reads it. */
export function DeclineDialog({ proposal, onClose }: { proposal: IdealProposal; onClose: () => void }) {
  const { t } = useTranslation('ideal');
  const titleId = useId();
  const notify = useNotify();
  const [decide] = useIdealProposalDecideMutation();
  const [errors, setErrors] = useState<string[]>([]);
  const send = async (values: typeof initialValues, helpers: FormikHelpers<typeof initialValues>) => {
    const { error } = await decide({ id: proposal.id, isAccepted: false, comment: values.comment });
    if (error) return setErrors(applyServerErrors(error, values, helpers));
    notify.success(t('ideal:proposals.declined'));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <AppForm initialValues={initialValues} schema={schema} onSubmit={send}>
        <DialogTitle id={titleId}>{t('ideal:proposals.declineTitle')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <FormErrors errors={errors} />
            <FormTextField
              name="comment"
              label={t('ideal:proposals.declineReason')}
              isRequired
              autoFocus
              minRows={3}
              maxLength={limits.commentText}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <SubmitButton>{t('ideal:proposals.decline')}</SubmitButton>
        </DialogActions>
      </AppForm>
    </Dialog>
  );
}
