import type { EvidenceSeal } from '@server/audit/evidence-seal';
import type { Scope } from '@server/graphql/context';
import { sessionWitness } from '@server/modules/auth/session-witness.read-model';
import { lastSignInChange } from '@server/modules/auth/sign-in-changes.read-model';
import type {
  RegulationSigner,
  SignerDoubt,
  SignInChangeKind,
  SignerSessionStart,
} from '@server/graphql/generated/resolvers';
import { documentName, personById } from './signers.read-model';
import { callerOf } from '@server/graphql/subject';

/** Who the signer was to the server, as a record of evidence keeps it. Times are ISO 8601. */
export type SignerIdentity = {
  session: {
    startedBy: SignerSessionStart | null;
    isTwoFactor: boolean;
    startedAt: string;
    /** One of the servers began it; false: somebody has put it into the database. */
    isKnown: boolean;
  } | null;
  /** The change of what the person signs in with that nobody had confirmed; with none the last one of the address. */
  signInChange: {
    kind: SignInChangeKind;
    changedAt: string;
    /** Null: nobody who was signed in. */
    changedBy: number | null;
    changedByName: string;
    isConfirmed: boolean;
    confirmation: string | null;
  } | null;
};

/** What the record itself says against its signer; null: nothing, or it is from before that was kept. */
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

/** Who the caller is to the server as they sign. */
export async function signerIdentity(scope: Scope, seal: EvidenceSeal): Promise<SignerIdentity> {
  const { userId, sessionId } = callerOf(scope);
  const session = await sessionWitness(scope.tx, seal, { sessionId, userId });
  return {
    session: session && { ...session, startedAt: session.startedAt.toISOString() },
    signInChange: await signInChangeOf(scope, userId),
  };
}

/**
 * What a record says of somebody about whom the system writes it, or their history: whose unconfirmed change their deeds
 * rest on. Null: nothing is open.
 */
export async function unconfirmedIdentity(scope: Scope, userId: number): Promise<SignerIdentity | null> {
  const signInChange = await signInChangeOf(scope, userId);
  return signInChange?.isConfirmed === false ? { session: null, signInChange } : null;
}

/** The same for those who read the record. */
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
