import { proposalSchema } from '@domain/organization/ideal-picture';
import limits from '@graphql/limits.json';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { dropFormDraft, FormDraft } from '@src/components/form/FormDraft';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import {
  type IdealLayer,
  type IdealProposalKind,
  type IdealStatement,
  useIdealProposalCreateMutation,
} from '../api';

interface ProposalDialogProps {
  /** Null for a new statement. */
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

/** Proposes a change, for users who may not edit. */
export function ProposalDialog({ statement, layer, targetId, onClose }: ProposalDialogProps) {
  const { t } = useTranslation('ideal');
  const notify = useNotify();
  const [create] = useIdealProposalCreateMutation();
  const [clientKey] = useState(uuid);
  const draftName = `proposal-${statement ? statement.id : `${layer}-${targetId ?? ''}`}`;
  const send = async (values: ProposalValues) => {
    const place = statement ? { statementId: statement.id } : { layer, targetId };
    const { error } = await create({ proposal: { ...values, ...place }, clientKey });
    if (error) return error;
    dropFormDraft(draftName);
    notify.success(t('ideal:propose.sent'));
    onClose();
    return undefined;
  };
  const initialValues: ProposalValues = {
    kind: statement ? 'change' : 'add',
    text: statement?.text ?? '',
    reason: '',
  };
  return (
    <QuestionDialog<ProposalValues>
      title={t(statement ? 'ideal:propose.titleChange' : 'ideal:propose.titleAdd')}
      initialValues={initialValues}
      schema={proposalSchema}
      submitLabel={t('ideal:propose.send')}
      submit={{ isOnlyDirty: true }}
      onClose={onClose}
      onSubmit={send}
    >
      <FormDraft name={draftName} />
      <Fields isNew={statement === null} />
    </QuestionDialog>
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
