import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import { personName } from '@src/lib/person';
import { useIsEdit } from '@src/store/useEditMode';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EmployeeNote, useUserNotesQuery } from '../api';
import { type PersonRank, useMaySeePrivateData } from '../lib/useCanJudge';
import { NoteDialog } from './NoteDialog';

/** Private notes about a person by those who are responsible for them. */
export function Notes({ employee }: { employee: PersonRank }) {
  return useMaySeePrivateData(employee) ? <NotesOf userId={employee.id} /> : null;
}

function NotesOf({ userId }: { userId: number }) {
  const { t } = useTranslation('employees');
  const { data, error, refetch } = useUserNotesQuery({ userId });
  const isEdit = useIsEdit();
  const [edited, setEdited] = useState<EmployeeNote | 'new' | null>(null);
  return (
    <Section
      title={t('employees:notes.title')}
      text={t('employees:notes.text')}
      action={
        isEdit ? (
          <Button size="small" variant="outlined" startIcon={<Plus />} onClick={() => setEdited('new')}>
            {t('employees:notes.add')}
          </Button>
        ) : undefined
      }
    >
      <Loaded
        data={data?.userNotes}
        error={error}
        onRetry={() => void refetch()}
        skeleton={<SkeletonRows columns={1} />}
        isEmpty={(notes) => notes.length === 0}
        empty={<Typography color="textSecondary">{t('employees:notes.none')}</Typography>}
      >
        {(notes) => (
          <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {notes.map((note) => (
              <Note key={note.id} note={note} {...(isEdit ? { onEdit: () => setEdited(note) } : {})} />
            ))}
          </Stack>
        )}
      </Loaded>
      {edited ? (
        <NoteDialog
          userId={userId}
          note={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </Section>
  );
}

interface NoteProps {
  note: EmployeeNote;
  /** Absent outside edit mode. */
  onEdit?: () => void;
}

function Note({ note, onEdit }: NoteProps) {
  const { t, i18n } = useTranslation('employees');
  const { author, createdAt, updatedAt, text } = note;
  const at = formatDate(createdAt, 'dateTime', i18n.language);
  const facts = [
    author ? personName(author) : '',
    at,
    createdAt === updatedAt
      ? ''
      : t('employees:notes.changedAt', { at: formatDate(updatedAt, 'dateTime', i18n.language) }),
  ];
  return (
    <Stack component="li" direction="row" spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
        <Typography variant="body2" color="textSecondary">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {onEdit && (note.canEdit || note.canDelete) ? (
        <IconButton size="small" aria-label={t('employees:notes.edit', { at })} onClick={onEdit}>
          <Pencil />
        </IconButton>
      ) : null}
    </Stack>
  );
}
