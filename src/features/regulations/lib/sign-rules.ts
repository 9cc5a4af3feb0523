/** What must hold before the button «Подписать» can be pressed. */
export interface SignState {
  /** Seconds of active reading so far. */
  readingSec: number;
  /** Seconds that are asked for. */
  readingMin: number;
  scrollPct: number;
  requireFullScroll: boolean;
  isAgreed: boolean;
  method: 'checkbox' | 'password' | 'emailCode';
  password: string;
  code: string;
  /** Questions that are not answered right yet. */
  questionsLeft: number;
}

export type SignObstacle = 'reading' | 'scroll' | 'questions' | 'agree' | 'password' | 'code';

const CODE_PATTERN = /^\d{4,8}$/;

/** What still stands between the person and the signature, in the order in which it is best dealt with. */
export function signObstacles(state: SignState): SignObstacle[] {
  const obstacles: SignObstacle[] = [];
  if (state.requireFullScroll && state.scrollPct < 100) obstacles.push('scroll');
  if (state.readingSec < state.readingMin) obstacles.push('reading');
  if (state.questionsLeft > 0) obstacles.push('questions');
  if (!state.isAgreed) obstacles.push('agree');
  if (state.method === 'password' && state.password === '') obstacles.push('password');
  if (state.method === 'emailCode' && !CODE_PATTERN.test(state.code.trim())) obstacles.push('code');
  return obstacles;
}
