import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Opens a person's panel over the list, or closes it (null). Filters are kept. */
export function useOpenEmployee() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(
    (id: number | null, options?: { replace: boolean }) =>
      void navigate({ pathname: id === null ? '/employees' : `/employees/${id}`, search }, options),
    [navigate, search],
  );
}
