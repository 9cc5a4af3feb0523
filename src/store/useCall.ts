import { useCallback } from 'react';
import { useNotify } from './useNotify';

interface Answered {
  error?: unknown;
}

/** For calls without a form: a rejection is shown to the user and rejects the promise, so that the caller can stay open. */
export function useCall() {
  const notify = useNotify();
  return useCallback(
    async <Answer extends Answered>(call: PromiseLike<Answer>): Promise<Answer> => {
      const answer = await call;
      if (answer.error === undefined) return answer;
      notify.failure(answer.error);
      throw new Error('refused');
    },
    [notify],
  );
}
