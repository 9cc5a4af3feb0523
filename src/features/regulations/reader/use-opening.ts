import { useEffect, useRef } from 'react';
import { type RegulationDetails, useRegulationOpenMutation } from '../api';

interface Opened {
  id: number;
  abilities: Pick<RegulationDetails['abilities'], 'canSign'>;
  myAssignment: Pick<NonNullable<RegulationDetails['myAssignment']>, 'openedAt'> | null;
}

/**
 * Starts the server's own clock of reading, once per version. Answers whether it runs for whoever may sign: the clock
 * on the page is not to be ahead of it, or a signature would be refused for a second that seemed to have passed.
 */
export function useOpening(regulation: Opened, versionId: number): boolean {
  const [open, { isUninitialized, isLoading }] = useRegulationOpenMutation();
  const opened = useRef('');
  const { canSign } = regulation.abilities;
  const isNeeded = canSign && !regulation.myAssignment?.openedAt;
  const key = `${regulation.id}:${versionId}`;
  useEffect(() => {
    if (!isNeeded || opened.current === key) return;
    opened.current = key;
    void open({ id: regulation.id });
  }, [isNeeded, key, open, regulation.id]);
  return canSign && !(isNeeded && (isUninitialized || isLoading));
}
