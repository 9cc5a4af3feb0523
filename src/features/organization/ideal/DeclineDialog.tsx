import { answerSchema } from '@domain/organization/ideal-picture';
import limits from '@graphql/limits.json';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { FormTextField } from '@src/components/form/FormTextField';
import { useNotify } from '@src/store/useNotify';
import { type IdealProposal, useIdealProposalDecideMutation } from '../api';

const initialValues = { comment: '' };

/** Asks why a proposal is declined; its author can read the reason. */
export function DeclineDialog({ proposal, onClose }: { proposal: IdealProposal; onClose: () => void }) {
  const { t } = useTranslation('ideal');
  const notify = useNotify();
  const [decide] = useIdealProposalDecideMutation();
  return (
    <QuestionDialog
      title={t('ideal:proposals.declineTitle')}
      initialValues={initialValues}
      schema={answerSchema}
      submitLabel={t('ideal:proposals.decline')}
      onClose={onClose}
      onSubmit={async ({ comment }) => {
        const { error } = await decide({ id: proposal.id, isAccepted: false, comment });
        if (error) return error;
        notify.success(t('ideal:proposals.declined'));
        onClose();
        return undefined;
      }}
    >
      <FormTextField
        name="comment"
        label={t('ideal:proposals.declineReason')}
        isRequired
        autoFocus
        minRows={3}
        maxLength={limits.commentText}
      />
    </QuestionDialog>
  );
}
