import limits from '@graphql/limits.json';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { clock } from '@domain/clock';
import type { ContentNote } from '@src/api/content-notes';
import { ConfirmTextDialog } from '@src/components/form/ConfirmTextDialog';
import { Section } from '@src/components/layout/Section';
import type { Clause } from '../types';
import { useContentText } from '../words';
import { type NotePlace, type Notes, placeOf } from './use-notes';

interface NotesSectionProps {
  notes: Notes;
  /** The clauses of the shown text. */
  clauses: readonly Clause[];
  /** Scrolls to the position of a note. */
  onGo: (place: NotePlace) => void;
  /** A button that creates a note without a position. */
  action?: ReactNode;
}

/** The user's private notes; nobody else sees them. */
export function NotesSection({ notes, clauses, onGo, action }: NotesSectionProps) {
  const { t } = useContentText();
  const { written } = notes;
  return (
    <Box sx={{ mt: 2 }}>
      <Section title={t('notes.title')} text={t('notes.text')} action={action}>
        {notes.notes.length === 0 ? (
          <Typography color="textSecondary">
            {t(clauses.length > 0 ? 'notes.none' : 'notes.noneVideo')}
          </Typography>
        ) : (
          <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {notes.notes.map((note) => (
              <OneNote key={note.id} note={note} notes={notes} clauses={clauses} onGo={onGo} />
            ))}
          </Stack>
        )}
      </Section>
      {written ? (
        <ConfirmTextDialog
          title={t(written.note ? 'notes.edit' : 'notes.new')}
          label={t('notes.label')}
          help={t('notes.text')}
          initialText={written.note?.text ?? ''}
          maxLength={limits.noteText}
          confirmLabel={t('common:action.save')}
          isFocused
          onSend={(text) => notes.send(written, text)}
          onClose={notes.close}
        />
      ) : null}
    </Box>
  );
}

interface OneNoteProps extends Pick<NotesSectionProps, 'clauses' | 'onGo' | 'notes'> {
  note: ContentNote;
}

function OneNote({ note, notes, clauses, onGo }: OneNoteProps) {
  const { t } = useContentText();
  const { clauseId, atSec, text } = note;
  const clause = clauses.find(({ id }) => id === clauseId);
  const place = placeOf(note);
  const name =
    clauseId === null ? clock(atSec ?? 0) : clause ? t('notes.at', { number: clause.number }) : null;
  return (
    <Stack component="li" direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
      {name === null ? (
        <Typography variant="body2" color="textSecondary" sx={{ minWidth: 88, pt: 0.75 }}>
          {t('notes.lost')}
        </Typography>
      ) : (
        <Button
          size="small"
          aria-label={t('notes.go', { place: name })}
          onClick={() => onGo(place)}
          sx={{
            minWidth: 88,
            justifyContent: 'flex-start',
            fontVariantNumeric: 'tabular-nums',
            whiteSpace: 'nowrap',
          }}
        >
          {name}
        </Button>
      )}
      <Typography sx={{ flex: 1, minWidth: 0, pt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Tooltip title={t('notes.change')}>
        <IconButton
          size="small"
          aria-label={t('notes.changeOf', { text: text.slice(0, 40) })}
          onClick={() => notes.edit(note)}
        >
          <Pencil />
        </IconButton>
      </Tooltip>
      <Tooltip title={t('common:action.delete')}>
        <IconButton
          size="small"
          aria-label={t('notes.removeOf', { text: text.slice(0, 40) })}
          onClick={() => void notes.remove(note)}
        >
          <Trash2 />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
