import limits from '@graphql/limits.json';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type FormikHelpers, useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { applyServerErrors } from '@src/api/form-errors';
import { AppForm } from '@src/components/form/AppForm';
import { dropFormDraft, FormDraft } from '@src/components/form/FormDraft';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { uuid } from '@src/lib/uuid';
import { rules } from '@src/lib/validation/rules';
import { useNotify } from '@src/store/useNotify';
import {
  type IdealLayer,
  type IdealProposalKind,
  type IdealStatement,
  useIdealProposalCreateMutation,
} from '../api';

interface ProposalDialogProps {
  /** Null: something that is not said yet. */
  statement: IdealStatement | null;
  layer: IdealLayer;
  targetId: number | null;
  onClose: () => void;
}

interface ProposalValues {
  kind: IdealProposalKind;
  text: string;
  reason: string;
}

const schema = object({
  text: string().when('kind', ([kind]) =>
    kind === 'remove' ? string() : rules.required(limits.idealStatement),
  ),
  reason: string().when('kind', ([kind]) =>
    kind === 'remove' ? rules.required(limits.commentText) : rules.text(limits.commentText),
  ),
});

/** What should be different, by somebody who may not change it. */
export function ProposalDialog({ statement, layer, targetId, onClose }: ProposalDialogProps) {
  const { t } = useTranslation('ideal');
  const titleId = useId();
  const notify = useNotify();
  const [create] = useIdealProposalCreateMutation();
  const [clientKey] = useState(uuid);
  const [errors, setErrors] = useState<string[]>([]);
  const draftName = `proposal-${statement ? statement.id : `${layer}-${targetId ?? ''}`}`;
  const send = async (values: ProposalValues, helpers: FormikHelpers<ProposalValues>) => {
    setErrors([]);
    const place = statement ? { statementId: statement.id } : { layer, targetId };
    const { error } = await create({ proposal: { ...values, ...place }, clientKey });
    if (error) return setErrors(applyServerErrors(error, values, helpers));
    dropFormDraft(draftName);
    notify.success(t('ideal:propose.sent'));
    onClose();
  };
  const initialValues: ProposalValues = {
    kind: statement ? 'change' : 'add',
    text: statement?.text ?? '',
    reason: '',
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <AppForm<ProposalValues> initialValues={initialValues} schema={schema} onSubmit={send}>
        <FormDraft name={draftName} />
        <DialogTitle id={titleId}>
          {t(statement ? 'ideal:propose.titleChange' : 'ideal:propose.titleAdd')}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <FormErrors errors={errors} />
            <Fields isNew={statement === null} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <SubmitButton isOnlyDirty>{t('ideal:propose.send')}</SubmitButton>
        </DialogActions>
      </AppForm>
    </Dialog>
  );
}

function Fields({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('ideal');
  const { kind } = useFormikContext<ProposalValues>().values;
  return (
    <>
      {isNew ? null : (
        <FormSelect
          name="kind"
          label={t('ideal:propose.kind')}
          choices={[
            { value: 'change', label: t('ideal:propose.kindChange') },
            { value: 'remove', label: t('ideal:propose.kindRemove') },
          ]}
        />
      )}
      {kind === 'remove' ? null : (
        <FormTextField
          name="text"
          label={t('ideal:propose.text')}
          isRequired
          autoFocus
          minRows={3}
          maxLength={limits.idealStatement}
        />
      )}
      <FormTextField
        name="reason"
        label={t('ideal:propose.reason')}
        help={t('ideal:propose.reasonHelp')}
        isRequired={kind === 'remove'}
        minRows={2}
        maxLength={limits.commentText}
      />
    </>
  );
}
