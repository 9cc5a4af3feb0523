/** The user and session that act in a transaction. */
export interface Actor {
  readonly userId: number;
  /** 0: a job that a person started. */
  readonly sessionId: number;
}

/** The beginning of every statement that sets the identity of a transaction; no other statement starts with it. */
const IDENTITY_STATEMENT_PREFIX = "select set_config('role', ";

/** Returns the settings from which triggers read the actor. */
function actorSettings({ userId, sessionId }: Actor): string {
  if (!Number.isSafeInteger(userId) || !Number.isSafeInteger(sessionId)) throw new Error('not an actor');
  const session = sessionId === 0 ? '' : sessionId;
  return `set_config('app.user_id', '${userId}', true), set_config('app.session_id', '${session}', true)`;
}

/**
 * Returns the statement that sets the identity of a transaction to an organization; null: to the system. It contains no user
 * input.
 */
export function identityOf(organizationId: number | null, actor?: Actor): string {
  if (organizationId === null) return `${IDENTITY_STATEMENT_PREFIX}'app_system', true)`;
  if (!Number.isSafeInteger(organizationId)) throw new Error(`not an organization: ${organizationId}`);
  const identity = `${IDENTITY_STATEMENT_PREFIX}'app_tenant', true), set_config('app.organization_id', '${organizationId}', true)`;
  return actor ? `${identity}, ${actorSettings(actor)}` : identity;
}

/** Savepoint statements: they run under any identity, even after a failed statement. */
const SAVEPOINT_STATEMENTS = new Set(['savepoint', 'release', 'rollback']);

/** Returns the first word of a statement. */
const firstWord = (text: string): string => text.trimStart().split(' ', 1)[0]?.toLowerCase() ?? '';

/** The identity that a transaction's statements requested, and the one that is set in the database. */
export interface TransactionIdentity {
  /** Whether the statement changes the identity. It is then not sent until the next statement that runs. */
  isChangedBy(text: string | undefined): boolean;
  /** The statement to send before this one to set the identity; empty: none. */
  changeBefore(text: string | undefined): string;
}

/**
 * Tracks the identity of a transaction and sets it lazily: a switch to the system for a single statement and back would otherwise
 * cost three round trips while other transactions wait for its locks, so the identity is only sent before a statement that needs
 * a different one. The commit runs under the last identity: the code that runs then (deferred triggers) belongs to the owner of
 * the tables.
 * @param opened the statement that the transaction began with
 */
export function createTransactionIdentity(opened: string): TransactionIdentity {
  let wanted = opened;
  /** Null: a savepoint rollback has also rolled back the identity, to an unknown one. */
  let applied: string | null = opened;
  return {
    isChangedBy(text = '') {
      if (!text.startsWith(IDENTITY_STATEMENT_PREFIX)) return false;
      wanted = text;
      return true;
    },
    changeBefore(text = '') {
      const word = firstWord(text);
      if (SAVEPOINT_STATEMENTS.has(word)) {
        if (word === 'rollback') applied = null;
        return '';
      }
      if (applied === wanted) return '';
      applied = wanted;
      return wanted;
    },
  };
}
