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

/** The position of a note: a block of a text, or a second of a video. */
export type NotePlace = { clauseId: string; atSec?: undefined } | { atSec: number; clauseId?: undefined };

/**
 * A note being written: a new one at a position, or an existing one with a new text. A new one has an idempotency key, so that it
 * is stored once even when the first response is lost.
 */
export type WrittenNote =
  { place: NotePlace; clientKey: string; note?: undefined } | { note: ContentNote; place?: undefined };

/** Returns the position of a note. */
export const placeOf = ({ clauseId, atSec }: ContentNote): NotePlace =>
  clauseId === null ? { atSec: atSec ?? 0 } : { clauseId };

/** The user's own notes on an object and the actions on them; changes and removals can be undone. */
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
    /** Saves the note being written. */
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
