import { sessionHeaders } from './session';

/** What `public/boot.js` has asked while the program was still on its way. */
interface EarlyAnswers {
  token: string;
  lang: string;
  /** When they were asked for, by `performance.now()`. */
  askedAt: number;
  /** The body of a request → its answer. */
  answers: Record<string, Promise<Response>>;
}

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswers;
  }
}

/** After so many milliseconds the socket would have told of changes that an answer does not have. */
const keptFor = 15_000;

/**
 * The answer to a request that was sent before the program ran; null when there is none, when it failed, or when it was
 * asked by another session or in another language. It is handed out once.
 */
export async function takeEarlyAnswer(body: string): Promise<Response | null> {
  const early = window.earlyAnswers;
  const answer = early?.answers[body];
  if (!early || !answer) return null;
  delete early.answers[body];
  const headers = sessionHeaders();
  const isSame = headers['X-Session-Token'] === early.token && headers['Accept-Language'] === early.lang;
  if (!isSame || performance.now() - early.askedAt > keptFor) return null;
  const response = await answer.catch(() => null);
  return response?.ok ? response : null;
}
