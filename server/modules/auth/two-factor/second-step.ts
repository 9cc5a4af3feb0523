import { z } from 'zod';
import type { Database, Tx } from '@server/db/database';
import type { Sealing } from '@server/db/sealing';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { Attempts, Counted } from '../sign-in/attempts';
import { findById } from '../auth.repository';
import { createTickets } from '../sealed-tickets';
import type { Factors } from './factors';
import { countedCode } from './two-factor.service';

/** The state after the first step, until the code is entered. */
const challengeShape = z.object({
  userId: z.number(),
  /** The page for setting a new password, if the first step allows it. */
  resetPage: z.string().nullable(),
  /** The known browser of the first step; null: a stranger's. */
  browser: z.string().nullable(),
  startedBy: z.enum(['password', 'recoveryCode', 'invitation', 'social', 'registration']),
});

type ChallengeState = z.infer<typeof challengeShape>;

export interface SecondStep {
  /** Returns the challenge for a person who must enter a code; null: none is needed. */
  challengeOf(user: UserRow, after: Omit<ChallengeState, 'userId'>): Promise<string | null>;
  /** Checks the code and returns the person. The `user` of a wrong code is for the history. @throws {AppError} tooMany */
  answer(challenge: string, code: string): Promise<Answered>;
}

export type Answered =
  | { kind: 'expired' }
  | { kind: 'wrong'; user: UserRow }
  | ({
      kind: 'right';
      user: UserRow;
      /** Uses up the code. */
      spend: (tx: Tx) => Promise<boolean>;
      counted: readonly Counted[];
      forget: readonly string[];
    } & Pick<ChallengeState, 'resetPage' | 'startedBy'>);

interface SecondStepDeps {
  database: Database;
  factors: Factors;
  attempts: Attempts;
  sealing: Sealing;
  now: () => Date;
}

const LIFETIME_MS = 10 * 60_000;

/** The second step of a sign-in, after a password, a code from an email, or another service. */
export function createSecondStep(deps: SecondStepDeps): SecondStep {
  const { database, factors, attempts, sealing, now } = deps;
  const tickets = createTickets<ChallengeState>({
    sealing,
    now,
    purpose: 'second step',
    lifetimeMs: LIFETIME_MS,
    shape: challengeShape,
  });

  return {
    async challengeOf({ id: userId, organizationId }, after) {
      const isOn = await database.tenant(organizationId, (tx) =>
        factors.isOn(tx, { organizationId, userId }),
      );
      return isOn ? tickets.issue({ userId, ...after }) : null;
    },
    async answer(challenge, code) {
      const ticket = tickets.read(challenge);
      if (!ticket) return { kind: 'expired' };
      const counted = countedCode(ticket.userId, ticket.browser);
      await attempts.begin(counted);
      const user = await database.system((tx) => findById(tx, ticket.userId));
      if (!user) return { kind: 'expired' };
      const { organizationId, id: userId } = user;
      const isRight = await database.tenant(organizationId, (tx) =>
        factors.isRight(tx, { organizationId, userId }, code),
      );
      if (!isRight) return { kind: 'wrong', user };
      const { resetPage, startedBy } = ticket;
      return {
        kind: 'right',
        user,
        resetPage,
        startedBy,
        spend: (tx) => factors.consume(tx, { organizationId, userId }, code),
        counted,
        forget: counted.map(({ key }) => key),
      };
    },
  };
}
