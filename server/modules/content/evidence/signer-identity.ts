import type { EvidenceSeal } from '@server/audit/evidence-seal';
import type { Scope } from '@server/graphql/context';
import { sessionEvidence } from '@server/modules/auth/session-witness.read-model';
import { lastSignInChange } from '@server/modules/auth/sign-in-changes.read-model';
import type {
  RegulationSigner,
  SignerDoubt,
  SignInChangeKind,
  SignerSessionStart,
} from '@server/graphql/generated/resolvers';
import { documentName, personById } from './signers.read-model';
import { callerOf } from '@server/graphql/subject';

/** The identity of the signer according to the server, as stored in an evidence record. Times are ISO 8601. */
export type SignerIdentity = {
  session: {
    startedBy: SignerSessionStart | null;
    isTwoFactor: boolean;
    startedAt: string;
    /** One of the servers started the session; false: someone inserted it into the database. */
    isKnown: boolean;
  } | null;
  /** The unconfirmed change of the person's sign-in; if there is none, the last change of the address. */
  signInChange: {
    kind: SignInChangeKind;
    changedAt: string;
    /** Null: nobody was signed in. */
    changedBy: number | null;
    changedByName: string;
    isConfirmed: boolean;
    confirmation: string | null;
  } | null;
};

/** Returns the doubt about the signer from the record itself; null: none, or the record is older than this data. */
export function doubtOf(identity: SignerIdentity | null): SignerDoubt | null {
  if (identity === null) return null;
  if (identity.signInChange?.isConfirmed === false) return 'unconfirmedChange';
  return identity.session?.isKnown === true ? null : 'unknownSession';
}

async function signInChangeOf(
  { tx, organizationId }: Scope,
  userId: number,
): Promise<SignerIdentity['signInChange']> {
  const change = await lastSignInChange(tx, organizationId, userId);
  const by = change?.changedBy == null ? null : await personById(tx, organizationId, change.changedBy);
  return (
    change && {
      kind: change.kind,
      changedAt: change.changedAt.toISOString(),
      changedBy: change.changedBy,
      changedByName: by ? documentName(by) : '',
      isConfirmed: !change.isUnconfirmed,
      confirmation: change.confirmation,
    }
  );
}

/** Returns the caller's identity according to the server at the time of signing. */
export async function signerIdentity(scope: Scope, seal: EvidenceSeal): Promise<SignerIdentity> {
  const { userId, sessionId } = callerOf(scope);
  const session = await sessionEvidence(scope.tx, seal, { sessionId, userId });
  return {
    session: session && { ...session, startedAt: session.startedAt.toISOString() },
    signInChange: await signInChangeOf(scope, userId),
  };
}

/**
 * Returns the identity for a record about a person that the system writes, or for their history: the unconfirmed change that
 * their actions depend on. Null: no change is open.
 */
export async function unconfirmedIdentity(scope: Scope, userId: number): Promise<SignerIdentity | null> {
  const signInChange = await signInChangeOf(scope, userId);
  return signInChange?.isConfirmed === false ? { session: null, signInChange } : null;
}

/** Returns the identity as shown to readers of the record. */
export function signerOf(identity: SignerIdentity | null): RegulationSigner | null {
  if (identity === null) return null;
  const { session, signInChange: change } = identity;
  return {
    startedBy: session?.startedBy ?? null,
    startedAt: session && new Date(session.startedAt),
    isTwoFactor: session?.isTwoFactor ?? false,
    change: change && {
      kind: change.kind,
      changedAt: new Date(change.changedAt),
      changedByName: change.changedByName === '' ? null : change.changedByName,
      isConfirmed: change.isConfirmed,
    },
    doubt: doubtOf(identity),
  };
}
