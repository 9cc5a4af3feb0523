import { sessionHeaders } from './session';

/** The requests that `public/boot.js` sent while the application was still loading. */
interface EarlyAnswers {
  token: string;
  lang: string;
  /** When the requests were sent, by `performance.now()`. */
  askedAt: number;
  /** The response promises by request body. */
  answers: Record<string, Promise<Response>>;
}

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswers;
  }
}

/**
 * Maximum age of an early response in milliseconds. After that, the socket could have reported changes that the response does not
 * include.
 */
const maxAgeMs = 15_000;

/**
 * Returns the response to a request that was sent before the application ran, once. Returns null when there is none, when it
 * failed, or when it was sent by another session or in another language.
 */
export async function takeEarlyAnswer(body: string): Promise<Response | null> {
  const early = window.earlyAnswers;
  const answer = early?.answers[body];
  if (!early || !answer) return null;
  delete early.answers[body];
  const headers = sessionHeaders();
  const isSame = headers['X-Session-Token'] === early.token && headers['Accept-Language'] === early.lang;
  if (!isSame || performance.now() - early.askedAt > maxAgeMs) return null;
  const response = await answer.catch(() => null);
  return response?.ok ? response : null;
}
