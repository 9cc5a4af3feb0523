import { useState } from 'react';
import { useAppSelector } from '@src/store/hooks';
import type { RegulationDetails } from '../api';

/** A rehearsal of signing: the reader's whole way, which records nothing. */
export interface Rehearsal {
  /** It is under way, or has been completed and its result is shown. */
  isOn: boolean;
  /** When the rehearsed signature was made; null: not yet. */
  doneAt: Date | null;
  /** Counts the attempts, so that every attempt begins anew. */
  round: number;
  /** The user views as somebody; otherwise they rehearse for themselves. */
  isViewing: boolean;
  /** The person as whom the user views; null: the user rehearses for themselves. */
  viewedName: string | null;
  /** Null: it cannot be started, or it is under way. */
  start: (() => void) | null;
  complete: () => void;
  again: () => void;
  /** Null while the user views as somebody: then the page has nothing else to show. */
  stop: (() => void) | null;
}

/** Rehearses while the user views as somebody who has to sign; authors start the rehearsal themselves. */
export function useRehearsal({ abilities }: Pick<RegulationDetails, 'abilities'>): Rehearsal {
  const viewAs = useAppSelector((state) => state.app.viewAs);
  const [isStarted, setStarted] = useState(false);
  const [doneAt, setDoneAt] = useState<Date | null>(null);
  const [round, setRound] = useState(0);
  const { canRehearse } = abilities;
  const isViewing = viewAs !== null;
  const begin = (isBeginning: boolean) => () => {
    setStarted(isBeginning);
    setDoneAt(null);
    setRound((now) => now + 1);
  };
  return {
    isOn: canRehearse && (isViewing || isStarted),
    doneAt,
    round,
    isViewing,
    viewedName: viewAs?.roleId === null ? viewAs.name : null,
    start: canRehearse && !isViewing && !isStarted ? begin(true) : null,
    complete: () => setDoneAt(new Date()),
    again: begin(true),
    stop: isViewing ? null : begin(false),
  };
}
