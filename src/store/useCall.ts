import { useCallback } from 'react';
import { useNotify } from './useNotify';

interface Answered {
  error?: unknown;
}

/** For calls that are no form: a refusal is told to the person and rejects, so that whoever waits can stay open. */
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
