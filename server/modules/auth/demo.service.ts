import { and, eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Config } from '@server/config/config';
import { DEMO_ADMIN_EMAIL } from '@server/config/demo';
import { integer } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import { type UserRow, userTable } from '@server/modules/employees/employees.tables';
import type { Attempts } from './attempts';
import { cachedRead } from './cached-read';
import type { SessionStore } from './sessions';
import { signInAnswer, type SignedIn } from './sign-in-answer';
import type { Visitor } from './sign-in-completion';

/** Max number of simultaneous visitors. */
const MAX_VISITORS = 300;

/** Returns the user as whom the demo organization is viewed; null: there is none. */
async function demoAdmin(tx: Tx): Promise<UserRow | null> {
  const [admin] = await tx
    .select()
    .from(userTable)
    .where(
      and(
        eq(sql`lower(${userTable.email})`, DEMO_ADMIN_EMAIL),
        eq(userTable.isAdmin, true),
        eq(userTable.isArchive, false),
      ),
    );
  return admin ?? null;
}

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
    // Visitors who start at the same moment are counted too.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demo visitors'))`);
    const rows = await selectRows(tx, { n: integer })(
      sql`select count(*)::int as n from session where is_demo and ended_at is null and expires_at > now()`,
    );
    if ((rows[0]?.n ?? 0) >= MAX_VISITORS) throw new AppError('limits.busy');
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
