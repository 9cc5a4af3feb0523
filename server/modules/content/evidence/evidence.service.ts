import type { EvidenceSeal } from '@server/audit/evidence-seal';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { requireConfirmedSignIn } from '@server/modules/auth/sign-in-changes.read-model';
import { callerOf } from '@server/graphql/subject';
import type { ContentDefinition } from '../content-definition';
import type { ContentDeps } from '../content.deps';
import { versionsByIds } from '../versions/versions.repository';
import type { EvidencePayload, EvidenceType } from './evidence-record';
import { appendRecord, recordsOf } from './evidence.repository';
import type { EvidenceRecordRow } from './evidence.tables';
import { signerIdentity, unconfirmedIdentity } from './signer-identity';
import { documentName, personById } from './signers.read-model';

/** What is recorded of somebody. */
export interface NewEvidence<Payload> {
  objectId: number;
  /** The published version that it is about: its text is hashed with it. */
  versionId?: number | null;
  assignmentId?: number | null;
  /** Whom it is about. */
  userId: number;
  payload: Payload;
}

/** A record as its kind reads it. */
export type ReadEvidence<Payload> = Omit<EvidenceRecordRow, 'payload'> & { payload: Payload };

export interface EvidenceService {
  /**
   * Adds a record to the chain of the organization, by the caller or by the system, and its line to the history. The last
   * thing a transaction does. Nobody whose sign-in was changed and not confirmed makes evidence; what the
   * system records of them says so.
   * @throws {AppError} notFound; those of `requireConfirmedSignIn`
   */
  append<Payload extends EvidencePayload>(
    scope: Scope,
    type: EvidenceType<Payload>,
    evidence: NewEvidence<Payload>,
  ): Promise<ReadEvidence<Payload>>;
  /** Records of the type about an object, newest first; of one person where one is named. Who may see them, the caller asks. */
  list<Payload extends EvidencePayload>(
    scope: Scope,
    type: EvidenceType<Payload>,
    of: { objectId: number; userId?: number },
  ): Promise<ReadEvidence<Payload>[]>;
}

/** Requests name browsers at any length; what is kept of it is enough to tell one from another. */
const USER_AGENT = 500;

/** Evidence of one kind of content. */
export function createEvidenceService(
  { audit, now }: Pick<ContentDeps, 'audit' | 'now'>,
  { objectType, tables }: ContentDefinition,
  seal: EvidenceSeal,
): EvidenceService {
  /** Who does it; null: the system, whose record of somebody still says whether their sign-in is in doubt. */
  async function actorOf(
    scope: Scope,
    aboutId: number,
  ): Promise<Pick<EvidenceRecordRow, 'actorId' | 'identity'>> {
    if (scope.caller === null) return { actorId: null, identity: await unconfirmedIdentity(scope, aboutId) };
    const { userId } = callerOf(scope);
    await requireConfirmedSignIn(scope.tx, scope.organizationId, userId);
    return { actorId: userId, identity: await signerIdentity(scope, seal) };
  }

  /** @throws {AppError} notFound */
  async function documentOf({ tx, organizationId }: Scope, objectId: number, versionId: number | null) {
    if (versionId === null) return { versionId, docSha256: null };
    const [version] = await versionsByIds(tx, tables.version, organizationId, [versionId]);
    if (version?.objectId !== objectId || version.sha256 === null) throw new AppError('notFound');
    return { versionId, docSha256: version.sha256 };
  }

  return {
    async append(scope, type, { objectId, versionId = null, assignmentId = null, userId, payload }) {
      const { tx, organizationId } = scope;
      const person = await personById(tx, organizationId, userId);
      if (!person) throw new AppError('notFound');
      const checked = type.payload.parse(payload);
      const content = {
        ...{
          organizationId,
          type: type.name,
          action: type.action,
          objectType,
          objectId,
          assignmentId,
          userId,
        },
        ...(await documentOf(scope, objectId, versionId)),
        ...(await actorOf(scope, userId)),
        ...{ confirmedName: documentName(person), payload: checked, createdAt: now() },
        ...{ ip: scope.ip, userAgent: scope.userAgent.slice(0, USER_AGENT), lang: scope.lang },
      };
      const line = (hash: string) =>
        audit.write(scope, {
          ...{ action: type.action, objectType, objectId, affectedUserId: userId },
          changes: { record: [null, hash] },
        });
      const row = await appendRecord(tx, { seal, line }, content);
      return { ...row, payload: checked };
    },

    async list({ tx, organizationId }, type, { objectId, userId }) {
      const rows = await recordsOf(tx, organizationId, { objectType, objectId, type: type.name, userId });
      return rows.map((row) => ({ ...row, payload: type.payload.parse(row.payload) }));
    },
  };
}
