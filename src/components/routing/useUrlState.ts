import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsLeaving } from './leaving';
import { readUrlState, writeUrlState, type UrlCodecs } from '@src/lib/url-state';

/**
 * Typed state stored in the URL query: filters, page, sort, the open dialog. `codecs` is a module constant. A change of anything
 * but the page resets the page to the first. Updates during navigation to another page are ignored, so that a delayed update does
 * not bring the user back.
 */
export function useUrlState<State extends object>(codecs: UrlCodecs<State>) {
  const [params, setParams] = useSearchParams();
  const isLeaving = useIsLeaving();
  const state = useMemo(() => readUrlState(codecs, params), [codecs, params]);
  const setState = useCallback(
    (patch: Partial<State>) => {
      if (isLeaving.current) return;
      setParams(
        (current) => {
          const next = writeUrlState(codecs, current, patch);
          if (!('page' in patch)) next.delete('page');
          return next;
        },
        { replace: true },
      );
    },
    [codecs, setParams, isLeaving],
  );
  const reset = useCallback(
    () =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const key of Object.keys(codecs)) next.delete(key);
          return next;
        },
        { replace: true },
      ),
    [codecs, setParams],
  );
  return { state, setState, reset };
}
