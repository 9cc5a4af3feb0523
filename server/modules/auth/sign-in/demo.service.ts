import type { Database, Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Config } from '@server/config/config';
import type { Attempts } from './attempts';
import { cachedRead } from '../cached-read';
import type { SessionStore } from '../sessions/sessions';
import { signInAnswer, type SignedIn } from './sign-in-answer';
import type { Visitor } from './sign-in-completion';
import { demoAdmin, countDemoVisitors } from './demo.read-model';

/** Max number of simultaneous visitors. */
const MAX_VISITORS = 300;

export interface DemoService {
  /** Whether there is a demo organization to visit. */
  isOpen(): Promise<boolean>;
  /** Starts a read-only session. @throws {AppError} notFound, limits.busy, tooMany */
  start(visitor: Visitor): Promise<SignedIn>;
}

/** Lets people visit the demo organization without an account. */
export function createDemoService({
  config,
  database,
  attempts,
  sessions,
  now,
}: {
  config: Pick<Config, 'isDemo'>;
  database: Database;
  attempts: Attempts;
  sessions: SessionStore;
  now: () => Date;
}): DemoService {
  const hasAdmin = cachedRead(async () => (await database.system(demoAdmin)) !== null, now);

  async function rejectTooManyVisitors(tx: Tx): Promise<void> {
    if ((await countDemoVisitors(tx)) >= MAX_VISITORS) throw new AppError('limits.busy');
  }

  return {
    isOpen: async () => config.isDemo && hasAdmin(),
    async start(visitor) {
      if (!config.isDemo) throw new AppError('notFound');
      await attempts.begin([{ key: `demo:${visitor.ip}`, free: 20, maxDelay: 900 }]);
      return visitor.within(null, async (tx) => {
        const user = await demoAdmin(tx);
        if (!user) throw new AppError('notFound');
        await rejectTooManyVisitors(tx);
        const { token, caller } = await sessions.start(tx, {
          ...{ userId: user.id, device: '', ip: visitor.ip, startedBy: null, isTwoFactor: false },
          isDemo: true,
        });
        return signInAnswer({ type: 'success', token, user, caller });
      });
    },
  };
}
