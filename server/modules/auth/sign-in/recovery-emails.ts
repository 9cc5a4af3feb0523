import { AppError } from '@server/errors';
import type { Attempts, Counted } from './attempts';

/** A request for a recovery email: from a browser in which this login is known, or from any client at that address. */
export interface RecoveryEmailRequest {
  login: string;
  ip: string;
  browser: string | null;
}

/** Whether an email is sent, and what the limiter counted for it. */
export interface RecoveryEmailDecision {
  isSent: boolean;
  counted: readonly Counted[];
}

const ofAddress = ({ ip }: RecoveryEmailRequest): Counted => ({
  key: `reset:${ip}`,
  free: 50,
  maxDelay: 900,
});

/** The limit of emails to one mailbox, whoever requests them. */
const ofLogin = ({ login, browser }: RecoveryEmailRequest): Counted => ({
  key: browser === null ? `reset:${login}` : `reset:browser:${browser}:${login}`,
  free: 3,
  maxDelay: 900,
});

/** The limit for a busy address with many requests: one email per mailbox in a quarter of an hour. */
const ofLoginAtBusyAddress = ({ login }: RecoveryEmailRequest): Counted => ({
  key: `reset:busy:${login}`,
  free: 0,
  firstDelay: 900,
  maxDelay: 900,
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
 * Decides whether one more recovery email is sent. It is not only if an earlier one was sent to the same mailbox, whose link
 * still works: no number of requests, from any address, can leave a person without any email.
 */
export async function requestRecoveryEmail(
  attempts: Attempts,
  request: RecoveryEmailRequest,
): Promise<RecoveryEmailDecision> {
  const own = ofLogin(request);
  if (!(await isWithin(attempts, own))) return { isSent: false, counted: [] };
  if (request.browser !== null) return { isSent: true, counted: [own] };
  for (const other of [ofAddress(request), ofLoginAtBusyAddress(request)]) {
    if (await isWithin(attempts, other)) return { isSent: true, counted: [own, other] };
  }
  await attempts.withdraw([own]);
  return { isSent: false, counted: [] };
}
