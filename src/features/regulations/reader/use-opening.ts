import { useEffect, useRef } from 'react';
import { type RegulationDetails, useRegulationOpenMutation } from '../api';

interface Opened {
  id: number;
  abilities: Pick<RegulationDetails['abilities'], 'canSign'>;
  myAssignment: Pick<NonNullable<RegulationDetails['myAssignment']>, 'openedAt'> | null;
}

/**
 * Starts the server's reading clock, once per version. Returns whether it is running for users who may sign: the page's clock
 * must not be ahead of it, otherwise a signature would be rejected for a second that only seemed to have passed.
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
