import { PersonField } from '@src/entities/person/PersonField';
import limits from '@graphql/limits.json';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '@src/components/feedback/ConflictDialog';
import { AppForm } from '@src/components/form/AppForm';
import { FormDraft } from '@src/components/form/FormDraft';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { useRecordForm } from '@src/components/form/useRecordForm';
import { uuid } from '@src/lib/uuid';
import {
  type IdealLayer,
  type IdealStatement,
  useIdealStatementCreateMutation,
  useIdealStatementUpdateMutation,
} from '../api';
import { EvidenceFields } from './EvidenceFields';
import { statementInput, statementSchema, statementValues, type StatementValues } from './statement-form';

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
  const titleId = useId();
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
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <AppForm<StatementValues>
        initialValues={statementValues(statement)}
        schema={statementSchema}
        onSubmit={form.submit}
      >
        <FormDraft name={draftName} />
        <DialogTitle id={titleId}>{t(statement ? 'ideal:edit' : 'ideal:new')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <FormErrors errors={form.errors} />
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
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <SubmitButton isOnlyDirty>{t('common:action.save')}</SubmitButton>
        </DialogActions>
        <ConflictDialog {...form.conflict} />
      </AppForm>
    </Dialog>
  );
}
