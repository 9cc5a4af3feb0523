import type { EvidenceSeal } from '@server/audit/evidence-seal';
import type { Scope } from '@server/graphql/context';
import { accountFacts } from '@server/modules/auth/account-facts.read-model';
import { sessionEvidence } from '@server/modules/auth/session-witness.read-model';
import { lastSignInChange, type SignInChange } from '@server/modules/auth/sign-in-changes.read-model';
import type {
  RegulationSigner,
  SignerDoubt,
  SignInChangeKind,
  SignerSessionStart,
} from '@server/graphql/generated/types';
import { documentName, personById } from './signers.read-model';
import { callerOf } from '@server/graphql/access/subject';

/** Who could have acted as the signer, apart from whoever changed their sign-in details. */
type SignerAccount = {
  /** When the password was last set, by whatever way; null: never since that is recorded. */
  passwordSetAt: string | null;
  /** Who created the account and entered its first address; null: the person, or it is unknown. */
  account: { createdAt: string; createdBy: number | null; createdByName: string } | null;
};

/**
 * The identity of the signer according to the server, as stored in an evidence record; older records have no account. Times are
 * ISO 8601.
 */
export type SignerIdentity = SessionAndChange | (SessionAndChange & SignerAccount);

type SessionAndChange = {
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
    /** The administrator who confirmed the change; absent: nobody but the person did, or the record is older than this field. */
    confirmedBy?: number;
    confirmedByName?: string;
  } | null;
};

/** Returns the doubt about the signer from the record itself; null: none, or the record is older than this data. */
export function doubtOf(identity: SignerIdentity | null): SignerDoubt | null {
  if (identity === null) return null;
  if (identity.signInChange?.isConfirmed === false) return 'unconfirmedChange';
  return identity.session?.isKnown === true ? null : 'unknownSession';
}

type ConfirmedBy = Pick<NonNullable<SignerIdentity['signInChange']>, 'confirmedBy' | 'confirmedByName'>;

async function confirmerOf({ tx, organizationId }: Scope, change: SignInChange): Promise<ConfirmedBy> {
  const { confirmation, confirmedBy } = change;
  if (confirmation !== 'secondAdmin' || confirmedBy === null) return {};
  const by = await personById(tx, organizationId, confirmedBy);
  return { confirmedBy, confirmedByName: by ? documentName(by) : '' };
}

async function signInChangeOf(scope: Scope, userId: number): Promise<SignerIdentity['signInChange']> {
  const { tx, organizationId } = scope;
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
      ...(await confirmerOf(scope, change)),
    }
  );
}

/** Returns when the password was set and who created the account: whoever did either could act as the person. */
async function accountOf({ tx, organizationId }: Scope, userId: number): Promise<SignerAccount> {
  const { passwordSetAt, createdAt, createdBy } = await accountFacts(tx, organizationId, userId);
  const isByOthers = createdAt !== null && createdBy !== userId;
  const by = createdBy === null || !isByOthers ? null : await personById(tx, organizationId, createdBy);
  const createdByName = by ? documentName(by) : '';
  return {
    passwordSetAt: passwordSetAt?.toISOString() ?? null,
    account: isByOthers ? { createdAt: createdAt.toISOString(), createdBy, createdByName } : null,
  };
}

/** Returns the caller's identity according to the server at the time of signing. */
export async function signerIdentity(scope: Scope, seal: EvidenceSeal): Promise<SignerIdentity> {
  const { userId, sessionId } = callerOf(scope);
  const session = await sessionEvidence(scope.tx, seal, { sessionId, userId });
  return {
    session: session && { ...session, startedAt: session.startedAt.toISOString() },
    signInChange: await signInChangeOf(scope, userId),
    ...(await accountOf(scope, userId)),
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

/** Returns what a record states about the signer's account; an older one states nothing. */
export const accountIn = (identity: SignerIdentity): SignerAccount =>
  'account' in identity ? identity : { passwordSetAt: null, account: null };

const shownAccount = ({
  passwordSetAt,
  account,
}: SignerAccount): Pick<RegulationSigner, 'account' | 'passwordSetAt'> => ({
  passwordSetAt: passwordSetAt === null ? null : new Date(passwordSetAt),
  account: account && {
    createdAt: new Date(account.createdAt),
    createdByName: account.createdByName === '' ? null : account.createdByName,
  },
});

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
      confirmedByName: change.confirmedByName === '' ? null : (change.confirmedByName ?? null),
    },
    ...shownAccount(accountIn(identity)),
    doubt: doubtOf(identity),
  };
}
