import { useCallback, useEffect, useRef, useState } from 'react';
import { errorOfCode, errorText, isApiError } from '@src/api/errors';
import type { EditedClause } from '../editor/clause-document';
import { type DraftPlace, dropLocalDraft, writeLocalDraft } from '../lib/draft-store';
import type { Write } from '../source';

/** How often what was typed goes to the server. */
const AUTOSAVE_MS = 5000;

export type SaveState =
  | { kind: 'clean' }
  | { kind: 'dirty' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  /** The server is away: the text is kept on the device and sent when it is back. */
  | { kind: 'offline' }
  | { kind: 'refused'; message: string }
  /** Somebody else has saved the draft meanwhile. */
  | { kind: 'conflict'; message: string };

/** A draft as it is sent: over which copy, and whether it overwrites what somebody else has saved meanwhile. */
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
  /** Stays the same function from one drawing to the next. */
  save: Write<SentDraft<Text>, Draft>;
  /** Of the text that the editor began with. */
  updatedAt: string | null;
  /** A text from the device that the server does not have yet. */
  unsaved: Text | null;
  /** The server's text of `updatedAt`; null: it is not known any more. */
  before: Text | null;
}

/** Saves what is written every few seconds and when the text is left; keeps it on the device until the server has it. */
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

  /** Sends what is not saved yet; answers whether the server has everything. */
  const flush = useCallback(
    async (isForce = false): Promise<boolean> => {
      // Whoever waited may find another one on its way, which has to be waited for as well.
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
    /** As it was last saved from here. */
    version,
    change,
    flush,
    /** Of the copy that the next save is made over. */
    baseUpdatedAt: () => base.current,
    hasPending: () => pending.current !== null,
    pendingClauses: () => pending.current,
    /** What the next save is made over; null: it is not known any more. */
    before: () => before.current,
    /** Goes on over a newer copy, with a text that has what is in it. */
    join: (text: Text, newer: string) => {
      change(text);
      base.current = newer;
      isStopped.current = false;
      return flush();
    },
    /** Gives up what was typed here. */
    forget: () => {
      pending.current = null;
      dropLocalDraft(place);
    },
    /** A change of the draft that is not of its text (an attachment): the copy is still ours. */
    moveBase: (next: string) => {
      base.current = next;
    },
  };
}

export type Autosave<Draft extends SavedDraft = SavedDraft, Text = EditedClause[]> = ReturnType<
  typeof useAutosave<Draft, Text>
>;
