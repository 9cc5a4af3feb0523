import { noteSchema } from '@domain/employees/notes';
import limits from '@graphql/limits.json';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { FormDialog } from '@src/components/form/FormDialog';
import { FormTextField } from '@src/components/form/FormTextField';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type EmployeeNote,
  useUserNoteCreateMutation,
  useUserNoteDeleteMutation,
  useUserNoteUpdateMutation,
} from '../api';

interface NoteDialogProps {
  userId: number;
  /** Undefined for a new note. */
  note: EmployeeNote | undefined;
  onClose: () => void;
}

/** One note; users who may only delete it see it read-only. */
export function NoteDialog({ userId, note, onClose }: NoteDialogProps) {
  const { t } = useTranslation(['employees', 'common']);
  const [create] = useUserNoteCreateMutation();
  const [update] = useUserNoteUpdateMutation();
  const [clientKey] = useState(uuid);
  if (note && !note.canEdit) return <DeleteQuestion note={note} onDeleted={onClose} onClose={onClose} />;
  return (
    <FormDialog
      title={t(note ? 'employees:notes.change' : 'employees:notes.add')}
      text={t('employees:notes.mind')}
      submit={t(note ? 'common:action.save' : 'common:action.create')}
      record={note}
      draftName={note ? `note-${note.id}` : `note-of-${userId}`}
      initialValues={{ text: note?.text ?? '' }}
      schema={noteSchema}
      send={({ text }, updatedAt) =>
        note
          ? update({ note: { id: note.id, text: text.trim(), ...(updatedAt ? { updatedAt } : {}) } })
          : create({ note: { userId, text: text.trim() }, clientKey })
      }
      onSaved={onClose}
      onClose={onClose}
      extra={note ? <DeleteButton note={note} onDeleted={onClose} /> : null}
    >
      <FormTextField
        name="text"
        label={t('employees:notes.label')}
        minRows={4}
        maxLength={limits.userNote}
        isRequired
      />
    </FormDialog>
  );
}

interface DeleteProps {
  note: EmployeeNote;
  onDeleted: () => void;
}

function DeleteButton({ note, onDeleted }: DeleteProps) {
  const { t } = useTranslation('common');
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Box sx={{ mr: 'auto' }}>
      <Button color="error" startIcon={<Trash2 />} onClick={() => setIsAsked(true)}>
        {t('common:action.delete')}
      </Button>
      {isAsked ? (
        <DeleteQuestion note={note} onDeleted={onDeleted} onClose={() => setIsAsked(false)} />
      ) : null}
    </Box>
  );
}

function DeleteQuestion({ note, onDeleted, onClose }: DeleteProps & { onClose: () => void }) {
  const { t } = useTranslation('employees');
  const notify = useNotify();
  const [remove] = useUserNoteDeleteMutation();
  const press = async () => {
    const { error } = await remove({ id: note.id });
    if (error) {
      notify.failure(error);
      throw error;
    }
    notify.success(t('employees:notes.removed'));
    onDeleted();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('employees:notes.removeTitle')}
      confirmLabel={t('employees:notes.remove')}
      isDestructive
      onConfirm={press}
      onClose={onClose}
    >
      {t('employees:notes.removeText')}
    </ConfirmDialog>
  );
}
