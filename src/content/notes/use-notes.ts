import { useState } from 'react';
import {
  type ContentNote,
  useContentNoteDeleteMutation,
  useContentNoteSaveMutation,
  useContentNotesQuery,
} from '@src/api/content-notes';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import { useContentKind } from '../content-kind';
import { useContentText } from '../words';

/** Where a note stands: at a block of a text, or at a second of a film. */
export type NotePlace = { clauseId: string; atSec?: undefined } | { atSec: number; clauseId?: undefined };

/** What is being written: a new note at a place, or one with other words. */
export type WrittenNote = { place: NotePlace; note?: undefined } | { note: ContentNote; place?: undefined };

/** Where the note stands. */
const placeOf = ({ clauseId, atSec }: ContentNote): NotePlace =>
  clauseId === null ? { atSec: atSec ?? 0 } : { clauseId };

/** The person's own notes of an object, and how they are written; what was changed or removed can be brought back. */
export function useNotes(objectId: number) {
  const { t } = useContentText();
  const { objectType } = useContentKind();
  const notify = useNotify();
  const { data } = useContentNotesQuery({ objectType, objectId });
  const [save] = useContentNoteSaveMutation();
  const [remove] = useContentNoteDeleteMutation();
  const [written, setWritten] = useState<WrittenNote | null>(null);

  const store = async (note: NotePlace & { id?: number; text: string }) => {
    const answer = await save({
      note: { objectType, objectId, ...note },
      ...(note.id === undefined ? { clientKey: uuid() } : {}),
    });
    return answer;
  };
  const undo = (message: string, back: () => Promise<{ error?: unknown }>) =>
    notify.alert(message, {
      label: t('notes.undo'),
      onPress: () => void back().then(({ error }) => (error ? notify.failure(error) : undefined)),
    });

  return {
    notes: data?.contentNotes ?? [],
    written,
    write: (place: NotePlace) => setWritten({ place }),
    edit: (note: ContentNote) => setWritten({ note }),
    close: () => setWritten(null),
    /** Sends what was written. */
    send: async (what: WrittenNote, text: string) => {
      if (what.place) return store({ ...what.place, text });
      const { note } = what;
      const answer = await store({ ...placeOf(note), id: note.id, text });
      if (!answer.error && text !== note.text) {
        undo(t('notes.changed'), () => store({ ...placeOf(note), id: note.id, text: note.text }));
      }
      return answer;
    },
    remove: async (note: ContentNote) => {
      const { error } = await remove({ id: note.id });
      if (error) notify.failure(error);
      else undo(t('notes.removed'), () => store({ ...placeOf(note), text: note.text }));
    },
  };
}

export type Notes = ReturnType<typeof useNotes>;
