import { useState, type ReactNode } from 'react';
import { errorOfCode } from '@src/api/errors';
import { LockoutDialog } from '../components/LockoutDialog';

interface Answer {
  error?: unknown;
}

type Send = (confirmation: string | null) => Promise<Answer>;

interface Asked {
  message: string;
  send: Send;
  resolve: (answer: Answer | null) => void;
}

/**
 * Guards mutations that could lock the user out: the server rejects them first, the dialog asks for the word, and the same
 * mutation is sent with it. `null` when the user canceled.
 */
export function useLockout(recoveryEmail: string | null): {
  guarded: (send: Send) => Promise<Answer | null>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const settle = (answer: Answer | null) => {
    asked?.resolve(answer);
    setAsked(null);
  };
  return {
    async guarded(send) {
      const answer = await send(null);
      const rejection = errorOfCode(answer.error, 'ip.lockout');
      if (!rejection) return answer;
      return new Promise((resolve) => setAsked({ message: rejection.message, send, resolve }));
    },
    dialog: asked ? (
      <LockoutDialog
        message={asked.message}
        recoveryEmail={recoveryEmail}
        onConfirm={async (word) => settle(await asked.send(word))}
        onClose={() => settle(null)}
      />
    ) : null,
  };
}
