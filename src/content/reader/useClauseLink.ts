import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNotify } from '@src/store/useNotify';
import type { Clause } from '../types';
import { clauseAnchor } from './ClauseView';
import { useContentText } from '../words';

/** Scrolls to a clause and focuses it, so that reading continues from there. */
export function goToClause(id: string): void {
  const element = document.getElementById(clauseAnchor(id));
  element?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}

/** The clause that the address links to, and links to clauses. */
export function useClauseLink() {
  const { t } = useContentText();
  const notify = useNotify();
  const [params, setParams] = useSearchParams();
  const [targetId, setTargetId] = useState(params.get('clause'));

  useEffect(() => {
    if (targetId) goToClause(targetId);
  }, [targetId]);

  const link = useCallback(
    async (clause: Clause) => {
      setTargetId(clause.id);
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          next.set('clause', clause.id);
          return next;
        },
        { replace: true },
      );
      const address = new URL(window.location.href);
      const [path = ''] = address.hash.split('?');
      address.hash = `${path}?clause=${encodeURIComponent(clause.id)}`;
      try {
        await navigator.clipboard.writeText(address.href);
        notify.success(t('clause.copied', { number: clause.number }));
      } catch {
        // Without a secure connection the browser provides no clipboard; the link is still in the address bar.
        notify.info(t('clause.inAddress', { number: clause.number }));
      }
    },
    [notify, setParams, t],
  );

  return { targetId, link };
}
