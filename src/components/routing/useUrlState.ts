import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readUrlState, writeUrlState, type UrlCodecs } from '@src/lib/url-state';

/**
 * Typed state that lives in the address: filters, page, sort, the open dialog. `codecs` is a constant of the module.
 * A change of anything but the page leads back to the first page.
 */
export function useUrlState<State extends object>(codecs: UrlCodecs<State>) {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readUrlState(codecs, params), [codecs, params]);
  const setState = useCallback(
    (patch: Partial<State>) =>
      setParams(
        (current) => {
          const next = writeUrlState(codecs, current, patch);
          if (!('page' in patch)) next.delete('page');
          return next;
        },
        { replace: true },
      ),
    [codecs, setParams],
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
