import { AppError } from '@server/errors';
import type { Attempts, Counted } from './attempts';

/** Who asks for a recovery letter: a browser that this login is known in, or anybody at that address. */
export interface LetterRequest {
  login: string;
  ip: string;
  browser: string | null;
}

/** Whether a letter goes out, and what the limiter counted for it. */
export interface LetterDecision {
  isSent: boolean;
  counted: readonly Counted[];
}

const ofAddress = ({ ip }: LetterRequest): Counted => ({ key: `reset:${ip}`, free: 50, longest: 900 });

/** So many letters go to one mailbox, whoever asks for them. */
const ofLogin = ({ login, browser }: LetterRequest): Counted => ({
  key: browser === null ? `reset:${login}` : `reset:browser:${browser}:${login}`,
  free: 3,
  longest: 900,
});

/** Asked for from an address that many have asked from: one letter to each mailbox in a quarter of an hour. */
const ofLoginAtBusyAddress = ({ login }: LetterRequest): Counted => ({
  key: `reset:busy:${login}`,
  free: 0,
  first: 900,
  longest: 900,
});

async function isWithin(attempts: Attempts, counted: Counted): Promise<boolean> {
  try {
    await attempts.begin([counted]);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'tooMany') return false;
    throw error;
  }
}

/**
 * Decides whether one more recovery letter goes out. It does not only when one went to the same mailbox before, so that
 * its link still works: nobody's requests, from whatever address, leave somebody without any letter.
 */
export async function requestLetter(attempts: Attempts, request: LetterRequest): Promise<LetterDecision> {
  const own = ofLogin(request);
  if (!(await isWithin(attempts, own))) return { isSent: false, counted: [] };
  if (request.browser !== null) return { isSent: true, counted: [own] };
  for (const other of [ofAddress(request), ofLoginAtBusyAddress(request)]) {
    if (await isWithin(attempts, other)) return { isSent: true, counted: [own, other] };
  }
  await attempts.withdraw([own]);
  return { isSent: false, counted: [] };
}
