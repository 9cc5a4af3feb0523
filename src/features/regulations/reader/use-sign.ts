import { useRef, useState } from 'react';
import { expectedErrors, isApiError } from '@src/api/errors';
import { uuid } from '@src/lib/uuid';
import { useRegulationSignMutation, type RegulationDetails, type VersionText } from '../api';
import type { Reading } from '@src/content/reader/use-reading';

export interface SignInput {
  isAgreed: boolean;
  password: string;
  code: string;
}

export interface SignErrors {
  /** By the server's field name; `form` for other errors. */
  [field: string]: string;
}

const fields = new Set(['isAgreed', 'password', 'code']);

/**
 * Sends a signature. One attempt has one idempotency key until it is answered: clicked twice, or repeated after a lost
 * connection, it is one signature.
 */
export function useSign(regulation: RegulationDetails, version: VersionText) {
  const [send, { isLoading }] = useRegulationSignMutation();
  const [errors, setErrors] = useState<SignErrors>({});
  const attempt = useRef<string | null>(null);
  const isSending = useRef(false);

  const sign = async (input: SignInput, reading: Reading): Promise<boolean> => {
    if (isSending.current) return false;
    isSending.current = true;
    attempt.current ??= uuid();
    setErrors({});
    const answer = await send({
      clientKey: attempt.current,
      signature: {
        regulationId: regulation.id,
        versionId: version.id,
        isAgreed: input.isAgreed,
        password: input.password || null,
        code: input.code.trim() || null,
        readingSec: reading.seconds,
        scrollPct: reading.scrollPct,
        variables: version.variables.map(({ variable, value }) => ({ variable, value })),
      },
    });
    isSending.current = false;
    const isAnswered = !answer.error || (isApiError(answer.error) && answer.error.kind !== 'network');
    if (isAnswered) attempt.current = null;
    if (!answer.error) return true;
    setErrors(
      Object.fromEntries(
        expectedErrors(answer.error).map(({ field, message }) => [
          field !== undefined && fields.has(field) ? field : 'form',
          message,
        ]),
      ),
    );
    return false;
  };

  return { sign, isLoading, errors };
}
