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

/**
 * What is being written: a new note at a place, or one with other words. A new one has a key, the same however often it is sent:
 * it is stored once, also when its first answer was lost.
 */
export type WrittenNote =
  { place: NotePlace; clientKey: string; note?: undefined } | { note: ContentNote; place?: undefined };

/** Where the note stands. */
export const placeOf = ({ clauseId, atSec }: ContentNote): NotePlace =>
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

  const add = (place: NotePlace, text: string, clientKey: string) =>
    save({ note: { objectType, objectId, ...place, text }, clientKey });
  const change = (note: ContentNote, text: string) =>
    save({ note: { objectType, objectId, ...placeOf(note), id: note.id, text } });
  const undo = (message: string, back: () => Promise<{ error?: unknown }>) =>
    notify.alert(message, {
      label: t('notes.undo'),
      onPress: () => void back().then(({ error }) => (error ? notify.failure(error) : undefined)),
    });

  return {
    notes: data?.contentNotes ?? [],
    written,
    write: (place: NotePlace) => setWritten({ place, clientKey: uuid() }),
    edit: (note: ContentNote) => setWritten({ note }),
    close: () => setWritten(null),
    /** Sends what was written. */
    send: async (what: WrittenNote, text: string) => {
      if (what.place) return add(what.place, text, what.clientKey);
      const { note } = what;
      const answer = await change(note, text);
      if (!answer.error && text !== note.text) undo(t('notes.changed'), () => change(note, note.text));
      return answer;
    },
    remove: async (note: ContentNote) => {
      const { error } = await remove({ id: note.id });
      const clientKey = uuid();
      if (error) notify.failure(error);
      else undo(t('notes.removed'), () => add(placeOf(note), note.text, clientKey));
    },
  };
}

export type Notes = ReturnType<typeof useNotes>;
