import limits from '@graphql/limits.json';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { FormCheckbox } from '@src/components/form/FormCheckbox';
import { FormDateField } from '@src/components/form/FormDateField';
import { FormDialog } from '@src/components/form/FormDialog';
import { FormFileField } from '@src/components/form/FormFileField';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type EmployeeDocument,
  useUserDocumentCreateMutation,
  useUserDocumentDeleteMutation,
  useUserDocumentUpdateMutation,
} from '../api';
import { documentKinds, documentSchema } from '@domain/employees/document';
import { documentInput, documentValues } from '../forms/document-form';
import { FieldPair } from './FieldPair';

interface DocumentDialogProps {
  userId: number;
  /** Undefined for a new document. */
  document: EmployeeDocument | undefined;
  onClose: () => void;
}

/** The form of one document: its type, expiry and file. */
export function DocumentDialog({ userId, document, onClose }: DocumentDialogProps) {
  const { t } = useTranslation('employees');
  const [create] = useUserDocumentCreateMutation();
  const [update] = useUserDocumentUpdateMutation();
  const [clientKey] = useState(uuid);
  const file = document?.file;
  return (
    <FormDialog
      title={t(document ? 'employees:documents.change' : 'employees:documents.add')}
      submit={t(document ? 'common:action.save' : 'common:action.create')}
      record={document}
      draftName={document ? `document-${document.id}` : `document-of-${userId}`}
      initialValues={documentValues(document)}
      schema={documentSchema}
      send={(values, updatedAt) => {
        const upload = values.file ? { file: values.file } : {};
        const input = documentInput(values);
        return document
          ? update({
              document: { ...input, id: document.id, ...(updatedAt ? { updatedAt } : {}) },
              ...upload,
            })
          : create({ document: { ...input, userId }, clientKey, ...upload });
      }}
      onSaved={onClose}
      onClose={onClose}
      extra={document ? <DeleteButton document={document} onDeleted={onClose} /> : null}
    >
      <FormSelect
        name="kind"
        label={t('employees:documents.kind')}
        choices={documentKinds.map((value) => ({ value, label: t(`employees:documents.kinds.${value}`) }))}
      />
      <FormTextField
        name="name"
        label={t('employees:documents.name')}
        help={t('employees:documents.nameHelp')}
        maxLength={limits.documentName}
      />
      <FormTextField
        name="number"
        label={t('employees:documents.number')}
        maxLength={limits.documentNumber}
      />
      <FieldPair>
        <FormDateField name="issuedOn" label={t('employees:documents.issuedOn')} />
        <FormDateField
          name="validUntil"
          label={t('employees:documents.validUntil')}
          help={t('employees:documents.validUntilHelp')}
        />
      </FieldPair>
      <FormFileField
        name="file"
        label={t('employees:documents.file')}
        help={file ? t('employees:documents.fileKept', { name: file.name }) : undefined}
      />
      {file ? (
        <FormCheckbox
          name="isFileRemoved"
          label={t('employees:documents.isFileRemoved', { name: file.name })}
        />
      ) : null}
    </FormDialog>
  );
}

function DeleteButton({ document, onDeleted }: { document: EmployeeDocument; onDeleted: () => void }) {
  const { t } = useTranslation('employees');
  const notify = useNotify();
  const [isAsked, setIsAsked] = useState(false);
  const [remove] = useUserDocumentDeleteMutation();
  const name = document.name || t(`employees:documents.kinds.${document.kind}`);
  const press = async () => {
    const { error } = await remove({ id: document.id });
    if (error) {
      notify.failure(error);
      throw error;
    }
    notify.success(t('employees:documents.removed', { name }));
    onDeleted();
  };
  return (
    <Box sx={{ mr: 'auto' }}>
      <Button color="error" startIcon={<Trash2 />} onClick={() => setIsAsked(true)}>
        {t('common:action.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('employees:documents.removeTitle', { name })}
        confirmLabel={t('employees:documents.remove')}
        isDestructive
        onConfirm={press}
        onClose={() => setIsAsked(false)}
      >
        {t('employees:documents.removeText')}
      </ConfirmDialog>
    </Box>
  );
}
