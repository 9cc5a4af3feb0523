import { PersonField } from '@src/entities/person/PersonField';
import limits from '@graphql/limits.json';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '@src/components/feedback/ConflictDialog';
import { FormDraft } from '@src/components/form/FormDraft';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { FormTextField } from '@src/components/form/FormTextField';
import { useRecordForm } from '@src/components/form/useRecordForm';
import { uuid } from '@src/lib/uuid';
import {
  type IdealLayer,
  type IdealStatement,
  useIdealStatementCreateMutation,
  useIdealStatementUpdateMutation,
} from '../api';
import { EvidenceFields } from './EvidenceFields';
import { statementInput, statementFormSchema, statementValues, type StatementValues } from './statement-form';

interface StatementDialogProps {
  /** Null for a new statement. */
  statement: IdealStatement | null;
  layer: IdealLayer;
  targetId: number | null;
  onClose: () => void;
}

/** The form of a statement: its text and who is responsible. */
export function StatementDialog({ statement, layer, targetId, onClose }: StatementDialogProps) {
  const { t } = useTranslation('ideal');
  const [create] = useIdealStatementCreateMutation();
  const [update] = useIdealStatementUpdateMutation();
  const [clientKey] = useState(uuid);
  const draftName = statement ? `ideal-${statement.id}` : `ideal-${layer}-${targetId ?? ''}`;
  const form = useRecordForm<IdealStatement, StatementValues>({
    record: statement ?? undefined,
    draftName,
    send: async (values, updatedAt) =>
      statement
        ? update({
            statement: { ...statementInput(values), id: statement.id, ...(updatedAt ? { updatedAt } : {}) },
          })
        : create({ statement: { ...statementInput(values), layer, targetId }, clientKey }),
    onSaved: onClose,
  });
  return (
    <QuestionDialog<StatementValues>
      title={t(statement ? 'ideal:edit' : 'ideal:new')}
      initialValues={statementValues(statement)}
      schema={statementFormSchema}
      submitLabel={t('common:action.save')}
      submit={{ isOnlyDirty: true }}
      errors={form.errors}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <FormDraft name={draftName} />
      <FormTextField
        name="text"
        label={t('ideal:text')}
        isRequired
        autoFocus
        minRows={3}
        maxLength={limits.idealStatement}
      />
      <FormTextField
        name="kpi"
        label={t('ideal:kpi')}
        help={t('ideal:kpiHelp')}
        maxLength={limits.idealKpi}
      />
      <PersonField name="ownerId" label={t('ideal:owner')} />
      <EvidenceFields statement={statement} />
      <ConflictDialog {...form.conflict} />
    </QuestionDialog>
  );
}
