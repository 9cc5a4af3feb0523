import { useCallback, useEffect, useRef, useState } from 'react';
import { errorOfCode, errorText, isApiError } from '@src/api/errors';
import type { EditedClause } from '../editor/clause-document';
import { type DraftPlace, dropLocalDraft, writeLocalDraft } from '../lib/draft-store';
import type { Write } from '../source';

/** How often changes are sent to the server. */
const AUTOSAVE_MS = 5000;

export type SaveState =
  | { kind: 'clean' }
  | { kind: 'dirty' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  /** The server is unavailable: the text is stored on the device and sent when it is back. */
  | { kind: 'offline' }
  | { kind: 'refused'; message: string }
  /** Somebody else has saved the draft in the meantime. */
  | { kind: 'conflict'; message: string };

/** A draft in a save request: its base version, and whether it overwrites changes that somebody else has saved since. */
export interface SentDraft<Text = EditedClause[]> {
  id: number;
  clauses: Text;
  updatedAt: string | null;
  isForce: boolean;
}

export interface SavedDraft {
  id: number;
  updatedAt: string;
}

interface AutosaveOptions<Draft extends SavedDraft, Text> {
  place: DraftPlace;
  /** Must be the same function on every render. */
  save: Write<SentDraft<Text>, Draft>;
  /** The version of the editor's initial text. */
  updatedAt: string | null;
  /** A text from the device that is not on the server yet. */
  unsaved: Text | null;
  /** The server's text at `updatedAt`; null when it is no longer known. */
  before: Text | null;
}

/** Saves the text every few seconds and when the editor is closed; stores it on the device until it is on the server. */
export function useAutosave<Draft extends SavedDraft, Text = EditedClause[]>(
  options: AutosaveOptions<Draft, Text>,
) {
  const { save, updatedAt, unsaved } = options;
  const [place] = useState(options.place);
  const { objectId } = place;
  const [state, setState] = useState<SaveState>(unsaved ? { kind: 'dirty' } : { kind: 'clean' });
  const [version, setVersion] = useState<Draft | null>(null);
  const pending = useRef<Text | null>(unsaved);
  const base = useRef(updatedAt);
  const before = useRef(options.before);
  const running = useRef<Promise<boolean> | null>(null);
  const isStopped = useRef(false);

  const send = useCallback(
    async (clauses: Text, isForce: boolean): Promise<boolean> => {
      setState({ kind: 'saving' });
      const { data: saved, error } = await save({ id: objectId, clauses, updatedAt: base.current, isForce });
      if (saved) {
        base.current = saved.updatedAt;
        before.current = clauses;
        isStopped.current = false;
        setVersion(saved);
        if (pending.current) setState({ kind: 'dirty' });
        else {
          dropLocalDraft(place);
          setState({ kind: 'saved', at: new Date() });
        }
        return true;
      }
      pending.current ??= clauses;
      const conflict = errorOfCode(error, 'conflict.updated');
      if (conflict) {
        isStopped.current = true;
        setState({ kind: 'conflict', message: conflict.message });
      } else if (isApiError(error) && error.kind === 'network') setState({ kind: 'offline' });
      else setState({ kind: 'refused', message: errorText(error) ?? '' });
      return false;
    },
    [objectId, place, save],
  );

  /** Sends unsaved changes; returns whether the server now has everything. */
  const flush = useCallback(
    async (isForce = false): Promise<boolean> => {
      // Another save may have started during the wait, so it has to be awaited too.
      while (running.current) await running.current;
      const clauses = pending.current;
      if (!clauses) return true;
      if (isStopped.current && !isForce) return false;
      pending.current = null;
      running.current = send(clauses, isForce);
      const isSaved = await running.current;
      running.current = null;
      return isSaved;
    },
    [send],
  );

  const change = useCallback(
    (clauses: Text) => {
      pending.current = clauses;
      writeLocalDraft(place, {
        clauses,
        baseUpdatedAt: base.current,
        savedAt: new Date().toISOString(),
      });
      setState((now) => (now.kind === 'conflict' || now.kind === 'offline' ? now : { kind: 'dirty' }));
    },
    [place],
  );

  useEffect(() => {
    const timer = setInterval(() => void flush(), AUTOSAVE_MS);
    return () => {
      clearInterval(timer);
      void flush();
    };
  }, [flush]);

  return {
    state,
    /** The version that was last saved from here. */
    version,
    change,
    flush,
    /** The version that the next save is based on. */
    baseUpdatedAt: () => base.current,
    hasPending: () => pending.current !== null,
    pendingClauses: () => pending.current,
    /** The text that the next save is based on; null when it is no longer known. */
    before: () => before.current,
    /** Continues on top of a newer version, with a text that includes it. */
    join: (text: Text, newer: string) => {
      change(text);
      base.current = newer;
      isStopped.current = false;
      return flush();
    },
    /** Discards the local changes. */
    forget: () => {
      pending.current = null;
      dropLocalDraft(place);
    },
    /** Follows a change of the draft outside of its text (an attachment), so that it is not a conflict. */
    moveBase: (next: string) => {
      base.current = next;
    },
  };
}

export type Autosave<Draft extends SavedDraft = SavedDraft, Text = EditedClause[]> = ReturnType<
  typeof useAutosave<Draft, Text>
>;
