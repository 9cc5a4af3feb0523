/** Who is at work in a transaction. */
export interface Actor {
  readonly userId: number;
  /** 0: a job that somebody began. */
  readonly sessionId: number;
}

/** With what every statement begins that says who a transaction is for; no other statement does. */
const BEGINNING = "select set_config('role', ";

/** The settings by which triggers know the actor. */
function actorSettings({ userId, sessionId }: Actor): string {
  if (!Number.isSafeInteger(userId) || !Number.isSafeInteger(sessionId)) throw new Error('not an actor');
  const session = sessionId === 0 ? '' : sessionId;
  return `set_config('app.user_id', '${userId}', true), set_config('app.session_id', '${session}', true)`;
}

/** The statement by which a transaction is an organization's; null: the system's. Nothing in it comes from a person. */
export function identityOf(organizationId: number | null, actor?: Actor): string {
  if (organizationId === null) return `${BEGINNING}'app_system', true)`;
  if (!Number.isSafeInteger(organizationId)) throw new Error(`not an organization: ${organizationId}`);
  const identity = `${BEGINNING}'app_tenant', true), set_config('app.organization_id', '${organizationId}', true)`;
  return actor ? `${identity}, ${actorSettings(actor)}` : identity;
}

/** Statements about parts of a transaction: they run whoever it is for, also after one has failed. */
const OF_PARTS = new Set(['savepoint', 'release', 'rollback']);

/** With which word a statement begins. */
const firstWord = (text: string): string => text.trimStart().split(' ', 1)[0]?.toLowerCase() ?? '';

/** Who a transaction is for, as its statements ask for it, and as the database has been told. */
export interface TransactionIdentity {
  /** Whether the statement says who the transaction is for from here on: it is not sent, but before the next one that runs. */
  isChangedBy(text: string | undefined): boolean;
  /** What the database has to be told before this statement; empty: nothing. */
  changeBefore(text: string | undefined): string;
}

/**
 * Whoever becomes the system for one statement and somebody else after it would ask the database three times, while others wait
 * for what the transaction holds: who it is for is told when a statement comes that another identity is to run. The commit is run by
 * whatever came last: what runs then (deferred triggers) is of the tables' owner.
 * @param opened the statement that the transaction began with
 */
export function createTransactionIdentity(opened: string): TransactionIdentity {
  let wanted = opened;
  /** Null: a part that was taken back has taken the identity back too, to which one is not known. */
  let told: string | null = opened;
  return {
    isChangedBy(text = '') {
      if (!text.startsWith(BEGINNING)) return false;
      wanted = text;
      return true;
    },
    changeBefore(text = '') {
      const word = firstWord(text);
      if (OF_PARTS.has(word)) {
        if (word === 'rollback') told = null;
        return '';
      }
      if (told === wanted) return '';
      told = wanted;
      return wanted;
    },
  };
}
