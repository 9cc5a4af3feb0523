/** The conditions for enabling the button «Подписать». */
export interface SignState {
  /** Seconds of active reading so far. */
  readingSec: number;
  /** The required seconds. */
  readingMin: number;
  scrollPct: number;
  requireFullScroll: boolean;
  isAgreed: boolean;
  method: 'checkbox' | 'password' | 'emailCode';
  password: string;
  code: string;
  /** The number of questions that are not answered correctly yet. */
  questionsLeft: number;
}

export type SignObstacle = 'reading' | 'scroll' | 'questions' | 'agree' | 'password' | 'code';

const CODE_PATTERN = /^\d{4,8}$/;

/** Returns the remaining obstacles to signing, in the order in which they are best dealt with. */
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
